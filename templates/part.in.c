#ifndef RBGEN_PART
#ifdef __GNUC__
#define RBGEN_PART __attribute__((noinline))
#else
#define RBGEN_PART
#endif
#endif
#if defined __GNUC__ && !defined __clang__
/* Passes of gcc that find nothing in parts, where everything is computed and stored once, take
   half of its time. */
#pragma GCC push_options
#pragma GCC optimize ("no-schedule-insns,no-tree-dse,no-dse,no-tree-fre,no-tree-ccp")
#pragma GCC optimize ("no-tree-dominator-opts,no-tree-sink,no-tree-pta,no-forward-propagate")
#pragma GCC optimize ("no-rerun-cse-after-loop,no-cprop-registers")
#endif
