#ifdef @PREFIX@_LANES
__attribute__((always_inline))
static inline void @prefix@_lanes_exp(const @prefix@_lanes *x, @prefix@_lanes *y)
{
    for (int k = 0; k < @PREFIX@_LANES; k++)
        (*y)[k] = @exponential@((*x)[k]);
}
#endif
