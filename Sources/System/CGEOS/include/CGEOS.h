// The functions of GEOS that are called, all of them reentrant. Source: geos_c.h of GEOS 3.10 and later.
#ifndef VQ_CGEOS_H
#define VQ_CGEOS_H

#define VQ_GEOS_FUNCTIONS(F) \
    F(int, GEOSArea_r, (GEOSContextHandle_t context, const GEOSGeometry *g, double *area), (context, \
      g, area)) \
    F(GEOSGeometry *, GEOSBoundary_r, (GEOSContextHandle_t context, const GEOSGeometry *g), (context, g)) \
    F(GEOSGeometry *, GEOSBuffer_r, (GEOSContextHandle_t context, const GEOSGeometry *g, double width, \
      int quadsegs), (context, g, width, quadsegs)) \
    F(char, GEOSContains_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const GEOSGeometry \
      *g2), (context, g1, g2)) \
    F(GEOSMessageHandler_r, GEOSContext_setErrorMessageHandler_r, (GEOSContextHandle_t context, \
      GEOSMessageHandler_r ef, void *userData), (context, ef, userData)) \
    F(GEOSGeometry *, GEOSConvexHull_r, (GEOSContextHandle_t context, const GEOSGeometry *g), (context, g)) \
    F(GEOSCoordSequence *, GEOSCoordSeq_copyFromBuffer_r, (GEOSContextHandle_t context, const double \
      *buf, unsigned int size, int hasZ, int hasM), (context, buf, size, hasZ, hasM)) \
    F(int, GEOSCoordSeq_copyToBuffer_r, (GEOSContextHandle_t context, const GEOSCoordSequence *s, \
      double *buf, int hasZ, int hasM), (context, s, buf, hasZ, hasM)) \
    F(int, GEOSCoordSeq_getSize_r, (GEOSContextHandle_t context, const GEOSCoordSequence *s, unsigned \
      int *size), (context, s, size)) \
    F(int, GEOSCoordSeq_isCCW_r, (GEOSContextHandle_t context, const GEOSCoordSequence *s, char \
      *is_ccw), (context, s, is_ccw)) \
    F(GEOSGeometry *, GEOSCoverageUnion_r, (GEOSContextHandle_t context, const GEOSGeometry *g), \
      (context, g)) \
    F(char, GEOSCovers_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const GEOSGeometry \
      *g2), (context, g1, g2)) \
    F(char, GEOSCrosses_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const GEOSGeometry \
      *g2), (context, g1, g2)) \
    F(GEOSGeometry *, GEOSDifference_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const \
      GEOSGeometry *g2), (context, g1, g2)) \
    F(int, GEOSDistanceIndexed_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const \
      GEOSGeometry *g2, double *dist), (context, g1, g2, dist)) \
    F(int, GEOSDistance_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const GEOSGeometry \
      *g2, double *dist), (context, g1, g2, dist)) \
    F(char, GEOSEquals_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const GEOSGeometry \
      *g2), (context, g1, g2)) \
    F(void, GEOSFree_r, (GEOSContextHandle_t context, void *buffer), (context, buffer)) \
    F(int, GEOSGeomGetX_r, (GEOSContextHandle_t context, const GEOSGeometry *g, double *x), (context, g, x)) \
    F(int, GEOSGeomGetY_r, (GEOSContextHandle_t context, const GEOSGeometry *g, double *y), (context, g, y)) \
    F(int, GEOSGeomTypeId_r, (GEOSContextHandle_t context, const GEOSGeometry *g), (context, g)) \
    F(GEOSGeometry *, GEOSGeom_createCollection_r, (GEOSContextHandle_t context, int type, \
      GEOSGeometry **geoms, unsigned int ngeoms), (context, type, geoms, ngeoms)) \
    F(GEOSGeometry *, GEOSGeom_createEmptyPoint_r, (GEOSContextHandle_t context), (context)) \
    F(GEOSGeometry *, GEOSGeom_createEmptyPolygon_r, (GEOSContextHandle_t context), (context)) \
    F(GEOSGeometry *, GEOSGeom_createLineString_r, (GEOSContextHandle_t context, GEOSCoordSequence \
      *s), (context, s)) \
    F(GEOSGeometry *, GEOSGeom_createLinearRing_r, (GEOSContextHandle_t context, GEOSCoordSequence \
      *s), (context, s)) \
    F(GEOSGeometry *, GEOSGeom_createPoint_r, (GEOSContextHandle_t context, GEOSCoordSequence *s), \
      (context, s)) \
    F(GEOSGeometry *, GEOSGeom_createPolygon_r, (GEOSContextHandle_t context, GEOSGeometry *shell, \
      GEOSGeometry **holes, unsigned int nholes), (context, shell, holes, nholes)) \
    F(void, GEOSGeom_destroy_r, (GEOSContextHandle_t context, GEOSGeometry *g), (context, g)) \
    F(const GEOSCoordSequence *, GEOSGeom_getCoordSeq_r, (GEOSContextHandle_t context, const \
      GEOSGeometry *g), (context, g)) \
    F(const GEOSGeometry *, GEOSGetExteriorRing_r, (GEOSContextHandle_t context, const GEOSGeometry \
      *g), (context, g)) \
    F(const GEOSGeometry *, GEOSGetGeometryN_r, (GEOSContextHandle_t context, const GEOSGeometry *g, \
      int n), (context, g, n)) \
    F(const GEOSGeometry *, GEOSGetInteriorRingN_r, (GEOSContextHandle_t context, const GEOSGeometry \
      *g, int n), (context, g, n)) \
    F(int, GEOSGetNumGeometries_r, (GEOSContextHandle_t context, const GEOSGeometry *g), (context, g)) \
    F(int, GEOSGetNumInteriorRings_r, (GEOSContextHandle_t context, const GEOSGeometry *g), (context, g)) \
    F(GEOSGeometry *, GEOSIntersection_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const \
      GEOSGeometry *g2), (context, g1, g2)) \
    F(char, GEOSIntersects_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const GEOSGeometry \
      *g2), (context, g1, g2)) \
    F(int, GEOSLength_r, (GEOSContextHandle_t context, const GEOSGeometry *g, double *length), \
      (context, g, length)) \
    F(GEOSGeometry *, GEOSLineMerge_r, (GEOSContextHandle_t context, const GEOSGeometry *g), (context, g)) \
    F(GEOSMakeValidParams *, GEOSMakeValidParams_create_r, (GEOSContextHandle_t context), (context)) \
    F(void, GEOSMakeValidParams_destroy_r, (GEOSContextHandle_t context, GEOSMakeValidParams *parms), \
      (context, parms)) \
    F(int, GEOSMakeValidParams_setKeepCollapsed_r, (GEOSContextHandle_t context, GEOSMakeValidParams \
      *p, int style), (context, p, style)) \
    F(int, GEOSMakeValidParams_setMethod_r, (GEOSContextHandle_t context, GEOSMakeValidParams *p, enum \
      GEOSMakeValidMethods method), (context, p, method)) \
    F(GEOSGeometry *, GEOSMakeValidWithParams_r, (GEOSContextHandle_t context, const GEOSGeometry *g, \
      const GEOSMakeValidParams *makeValidParams), (context, g, makeValidParams)) \
    F(char, GEOSOverlaps_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const GEOSGeometry \
      *g2), (context, g1, g2)) \
    F(const GEOSPreparedGeometry *, GEOSPrepare_r, (GEOSContextHandle_t context, const GEOSGeometry \
      *g), (context, g)) \
    F(char, GEOSPreparedContains_r, (GEOSContextHandle_t context, const GEOSPreparedGeometry *pg1, \
      const GEOSGeometry *g2), (context, pg1, g2)) \
    F(char, GEOSPreparedCovers_r, (GEOSContextHandle_t context, const GEOSPreparedGeometry *pg1, const \
      GEOSGeometry *g2), (context, pg1, g2)) \
    F(void, GEOSPreparedGeom_destroy_r, (GEOSContextHandle_t context, const GEOSPreparedGeometry *g), \
      (context, g)) \
    F(char, GEOSPreparedIntersects_r, (GEOSContextHandle_t context, const GEOSPreparedGeometry *pg1, \
      const GEOSGeometry *g2), (context, pg1, g2)) \
    F(char, GEOSPreparedTouches_r, (GEOSContextHandle_t context, const GEOSPreparedGeometry *pg1, \
      const GEOSGeometry *g2), (context, pg1, g2)) \
    F(char, GEOSPreparedWithin_r, (GEOSContextHandle_t context, const GEOSPreparedGeometry *pg1, const \
      GEOSGeometry *g2), (context, pg1, g2)) \
    F(GEOSSTRtree *, GEOSSTRtree_create_r, (GEOSContextHandle_t context, size_t nodeCapacity), \
      (context, nodeCapacity)) \
    F(void, GEOSSTRtree_destroy_r, (GEOSContextHandle_t context, GEOSSTRtree *tree), (context, tree)) \
    F(void, GEOSSTRtree_insert_r, (GEOSContextHandle_t context, GEOSSTRtree *tree, const GEOSGeometry \
      *g, void *item), (context, tree, g, item)) \
    F(const void *, GEOSSTRtree_nearest_generic_r, (GEOSContextHandle_t context, GEOSSTRtree *tree, \
      const void *item, const GEOSGeometry *itemEnvelope, GEOSDistanceCallback distancefn, void \
      *userdata), (context, tree, item, itemEnvelope, distancefn, userdata)) \
    F(void, GEOSSTRtree_query_r, (GEOSContextHandle_t context, GEOSSTRtree *tree, const GEOSGeometry \
      *g, GEOSQueryCallback callback, void *userdata), (context, tree, g, callback, userdata)) \
    F(GEOSGeometry *, GEOSSymDifference_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const \
      GEOSGeometry *g2), (context, g1, g2)) \
    F(GEOSGeometry *, GEOSTopologyPreserveSimplify_r, (GEOSContextHandle_t context, const GEOSGeometry \
      *g, double tolerance), (context, g, tolerance)) \
    F(char, GEOSTouches_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const GEOSGeometry \
      *g2), (context, g1, g2)) \
    F(GEOSGeometry *, GEOSUnaryUnion_r, (GEOSContextHandle_t context, const GEOSGeometry *g), (context, g)) \
    F(GEOSGeometry *, GEOSUnion_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const \
      GEOSGeometry *g2), (context, g1, g2)) \
    F(char, GEOSWithin_r, (GEOSContextHandle_t context, const GEOSGeometry *g1, const GEOSGeometry \
      *g2), (context, g1, g2)) \
    F(void, GEOS_finish_r, (GEOSContextHandle_t context), (context)) \
    F(GEOSContextHandle_t, GEOS_init_r, (void), ()) \
    F(char, GEOSisEmpty_r, (GEOSContextHandle_t context, const GEOSGeometry *g), (context, g)) \
    F(char, GEOSisValidDetail_r, (GEOSContextHandle_t context, const GEOSGeometry *g, int flags, char \
      **reason, GEOSGeometry **location), (context, g, flags, reason, location))

#ifndef VQ_LIST_ONLY

#include "../../loaded.h"

typedef struct GEOSContextHandle_HS *GEOSContextHandle_t;
typedef struct GEOSGeom_t GEOSGeometry;
typedef struct GEOSPrepGeom_t GEOSPreparedGeometry;
typedef struct GEOSCoordSeq_t GEOSCoordSequence;
typedef struct GEOSSTRtree_t GEOSSTRtree;
typedef struct GEOSMakeValidParams_t GEOSMakeValidParams;

typedef void (*GEOSMessageHandler_r)(const char *message, void *userdata);
typedef void (*GEOSQueryCallback)(void *item, void *userdata);
typedef int (*GEOSDistanceCallback)(const void *item1, const void *item2, double *distance, void *userdata);

enum GEOSGeomTypes {
    GEOS_POINT,
    GEOS_LINESTRING,
    GEOS_LINEARRING,
    GEOS_POLYGON,
    GEOS_MULTIPOINT,
    GEOS_MULTILINESTRING,
    GEOS_MULTIPOLYGON,
    GEOS_GEOMETRYCOLLECTION
};

enum GEOSMakeValidMethods { GEOS_MAKE_VALID_LINEWORK = 0, GEOS_MAKE_VALID_STRUCTURE = 1 };

VQ_DECLARE(VQ_GEOS_FUNCTIONS, geos)

#define VQ_CALL(result, name, parameters, arguments) \
    static inline result name parameters { return vq_geos.name arguments; }
VQ_GEOS_FUNCTIONS(VQ_CALL)
#undef VQ_CALL

#endif
#endif
