%% head
#include <math.h>

%% compiler

%% declarations

%% functions
