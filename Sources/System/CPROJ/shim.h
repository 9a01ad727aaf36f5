#include <proj.h>
#include <proj_experimental.h>  // proj_crs_promote_to_3D
#include <geodesic.h>
