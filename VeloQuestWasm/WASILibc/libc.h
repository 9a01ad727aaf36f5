// What the core uses of the C library, from Debian's wasi-libc; the module has the name that Swift's own SDK for WASI gives it.
#include <math.h>
#include <stdlib.h>
#include <string.h>
