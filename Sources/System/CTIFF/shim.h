#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <tiffio.h>

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
#if TIFFLIB_VERSION >= 20221213
    TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
    if (!options) return NULL;
    TIFFOpenOptionsSetErrorHandlerExtR(options, vq_tiff_keep, message);
    TIFFOpenOptionsSetWarningHandlerExtR(options, vq_tiff_keep, NULL);
    TIFF *tiff = TIFFOpenExt(path, "rm", options);
    TIFFOpenOptionsFree(options);
    return tiff;
#else
    TIFFSetErrorHandler(NULL);
    TIFFSetWarningHandler(NULL);
    return TIFFOpen(path, "rm");
#endif
}

// A tag with one 16-bit or 32-bit number; the last argument where it is missing.
static inline uint16_t vq_tiff_short(TIFF *tiff, uint32_t tag, uint16_t otherwise) {
    uint16_t value = otherwise;
    return TIFFGetFieldDefaulted(tiff, tag, &value) ? value : otherwise;
}

static inline uint32_t vq_tiff_long(TIFF *tiff, uint32_t tag, uint32_t otherwise) {
    uint32_t value = otherwise;
    return TIFFGetFieldDefaulted(tiff, tag, &value) ? value : otherwise;
}

// The values of a tag that libtiff itself does not know, if they are of a type; NULL otherwise. Who registered the tag decides how
// their count comes: libtiff when it met the tag (32 bits), or another library of the process (16 bits, or none for texts).
static inline const void *vq_tiff_values(TIFF *tiff, uint32_t tag, TIFFDataType type, uint32_t *count) {
    *count = 0;
    const TIFFField *field = TIFFFindField(tiff, tag, TIFF_ANY);
    if (!field || TIFFFieldDataType(field) != type) return NULL;
    const void *values = NULL;
    if (TIFFFieldPassCount(field) && TIFFFieldReadCount(field) == TIFF_VARIABLE2) {
        if (!TIFFGetField(tiff, tag, count, &values)) return NULL;
    } else if (TIFFFieldPassCount(field)) {
        uint16_t found = 0;
        if (!TIFFGetField(tiff, tag, &found, &values)) return NULL;
        *count = found;
    } else if (type == TIFF_ASCII) {
        if (!TIFFGetField(tiff, tag, &values) || !values) return NULL;
        while (((const char *)values)[*count]) ++*count;
    }
    return *count ? values : NULL;
}
