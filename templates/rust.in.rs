#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]
#![allow(non_snake_case, unused_variables, dead_code, clippy::all)]
#![allow(unexpected_cfgs)]

pub const DOF: usize = @dof@;

/// Sine and cosine together, without branches, below 1.1 units in the last place up to |x| = 1e5.
#[inline(always)]
fn sincos(x: f64) -> (f64, f64) {
    let t = x * 0.6366197723675814 + 6755399441055744.0;
    let k = t - 6755399441055744.0;
    let p = x - k * 1.5707963267923333;
    let w = k * 2.5633441515839558e-12;
    let r = p - w;
    let d = p - r;
    let l = d - w;
    let u = k * 0.25 + 6755399441055744.0;
    let v = u - 6755399441055744.0;
    let e = k * 1.0562999066987428e-23 - l;
    let j = 4.0 * v - k;
    let a = 1.0 - if j < 0.0 { -j } else { j };
    let b = j + j * a;
    let z = r * r;
    let h = z * z;
    let mut f = z * 1.5918129294866608e-10 - 2.5051131845003624e-08;
    let mut g = z * -1.1382632425521717e-11 + 2.08761462684032e-09;
    f = h * f + (z * 2.755731610255244e-06 - 0.00019841269836758574);
    g = h * g - (z * 2.7557317271729793e-07 - 2.480158729876569e-05);
    f = h * f + (z * 0.008333333333330948 - 0.16666666666666666);
    g = h * g - (z * 0.0013888888888887398 - 0.041666666666666664);
    let s = e - r * z * f;
    let c = r * e + h * g - 0.5 * z;
    (a * r - b - a * s - b * c, b * r + a - b * s + a * c)
}

#[cfg(feature = "std")]
#[inline(always)]
#[allow(dead_code)]
fn exp(x: f64) -> f64 {
    x.exp()
}

#[cfg(feature = "std")]
#[inline(always)]
fn sqrt(x: f64) -> f64 {
    x.sqrt()
}
