#include "pages.h"

static const unsigned char report_basics_js_bytes[] = {
#embed "../../EventReport/Page/basics.js"
};
EMBEDDED(report_basics_js)

static const unsigned char report_charts_js_bytes[] = {
#embed "../../EventReport/Page/charts.js"
};
EMBEDDED(report_charts_js)

static const unsigned char report_chosen_js_bytes[] = {
#embed "../../EventReport/Page/chosen.js"
};
EMBEDDED(report_chosen_js)

static const unsigned char report_comparison_js_bytes[] = {
#embed "../../EventReport/Page/comparison.js"
};
EMBEDDED(report_comparison_js)

static const unsigned char report_dots_js_bytes[] = {
#embed "../../EventReport/Page/dots.js"
};
EMBEDDED(report_dots_js)

static const unsigned char report_few_js_bytes[] = {
#embed "../../EventReport/Page/few.js"
};
EMBEDDED(report_few_js)

static const unsigned char report_field_js_bytes[] = {
#embed "../../EventReport/Page/field.js"
};
EMBEDDED(report_field_js)

static const unsigned char report_ground_js_bytes[] = {
#embed "../../EventReport/Page/ground.js"
};
EMBEDDED(report_ground_js)

static const unsigned char report_map_js_bytes[] = {
#embed "../../EventReport/Page/map.js"
};
EMBEDDED(report_map_js)

static const unsigned char report_markers_js_bytes[] = {
#embed "../../EventReport/Page/markers.js"
};
EMBEDDED(report_markers_js)

static const unsigned char report_replay_js_bytes[] = {
#embed "../../EventReport/Page/replay.js"
};
EMBEDDED(report_replay_js)

static const unsigned char report_riders_js_bytes[] = {
#embed "../../EventReport/Page/riders.js"
};
EMBEDDED(report_riders_js)

static const unsigned char report_start_js_bytes[] = {
#embed "../../EventReport/Page/start.js"
};
EMBEDDED(report_start_js)

static const unsigned char report_tables_js_bytes[] = {
#embed "../../EventReport/Page/tables.js"
};
EMBEDDED(report_tables_js)

static const unsigned char report_page_css_bytes[] = {
#embed "../../EventReport/Page/page.css"
};
EMBEDDED(report_page_css)

static const unsigned char report_page_html_bytes[] = {
#embed "../../EventReport/Page/page.html"
};
EMBEDDED(report_page_html)
