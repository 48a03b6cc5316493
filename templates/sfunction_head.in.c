#define S_FUNCTION_NAME @name@_@function@
#define S_FUNCTION_LEVEL 2
#include "simstruc.h"

