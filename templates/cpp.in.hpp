
/* Overloads; for the C file there are only the declarations above. */
#if defined __cplusplus && !defined @CAPITALS@_DYN_OVERLOADS
#define @CAPITALS@_DYN_OVERLOADS

#include <array>

namespace @prefix@ {

constexpr int dof = @dof@, positions = @positions@;

%% arrays
} /* namespace */

/* The same for Eigen's vectors and matrices, where Eigen is there. */
#ifdef __has_include
#if __has_include(<Eigen/Core>)
#include <Eigen/Core>
#define @CAPITALS@_EIGEN
#elif __has_include(<eigen3/Eigen/Core>)
#include <eigen3/Eigen/Core>
#define @CAPITALS@_EIGEN
#endif
#endif

#ifdef @CAPITALS@_EIGEN
namespace @prefix@ {

%% matrices
} /* namespace */
#endif

#endif
