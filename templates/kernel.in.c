%% head
#include <math.h>

%% declarations

%% functions
