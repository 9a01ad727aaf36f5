extension EventRecord {
    static let columns =
        "id, name, created, finished, delay, shows_standings, shows_positions, shows_names, frozen, retention, thinned, emptied"

    init(_ row: PostgresRow) {
        self.init(
            id: row.text(0), name: row.text(1), created: row.int(2), finished: row.optionalInt(3),
            delay: Int(row.int(4)), showsStandings: row.bool(5), showsPositions: row.bool(6), showsNames: row.bool(7),
            frozen: row.optionalInt(8), retention: row.optionalInt(9).map { Int($0) }, thinned: row.optionalInt(10),
            emptied: row.optionalInt(11))
    }
}

extension QuestVersion {
    static let columns = "number, organisers, riders, time"

    init(_ row: PostgresRow) {
        self.init(number: Int(row.int(0)), organisers: row.bytes(1), riders: row.bytes(2), time: row.int(3))
    }
}

extension RiderRecord {
    static let columns = "id, name, team, class, code, minor, kept"

    init(_ row: PostgresRow) {
        self.init(
            id: row.text(0), name: row.optionalText(1), team: row.optionalText(2), category: row.optionalText(3),
            code: row.optionalBytes(4), isMinor: row.bool(5), kept: row.optionalBytes(6))
    }
}

extension DeviceRecord {
    static let columns = "rider, device, key, revoked"

    init(_ row: PostgresRow) {
        self.init(rider: row.text(0), device: row.text(1), key: row.optionalText(2), isRevoked: row.bool(3))
    }
}

extension SessionRecord {
    static let columns = "hash, role, rider, device, created, expires, label"

    init?(_ row: PostgresRow) {
        guard let role = Role(rawValue: row.text(1)) else { return nil }
        self.init(
            hash: row.bytes(0), role: role, rider: row.text(2), device: row.text(3), created: row.int(4),
            expires: row.optionalInt(5), label: row.text(6))
    }
}

extension LineRecord {
    static let columns = "hash, arrival, office, bytes"

    init(_ row: PostgresRow) {
        self.init(hash: row.text(0), arrival: row.int(1), isOffice: row.bool(2), bytes: row.bytes(3))
    }
}

extension FeedRecord {
    static let columns = "number, rider, bytes"

    init(_ row: PostgresRow) { self.init(number: Int(row.int(0)), rider: row.optionalText(1), bytes: row.bytes(2)) }
}

extension TrackRecord {
    static let columns = "start, rider, bytes"

    init(_ row: PostgresRow) { self.init(start: row.int(0), rider: row.text(1), bytes: row.bytes(2)) }
}

extension PhotoRecord {
    static let columns = "digest, rider, type, size, arrival"

    init(_ row: PostgresRow) {
        self.init(
            digest: row.bytes(0), rider: row.text(1), type: row.text(2), size: Int(row.int(3)), arrival: row.int(4))
    }
}
