#!/bin/sh
# Makes a Debian package of the release binaries and the pages:
#
#   sh Server/deploy/deb.sh [folder for the package]
#
# QUESTCTL, QUESTD and PAGES name what is packed; what is not named comes from the build folders of this repository. Nothing is built here.
# The parts of Swift's runtime that a program links to are packed beside it; a program with --static-swift-stdlib needs none.
# Dependencies are those of the Debian release on which this runs: run it on the release that the package is for.
set -eu
cd "$(dirname "$0")/../.."
questctl=${QUESTCTL:-.build/release/questctl}
questd=${QUESTD:-Server/.build/release/questd}
pages=${PAGES:-.build/pages}
output=${1:-.build/deb}
deploy=Server/deploy

fail() {
    echo "deb: $*" >&2
    exit 1
}
for tool in dpkg-deb dpkg-shlibdeps strip readelf; do
    command -v "$tool" >/dev/null || fail "$tool is missing: apt-get install dpkg-dev binutils"
done
for file in "$questctl" "$questd"; do
    [ -x "$file" ] || fail "$file is missing; build it for release, or name it with QUESTCTL or QUESTD"
done
[ -f "$pages/event/rider.html" ] || fail "$pages has no pages of event day; \`make pages\` makes them, or name them with PAGES"

# The version is the one that questctl prints. One that the changelog calls unreleased sorts before its release.
version=$("$questctl" --version | sed -n 's/^questctl \([0-9][0-9A-Za-z.+]*\).*/\1/p')
[ -n "$version" ] || fail "$questctl --version names no version"
newest=$(stat -c %Y "$questctl" "$questd" | sort -n | tail -n 1)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$newest}
export SOURCE_DATE_EPOCH
if grep -q "^## $version (unreleased)" CHANGELOG.md; then
    version="$version~$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y%m%d.%H%M)"
fi
version="$version-1"
architecture=$(dpkg --print-architecture)
# Who hands the package on puts a name here: MAINTAINER="Anna <anna@…>".
maintainer=${MAINTAINER:-VeloQuest <root@localhost>}

umask 022
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/debian/veloquest
library=$root/usr/lib/veloquest
mkdir -p "$root/DEBIAN" "$library" "$root/usr/bin"

# Programs, and the parts of Swift's runtime that they link to: those that the loader finds in the toolchain.
is_system() { case "$1" in /lib/* | /lib64/* | /usr/lib/* | "") return 0 ;; *) return 1 ;; esac; }
for name in questctl questd; do
    [ "$name" = questd ] && program=$questd || program=$questctl
    install -m 755 "$program" "$library/$name"
    ln -s "../lib/veloquest/$name" "$root/usr/bin/$name"
    ldd "$program" | grep -q 'not found' && fail "$program: $(ldd "$program" | grep 'not found')"
    ldd "$program" | sed -n 's/.* => \(\/[^ ]*\) (0x.*/\1/p' | while read -r path; do
        is_system "$path" || [ -f "$library/$(basename "$path")" ] || install -m 644 "$path" "$library/"
    done
done
# The runtime is looked for beside the program, and nowhere else. Who links with --static-swift-stdlib may have no path at all.
for file in "$library"/*; do
    strip --strip-unneeded --remove-section=.comment --remove-section=.note "$file"
    path=$(readelf -d "$file" | sed -n 's/.*R\(UN\)\?PATH.*\[\(.*\)\]/\2/p')
    # shellcheck disable=SC2016
    if [ -n "$path" ] && [ "$path" != '$ORIGIN' ]; then
        command -v patchelf >/dev/null || fail "$(basename "$file") looks for libraries in $path: apt-get install patchelf"
        patchelf --set-rpath '$ORIGIN' "$file"
    fi
done
for file in "$library"/questctl "$library"/questd; do
    missing=$(LD_LIBRARY_PATH='' ldd "$file" | grep -v "$library" | grep -E 'not found|/swift' || true)
    [ -z "$missing" ] || fail "$(basename "$file") would miss: $missing"
done

# Pages, settings, units, backups.
mkdir -p "$root/usr/share/veloquest" "$root/etc/default" "$root/usr/lib/systemd/system"
cp -R "$pages" "$root/usr/share/veloquest/pages"
find "$root/usr/share/veloquest" -type d -empty -delete
find "$root/usr/share/veloquest" -type d -exec chmod 755 {} + -o -type f -exec chmod 644 {} +
python3 - "$deploy/questd.json" >"$root/etc/questd.json" <<'PYTHON'
import json
import sys

settings = json.load(open(sys.argv[1]))
settings["pages"] = "/usr/share/veloquest/pages"
print(json.dumps(settings, indent=2))
PYTHON
install -m 755 "$deploy/backup.sh" "$library/questd-backup"
ln -s ../lib/veloquest/questd-backup "$root/usr/bin/questd-backup"
install -m 644 "$deploy/questd-backup.default" "$root/etc/default/questd-backup"
# The package has a user of its own, so that commands of the organiser and the server write files of the same owner.
sed -e '/^# systemd unit:/d' -e 's|/usr/local/bin/questd|/usr/bin/questd|' -e 's|^After=|Documentation=man:questd(1)\n&|' -e 's|^DynamicUser=yes|User=questd\nGroup=questd|' \
    "$deploy/questd.service" >"$root/usr/lib/systemd/system/questd.service"
for unit in questd-backup.service questd-backup.timer; do
    sed -e '/^# systemd unit:/d' -e 's|/usr/local/bin/|/usr/bin/|' "$deploy/$unit" >"$root/usr/lib/systemd/system/$unit"
done
# What the package tells systemd is in one place on merged and other systems.
mkdir -p "$root/lib" && mv "$root/usr/lib/systemd" "$root/lib/systemd"

# Pages of the manual and completions, from what the programs say of themselves.
mkdir -p "$root/usr/share/man/man1" "$root/usr/share/bash-completion/completions"
manual() { # <program> <what it does, in a line>
    {
        printf '.TH %s 1 "" "VeloQuest %s" "VeloQuest"\n.SH NAME\n%s \\- %s\n.SH DESCRIPTION\n.nf\n' \
            "$(echo "$1" | tr '[:lower:]' '[:upper:]')" "$version" "$1" "$2"
        sed -e 's/\\/\\e/g' -e "s/^\([.']\)/\\\\\&\1/" -e 's/-/\\-/g'
        printf '.fi\n'
    } | gzip -9n >"$root/usr/share/man/man1/$1.1.gz"
}
LC_ALL=C.UTF-8 "$questctl" --help | manual questctl "check bike quests, build bicycle maps, find routes and judge rides"
LC_ALL=C.UTF-8 "$questd" --help | manual questd "hold events of bike quests"
sh "$deploy/backup.sh" --help | manual questd-backup "back up the events of questd, encrypted, and bring them back"
"$questctl" --generate-completion-script bash | sed '1{/^#!/d}' >"$root/usr/share/bash-completion/completions/questctl"
"$questd" --generate-completion-script bash | sed '1{/^#!/d}' >"$root/usr/share/bash-completion/completions/questd"

# Documents and licences.
documents=$root/usr/share/doc/veloquest
mkdir -p "$documents/examples"
install -m 644 Server/README.md Server/API.md "$documents/"
for article in HOLD-AN-EVENT GROWING THREATS; do [ ! -f "Server/$article.md" ] || install -m 644 "Server/$article.md" "$documents/"; done
for example in nginx.conf nginx-several.conf haproxy.cfg; do install -m 644 "$deploy/$example" "$documents/examples/"; done
install -m 644 quests/old-town.geojson quests/millers-secret.geojson "$documents/examples/"
gzip -9n "$documents/API.md"
gzip -9nc CHANGELOG.md >"$documents/changelog.gz"
{
    printf 'veloquest (%s) %s; urgency=medium\n\n' "$version" "$(. /etc/os-release && echo "${VERSION_CODENAME:-stable}")"
    printf '  * A package of the release; changelog.gz says what changed.\n\n -- %s  %s\n' \
        "$maintainer" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9n >"$documents/changelog.Debian.gz"
python3 "$deploy/copyright.py" "$library" >"$documents/copyright"

# What lintian objects to and has a reason, with the reason.
mkdir -p "$root/usr/share/lintian/overrides"
install -m 644 "$deploy/lintian-overrides" "$root/usr/share/lintian/overrides/veloquest"

# Dependencies: what dpkg-shlibdeps finds for all that the programs link to and that is not packed here.
printf 'Source: veloquest\n\nPackage: veloquest\nArchitecture: any\n' >"$work/debian/control"
depends=$(cd "$work" && find debian/veloquest/usr/lib/veloquest -type f ! -name questd-backup -exec dpkg-shlibdeps -O \
    --ignore-missing-info -ldebian/veloquest/usr/lib/veloquest {} + 2>shlibdeps.log | sed -n 's/^shlibs:Depends=//p')
[ -n "$depends" ] || { cat "$work/shlibdeps.log" >&2; fail "no dependencies were found"; }
cat >"$root/DEBIAN/control" <<CONTROL
Package: veloquest
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -k -s --exclude=DEBIAN "$root" | cut -f 1)
Pre-Depends: init-system-helpers (>= 1.54~)
Depends: adduser, $depends
Recommends: fonts-liberation, fonts-noto-color-emoji
Suggests: age, caddy | nginx, gdal-bin, hunspell-en-us, hunspell-ru
Section: misc
Priority: optional
Description: bike quests: the organiser's tools and the server of event day
 In a bike quest riders cycle to tasks on a map, answer them, and are ranked.
 .
 This package has questctl, which checks quests, makes maps and tiles of
 OpenStreetMap extracts, rides quests before the event and judges ride logs;
 questd, the server that riders, organisers and spectators meet on event day;
 its pages; and units of systemd for the server and for encrypted backups.
CONTROL
printf '/etc/questd.json\n/etc/default/questd-backup\n' >"$root/DEBIAN/conffiles"
for script in postinst prerm postrm; do install -m 755 "$deploy/debian/$script" "$root/DEBIAN/$script"; done
(cd "$root" && find . -path ./DEBIAN -prune -o -type f ! -path './etc/*' -printf '%P\n' | LC_ALL=C sort | xargs -d '\n' md5sum) >"$root/DEBIAN/md5sums"
find "$root" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +

mkdir -p "$output"
package=$output/veloquest_${version}_$architecture.deb
nice dpkg-deb --root-owner-group -Zxz -z"${DEB_COMPRESSION:-3}" --build "$root" "$package" >/dev/null
echo "$package"
