#!/bin/sh
# Installs the system packages that VeloQuest needs and that are not there yet: GEOS, PROJ, libtiff, zlib, zstd, Cairo, Pango,
# libcrypto of OpenSSL 3 and fonts.
# With the word tests also what only tests need: Poppler, which reads the PDF files that Cairo
# wrote, ZBar, which reads codes, xmllint, which judges XML by its schema, and GDAL. With the word server, and with tests, also SQLite and libpq; tests
# start a PostgreSQL and an haproxy of their own. With the word wasm a C
# library for WebAssembly, what the compiler calls in it, Binaryen, which makes it smaller, and Node. With the word pages also esbuild and
# TypeScript's checker. With the word maps-test also Xvfb,
# the screen without which a Firefox that is there has no WebGL. With the word maps only MapLibre GL JS, which `questctl map view` draws
# with; it comes from PyPI into .build/maplibre. With the word accounts only what tests sign in with, from PyPI into .build/accounts.
set -eu

if [ "${1:-}" = accounts ]; then
    folder="$(dirname "$0")/../.build/accounts"
    if ! "$folder/bin/python" -c "import fido2, oidc_provider_mock" 2>/dev/null; then
        python3 -m venv "$folder"
        "$folder/bin/pip" install --quiet fido2==2.2.1 oidc-provider-mock==0.3.4
    fi
    exit 0
fi

if [ "${1:-}" = maps ]; then
    exec python3 "$(dirname "$0")/maplibre.py"
fi

has_header() {
    printf '#include <%s>\n' "$1" | "${CC:-cc}" -E - >/dev/null 2>&1 || printf '#include <%s>\n' "$1" | clang -E - >/dev/null 2>&1
}

has_library() {
    pkg-config --exists "$1" 2>/dev/null
}

# Fontconfig's patterns: a family, a language, a property.
has_font() {
    fc-list "$1" family 2>/dev/null | grep -q .
}

# GDAL is looked for while a program runs, by names such as libgdal.so.32: its development package is not needed.
has_gdal() {
    ls /usr/lib/*/libgdal.so.* /usr/lib/libgdal.so.* /usr/lib64/libgdal.so.* /usr/local/lib/libgdal.so.* 2>/dev/null | grep -q .
}

# The package of the library has its number in its name: libgdal32 on Debian 12, libgdal34t64 on Ubuntu 24.04. gdal-bin, which is
# called so everywhere, brings it where the list of packages is empty.
gdal_package() {
    found=$(apt-cache search --names-only '^libgdal[0-9]+(t64)?$' 2>/dev/null | cut -d ' ' -f 1 | sort -V | tail -n 1)
    echo "${found:-gdal-bin}"
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        echo "Missing system packages. Run this as root, then try again:" >&2
        echo "    $*" >&2
        exit 1
    fi
}

case "$(uname -s)" in
Linux)
    missing=""
    has_header geos_c.h || missing="$missing libgeos-dev"
    has_header proj.h || missing="$missing libproj-dev"
    has_header tiffio.h || missing="$missing libtiff-dev"
    has_header zlib.h || missing="$missing zlib1g-dev"
    has_header zstd.h || missing="$missing libzstd-dev"
    # Only OpenSSL 3 has this header.
    has_header openssl/core_names.h || missing="$missing libssl-dev"
    command -v pkg-config >/dev/null 2>&1 || missing="$missing pkg-config"
    has_library cairo-pdf || missing="$missing libcairo2-dev"
    has_library pangocairo || missing="$missing libpango1.0-dev"
    # Latin, Greek and Cyrillic letters as wide as those that labels are placed for, and emoji in colour.
    has_font "Liberation Sans" || has_font Arial || missing="$missing fonts-liberation"
    has_font ":lang=und-zsye:color=true" || missing="$missing fonts-noto-color-emoji"
    # Event day keeps its events in SQLite, or in PostgreSQL, which its tests start.
    case "${1:-}" in
    tests | server)
        has_header sqlite3.h || missing="$missing libsqlite3-dev"
        has_library libpq || missing="$missing libpq-dev"
        ;;
    esac
    [ "${1:-}" != tests ] || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
    [ "${1:-}" != tests ] || command -v pgbouncer >/dev/null 2>&1 || missing="$missing pgbouncer"
    [ "${1:-}" != tests ] || command -v haproxy >/dev/null 2>&1 || missing="$missing haproxy"
    [ "${1:-}" != tests ] || command -v pdftotext >/dev/null 2>&1 || missing="$missing poppler-utils"
    [ "${1:-}" != tests ] || command -v zbarimg >/dev/null 2>&1 || missing="$missing zbar-tools"
    [ "${1:-}" != tests ] || command -v xmllint >/dev/null 2>&1 || missing="$missing libxml2-utils"
    if [ "${1:-}" = wasm ]; then
        [ -f /usr/lib/wasm32-wasi/libc.a ] || missing="$missing wasi-libc"
        ls /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a >/dev/null 2>&1 || missing="$missing libclang-rt-dev-wasm32"
        command -v node >/dev/null 2>&1 || missing="$missing nodejs"
        command -v wasm-opt >/dev/null 2>&1 || missing="$missing binaryen"
    fi
    if [ "${1:-}" = pages ]; then
        command -v esbuild >/dev/null 2>&1 || missing="$missing esbuild"
        command -v tsc >/dev/null 2>&1 || missing="$missing node-typescript"
    fi
    if [ "${1:-}" = maps-test ] && [ -z "${DISPLAY:-}" ]; then
        if command -v firefox-esr >/dev/null 2>&1 || command -v firefox >/dev/null 2>&1; then
            command -v Xvfb >/dev/null 2>&1 || missing="$missing xvfb"
        fi
    fi
    [ "${1:-}" != tests ] || has_gdal || missing="$missing $(gdal_package)"
    [ -n "$missing" ] || exit 0
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "Missing system packages:$missing (these are their names on Debian and Ubuntu)." >&2
        echo "Install what they are called on this system, then try again." >&2
        exit 1
    fi
    echo "Installing$missing"
    as_root apt-get update -qq
    # shellcheck disable=SC2086
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing
    ;;
Darwin)
    if ! command -v brew >/dev/null 2>&1; then
        echo "Homebrew is missing: install it from https://brew.sh, then try again (it brings geos, proj, libtiff, cairo and pango)." >&2
        exit 1
    fi
    formulas="libpq geos proj libtiff zstd cairo pango pkgconf"
    [ "${1:-}" != tests ] || formulas="$formulas poppler zbar gdal"
    [ "${1:-}" != pages ] || formulas="$formulas esbuild typescript"
    for formula in $formulas; do
        brew list "$formula" >/dev/null 2>&1 || brew install "$formula"
    done
    ;;
*)
    echo "This system is not known. Install GEOS, PROJ, libtiff, zlib, zstd, Cairo, Pango and OpenSSL 3 with their headers, then try again." >&2
    exit 1
    ;;
esac
