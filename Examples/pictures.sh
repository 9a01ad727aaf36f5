#!/bin/sh
# Draws the pictures of the documentation: what each method of searching looks at between the same two places of the
# invented town, which belongs to nobody. Called by `make pictures`.
set -eu
questctl=$1
cd "$(dirname "$0")/.."
folder=Sources/PathSearch/PathSearch.docc/Resources
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$questctl" map generate --seed 1 --size town -o "$work/town.osm.pbf"
"$questctl" map build "$work/town.osm.pbf" -o "$work/town.vqmap"
for method in dijkstra a-star bidirectional-a-star alt bidirectional-alt contraction-hierarchy; do
    "$questctl" map render "$work/town.vqmap" --search -32.012,55.0035 --to -31.985,54.994 --algorithm $method \
        --bbox -32.0299,54.9824,-31.9703,55.0176 --width 480 --language en -o "$folder/search-$method.svg"
done
