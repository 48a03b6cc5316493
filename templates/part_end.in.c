#if defined __GNUC__ && !defined __clang__
#pragma GCC pop_options
#endif
