import Foundation
import GRDB

extension StoreChange {
    /// Makes the change. Each statement is harmless when it is repeated.
    func write(to event: String, in db: Database) throws {
        func run(_ sql: String, _ arguments: StatementArguments) throws {
            try db.cachedStatement(sql: sql).execute(arguments: [event] + arguments)
        }
        switch self {
        case .event(let record):
            try run(
                """
                INSERT INTO event (id, name, created, finished, delay, shows_standings, shows_positions, shows_names, frozen,
                  retention, thinned, emptied)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET name = excluded.name, finished = excluded.finished, delay = excluded.delay,
                  shows_standings = excluded.shows_standings, shows_positions = excluded.shows_positions,
                  shows_names = excluded.shows_names, frozen = excluded.frozen, retention = excluded.retention,
                  thinned = excluded.thinned, emptied = excluded.emptied
                """,
                [
                    record.name, record.created, record.finished, record.delay, record.showsStandings,
                    record.showsPositions, record.showsNames, record.frozen, record.retention, record.thinned,
                    record.emptied,
                ])
        case .quest(let version):
            try run(
                "INSERT INTO quest_version (event, number, organisers, riders, time) VALUES (?, ?, ?, ?, ?) ON CONFLICT (event, number) DO NOTHING",
                [version.number, Data(version.organisers), Data(version.riders), version.time])
        case .rider(let rider):
            try run(
                "INSERT OR REPLACE INTO rider (event, id, name, team, class, code, minor, kept) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    rider.id, rider.name, rider.team, rider.category, rider.code.map { Data($0) }, rider.isMinor,
                    rider.kept.map { Data($0) },
                ])
        case .device(let device):
            try run(
                "INSERT OR REPLACE INTO device (event, rider, device, key, revoked) VALUES (?, ?, ?, ?, ?)",
                [device.rider, device.device, device.key, device.isRevoked])
        case .session(let session):
            if session.isOfDevice {
                try run(
                    "DELETE FROM session WHERE event = ? AND rider = ? AND device = ? AND role = ? AND abs(created - ?) > ?",
                    [
                        session.rider, session.device, session.role.rawValue, session.created, SessionRecord.moment,
                    ])
            }
            try run(
                "INSERT OR REPLACE INTO session (event, hash, role, rider, device, created, expires, label) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    Data(session.hash), session.role.rawValue, session.rider, session.device, session.created,
                    session.expires, session.label,
                ])
        case .endSession(let hash):
            try run("DELETE FROM session WHERE event = ? AND hash = ?", [Data(hash)])
        case .endSessions(let rider):
            try run("DELETE FROM session WHERE event = ? AND rider = ? AND role <> 'organiser'", [rider])
        case .line(let line):
            try run(
                "INSERT INTO log_line (event, hash, arrival, office, bytes) VALUES (?, ?, ?, ?, ?) ON CONFLICT (event, hash) DO NOTHING",
                [line.hash, line.arrival, line.isOffice, Data(line.bytes)])
        case .feed(let item):
            try run(
                "INSERT OR REPLACE INTO feed (event, number, rider, bytes) VALUES (?, ?, ?, ?)",
                [item.number, item.rider, Data(item.bytes)])
        case .track(let track): try Self.write(track, to: event, in: db)
        case .gather(let interval, let tracks):
            try run(
                "DELETE FROM track WHERE event = ? AND rider = '' AND start >= ? AND start < ?",
                [interval.lowerBound, interval.upperBound])
            for track in tracks { try Self.write(track, to: event, in: db) }
        case .photo(let photo, let bytes):
            try run(
                """
                INSERT INTO photo (event, digest, rider, type, size, arrival, bytes) VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (event, digest, rider) DO NOTHING
                """,
                [Data(photo.digest), photo.rider, photo.type, photo.size, photo.arrival, Data(bytes)])
        case .audit(let act):
            try run(
                "INSERT INTO audit (event, time, actor, action) VALUES (?, ?, ?, ?)", [act.time, act.actor, act.action])
        case .erase(let rider, let lines, let end, let tracks):
            try run("UPDATE rider SET name = NULL, team = NULL, code = NULL WHERE event = ? AND id = ?", [rider])
            try run("DELETE FROM device WHERE event = ? AND rider = ?", [rider])
            for line in lines { try run("DELETE FROM log_line WHERE event = ? AND hash = ?", [line]) }
            try run("DELETE FROM session WHERE event = ? AND rider = ?", [rider])
            try run("DELETE FROM photo WHERE event = ? AND rider = ?", [rider])
            try db.cachedStatement(sql: "UPDATE feed SET bytes = ? WHERE event = ? AND rider = ?")
                .execute(arguments: [Data(#"{"kind":"erased"}"#.utf8), event, rider])
            try run("DELETE FROM track WHERE event = ? AND rider = ?", [rider])
            try run("DELETE FROM track WHERE event = ? AND rider = '' AND start < ?", [end])
            for track in tracks where track.rider != rider { try Self.write(track, to: event, in: db) }
        }
    }

    private static func write(_ track: TrackRecord, to event: String, in db: Database) throws {
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO track (event, start, rider, bytes) VALUES (?, ?, ?, ?)")
            .execute(arguments: [event, track.start, track.rider, Data(track.bytes)])
    }
}

extension EventRecord {
    init(_ row: Row) {
        self.init(
            id: row["id"], name: row["name"], created: row["created"], finished: row["finished"], delay: row["delay"],
            showsStandings: row["shows_standings"], showsPositions: row["shows_positions"],
            // A file of an older program is listed before it is changed.
            showsNames: row["shows_names"] ?? true, frozen: row["frozen"], retention: row["retention"],
            thinned: row["thinned"], emptied: row["emptied"])
    }
}

extension QuestVersion {
    init(_ row: Row) {
        self.init(
            number: row["number"], organisers: row.bytes("organisers"), riders: row.bytes("riders"), time: row["time"])
    }
}

extension RiderRecord {
    init(_ row: Row) {
        self.init(
            id: row["id"], name: row["name"], team: row["team"], category: row["class"],
            code: (row["code"] as Data?).map { Array($0) }, isMinor: row["minor"] ?? false,
            kept: (row["kept"] as Data?).map { Array($0) })
    }
}

extension DeviceRecord {
    init(_ row: Row) {
        self.init(rider: row["rider"], device: row["device"], key: row["key"], isRevoked: row["revoked"])
    }
}

extension SessionRecord {
    init?(_ row: Row) {
        guard let role = Role(rawValue: row["role"]) else { return nil }
        self.init(
            hash: row.bytes("hash"), role: role, rider: row["rider"], device: row["device"], created: row["created"],
            expires: row["expires"], label: row["label"])
    }
}

extension LineRecord {
    init(_ row: Row) {
        self.init(hash: row["hash"], arrival: row["arrival"], isOffice: row["office"], bytes: row.bytes("bytes"))
    }
}

extension FeedRecord {
    init(_ row: Row) { self.init(number: row["number"], rider: row["rider"], bytes: row.bytes("bytes")) }
}

extension TrackRecord {
    init(_ row: Row) { self.init(start: row["start"], rider: row["rider"], bytes: row.bytes("bytes")) }
}

extension PhotoRecord {
    init(_ row: Row) {
        self.init(
            digest: row.bytes("digest"), rider: row["rider"], type: row["type"], size: row["size"],
            arrival: row["arrival"])
    }
}

extension Row {
    fileprivate func bytes(_ column: String) -> [UInt8] { Array(self[column] as Data) }
}
