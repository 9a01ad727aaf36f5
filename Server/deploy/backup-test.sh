#!/bin/sh
# Backs up a real event while phones write, encrypted and not, and brings it back: sh Server/deploy/backup-test.sh
#
# Uses the release builds, or QUESTD and QUESTLOAD. Needs age and curl; with root also a disk that is full, in a mount namespace of its own.
set -eu
cd "$(dirname "$0")/../.."
if [ "$(id -u)" -eq 0 ] && [ -z "${BACKUP_TEST_NAMESPACE:-}" ]; then
    BACKUP_TEST_NAMESPACE=1 exec unshare --mount sh "$0" "$@"
fi
QUESTD=$(realpath "${QUESTD:-Server/.build/release/questd}")
questload=${QUESTLOAD:-Server/.build/release/questload}
export QUESTD
for tool in age age-keygen curl; do
    command -v "$tool" >/dev/null || { echo "backup-test: $tool is missing: apt-get install age curl" >&2; exit 1; }
done

work=$(mktemp -d /var/tmp/questd-backup-test.XXXXXX)
server=""
end() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    umount "$work/small" 2>/dev/null || true
    rm -rf "$work"
}
trap end EXIT
faults=0
check() { # <what> <command…>
    what=$1
    shift
    if "$@" >"$work/out" 2>&1; then
        # Why something was refused is shown, since it has to be for the reason that is meant.
        case "$1 ${2:-}" in "not "[!gt]*) echo "ok    $what: $(sed "s|$work/||g" "$work/out" | grep . | head -n 1)" ;; *) echo "ok    $what" ;; esac
    else
        echo "FAULT $what"
        sed 's/^/        /' "$work/out"
        faults=$((faults + 1))
    fi
}
not() { ! "$@"; }
same() { [ "$1" = "$2" ] || { echo "$1 is not $2"; return 1; }; }
backup() { sh Server/deploy/backup.sh "$@"; }

serve() { # <folder>
    # The system chooses the port; it is free again when questd takes it.
    port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
    "$QUESTD" serve --data "$1" --listen "127.0.0.1:$port" --log-level warning 2>"$work/questd.log" &
    server=$!
    for _ in $(seq 100); do
        curl -fs "http://127.0.0.1:$port/readyz" >/dev/null && return
        sleep 0.1
    done
    cat "$work/questd.log" >&2
    exit 1
}
stop() {
    kill "$server"
    wait "$server" || true
    server=""
}
get() { curl -fsS -H "Authorization: Bearer $token" "http://127.0.0.1:$port/v1/events/evening/$1"; }
digest() { { get standings.csv && get logs.jsonl && get riders.csv; } | sha256sum | cut -d ' ' -f 1; }
# The standings that a folder gives, by a server on it.
digest_of() {
    serve "$1"
    digest
    stop
}

# An evening: two tasks, six riders over a bad network, one of whom has a name that nobody else has.
cat >"$work/quest.geojson" <<'QUEST'
{"type": "FeatureCollection", "quest": {"id": "evening", "title": "Evening", "answerAt": "anywhere"}, "features": [
 {"type": "Feature", "id": "oak", "geometry": {"type": "Point", "coordinates": [61.4, 55.16]},
  "properties": {"name": "Oak", "difficulty": "easy", "answer": "canary"}},
 {"type": "Feature", "id": "mill", "geometry": {"type": "Point", "coordinates": [61.41, 55.17]},
  "properties": {"name": "Mill", "difficulty": "hard", "judged": true}}]}
QUEST
printf 'rider,name,team,class\nz1,Zephyrine Quill,Owls,Open\n' >"$work/riders.csv"
token=$("$QUESTD" event create --data "$work/data" evening "$work/quest.geojson" --riders "$work/riders.csv" | sed -n 's/^token //p')
age-keygen -o "$work/key" 2>"$work/public"
recipient=$(sed -n 's/^Public key: //p' "$work/public")
age-keygen -o "$work/other-key" 2>/dev/null
export QUESTD_DATA="$work/data" BACKUP_FOLDER="$work/backups" TMPDIR="$work/tmp"
mkdir -m 700 "$TMPDIR"

serve "$work/data"
"$questload" chaos --server "http://127.0.0.1:$port" --event evening --token="$token" --riders 6 --seconds 6 --output "$work/phones" >"$work/load" &
load=$!
sleep 3
check "a backup while phones write" env BACKUP_RECIPIENT="$recipient" sh Server/deploy/backup.sh
wait "$load" || { cat "$work/load"; exit 1; }
sleep 1
BACKUP_RECIPIENT=$recipient backup >"$work/encrypted"
encrypted=$(cat "$work/encrypted")
before=$(digest)
rows=$(get standings.csv | wc -l)
sleep 1
backup >"$work/plain"
plain=$(cat "$work/plain")
stop

check "its mode is 600, and nothing half-written is beside it" same "$(stat -c %a "$encrypted") $(find "$BACKUP_FOLDER" -name '*.part' | wc -l)" "600 0"
check "an encrypted backup tells no name and is no database" not grep -qaE 'Zephyrine|SQLite format' "$encrypted"
check "one without a recipient is a database, mode 600" same "$(stat -c %a "$plain") $(head -c 15 "$plain")" "600 SQLite format 3"
check "nothing of the copy stays in the folder for it" same "$(find "$TMPDIR" -mindepth 1 | wc -l)" 0

check "the encrypted one comes back" backup restore "$encrypted" "$work/back" "$work/key"
check "with the same standings, lines and names by digest ($rows lines of standings)" same "$(digest_of "$work/back")" "$before"
check "its file has mode 600, its folder 700" same "$(stat -c %a "$work/back/events.sqlite") $(stat -c %a "$work/back")" "600 700"
check "the plain one comes back" backup restore "$plain" "$work/back-plain"
check "with the same standings, lines and names by digest" same "$(digest_of "$work/back-plain")" "$before"
check "into a folder with events nothing comes back" not backup restore "$plain" "$work/back"

check "a wrong key is refused" not backup restore "$encrypted" "$work/wrong" "$work/other-key"
check "and leaves no folder" not test -e "$work/wrong"
check "without a key it is refused" not backup restore "$encrypted" "$work/wrong"
head -c 3000 "$encrypted" >"$work/cut.sqlite.age"
check "half a backup is refused" not backup restore "$work/cut.sqlite.age" "$work/cut" "$work/key"
check "and leaves no events" not test -e "$work/cut/events.sqlite"
head -c 3000 /dev/urandom >"$work/garbage.sqlite"
check "a file that is no backup is refused" not backup restore "$work/garbage.sqlite" "$work/garbage"
check "and leaves no events" not test -e "$work/garbage/events.sqlite"

check "a recipient that is none is refused" not env BACKUP_RECIPIENT=age1none sh Server/deploy/backup.sh
check "and leaves nothing half-written" same "$(find "$BACKUP_FOLDER" -name '*.part' | wc -l)" 0
# A process that is killed in the middle of writing: what it leaves goes with the next run.
mkdir "$work/bin"
printf '#!/bin/sh\nwhile [ $# -gt 2 ]; do [ "$1" != --output ] || output=$2; shift; done\nhead -c 2000 /dev/urandom >"$output"\nkill -9 "$PPID"\n' >"$work/bin/age"
chmod +x "$work/bin/age"
count=$(find "$BACKUP_FOLDER" -name 'questd-*' | wc -l)
sleep 1
check "a run that is killed half-way fails" not env PATH="$work/bin:$PATH" BACKUP_RECIPIENT="$recipient" sh Server/deploy/backup.sh
check "and its half is not called a backup" same "$(find "$BACKUP_FOLDER" -name 'questd-*' ! -name '*.part' | wc -l)" "$count"
check "the next run removes it" env BACKUP_RECIPIENT="$recipient" sh Server/deploy/backup.sh
check "so that only whole ones are there" same "$(find "$BACKUP_FOLDER" -name '*.part' | wc -l)" 0
rm -rf "$TMPDIR"/questd-backup.*
check "two at once: the second is refused" not flock "$BACKUP_FOLDER/.lock" sh Server/deploy/backup.sh
for _ in 1 2 3; do
    sleep 1
    BACKUP_KEEP=2 BACKUP_RECIPIENT=$recipient backup >"$work/last"
done
check "the last two are kept, and the newest is among them" same \
    "$(find "$BACKUP_FOLDER" -name 'questd-*' | wc -l) $(find "$BACKUP_FOLDER" -name 'questd-*' | sort | tail -n 1)" "2 $(cat "$work/last")"

if [ -n "${BACKUP_TEST_NAMESPACE:-}" ] && mkdir "$work/small" && mount -t tmpfs -o size=64k none "$work/small" 2>/dev/null; then
    check "a full disk under the backups fails" not env BACKUP_FOLDER="$work/small" BACKUP_RECIPIENT="$recipient" sh Server/deploy/backup.sh
    check "and leaves no half file" same "$(find "$work/small" -name 'questd-*' | wc -l)" 0
    check "also without encryption" not env BACKUP_FOLDER="$work/small" sh Server/deploy/backup.sh
    check "and leaves no half file" same "$(find "$work/small" -name 'questd-*' | wc -l)" 0
    check "a full disk under the copy fails" not env TMPDIR="$work/small" BACKUP_RECIPIENT="$recipient" sh Server/deploy/backup.sh
    check "and leaves nothing there, nor among the backups" same \
        "$(find "$work/small" -name 'questd-*' | wc -l) $(find "$BACKUP_FOLDER" -name 'questd-*' | wc -l)" "0 2"
    check "bringing back onto a full disk fails" not backup restore "$(cat "$work/last")" "$work/small/back" "$work/key"
    check "and leaves no events there" not test -e "$work/small/back/events.sqlite"
else
    echo "LEFT OUT: a full disk, which needs root"
fi
[ "$faults" -eq 0 ] || { echo "$faults faults"; exit 1; }
echo "all as it should be"
