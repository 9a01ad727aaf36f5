#!/bin/sh
# Puts the pages together, ready for any web host: sh VeloQuestWasm/Pages/build.sh <questctl> <folder with VeloQuest.wasm> <folder for the pages>
set -eu
questctl=$1
wasm=$2
folder=$3
here=$(cd "$(dirname "$0")" && pwd)

for file in VeloQuest.wasm veloquest.js; do
    if [ ! -f "$wasm/$file" ]; then
        echo "pages: $wasm/$file is missing; build it with \`make wasm\` first" >&2
        exit 1
    fi
done

rm -rf "$folder/check" "$folder/ride" "$folder/shared" "$folder/style" "$folder/example"
mkdir -p "$folder/example"
cp "$wasm/VeloQuest.wasm" "$wasm/veloquest.js" "$folder/"
cp -R "$here/index.html" "$here/check.html" "$here/ride.html" "$here/favicon.svg" "$here/check" "$here/ride" "$here/shared" "$here/style" "$folder/"

# The example: the invented town, and the quest through it.
cp "$here/../../quests/old-town.geojson" "$here/../../Examples/oak.geojson" "$folder/example/"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$questctl" map generate --seed 1 --size town -o "$work/town.osm.pbf" >/dev/null
"$questctl" map build "$work/town.osm.pbf" -o "$folder/example/town.vqmap" >/dev/null 2>&1
echo "pages: $folder is ready for any web host; to try it here: python3 -m http.server --directory $folder"
