#!/bin/sh
# Puts the pages together, ready for any web host: sh VeloQuestWasm/Pages/build.sh <questctl> <folder with VeloQuest.wasm> <folder for the pages>
set -eu
questctl=$1
wasm=$2
folder=$3
here=$(cd "$(dirname "$0")" && pwd)
# The pages of event day, which questd serves.
event=$here/../../Server/Pages

for file in VeloQuest.wasm veloquest.js; do
    if [ ! -f "$wasm/$file" ]; then
        echo "pages: $wasm/$file is missing; build it with \`make wasm\` first" >&2
        exit 1
    fi
done

mkdir -p "$folder"
for part in check ride edit map shared style event texts; do
    rm -rf "${folder:?}/$part"
done
python3 "$here/documents.py" "$folder"
cp "$here/favicon.svg" "$folder/"
cp "$here/map/ground-map.css" "$folder/map/"
sh "$here/map/build.sh" "$folder"
cp "$wasm/VeloQuest.wasm" "$wasm/veloquest.js" "$folder/"
# The engine's own texts, which it loads by the reader's language.
if [ -d "$wasm/texts" ]; then
    cp "$wasm/texts/"*.ftl "$folder/texts/"
fi
cp -R "$event/icons" "$event/manifest.webmanifest" "$folder/event/"

# What tells editions of the pages apart: phones keep them and notice a new one.
version=$(cd "$folder" && find . -type f ! -path './example/*' ! -name service-worker.js -exec sha256sum {} + | sort -k 2 | sha256sum | cut -c 1-16)
sed "s/@VERSION@/$version/" "$event/service-worker.js" >"$folder/event/service-worker.js"

# The example: the invented town, and the quest through it.
rm -rf "$folder/example"
mkdir "$folder/example"
cp "$here/../../quests/old-town.geojson" "$here/../../Examples/oak.geojson" "$folder/example/"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$questctl" map generate --seed 1 --size town -o "$work/town.osm.pbf" >/dev/null
"$questctl" map build "$work/town.osm.pbf" -o "$folder/example/town.vqmap" >/dev/null 2>&1
"$questctl" map tiles "$work/town.osm.pbf" -o "$folder/example/town.pmtiles" >/dev/null 2>&1
echo "pages: $folder is ready for any web host; to try it here: python3 -m http.server --directory $folder"
