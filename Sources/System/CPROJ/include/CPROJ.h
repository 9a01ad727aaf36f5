// The functions of PROJ that are called. Source: proj.h and proj_experimental.h of PROJ 8.0 and later.
#ifndef VQ_CPROJ_H
#define VQ_CPROJ_H

#define VQ_PROJ_FUNCTIONS(F) \
    F(PJ_CONTEXT *, proj_context_create, (void), ()) \
    F(PJ_CONTEXT *, proj_context_destroy, (PJ_CONTEXT *context), (context)) \
    F(int, proj_context_errno, (PJ_CONTEXT *context), (context)) \
    F(const char *, proj_context_errno_string, (PJ_CONTEXT *context, int err), (context, err)) \
    F(int, proj_context_set_enable_network, (PJ_CONTEXT *context, int enabled), (context, enabled)) \
    F(PJ *, proj_create, (PJ_CONTEXT *context, const char *definition), (context, definition)) \
    F(PJ *, proj_create_crs_to_crs_from_pj, (PJ_CONTEXT *context, const PJ *source_crs, const PJ \
      *target_crs, PJ_AREA *area, const char *const *options), (context, source_crs, target_crs, area, \
      options)) \
    F(PJ *, proj_crs_promote_to_3D, (PJ_CONTEXT *context, const char *crs_3D_name, const PJ *crs_2D), \
      (context, crs_3D_name, crs_2D)) \
    F(PJ *, proj_destroy, (PJ *P), (P)) \
    F(int, proj_errno, (const PJ *P), (P)) \
    F(int, proj_errno_reset, (const PJ *P), (P)) \
    F(int, proj_get_area_of_use, (PJ_CONTEXT *context, const PJ *obj, double *out_west_lon_degree, \
      double *out_south_lat_degree, double *out_east_lon_degree, double *out_north_lat_degree, const \
      char **out_area_name), (context, obj, out_west_lon_degree, out_south_lat_degree, \
      out_east_lon_degree, out_north_lat_degree, out_area_name)) \
    F(const char *, proj_get_id_auth_name, (const PJ *obj, int index), (obj, index)) \
    F(const char *, proj_get_id_code, (const PJ *obj, int index), (obj, index)) \
    F(const char *, proj_get_name, (const PJ *obj), (obj)) \
    F(PJ *, proj_get_source_crs, (PJ_CONTEXT *context, const PJ *obj), (context, obj)) \
    F(PJ_TYPE, proj_get_type, (const PJ *obj), (obj)) \
    F(int, proj_is_crs, (const PJ *obj), (obj)) \
    F(int, proj_is_equivalent_to_with_ctx, (PJ_CONTEXT *context, const PJ *obj, const PJ *other, \
      PJ_COMPARISON_CRITERION criterion), (context, obj, other, criterion)) \
    F(void, proj_log_func, (PJ_CONTEXT *context, void *app_data, PJ_LOG_FUNCTION logf), (context, \
      app_data, logf)) \
    F(PJ_LOG_LEVEL, proj_log_level, (PJ_CONTEXT *context, PJ_LOG_LEVEL log_level), (context, log_level)) \
    F(PJ *, proj_normalize_for_visualization, (PJ_CONTEXT *context, const PJ *obj), (context, obj)) \
    F(size_t, proj_trans_generic, (PJ *P, PJ_DIRECTION direction, double *x, size_t sx, size_t nx, \
      double *y, size_t sy, size_t ny, double *z, size_t sz, size_t nz, double *t, size_t st, size_t \
      nt), (P, direction, x, sx, nx, y, sy, ny, z, sz, nz, t, st, nt))

#ifndef VQ_LIST_ONLY

#include "../../loaded.h"

typedef struct pj_ctx PJ_CONTEXT;
typedef struct PJconsts PJ;
typedef struct PJ_AREA PJ_AREA;
typedef void (*PJ_LOG_FUNCTION)(void *, int, const char *);

// Only those that are asked for.
typedef enum { PJ_LOG_NONE = 0, PJ_LOG_ERROR = 1 } PJ_LOG_LEVEL;
typedef enum { PJ_FWD = 1, PJ_IDENT = 0, PJ_INV = -1 } PJ_DIRECTION;
typedef enum {
    PJ_COMP_STRICT,
    PJ_COMP_EQUIVALENT,
    PJ_COMP_EQUIVALENT_EXCEPT_AXIS_ORDER_GEOGCRS,
} PJ_COMPARISON_CRITERION;
typedef enum {
    PJ_TYPE_UNKNOWN = 0,
    PJ_TYPE_GEOCENTRIC_CRS = 10,
    PJ_TYPE_GEOGRAPHIC_2D_CRS = 12,
    PJ_TYPE_GEOGRAPHIC_3D_CRS = 13,
    PJ_TYPE_VERTICAL_CRS = 14,
    PJ_TYPE_PROJECTED_CRS = 15,
    PJ_TYPE_COMPOUND_CRS = 16,
    PJ_TYPE_BOUND_CRS = 19,
} PJ_TYPE;

VQ_DECLARE(VQ_PROJ_FUNCTIONS, proj)

#define VQ_CALL(result, name, parameters, arguments) \
    static inline result name parameters { return vq_proj.name arguments; }
VQ_PROJ_FUNCTIONS(VQ_CALL)
#undef VQ_CALL

#endif
#endif
