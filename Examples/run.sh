#!/bin/sh
# Builds and runs the examples, and proves what they promise: an importer of GeoJSON or VeloQuest needs neither the headers
# of system libraries nor the benchmark library. README.md and the guides in Docs/ show what they and the demo print, quests without
# errors, Swift that compiles, and links that lead somewhere.
#
#     sh Examples/run.sh [questctl]              builds the tool where none is given
#     sh Examples/run.sh --outputs <questctl>    only what needs no Swift build
set -eu
only_outputs=""
if [ "${1:-}" = --outputs ]; then
    only_outputs=yes
    shift
    [ -n "${1:-}" ] || {
        echo "examples: --outputs needs a questctl" >&2
        exit 2
    }
fi
questctl=${1:+$(cd "$(dirname "$1")" && pwd)/$(basename "$1")}
cd "$(dirname "$0")"
root=$(cd .. && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "examples: $*" >&2
    exit 1
}

# The pages of which every output is compared.
guides=$(cd "$root" && ls README.md Docs/*.md)

if [ -z "$questctl" ]; then
    (cd "$root" && swift build --product questctl)
    questctl="$root/.build/debug/questctl"
fi

# Where possible the importers are built in a mount namespace in which the headers do not exist.
mkdir "$work/empty" "$work/no-headers"
hide=""
for header in geos_c.h proj.h geodesic.h tiffio.h zlib.h openssl cairo pango-1.0; do
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
[ -n "$only_outputs" ] || rm -rf "$build"

# expect <text> <example> [arguments]: the example's output holds the text. Its package is the folder of its name, or $package.
package=""
expect() {
    text=$1
    example=$2
    shift 2
    printf '\n== %s\n' "$example"
    without_headers swift build --package-path "${package:-$example}" --scratch-path "$build"
    output=$("$build/debug/$example" "$@")
    echo "$output"
    case $output in
    *"$text"*) ;;
    *) fail "$example did not print '$text'" ;;
    esac
    if find "$build" -path '*/C[GPTC]*.build/functions.c.o' -o -name 'SpatialOperations.swiftmodule' \
        -o -name 'MapDrawing.swiftmodule' | grep -q .; then
        fail "$example compiled GEOS, PROJ, Cairo or Pango"
    fi
    # What the command line needs is resolved with the package but never built for an importer, nor is what riders' editions need.
    if find "$build" -name 'CCrypto*.pcm' -o -name 'ArgumentParser.swiftmodule' | grep -q .; then
        fail "$example compiled libcrypto's headers or the argument parser"
    fi
    if ls "$build/checkouts" 2>/dev/null | grep -Ev '^swift-argument-parser$' | grep -q .; then
        fail "$example fetched $(ls "$build/checkouts")"
    fi
    shows
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

# shows: README.md, guides and articles with the mark <!-- output: example --> show the output of the example that ran last.
shows() {
    mark="<!-- output: $example -->"
    for article in $(cd "$root" && grep -lFx "$mark" $guides Sources/*/*.docc/*.md); do
        shown=$(awk -v mark="$mark" \
            '$0 == mark { getline; while ((getline line) > 0 && line != "```") print line; exit }' "$root/$article")
        alike "$shown" "$output" || fail "$article shows another output of $example than this: put it there"
        echo "(shown in $article)"
    done
}

# under <command> <file>: the command and what follows it, to the next one or the end of the block. CSV ends lines by CRLF.
under() {
    awk -v command="$1" '{ sub(/\r$/, "") } /^([$] |```)/ { its = $0 == command } its' "$2"
}

# blocks <mark> <folder> <file>: writes the code blocks that follow the mark to <folder>/1, 2 …
blocks() {
    awk -v mark="$1" -v folder="$2" '
        /^```/ { if (into) { close(into); into = "" } else if (marked) into = folder "/" ++count; marked = 0; next }
        into { print > into }
        { marked = $0 == mark }' "$3"
}

# The Swift under <!-- compiles -->, each block a function of its own behind what it takes for granted.
write_guide_code() {
    package="$work/GuideCode"
    sources="$package/Sources/GuideCode"
    mkdir -p "$sources"
    cat >"$package/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "GuideCode",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "VeloQuest", path: "$root")],
    targets: [
        .executableTarget(name: "GuideCode", dependencies: [.product(name: "VeloQuest", package: "VeloQuest")])
    ],
    swiftLanguageModes: [.v6]
)
END
    cat >"$sources/GuideCode.swift" <<END
import VeloQuest

let fixes = AsyncStream<Fix> { \$0.finish() }
let station = Coordinate(longitude: -32.001119, latitude: 55.000616)
let park = Coordinate(longitude: -32.007863, latitude: 54.992140)
func say(_ text: String) {}
func show(_ coordinates: [Coordinate]) {}
func show(_ task: Quest.Task.ID) {}

@main
struct GuideCode {
    static func main() { print("the code of the guides compiles") }
}
END
    count=0
    for guide in $guides; do
        rm -rf "$work/swift"
        mkdir "$work/swift"
        blocks "<!-- compiles -->" "$work/swift" "$root/$guide"
        for block in "$work/swift"/*; do
            [ -f "$block" ] || continue
            count=$((count + 1))
            {
                grep '^import ' "$block"
                echo "func guide$count() async throws {"
                grep -v '^import ' "$block"
                echo "}"
            } >"$sources/Guide$count.swift"
        done
    done
    [ "$count" -gt 0 ] || fail "no guide has code under <!-- compiles -->"
}

# Every output shown is that of an example.
for marked in $(cd "$root" && sed -n 's/^<!-- output: \(.*\) -->$/\1/p' $guides Sources/*/*.docc/*.md); do
    [ -f "$marked/Package.swift" ] || fail "there is no example $marked, whose output is shown"
done

# What takes Swift: the examples themselves, and what is shown of them.
if [ -z "$only_outputs" ]; then
    # A map for the router.
    "$questctl" map generate --seed 1 --size town -o "$work/town.osm.pbf"
    "$questctl" map build "$work/town.osm.pbf" -o "$work/town.vqmap"

    expect "oak.geojson:3:42: error: a comma is missing" ReadFeatures
    expect " km " RouteARider "$work/town.vqmap" -32.001119,55.000616 -32.007863,54.992140
    expect "arrived" NavigateARide "$work/town.vqmap" -32.001119,55.000616 -32.008,54.995 -32.007863,54.992140

    expect "10 points" RideAQuest "$work/town.vqmap" "$root/quests/old-town.geojson" "$work/ride.jsonl" three

    expect "the tuned quest is" TuneAQuest "$root/quests/old-town.geojson" "$work/town.vqmap" 6 "$work/tuned.geojson"
    "$questctl" validate "$work/tuned.geojson" >"$work/tuned.txt" || fail "the tuned quest is not valid: $(cat "$work/tuned.txt")"

    write_guide_code
    expect "the code of the guides compiles" GuideCode
    package=""
fi

# All outputs of the demo, of which the guides show the most telling ones.
ln -s "$root/quests" "$root/Examples" "$work"
# Without dictionaries: whether a computer has them is not the documentation's business.
(cd "$work" && LC_ALL=C DICPATH="$work/empty" sh Examples/demo.sh "$questctl" demo) >"$work/demo.txt" 2>&1 ||
    fail "the demo fails: $(tail -n 5 "$work/demo.txt")"

for guide in $guides; do
    printf '\n== %s\n' "$guide"
    page="$root/$guide"
    if grep '^[$] ' "$page" | grep -v '^[$] questctl '; then
        fail "$guide shows what these commands print, and nothing compares it"
    fi
    grep '^[$] questctl ' "$page" >"$work/commands.txt" || true
    while IFS= read -r command; do
        printed=$(under "$command" "$work/demo.txt")
        alike "$(under "$command" "$page")" "$printed" ||
            fail "$guide shows '$command' otherwise than the demo, which prints this:
$printed"
        echo "$command"
    done <"$work/commands.txt"

    # The quests shown have no errors.
    rm -rf "$work/json"
    mkdir "$work/json"
    blocks "<!-- quest -->" "$work/json" "$page"
    for quest in "$work/json"/*; do
        [ -f "$quest" ] || continue
        "$questctl" validate "$quest" >"$work/quest.txt" 2>&1 || fail "$guide shows a quest with errors: $(cat "$work/quest.txt")"
        tail -n 1 "$work/quest.txt"
    done

    # Links to files of the package, from where the page is.
    folder=$(dirname "$page")
    for link in $(grep -o '](\([^)#: ]*\)[)#]' "$page" | sed 's/^](//; s/[)#]$//'); do
        [ -e "$folder/$link" ] || fail "$guide links to $link, which is not there"
    done
done
