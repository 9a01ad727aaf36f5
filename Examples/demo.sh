#!/bin/sh
# The main job from end to end on invented towns: sh Examples/demo.sh <questctl> <folder for the results>
set -eu
questctl=$1
folder=$2
mkdir -p "$folder"

run() {
    printf '\n$ questctl %s\n' "$*"
    "$questctl" "$@"
}

run map generate --seed 1 --size town -o "$folder/town.osm.pbf"
run map build "$folder/town.osm.pbf" -o "$folder/town.vqmap"
run validate quests/old-town.geojson
run route --map "$folder/town.vqmap" -32.001119,55.000616 -32.007863,54.992140
run simulate quests/old-town.geojson --map "$folder/town.vqmap" --seed 9 -o "$folder/old-town-ride.geojson"

run map generate --seed 2 --size town --names ru -o "$folder/park.osm.pbf"
run map build "$folder/park.osm.pbf" -o "$folder/park.vqmap" --language ru
run validate quests/park.geojson --language ru
run simulate quests/park.geojson --map "$folder/park.vqmap" --seed 3 --language ru -o "$folder/park-ride.geojson"

printf '\nOpen %s in any GeoJSON viewer: track, routes, re-routes and tasks.\n' "$folder/*-ride.geojson"
