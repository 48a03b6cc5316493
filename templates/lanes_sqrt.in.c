#ifdef PREFIX_LANES
__attribute__((always_inline))
static inline void prefix_lanes_sqrt(const prefix_lanes *x, prefix_lanes *root)
{
    for (int k = 0; k < PREFIX_LANES; k++)
        (*root)[k] = square_root((*x)[k]);
}
#endif
