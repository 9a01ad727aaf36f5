#include "pages.h"

static const unsigned char tiles_archive_js_bytes[] = {
#embed "../../MapTiles/Pages/Page/archive.js"
};
EMBEDDED(tiles_archive_js)

static const unsigned char tiles_glyphs_js_bytes[] = {
#embed "../../MapTiles/Pages/Page/glyphs.js"
};
EMBEDDED(tiles_glyphs_js)

static const unsigned char tiles_map_js_bytes[] = {
#embed "../../MapTiles/Pages/Page/map.js"
};
EMBEDDED(tiles_map_js)

static const unsigned char tiles_style_js_bytes[] = {
#embed "../../MapTiles/Pages/Page/style.js"
};
EMBEDDED(tiles_style_js)

static const unsigned char tiles_licence_txt_bytes[] = {
#embed "../../MapTiles/Pages/Page/licence.txt"
};
EMBEDDED(tiles_licence_txt)

static const unsigned char tiles_table_json_bytes[] = {
#embed "../../MapTiles/Pages/Page/table.json"
};
EMBEDDED(tiles_table_json)

static const unsigned char tiles_page_css_bytes[] = {
#embed "../../MapTiles/Pages/Page/page.css"
};
EMBEDDED(tiles_page_css)

static const unsigned char tiles_page_html_bytes[] = {
#embed "../../MapTiles/Pages/Page/page.html"
};
EMBEDDED(tiles_page_html)
