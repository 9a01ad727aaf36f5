#!/bin/sh
# Draws the pictures of the documentation: what each method of searching looks at between the same two places of the
# invented town, which belongs to nobody, and where the data is there one ride through Porto Alegre with and without its
# hills, and maps of tiles as a browser shows them. Called by `make pictures`.
set -eu
questctl=$1
cd "$(dirname "$0")/.."
folder=Sources/Routing/Routing.docc/Resources
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$questctl" map generate --seed 1 --size town -o "$work/town.osm.pbf"
"$questctl" map build "$work/town.osm.pbf" -o "$work/town.vqmap"
for method in dijkstra a-star contraction-hierarchy; do
    "$questctl" map render "$work/town.vqmap" --search -32.012,55.0035 --to -31.985,54.994 --algorithm $method \
        --bbox -32.0299,54.9824,-31.9703,55.0176 --width 480 --language en -o "$folder/search-$method.svg"
done

# One ride as if there were no hills, over the same heights, and with a profile that goes around them. The level rider climbs as fast as
# on the level, and descends no faster.
data=${VELOQUEST_DATA:-../shared/data}/elevation
if [ -d "$data" ]; then
    printf '%s' '{"name": "city, as if level", "basedOn": "city",
        "hills": {"power": 1000, "mass": 20, "descentSpeed": 4, "leastSpeed": 0}}' >"$work/level.json"
    "$questctl" map build "$data/poa.osm.pbf" --elevation "$data/poa_elevation.tif" -o "$work/poa.vqmap"
    mkdir -p Sources/Routing/Routing.docc/Resources
    "$questctl" map render "$work/poa.vqmap" --route=-51.2186,-30.0939 --route=-51.2146,-30.0076 \
        --profile "$work/level.json" --profile flat --bbox=-51.262,-30.0985,-51.174,-30.0005 --width 320 --language en \
        -o Sources/Routing/Routing.docc/Resources/hills.png
else
    echo "pictures: $data is missing; hills.png stays as it is" >&2
fi

# A printed map.
"$questctl" print quests/millers-secret.geojson --map "$work/town.vqmap" --parts map --language en -o "$work/print.pdf"
pdftoppm -r 100 -png -singlefile "$work/print.pdf" Examples/Pictures/print

# Maps of tiles in a browser.
python3 .ci/map_pictures.py "$questctl" Examples/Pictures
