#!/bin/sh
# Builds and runs the examples, and proves what they promise: an importer of GeoJSON or VeloQuest needs neither the headers
# of system libraries nor the benchmark library. The documentation shows what they and the demo print.
#
#     sh Examples/run.sh [questctl]    builds the tool where none is given
set -eu
questctl=${1:+$(cd "$(dirname "$1")" && pwd)/$(basename "$1")}
cd "$(dirname "$0")"
root=$(cd .. && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "examples: $*" >&2
    exit 1
}

# A map for the router.
if [ -z "$questctl" ]; then
    (cd "$root" && swift build --product questctl)
    questctl="$root/.build/debug/questctl"
fi
"$questctl" map generate --seed 1 --size town -o "$work/town.osm.pbf"
"$questctl" map build "$work/town.osm.pbf" -o "$work/town.vqmap"

# Where possible the importers are built in a mount namespace in which the headers do not exist.
mkdir "$work/empty" "$work/no-headers"
hide=""
for header in geos_c.h proj.h geodesic.h tiffio.h zlib.h cairo pango-1.0; do
    for folder in /usr/include /usr/local/include; do
        [ -e "$folder/$header" ] && hide="$hide $folder/$header"
    done
done
without_headers() {
    if [ "$(uname -s)" = Linux ] && [ "$(id -u)" -eq 0 ] && unshare -m true 2>/dev/null; then
        HIDE="$hide" EMPTY="$work/empty" FOLDER="$work/no-headers" unshare -m sh -c '
            touch "$EMPTY/nothing"
            for header in $HIDE; do
                if [ -d "$header" ]; then
                    mount --bind "$FOLDER" "$header"
                else
                    mount --bind "$EMPTY/nothing" "$header"
                fi
            done
            if printf "#include <geos_c.h>\nint v = GEOS_VERSION_MAJOR;\n" | cc -fsyntax-only -xc - 2>/dev/null ||
                printf "#include <cairo/cairo.h>\n" | cc -fsyntax-only -xc - 2>/dev/null; then
                echo "examples: the headers are still visible" >&2
                exit 1
            fi
            PKG_CONFIG_LIBDIR="$EMPTY" exec "$@"' sh "$@"
    else
        echo "(the headers of system libraries are not hidden here: that takes Linux and root)"
        PKG_CONFIG_LIBDIR="$work/empty" "$@"
    fi
}

# One folder for all of them, so that what several import is compiled once. It starts empty, with the one that imports least.
build="$root/.build-examples"
rm -rf "$build"

# expect <text> <example> [arguments]: the example's output holds the text.
expect() {
    text=$1
    example=$2
    shift 2
    printf '\n== %s\n' "$example"
    without_headers swift build --package-path "$example" --scratch-path "$build"
    output=$("$build/debug/$example" "$@")
    echo "$output"
    case $output in
    *"$text"*) ;;
    *) fail "$example did not print '$text'" ;;
    esac
    if find "$build" -name 'CGEOS*.pcm' -o -name 'CPROJ*.pcm' -o -name 'CTIFF*.pcm' -o -name 'SpatialOperations.swiftmodule' \
        -o -name 'CCairo*.pcm' -o -name 'CPango*.pcm' -o -name 'CairoDrawing.swiftmodule' | grep -q .; then
        fail "$example compiled GEOS, PROJ, Cairo or Pango"
    fi
    # What the command line and riders' editions need is resolved with the package but never built for an importer.
    if find "$build" -name 'CCryptoBoringSSL*.build' -o -name 'Crypto.swiftmodule' -o -name 'ArgumentParser.swiftmodule' |
        grep -q .; then
        fail "$example compiled swift-crypto or the argument parser"
    fi
    if ls "$build/checkouts" 2>/dev/null | grep -Ev '^swift-(argument-parser|asn1|crypto)$' | grep -q .; then
        fail "$example fetched $(ls "$build/checkouts")"
    fi
}

# alike <shown> <printed>: both are the same, where a line … stands for any others. Time and memory are not compared, nor keys, which
# are new in every run, with their fingerprints and digests.
alike() {
    pattern=$(printf '%s\n' "$1" |
        sed -e 's/[][*?\]/\\&/g' -e 's/^…$/*/' -e 's/[0-9.]* s, [0-9]* MiB/* s, * MiB/' \
            -e 's/[0-9A-Z]\{4\}-[0-9A-Z]\{4\}-[0-9A-Z]\{4\}-[0-9A-Z]\{4\}/*/g' -e 's|ed25519:[A-Za-z0-9+/]*=|*|g' \
            -e 's/[0-9a-f]\{32\}/*/g')
    # shellcheck disable=SC2254
    case $2 in
    $pattern) ;;
    *) return 1 ;;
    esac
}

# shows <article>: the article shows the output of the example that ran last.
shows() {
    shown=$(awk -v mark="<!-- output: $example -->" \
        '$0 == mark { getline; while ((getline line) > 0 && line != "```") print line; exit }' "$root/$1")
    alike "$shown" "$output" || fail "$1 shows another output of $example than this: put it there"
}

# under <command> <file>: the command and what follows it, to the next one or the end of the block. CSV ends lines by CRLF.
under() {
    awk -v command="$1" '{ sub(/\r$/, "") } /^([$] |```)/ { its = $0 == command } its' "$2"
}

expect "oak.geojson:3:42: error: a comma is missing" ReadFeatures
expect " km " RouteARider "$work/town.vqmap" -32.001119,55.000616 -32.007863,54.992140
expect "arrived" NavigateARide "$work/town.vqmap" -32.001119,55.000616 -32.008,54.995 -32.007863,54.992140
shows Sources/Navigation/Navigation.docc/UnderWay.md
shows README.md

expect "10 points" RideAQuest "$work/town.vqmap" "$root/quests/old-town.geojson" "$work/ride.jsonl" three

expect "the tuned quest is" TuneAQuest "$root/quests/old-town.geojson" "$work/town.vqmap" 6 "$work/tuned.geojson"
"$questctl" validate "$work/tuned.geojson" >"$work/tuned.txt" || fail "the tuned quest is not valid: $(cat "$work/tuned.txt")"

printf '\n== README.md\n'
ln -s "$root/quests" "$root/Examples" "$work"
# Without dictionaries: whether a computer has them is not the documentation's business.
(cd "$work" && LC_ALL=C DICPATH="$work/empty" sh Examples/demo.sh "$questctl" demo) >"$work/demo.txt" 2>&1 ||
    fail "the demo fails: $(tail -n 5 "$work/demo.txt")"
grep '^[$] questctl ' "$root/README.md" >"$work/commands.txt"
while IFS= read -r command; do
    printed=$(under "$command" "$work/demo.txt")
    alike "$(under "$command" "$root/README.md")" "$printed" ||
        fail "README.md shows '$command' otherwise than the demo, which prints this:
$printed"
    echo "$command"
done <"$work/commands.txt"
