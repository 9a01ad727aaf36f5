// The functions of libtiff that are called. Source: tiffio.h of libtiff 4.0.10 and later.
#ifndef VQ_CTIFF_H
#define VQ_CTIFF_H

#define VQ_TIFF_FUNCTIONS(F) \
    F(void, TIFFClose, (TIFF *tiff), (tiff)) \
    F(uint32_t, TIFFComputeStrip, (TIFF *tiff, uint32_t row, uint16_t sample), (tiff, row, sample)) \
    F(uint32_t, TIFFComputeTile, (TIFF *tiff, uint32_t x, uint32_t y, uint32_t z, uint16_t s), (tiff, \
      x, y, z, s)) \
    F(TIFFDataType, TIFFFieldDataType, (const TIFFField *field), (field)) \
    F(int, TIFFFieldPassCount, (const TIFFField *field), (field)) \
    F(int, TIFFFieldReadCount, (const TIFFField *field), (field)) \
    F(const TIFFField *, TIFFFindField, (TIFF *tiff, uint32_t tag, TIFFDataType type), (tiff, tag, type)) \
    F(uint64_t, TIFFGetStrileByteCount, (TIFF *tiff, uint32_t strile), (tiff, strile)) \
    F(uint64_t, TIFFGetStrileOffset, (TIFF *tiff, uint32_t strile), (tiff, strile)) \
    F(int, TIFFIsCODECConfigured, (uint16_t scheme), (scheme)) \
    F(int, TIFFIsTiled, (TIFF *tiff), (tiff)) \
    F(TIFF *, TIFFOpen, (const char *path, const char *mode), (path, mode)) \
    F(tmsize_t, TIFFReadEncodedStrip, (TIFF *tiff, uint32_t strip, void *buf, tmsize_t size), (tiff, \
      strip, buf, size)) \
    F(tmsize_t, TIFFReadEncodedTile, (TIFF *tiff, uint32_t tile, void *buf, tmsize_t size), (tiff, \
      tile, buf, size)) \
    F(TIFFErrorHandler, TIFFSetErrorHandler, (TIFFErrorHandler handler), (handler)) \
    F(TIFFErrorHandler, TIFFSetWarningHandler, (TIFFErrorHandler handler), (handler)) \
    F(tmsize_t, TIFFStripSize, (TIFF *tiff), (tiff)) \
    F(tmsize_t, TIFFTileSize, (TIFF *tiff), (tiff))

// With variable arguments.
#define VQ_TIFF_TAG_FUNCTIONS(F) \
    F(int, TIFFGetField, (TIFF *tiff, uint32_t tag, ...), ) \
    F(int, TIFFGetFieldDefaulted, (TIFF *tiff, uint32_t tag, ...), )

// Since libtiff 4.5; earlier ones have messages for all files together.
#define VQ_TIFF_OPENING_FUNCTIONS(F) \
    F(TIFFOpenOptions *, TIFFOpenOptionsAlloc, (void), ()) \
    F(void, TIFFOpenOptionsFree, (TIFFOpenOptions *options), (options)) \
    F(void, TIFFOpenOptionsSetErrorHandlerExtR, (TIFFOpenOptions *options, TIFFErrorHandlerExtR \
      handler, void *data), (options, handler, data)) \
    F(void, TIFFOpenOptionsSetWarningHandlerExtR, (TIFFOpenOptions *options, TIFFErrorHandlerExtR \
      handler, void *data), (options, handler, data)) \
    F(TIFF *, TIFFOpenExt, (const char *path, const char *mode, TIFFOpenOptions *options), (path, \
      mode, options))

#ifndef VQ_LIST_ONLY

#include "../../loaded.h"
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

typedef struct tiff TIFF;
typedef struct _TIFFField TIFFField;
typedef struct TIFFOpenOptions TIFFOpenOptions;
typedef ptrdiff_t tmsize_t;
typedef void (*TIFFErrorHandler)(const char *module, const char *format, va_list arguments);
typedef int (*TIFFErrorHandlerExtR)(TIFF *tiff, void *data, const char *module, const char *format, va_list arguments);

// Only the values that are used.
typedef enum { TIFF_ANY = 0, TIFF_ASCII = 2, TIFF_SHORT = 3, TIFF_DOUBLE = 12 } TIFFDataType;
#define TIFF_VARIABLE2 -3

#define TIFFTAG_IMAGEWIDTH 256
#define TIFFTAG_IMAGELENGTH 257
#define TIFFTAG_BITSPERSAMPLE 258
#define TIFFTAG_COMPRESSION 259
#define TIFFTAG_SAMPLESPERPIXEL 277
#define TIFFTAG_ROWSPERSTRIP 278
#define TIFFTAG_TILEWIDTH 322
#define TIFFTAG_TILELENGTH 323
#define TIFFTAG_SAMPLEFORMAT 339

#define SAMPLEFORMAT_UINT 1
#define SAMPLEFORMAT_INT 2
#define SAMPLEFORMAT_IEEEFP 3
#define SAMPLEFORMAT_VOID 4

VQ_DECLARE(VQ_TIFF_FUNCTIONS, tiff)
VQ_DECLARE(VQ_TIFF_TAG_FUNCTIONS, tiff_tags)
VQ_DECLARE(VQ_TIFF_OPENING_FUNCTIONS, tiff_opening)

#define VQ_CALL(result, name, parameters, arguments) \
    static inline result name parameters { return vq_tiff.name arguments; }
VQ_TIFF_FUNCTIONS(VQ_CALL)
#undef VQ_CALL


// What Swift cannot call: functions with variable arguments, such as TIFFGetField, and handlers that are given them.

// The last message of libtiff about one file.
typedef struct { char text[200]; } vq_tiff_message;

static int vq_tiff_keep(TIFF *tiff, void *message, const char *module, const char *format, va_list arguments) {
    (void)tiff, (void)module;
    if (message) vsnprintf(((vq_tiff_message *)message)->text, sizeof(vq_tiff_message), format, arguments);
    return 1;
}

// Opens a file for reading without mapping it; its errors go to the message, its warnings nowhere.
static inline TIFF *vq_tiff_open(const char *path, vq_tiff_message *message) {
    message->text[0] = 0;
    if (!vq_tiff_opening.TIFFOpenExt) {
        TIFFSetErrorHandler(NULL);
        TIFFSetWarningHandler(NULL);
        return TIFFOpen(path, "rm");
    }
    TIFFOpenOptions *options = vq_tiff_opening.TIFFOpenOptionsAlloc();
    if (!options) return NULL;
    vq_tiff_opening.TIFFOpenOptionsSetErrorHandlerExtR(options, vq_tiff_keep, message);
    vq_tiff_opening.TIFFOpenOptionsSetWarningHandlerExtR(options, vq_tiff_keep, NULL);
    TIFF *tiff = vq_tiff_opening.TIFFOpenExt(path, "rm", options);
    vq_tiff_opening.TIFFOpenOptionsFree(options);
    return tiff;
}

// A tag with one 16-bit or 32-bit number; the last argument where it is missing.
static inline uint16_t vq_tiff_short(TIFF *tiff, uint32_t tag, uint16_t otherwise) {
    uint16_t value = otherwise;
    return vq_tiff_tags.TIFFGetFieldDefaulted(tiff, tag, &value) ? value : otherwise;
}

static inline uint32_t vq_tiff_long(TIFF *tiff, uint32_t tag, uint32_t otherwise) {
    uint32_t value = otherwise;
    return vq_tiff_tags.TIFFGetFieldDefaulted(tiff, tag, &value) ? value : otherwise;
}

// The values of a tag that libtiff itself does not know, if they are of a type; NULL otherwise. Who registered the tag decides how
// their count comes: libtiff when it met the tag (32 bits), or another library of the process (16 bits, or none for texts).
static inline const void *vq_tiff_values(TIFF *tiff, uint32_t tag, TIFFDataType type, uint32_t *count) {
    *count = 0;
    const TIFFField *field = TIFFFindField(tiff, tag, TIFF_ANY);
    if (!field || TIFFFieldDataType(field) != type) return NULL;
    const void *values = NULL;
    if (TIFFFieldPassCount(field) && TIFFFieldReadCount(field) == TIFF_VARIABLE2) {
        if (!vq_tiff_tags.TIFFGetField(tiff, tag, count, &values)) return NULL;
    } else if (TIFFFieldPassCount(field)) {
        uint16_t found = 0;
        if (!vq_tiff_tags.TIFFGetField(tiff, tag, &found, &values)) return NULL;
        *count = found;
    } else if (type == TIFF_ASCII) {
        if (!vq_tiff_tags.TIFFGetField(tiff, tag, &values) || !values) return NULL;
        while (((const char *)values)[*count]) ++*count;
    }
    return *count ? values : NULL;
}

#endif
#endif
