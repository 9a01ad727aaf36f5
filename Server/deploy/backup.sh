#!/bin/sh
# Backs up the events of questd, and brings them back; `--help` says how.
set -eu
umask 077
LC_ALL=C.UTF-8
export LC_ALL

data=${QUESTD_DATA:-/var/lib/questd}
folder=${BACKUP_FOLDER:-/var/backups/questd}
keep=${BACKUP_KEEP:-96}
recipient=${BACKUP_RECIPIENT:-}
questd=${QUESTD:-questd}

help() {
    cat <<'HELP'
Backs up the events of questd into one file, and brings them back.

  questd-backup                          writes a backup; the server may run
  questd-backup restore FILE FOLDER [KEY]
                                         brings a backup back into a folder
                                         that has no events; KEY is the file
                                         with the secret key of age

Settings come from the environment; the timer reads /etc/default/questd-backup.

  QUESTD_DATA        the folder of the server (/var/lib/questd)
  BACKUP_FOLDER      where backups are written (/var/backups/questd)
  BACKUP_KEEP        how many are kept (96: a day of one each 15 minutes)
  BACKUP_RECIPIENT   whom they are encrypted for: a public key of age
                     (age1…) or of ssh (ssh-ed25519 …). Without it they are
                     not encrypted.
  TMPDIR             where the copy lies until it is encrypted (/var/tmp);
                     it takes as much space as the events do

A backup has its name when it is whole and on the disk: a file that is being
written ends in .part. Files have mode 600. Two that start at once do not meet.
Names hold the time in UTC: questd-20260606T120000Z.sqlite.age.
Exit codes: 0 done, 1 not done.
HELP
}

fail() {
    echo "questd-backup: $*" >&2
    exit 1
}

# Runs when the script ends, however it does; a SIGKILL leaves what the next run removes.
work=""
part=""
clean() {
    [ -z "$work" ] || rm -rf "$work"
    [ -z "$part" ] || rm -f "$part"
}
trap clean EXIT
trap 'exit 1' HUP INT TERM

need_age() { command -v age >/dev/null || fail "age is missing: apt-get install age"; }

make() {
    case "$keep" in '' | *[!0-9]* | 0) fail "BACKUP_KEEP is a number from 1: $keep" ;; esac
    case "$data" in postgres://* | postgresql://*) fail "a database is copied by pg_dump, not by this" ;; esac
    [ -z "$recipient" ] || need_age
    [ -d "$folder" ] || mkdir -p "$folder" || fail "$folder cannot be made"
    exec 9>>"$folder/.lock" || fail "$folder cannot be written"
    flock -n 9 || fail "another backup is being written into $folder"
    # What a killed run left; the lock is ours, so nobody writes them.
    rm -f "$folder"/questd-*.part
    find "${TMPDIR:-/var/tmp}" -maxdepth 1 -type d -user "$(id -un)" -name "questd-backup.*" -mmin +720 -exec rm -rf {} + 2>/dev/null || true

    work=$(mktemp -d "${TMPDIR:-/var/tmp}/questd-backup.XXXXXXXX") || fail "${TMPDIR:-/var/tmp} cannot be written"
    "$questd" backup --data "$data" "$work/events.sqlite" || fail "the events were not copied"
    name=questd-$(date -u +%Y%m%dT%H%M%SZ).sqlite
    [ -z "$recipient" ] || name=$name.age
    [ ! -e "$folder/$name" ] || fail "$folder/$name exists"
    part=$folder/$name.part
    if [ -n "$recipient" ]; then
        age --encrypt --recipient "$recipient" --output "$part" "$work/events.sqlite" || fail "the backup was not encrypted"
    else
        cat "$work/events.sqlite" >"$part" || fail "the backup was not written"
    fi
    # On the disk before it has its name, and its name before older ones go.
    sync "$part" || fail "the backup was not written"
    mv "$part" "$folder/$name"
    part=""
    sync "$folder"
    find "$folder" -maxdepth 1 -type f \( -name 'questd-*.sqlite' -o -name 'questd-*.sqlite.age' \) | sort -r |
        tail -n +"$((keep + 1))" | while read -r old; do rm -f "$old"; done
    echo "$folder/$name"
}

restore() {
    [ $# -ge 2 ] || fail "restore takes a file, a folder and, for an encrypted one, the file of the key"
    file=$1
    into=$2
    key=${3:-}
    [ -r "$file" ] || fail "$file cannot be read"
    [ ! -e "$into/events.sqlite" ] || fail "$into has events; move them away, or name another folder"
    [ ! -e "$into/events.sqlite-wal" ] || fail "$into has the journal of other events; name another folder"
    made=""
    [ -d "$into" ] || { mkdir -p "$into" && made=1; } || fail "$into cannot be made"
    chmod go-rwx "$into"
    work=$(mktemp -d "$into/.restore.XXXXXXXX") || fail "$into cannot be written"
    case "$file" in
    *.age)
        need_age
        [ -n "$key" ] || fail "$file is encrypted: name the file of the key too"
        age --decrypt --identity "$key" --output "$work/events.sqlite" "$file" || {
            [ -z "$made" ] || { rm -rf "$work" && work="" && rmdir "$into"; }
            fail "$file was not decrypted"
        }
        ;;
    *) cat "$file" >"$work/events.sqlite" || fail "$file was not copied" ;;
    esac
    # A file that is no backup is refused before it has its name.
    "$questd" event list --data "$work" >"$work/list" || fail "$file has no events of questd"
    # The folder and its file belong to who has the folder, such as the user of the server.
    chown --reference="$into" "$work/events.sqlite" 2>/dev/null || true
    sync "$work/events.sqlite"
    mv "$work/events.sqlite" "$into/events.sqlite"
    sync "$into"
    cat "$work/list"
}

case "${1:-}" in
"") make ;;
restore)
    shift
    restore "$@"
    ;;
-h | --help) help ;;
*)
    help >&2
    exit 64
    ;;
esac
