#ifdef PREFIX_LANES
#define PREFIX_ABS(x) ((prefix_lanes)((prefix_lanes_bits)(x) & NOT_SIGN))
/* rbgen_sincos in every lane. */
__attribute__((always_inline))
static inline void prefix_lanes_sincos(const prefix_lanes *angle, prefix_lanes *sine,
                                       prefix_lanes *cosine)
{
    const prefix_lanes x = *angle;
%% core
}
#endif
