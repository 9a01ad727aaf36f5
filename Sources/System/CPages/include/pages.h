#pragma once
#include <stddef.h>

// #embed is of C23; clang has it in all modes from version 19 on.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The files of pages as they are in the program. Swift's literals of bytes take the compiler a hundred times as long.

struct embedded_file {
    const unsigned char *_Nonnull bytes;
    size_t count;
};

#define EMBEDDED(name) \
    struct embedded_file name(void) { return (struct embedded_file){name##_bytes, sizeof name##_bytes}; }

// The page about an event: Sources/EventReport/Page.
struct embedded_file report_basics_js(void);
struct embedded_file report_charts_js(void);
struct embedded_file report_chosen_js(void);
struct embedded_file report_comparison_js(void);
struct embedded_file report_dots_js(void);
struct embedded_file report_few_js(void);
struct embedded_file report_field_js(void);
struct embedded_file report_ground_js(void);
struct embedded_file report_map_js(void);
struct embedded_file report_markers_js(void);
struct embedded_file report_replay_js(void);
struct embedded_file report_riders_js(void);
struct embedded_file report_start_js(void);
struct embedded_file report_tables_js(void);
struct embedded_file report_page_css(void);
struct embedded_file report_page_html(void);

// The map of tiles: Sources/MapTiles/Pages/Page.
struct embedded_file tiles_archive_js(void);
struct embedded_file tiles_glyphs_js(void);
struct embedded_file tiles_map_js(void);
struct embedded_file tiles_style_js(void);
struct embedded_file tiles_licence_txt(void);
struct embedded_file tiles_table_json(void);
struct embedded_file tiles_page_css(void);
struct embedded_file tiles_page_html(void);
