// Only the reentrant functions (those that end in _r) are visible.
#define GEOS_USE_ONLY_R_API
#include <geos_c.h>
