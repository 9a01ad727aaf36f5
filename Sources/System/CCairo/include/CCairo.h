// The functions of Cairo, Pango and what these are made of that are called: all of them are found in libpangocairo and the libraries
// that it loads. Source: cairo.h, cairo-pdf.h of Cairo 1.16 and later, pangocairo.h of Pango 1.44 and later, glib-object.h,
// and hb-ot.h of HarfBuzz 2.1 and later. Some functions that read pictures serve tests alone.
#ifndef VQ_CCAIRO_H
#define VQ_CCAIRO_H

#define VQ_CAIRO_FUNCTIONS(F) \
    F(void, cairo_arc, (cairo_t *cr, double xc, double yc, double radius, double angle1, double \
      angle2), (cr, xc, yc, radius, angle1, angle2)) \
    F(void, cairo_clip, (cairo_t *cr), (cr)) \
    F(void, cairo_close_path, (cairo_t *cr), (cr)) \
    F(cairo_t *, cairo_create, (cairo_surface_t *target), (target)) \
    F(void, cairo_destroy, (cairo_t *cr), (cr)) \
    F(void, cairo_fill, (cairo_t *cr), (cr)) \
    F(cairo_font_options_t *, cairo_font_options_create, (void), ()) \
    F(void, cairo_font_options_destroy, (cairo_font_options_t *options), (options)) \
    F(void, cairo_font_options_set_antialias, (cairo_font_options_t *options, cairo_antialias_t \
      antialias), (options, antialias)) \
    F(void, cairo_font_options_set_hint_metrics, (cairo_font_options_t *options, cairo_hint_metrics_t \
      hint_metrics), (options, hint_metrics)) \
    F(void, cairo_font_options_set_hint_style, (cairo_font_options_t *options, cairo_hint_style_t \
      hint_style), (options, hint_style)) \
    F(cairo_surface_t *, cairo_image_surface_create, (cairo_format_t format, int width, int height), \
      (format, width, height)) \
    F(cairo_surface_t *, cairo_image_surface_create_from_png_stream, (cairo_read_func_t read_func, \
      void *closure), (read_func, closure)) \
    F(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), (surface)) \
    F(int, cairo_image_surface_get_height, (cairo_surface_t *surface), (surface)) \
    F(int, cairo_image_surface_get_stride, (cairo_surface_t *surface), (surface)) \
    F(int, cairo_image_surface_get_width, (cairo_surface_t *surface), (surface)) \
    F(void, cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y)) \
    F(void, cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y)) \
    F(void, cairo_new_path, (cairo_t *cr), (cr)) \
    F(void, cairo_paint, (cairo_t *cr), (cr)) \
    F(cairo_surface_t *, cairo_pdf_surface_create_for_stream, (cairo_write_func_t write_func, void \
      *closure, double width_in_points, double height_in_points), (write_func, closure, \
      width_in_points, height_in_points)) \
    F(void, cairo_pdf_surface_restrict_to_version, (cairo_surface_t *surface, cairo_pdf_version_t \
      version), (surface, version)) \
    F(void, cairo_pdf_surface_set_metadata, (cairo_surface_t *surface, cairo_pdf_metadata_t metadata, \
      const char *utf8), (surface, metadata, utf8)) \
    F(void, cairo_pdf_surface_set_size, (cairo_surface_t *surface, double width_in_points, double \
      height_in_points), (surface, width_in_points, height_in_points)) \
    F(void, cairo_rectangle, (cairo_t *cr, double x, double y, double width, double height), (cr, x, \
      y, width, height)) \
    F(void, cairo_restore, (cairo_t *cr), (cr)) \
    F(void, cairo_rotate, (cairo_t *cr, double angle), (cr, angle)) \
    F(void, cairo_save, (cairo_t *cr), (cr)) \
    F(void, cairo_scale, (cairo_t *cr, double sx, double sy), (cr, sx, sy)) \
    F(void, cairo_set_dash, (cairo_t *cr, const double *dashes, int num_dashes, double offset), (cr, \
      dashes, num_dashes, offset)) \
    F(void, cairo_set_fill_rule, (cairo_t *cr, cairo_fill_rule_t fill_rule), (cr, fill_rule)) \
    F(void, cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t line_cap), (cr, line_cap)) \
    F(void, cairo_set_line_join, (cairo_t *cr, cairo_line_join_t line_join), (cr, line_join)) \
    F(void, cairo_set_line_width, (cairo_t *cr, double width), (cr, width)) \
    F(void, cairo_set_source_rgba, (cairo_t *cr, double red, double green, double blue, double alpha), \
      (cr, red, green, blue, alpha)) \
    F(void, cairo_set_source_surface, (cairo_t *cr, cairo_surface_t *surface, double x, double y), \
      (cr, surface, x, y)) \
    F(void, cairo_show_page, (cairo_t *cr), (cr)) \
    F(cairo_status_t, cairo_status, (cairo_t *cr), (cr)) \
    F(const char *, cairo_status_to_string, (cairo_status_t status), (status)) \
    F(void, cairo_stroke, (cairo_t *cr), (cr)) \
    F(void, cairo_stroke_preserve, (cairo_t *cr), (cr)) \
    F(void, cairo_surface_destroy, (cairo_surface_t *surface), (surface)) \
    F(void, cairo_surface_finish, (cairo_surface_t *surface), (surface)) \
    F(void, cairo_surface_flush, (cairo_surface_t *surface), (surface)) \
    F(void, cairo_surface_show_page, (cairo_surface_t *surface), (surface)) \
    F(cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), (surface)) \
    F(cairo_status_t, cairo_surface_write_to_png_stream, (cairo_surface_t *surface, cairo_write_func_t \
      write_func, void *closure), (surface, write_func, closure)) \
    F(void, cairo_translate, (cairo_t *cr, double tx, double ty), (cr, tx, ty)) \
    F(void, g_object_unref, (void *object), (object)) \
    F(hb_face_t *, hb_font_get_face, (hb_font_t *font), (font)) \
    F(int, hb_ot_color_has_layers, (hb_face_t *face), (face)) \
    F(int, hb_ot_color_has_png, (hb_face_t *face), (face)) \
    F(int, hb_ot_color_has_svg, (hb_face_t *face), (face)) \
    F(void, pango_cairo_context_set_font_options, (PangoContext *context, const cairo_font_options_t \
      *options), (context, options)) \
    F(PangoFontMap *, pango_cairo_font_map_new, (void), ()) \
    F(void, pango_cairo_glyph_string_path, (cairo_t *cr, PangoFont *font, PangoGlyphString *glyphs), \
      (cr, font, glyphs)) \
    F(void, pango_cairo_show_glyph_item, (cairo_t *cr, const char *text, PangoGlyphItem *glyph_item), \
      (cr, text, glyph_item)) \
    F(void, pango_context_set_language, (PangoContext *context, PangoLanguage *language), (context, \
      language)) \
    F(void, pango_context_set_round_glyph_positions, (PangoContext *context, int round_positions), \
      (context, round_positions)) \
    F(void, pango_font_description_free, (PangoFontDescription *desc), (desc)) \
    F(PangoFontDescription *, pango_font_description_new, (void), ()) \
    F(void, pango_font_description_set_absolute_size, (PangoFontDescription *desc, double size), \
      (desc, size)) \
    F(void, pango_font_description_set_family, (PangoFontDescription *desc, const char *family), \
      (desc, family)) \
    F(void, pango_font_description_set_weight, (PangoFontDescription *desc, PangoWeight weight), \
      (desc, weight)) \
    F(hb_font_t *, pango_font_get_hb_font, (PangoFont *font), (font)) \
    F(PangoContext *, pango_font_map_create_context, (PangoFontMap *fontmap), (fontmap)) \
    F(void, pango_glyph_string_extents, (PangoGlyphString *glyphs, PangoFont *font, PangoRectangle \
      *ink_rect, PangoRectangle *logical_rect), (glyphs, font, ink_rect, logical_rect)) \
    F(int, pango_glyph_string_get_width, (PangoGlyphString *glyphs), (glyphs)) \
    F(PangoLanguage *, pango_language_from_string, (const char *language), (language)) \
    F(PangoLayoutLine *, pango_layout_get_line_readonly, (PangoLayout *layout, int line), (layout, line)) \
    F(const char *, pango_layout_get_text, (PangoLayout *layout), (layout)) \
    F(int, pango_layout_get_unknown_glyphs_count, (PangoLayout *layout), (layout)) \
    F(void, pango_layout_line_get_extents, (PangoLayoutLine *line, PangoRectangle *ink_rect, \
      PangoRectangle *logical_rect), (line, ink_rect, logical_rect)) \
    F(PangoLayout *, pango_layout_new, (PangoContext *context), (context)) \
    F(void, pango_layout_set_font_description, (PangoLayout *layout, const PangoFontDescription \
      *desc), (layout, desc)) \
    F(void, pango_layout_set_single_paragraph_mode, (PangoLayout *layout, int setting), (layout, setting)) \
    F(void, pango_layout_set_text, (PangoLayout *layout, const char *text, int length), (layout, text, \
      length))

#ifndef VQ_LIST_ONLY

#include "../../loaded.h"
#include <stdint.h>

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_font_options cairo_font_options_t;

// Only the values that are used.
typedef enum { CAIRO_STATUS_SUCCESS = 0, CAIRO_STATUS_READ_ERROR = 10, CAIRO_STATUS_WRITE_ERROR = 11 } cairo_status_t;
typedef enum { CAIRO_FORMAT_ARGB32 = 0, CAIRO_FORMAT_RGB24 = 1 } cairo_format_t;
typedef enum { CAIRO_ANTIALIAS_GRAY = 2 } cairo_antialias_t;
typedef enum { CAIRO_HINT_STYLE_NONE = 1 } cairo_hint_style_t;
typedef enum { CAIRO_HINT_METRICS_OFF = 1 } cairo_hint_metrics_t;
typedef enum { CAIRO_FILL_RULE_WINDING = 0, CAIRO_FILL_RULE_EVEN_ODD = 1 } cairo_fill_rule_t;
typedef enum { CAIRO_LINE_CAP_BUTT = 0, CAIRO_LINE_CAP_ROUND = 1 } cairo_line_cap_t;
typedef enum { CAIRO_LINE_JOIN_ROUND = 1 } cairo_line_join_t;
typedef enum { CAIRO_PDF_VERSION_1_5 = 1 } cairo_pdf_version_t;
typedef enum {
    CAIRO_PDF_METADATA_TITLE = 0,
    CAIRO_PDF_METADATA_CREATOR = 4,
    CAIRO_PDF_METADATA_CREATE_DATE = 5,
} cairo_pdf_metadata_t;

typedef cairo_status_t (*cairo_write_func_t)(void *closure, const unsigned char *data, unsigned int length);
typedef cairo_status_t (*cairo_read_func_t)(void *closure, unsigned char *data, unsigned int length);

typedef struct hb_face_t hb_face_t;
typedef struct hb_font_t hb_font_t;

typedef struct _GSList GSList;
struct _GSList {
    void *data;
    GSList *next;
};

#define PANGO_SCALE 1024

typedef enum { PANGO_WEIGHT_NORMAL = 400, PANGO_WEIGHT_BOLD = 700 } PangoWeight;

typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoGlyphString PangoGlyphString;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;

typedef struct {
    int x, y, width, height;
} PangoRectangle;

typedef struct {
    void *shape_engine, *lang_engine;
    PangoFont *font;
    uint8_t level, gravity, flags, script;
    PangoLanguage *language;
    GSList *extra_attrs;
} PangoAnalysis;

typedef struct {
    int offset, length, num_chars;
    PangoAnalysis analysis;
} PangoItem;

// Its first members.
typedef struct {
    PangoItem *item;
    PangoGlyphString *glyphs;
} PangoGlyphItem;

// Its first members.
typedef struct {
    PangoLayout *layout;
    int start_index, length;
    GSList *runs;
} PangoLayoutLine;

VQ_DECLARE(VQ_CAIRO_FUNCTIONS, cairo)

#define VQ_CALL(result, name, parameters, arguments) \
    static inline result name parameters { return vq_cairo.name arguments; }
VQ_CAIRO_FUNCTIONS(VQ_CALL)
#undef VQ_CALL

#endif
#endif
