#ifdef @PREFIX@_LANES
__attribute__((always_inline))
static inline void @prefix@_lanes_sqrt(const @prefix@_lanes *x, @prefix@_lanes *root)
{
    for (int k = 0; k < @PREFIX@_LANES; k++)
        (*root)[k] = @square_root@((*x)[k]);
}
#endif
