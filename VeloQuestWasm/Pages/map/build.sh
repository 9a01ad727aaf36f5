#!/bin/sh
# Puts the parts of the map together that are not files of this folder: sh VeloQuestWasm/Pages/map/build.sh <folder of the pages>
# The reader of archives, the letters and the style are those of `questctl map view`, made into one module; MapLibre GL JS comes from
# .build/maplibre, where `.ci/setup.sh maps` puts it. Without it maps are drawn plainly.
set -eu
folder=$1/map
root=$(cd "$(dirname "$0")/../../.." && pwd)
page=$(dirname "$(find "$root/Sources" -path '*/Page/glyphs.js')")

mkdir -p "$folder"
{
    echo "/** The reader of archives, the letters and the style of the map; made by map/build.sh. */"
    printf 'const TABLE = '
    cat "$page/table.json"
    echo ";"
    cat "$page/archive.js" "$page/glyphs.js"
    echo "function groundStyle(archive, settings) {"
    cat "$page/style.js"
    echo "return { styleOf, drawIcon, fillLegend };"
    echo "}"
    echo "export { Archive, Edition, tileNumber, glyphRange, groundStyle };"
} >"$folder/ground.js"

if [ -f "$root/.build/maplibre/maplibre-gl.js" ]; then
    cp "$root/.build/maplibre/maplibre-gl.js" "$root/.build/maplibre/maplibre-gl.css" "$folder/"
    cp "$page/licence.txt" "$folder/maplibre-gl.LICENSE.txt"
else
    echo "pages: no MapLibre GL JS in .build/maplibre, so that maps are drawn plainly; .ci/setup.sh maps brings it" >&2
fi
