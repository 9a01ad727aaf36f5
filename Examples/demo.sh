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

# The same of one text with shell variables in it, which are shown by their names: keys are new in every run.
run_text() {
    printf '\n$ questctl %s\n' "$1"
    eval "\"\$questctl\" $1"
}

run map generate --seed 1 --size town -o "$folder/town.osm.pbf"
run map build "$folder/town.osm.pbf" -o "$folder/town.vqmap"
run map tiles "$folder/town.osm.pbf" -o "$folder/town.pmtiles"
run validate quests/old-town.geojson
run answer quests/old-town.geojson --task 5 Gooseberries Goosbery Blackberry
run answer quests/old-town.geojson --task 2 --language ru семь 7,0 17
run route --map "$folder/town.vqmap" -32.001119,55.000616 -32.007863,54.992140
run simulate quests/old-town.geojson --map "$folder/town.vqmap" --seed 9 -o "$folder/old-town-ride.geojson"
run map render "$folder/town.vqmap" --quest quests/old-town.geojson -o "$folder/old-town.svg"
run print quests/millers-secret.geojson --map "$folder/town.vqmap" -o "$folder/riders.pdf"
run print quests/millers-secret.geojson --map "$folder/town.vqmap" --for organiser -o "$folder/organiser.pdf"
run plan quests/old-town.geojson --map "$folder/town.vqmap" --time-limit 25
run simulate quests/millers-secret.geojson --map "$folder/town.vqmap" --riders 40 --report "$folder/event.html"

run route --cues --map "$folder/town.vqmap" -32.001119,55.000616 -32.007863,54.992140
run route --explain --map "$folder/town.vqmap" -32.001119,55.000616 -32.007863,54.992140
run route --map "$folder/town.vqmap" --profile Examples/cargo-bike.json -32.001119,55.000616 -32.007863,54.992140
run route --map "$folder/town.vqmap" --alternatives 2 -32.012,55 -31.99,55
run route --map "$folder/town.vqmap" --avoid Examples/street-festival.geojson -32.001119,55.000616 -32.007863,54.992140
run matrix "$folder/town.vqmap" --quest quests/old-town.geojson
run isochrone "$folder/town.vqmap" --from -32.001119,55.000616 --minutes 2,4,6 --format text
run isochrone "$folder/town.vqmap" --from -32.001119,55.000616 --minutes 2,4,6 -o "$folder/reach.geojson"
run match Examples/recorded.gpx --map "$folder/town.vqmap"
run simulate quests/old-town.geojson --map "$folder/town.vqmap" --track Examples/two-devices/watch.fit Examples/two-devices/phone.gpx --rider anna

# It has faults, so the exit code is 1.
run geojson lint Examples/oak.geojson || true

run_text "geojson filter \"difficulty = 'high' AND S_INTERSECTS(geometry, BBOX(-32.1, 54.9, -31.9, 55.1))\" 'quests/*.geojson' -o $folder/hard.geojsonl"
run geojson clip --area "$folder/reach.geojson" quests/old-town.geojson -o "$folder/within-reach.geojson.gz"
rm -rf "$folder/categories"
run geojson split --property category quests/old-town.geojson -o "$folder/categories"

# An evening of two riders, a decision of the organiser, and the results.
run simulate quests/millers-secret.geojson --map "$folder/town.vqmap" --seed 9 --rider anna --log "$folder/anna.jsonl"
run simulate quests/millers-secret.geojson --map "$folder/town.vqmap" --seed 4 --rider boris --log "$folder/boris.jsonl"
rm -f "$folder/office.jsonl"
run decide "$folder/office.jsonl" --rider anna --task mill --from "$folder/anna.jsonl" --accept --reason "the right key"
run judge quests/millers-secret.geojson "$folder/anna.jsonl" --office "$folder/office.jsonl"
run standings quests/millers-secret.geojson "$folder/anna.jsonl" "$folder/boris.jsonl" --office "$folder/office.jsonl"
run export quests/millers-secret.geojson -o "$folder/millers-secret.gpx"

# The same evening with keys: what is signed, and what is said of three forgeries.
rm -f "$folder"/*.pem "$folder/receipts.jsonl" "$folder/office-signed.jsonl"
run keygen -o "$folder/office.pem"
run keygen --show "$folder/office.pem" --language ru
OFFICE=$("$questctl" keygen --show "$folder/office.pem" | sed -n 's/^fingerprint: //p')
sed "s/\"id\": \"millers-secret\",/&\n    \"officials\": \"$OFFICE\",/" quests/millers-secret.geojson >"$folder/evening.geojson"
run seal "$folder/evening.geojson" --key "$folder/office.pem" -o "$folder/riders.geojson"
run_text "validate $folder/riders.geojson --signed-by \$OFFICE"
sed 's/"points": 30/"points": 300/' "$folder/riders.geojson" >"$folder/changed.geojson"
run validate "$folder/changed.geojson" || true

run keygen -o "$folder/anna.pem"
ANNA=$("$questctl" keygen --show "$folder/anna.pem" | sed -n 's/^fingerprint: //p')
printf 'rider,name,key\nanna,Anna,%s\n' "$ANNA" >"$folder/riders.csv"
ride="simulate $folder/evening.geojson --map $folder/town.vqmap --rider anna"
run $ride --seed 9 --key "$folder/anna.pem" --log "$folder/anna-signed.jsonl"
head -n 8 "$folder/anna-signed.jsonl" >"$folder/control.jsonl"
run receipt "$folder/control.jsonl" -o "$folder/receipts.jsonl"
run_text "decide $folder/office-signed.jsonl --key $folder/office.pem --quest $folder/evening.geojson --rider anna --task mill --from $folder/anna-signed.jsonl --accept --reason \"the right key\""
trust="--office $folder/office-signed.jsonl --receipts $folder/receipts.jsonl --riders $folder/riders.csv"
run judge "$folder/evening.geojson" "$folder/anna-signed.jsonl" $trust

# A ride of somebody else under Anna's name, and one that Anna's phone wrote anew.
"$questctl" keygen -o "$folder/thief.pem" >/dev/null
"$questctl" $ride --seed 4 --key "$folder/thief.pem" --log "$folder/forged.jsonl" >/dev/null
"$questctl" $ride --seed 12 --key "$folder/anna.pem" --log "$folder/anew.jsonl" >/dev/null
run standings "$folder/evening.geojson" "$folder/anna-signed.jsonl" "$folder/forged.jsonl" $trust
run receipt --check "$folder/receipts.jsonl" "$folder/anna-signed.jsonl"
run receipt --check "$folder/receipts.jsonl" "$folder/anew.jsonl" || true
run standings "$folder/evening.geojson" "$folder/anew.jsonl" $trust --language ru

run map generate --seed 2 --size town --names ru -o "$folder/park.osm.pbf"
run map build "$folder/park.osm.pbf" -o "$folder/park.vqmap" --language ru
run validate quests/park.geojson --language ru
run simulate quests/park.geojson --map "$folder/park.vqmap" --seed 3 --language ru -o "$folder/park-ride.geojson"

run map render "$folder/park.vqmap" --quest quests/park.geojson --language ru -o "$folder/park.png"

printf '\nOpen %s in any GeoJSON viewer: track, routes, re-routes and tasks. The maps with the tasks on them are %s and %s.\n' \
    "$folder/*-ride.geojson" "$folder/old-town.svg" "$folder/park.png"
printf 'The event of forty riders is a page for a browser: %s\n' "$folder/event.html"
