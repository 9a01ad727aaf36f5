import GRDB

/// The tables, and how a file of one version becomes one of another. `user_version` of the file is the number of its schema.
enum SQLiteSchema {
    /// From one version to the next, and back.
    struct Step: Sendable {
        let up: String
        let down: String
    }

    /// What this program writes.
    static var current: Int { steps.count }

    static let steps = [
        Step(
            up: """
                CREATE TABLE event (
                  id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL, finished INTEGER, delay INTEGER NOT NULL,
                  shows_standings INTEGER NOT NULL, shows_positions INTEGER NOT NULL) WITHOUT ROWID;
                CREATE TABLE quest_version (
                  event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, number INTEGER NOT NULL, organisers BLOB NOT NULL,
                  riders BLOB NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (event, number));
                CREATE TABLE rider (
                  event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, id TEXT NOT NULL, name TEXT, team TEXT, class TEXT,
                  code BLOB, PRIMARY KEY (event, id)) WITHOUT ROWID;
                CREATE TABLE device (
                  event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, rider TEXT NOT NULL, device TEXT NOT NULL, key TEXT,
                  revoked INTEGER NOT NULL, PRIMARY KEY (event, rider, device)) WITHOUT ROWID;
                CREATE TABLE session (
                  event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, hash BLOB NOT NULL, role TEXT NOT NULL,
                  rider TEXT NOT NULL, device TEXT NOT NULL, created INTEGER NOT NULL, PRIMARY KEY (event, hash)) WITHOUT ROWID;
                CREATE TABLE log_line (
                  number INTEGER PRIMARY KEY, event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, hash TEXT NOT NULL,
                  arrival INTEGER NOT NULL, office INTEGER NOT NULL, bytes BLOB NOT NULL, UNIQUE (event, hash));
                CREATE TABLE feed (
                  event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, number INTEGER NOT NULL, rider TEXT,
                  bytes BLOB NOT NULL, PRIMARY KEY (event, number)) WITHOUT ROWID;
                CREATE TABLE track (
                  event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, start INTEGER NOT NULL, rider TEXT NOT NULL,
                  bytes BLOB NOT NULL, PRIMARY KEY (event, start, rider)) WITHOUT ROWID;
                CREATE TABLE photo (
                  event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, digest BLOB NOT NULL, rider TEXT NOT NULL,
                  type TEXT NOT NULL, size INTEGER NOT NULL, arrival INTEGER NOT NULL, bytes BLOB NOT NULL,
                  PRIMARY KEY (event, digest));
                """,
            down: """
                DROP TABLE photo; DROP TABLE track; DROP TABLE feed; DROP TABLE log_line; DROP TABLE session; DROP TABLE device;
                DROP TABLE rider; DROP TABLE quest_version; DROP TABLE event;
                """),
        Step(
            up: """
                CREATE TABLE audit (
                  number INTEGER PRIMARY KEY, event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, time INTEGER NOT NULL,
                  actor TEXT NOT NULL, action TEXT NOT NULL);
                CREATE INDEX audit_event ON audit (event, number);
                """,
            down: "DROP TABLE audit;"),
        // Two riders may send the same photo.
        Step(
            up: """
                CREATE TABLE photo_of_rider (
                  event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, digest BLOB NOT NULL, rider TEXT NOT NULL,
                  type TEXT NOT NULL, size INTEGER NOT NULL, arrival INTEGER NOT NULL, bytes BLOB NOT NULL,
                  PRIMARY KEY (event, digest, rider));
                INSERT INTO photo_of_rider (event, digest, rider, type, size, arrival, bytes)
                  SELECT event, digest, rider, type, size, arrival, bytes FROM photo;
                DROP TABLE photo;
                ALTER TABLE photo_of_rider RENAME TO photo;
                """,
            down: """
                CREATE TABLE photo_once (
                  event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, digest BLOB NOT NULL, rider TEXT NOT NULL,
                  type TEXT NOT NULL, size INTEGER NOT NULL, arrival INTEGER NOT NULL, bytes BLOB NOT NULL,
                  PRIMARY KEY (event, digest));
                INSERT OR IGNORE INTO photo_once (event, digest, rider, type, size, arrival, bytes)
                  SELECT event, digest, rider, type, size, arrival, bytes FROM photo ORDER BY arrival;
                DROP TABLE photo;
                ALTER TABLE photo_once RENAME TO photo;
                """),
        // Links for spectators, which expire; standings that are frozen; names that are not shown; positions by rider. An older program
        // shows names and the standings of now, so that it shows none where they were hidden.
        Step(
            up: """
                ALTER TABLE session ADD COLUMN expires INTEGER;
                ALTER TABLE session ADD COLUMN label TEXT NOT NULL DEFAULT '';
                ALTER TABLE event ADD COLUMN shows_names INTEGER NOT NULL DEFAULT 1;
                ALTER TABLE event ADD COLUMN frozen INTEGER;
                CREATE INDEX track_rider ON track (event, rider, start);
                """,
            down: """
                DROP INDEX track_rider;
                UPDATE event SET shows_standings = 0 WHERE shows_names = 0 OR frozen IS NOT NULL;
                DELETE FROM session WHERE role = 'spectator';
                ALTER TABLE session DROP COLUMN expires;
                ALTER TABLE session DROP COLUMN label;
                ALTER TABLE event DROP COLUMN shows_names;
                ALTER TABLE event DROP COLUMN frozen;
                """),
        // Accounts of people, and who is a member of which event.
        Step(
            up: """
                CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID;
                CREATE TABLE identity (
                  issuer TEXT NOT NULL, subject TEXT NOT NULL, person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
                  created INTEGER NOT NULL, PRIMARY KEY (issuer, subject)) WITHOUT ROWID;
                CREATE INDEX identity_person ON identity (person);
                CREATE TABLE passkey (
                  credential BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES person ON DELETE CASCADE, key BLOB NOT NULL,
                  sign_count INTEGER NOT NULL, created INTEGER NOT NULL, used INTEGER NOT NULL, label TEXT NOT NULL) WITHOUT ROWID;
                CREATE INDEX passkey_person ON passkey (person);
                CREATE TABLE account_session (
                  hash BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES person ON DELETE CASCADE, created INTEGER NOT NULL,
                  expires INTEGER NOT NULL, seen INTEGER NOT NULL, browser TEXT NOT NULL) WITHOUT ROWID;
                CREATE INDEX account_session_person ON account_session (person);
                CREATE TABLE member (
                  event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
                  role TEXT NOT NULL, task TEXT NOT NULL, created INTEGER NOT NULL, PRIMARY KEY (event, person)) WITHOUT ROWID;
                CREATE INDEX member_person ON member (person);
                CREATE TABLE invitation (
                  hash BLOB PRIMARY KEY, event TEXT NOT NULL REFERENCES event ON DELETE CASCADE, role TEXT NOT NULL,
                  task TEXT NOT NULL, created INTEGER NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;
                CREATE INDEX invitation_event ON invitation (event);
                CREATE TABLE attempt (
                  hash BLOB PRIMARY KEY, bytes BLOB NOT NULL, created INTEGER NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;
                CREATE TABLE account_audit (
                  number INTEGER PRIMARY KEY, person TEXT NOT NULL REFERENCES person ON DELETE CASCADE, time INTEGER NOT NULL,
                  action TEXT NOT NULL);
                CREATE INDEX account_audit_person ON account_audit (person, number);
                """,
            down: """
                DROP TABLE account_audit; DROP TABLE attempt; DROP TABLE invitation; DROP TABLE member; DROP TABLE account_session;
                DROP TABLE passkey; DROP TABLE identity; DROP TABLE person;
                """),
        // How long persons are kept, and whose names the public does not see. Events that there are keep theirs until somebody says how long.
        // An older program shows the names of children, so that it shows none where there are any.
        Step(
            up: """
                ALTER TABLE event ADD COLUMN retention INTEGER;
                ALTER TABLE event ADD COLUMN thinned INTEGER;
                ALTER TABLE event ADD COLUMN emptied INTEGER;
                ALTER TABLE rider ADD COLUMN minor INTEGER NOT NULL DEFAULT 0;
                """,
            down: """
                UPDATE event SET shows_names = 0 WHERE id IN (SELECT event FROM rider WHERE minor);
                ALTER TABLE rider DROP COLUMN minor;
                ALTER TABLE event DROP COLUMN emptied;
                ALTER TABLE event DROP COLUMN thinned;
                ALTER TABLE event DROP COLUMN retention;
                """),
        // What is kept of the rides of persons who were erased, whose devices and lines go; those of events that were emptied before go
        // now. An older program has no result for them.
        Step(
            up: "ALTER TABLE rider ADD COLUMN kept BLOB; UPDATE event SET emptied = NULL;",
            down: "ALTER TABLE rider DROP COLUMN kept"),
    ]

    /// Changes a file to another version, in one transaction.
    static func migrate(_ db: Database, to target: Int) throws {
        var version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        while version < target {
            try db.execute(sql: steps[version].up)
            version += 1
        }
        while version > target {
            version -= 1
            try db.execute(sql: steps[version].down)
        }
        try db.execute(sql: "PRAGMA user_version = \(target)")
    }
}
