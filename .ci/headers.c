// Compiles where the functions, numbers and structures that Sources/System declares are those of the installed headers:
//     cc -fsyntax-only $(pkg-config --cflags geos proj pangocairo harfbuzz libtiff-4) .ci/headers.c
#define GEOS_USE_ONLY_R_API
#include <geos_c.h>
#include <proj.h>
#include <proj_experimental.h>
#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#include <hb-ot.h>
#include <tiffio.h>

#define VQ_LIST_ONLY
#include "../Sources/System/CGEOS/include/CGEOS.h"
#include "../Sources/System/CPROJ/include/CPROJ.h"
#include "../Sources/System/CCairo/include/CCairo.h"
#include "../Sources/System/CTIFF/include/CTIFF.h"

// A second declaration must have the same type.
#define VQ_SAME(result, name, parameters, arguments) result name parameters;
VQ_GEOS_FUNCTIONS(VQ_SAME)
VQ_PROJ_FUNCTIONS(VQ_SAME)
VQ_CAIRO_FUNCTIONS(VQ_SAME)
VQ_TIFF_FUNCTIONS(VQ_SAME)
VQ_TIFF_TAG_FUNCTIONS(VQ_SAME)
#if TIFFLIB_VERSION >= 20221213
VQ_TIFF_OPENING_FUNCTIONS(VQ_SAME)
#endif

#define VQ_EQUAL(one, other) _Static_assert((long)(one) == (other), #one)
VQ_EQUAL(GEOS_POINT, 0);
VQ_EQUAL(GEOS_GEOMETRYCOLLECTION, 7);
VQ_EQUAL(GEOS_MAKE_VALID_STRUCTURE, 1);
VQ_EQUAL(PJ_LOG_ERROR, 1);
VQ_EQUAL(PJ_FWD, 1);
VQ_EQUAL(PJ_COMP_EQUIVALENT_EXCEPT_AXIS_ORDER_GEOGCRS, 2);
VQ_EQUAL(PJ_TYPE_GEOCENTRIC_CRS, 10);
VQ_EQUAL(PJ_TYPE_GEOGRAPHIC_2D_CRS, 12);
VQ_EQUAL(PJ_TYPE_GEOGRAPHIC_3D_CRS, 13);
VQ_EQUAL(PJ_TYPE_VERTICAL_CRS, 14);
VQ_EQUAL(PJ_TYPE_PROJECTED_CRS, 15);
VQ_EQUAL(PJ_TYPE_COMPOUND_CRS, 16);
VQ_EQUAL(PJ_TYPE_BOUND_CRS, 19);
VQ_EQUAL(CAIRO_STATUS_READ_ERROR, 10);
VQ_EQUAL(CAIRO_STATUS_WRITE_ERROR, 11);
VQ_EQUAL(CAIRO_FORMAT_RGB24, 1);
VQ_EQUAL(CAIRO_ANTIALIAS_GRAY, 2);
VQ_EQUAL(CAIRO_HINT_STYLE_NONE, 1);
VQ_EQUAL(CAIRO_HINT_METRICS_OFF, 1);
VQ_EQUAL(CAIRO_FILL_RULE_EVEN_ODD, 1);
VQ_EQUAL(CAIRO_LINE_CAP_ROUND, 1);
VQ_EQUAL(CAIRO_LINE_JOIN_ROUND, 1);
VQ_EQUAL(CAIRO_PDF_VERSION_1_5, 1);
VQ_EQUAL(CAIRO_PDF_METADATA_CREATOR, 4);
VQ_EQUAL(CAIRO_PDF_METADATA_CREATE_DATE, 5);
VQ_EQUAL(PANGO_SCALE, 1024);
VQ_EQUAL(PANGO_WEIGHT_NORMAL, 400);
VQ_EQUAL(PANGO_WEIGHT_BOLD, 700);
VQ_EQUAL(offsetof(GSList, next), sizeof(void *));
VQ_EQUAL(sizeof(PangoRectangle), 4 * sizeof(int));
VQ_EQUAL(offsetof(PangoRectangle, height), 3 * sizeof(int));
VQ_EQUAL(offsetof(PangoItem, analysis), 16);
VQ_EQUAL(offsetof(PangoAnalysis, font), 2 * sizeof(void *));
VQ_EQUAL(offsetof(PangoGlyphItem, glyphs), sizeof(void *));
VQ_EQUAL(offsetof(PangoLayoutLine, runs), sizeof(void *) + 2 * sizeof(int));
VQ_EQUAL(TIFF_ANY, 0);
VQ_EQUAL(TIFF_VARIABLE2, -3);
VQ_EQUAL(TIFF_ASCII, 2);
VQ_EQUAL(TIFF_SHORT, 3);
VQ_EQUAL(TIFF_DOUBLE, 12);
VQ_EQUAL(TIFFTAG_IMAGEWIDTH, 256);
VQ_EQUAL(TIFFTAG_IMAGELENGTH, 257);
VQ_EQUAL(TIFFTAG_BITSPERSAMPLE, 258);
VQ_EQUAL(TIFFTAG_COMPRESSION, 259);
VQ_EQUAL(TIFFTAG_SAMPLESPERPIXEL, 277);
VQ_EQUAL(TIFFTAG_ROWSPERSTRIP, 278);
VQ_EQUAL(TIFFTAG_TILEWIDTH, 322);
VQ_EQUAL(TIFFTAG_TILELENGTH, 323);
VQ_EQUAL(TIFFTAG_SAMPLEFORMAT, 339);
VQ_EQUAL(SAMPLEFORMAT_UINT, 1);
VQ_EQUAL(SAMPLEFORMAT_INT, 2);
VQ_EQUAL(SAMPLEFORMAT_IEEEFP, 3);
VQ_EQUAL(SAMPLEFORMAT_VOID, 4);
