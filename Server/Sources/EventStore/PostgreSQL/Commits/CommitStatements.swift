/// The statements of several commits in one transaction.
///
/// Rows that nothing else in the transaction depends on are gathered and inserted together: a thousand commits of one line each are one
/// statement. Deletions come where they stand, after what was gathered before them.
struct CommitStatements: Sendable {
    private(set) var statements: [PostgresStatement] = []
    /// The places of statements that answer with the names of tables in whose files something stayed that has to go.
    private(set) var removals: Set<Int> = []
    private var gathered: [BulkInsert.Table: BulkInsert] = [:]

    /// Adds a change.
    mutating func add(_ change: StoreChange, to event: String) {
        switch change {
        case .event(let record):
            run(
                """
                SELECT questd.put_event($1::text, $2::text, $3::bigint, $4::bigint, $5::bigint, $6::boolean, $7::boolean,
                  $8::boolean, $9::bigint, $10::bigint, $11::bigint, $12::bigint)
                """,
                [
                    .text(event), .text(record.name), .int(record.created), .int(record.finished), .int(record.delay),
                    .bool(record.showsStandings), .bool(record.showsPositions), .bool(record.showsNames),
                    .int(record.frozen), .int(record.retention.map { Int64($0) }), .int(record.thinned),
                    .int(record.emptied),
                ])
        case .quest(let version):
            run(
                """
                INSERT INTO questd.quest_version (event, number, organisers, riders, time)
                VALUES (\(Self.number), $2, $3, $4, $5) ON CONFLICT (event, number) DO NOTHING
                """,
                [
                    .text(event), .int(version.number), .bytes(version.organisers), .bytes(version.riders),
                    .int(version.time),
                ])
        case .rider(let rider):
            gather(
                .rider,
                [
                    .text(rider.id), .text(rider.name), .text(rider.team), .text(rider.category), .bytes(rider.code),
                    .bool(rider.isMinor), .bytes(rider.kept),
                ], event)
        case .device(let device):
            gather(
                .device, [.text(device.rider), .text(device.device), .text(device.key), .bool(device.isRevoked)],
                event)
        case .session(let session): add(session, to: event)
        case .endSession(let hash):
            run("DELETE FROM questd.session WHERE event = \(Self.number) AND hash = $2", [.text(event), .bytes(hash)])
        case .endSessions(let rider):
            run(
                "DELETE FROM questd.session WHERE event = \(Self.number) AND rider = $2 AND role <> 'organiser'",
                [.text(event), .text(rider)])
        case .line(let line):
            gather(.line, [.text(line.hash), .int(line.arrival), .bool(line.isOffice), .bytes(line.bytes)], event)
        case .feed(let item):
            gather(.feed, [.int(item.number), .text(item.rider), .bytes(item.bytes)], event)
        case .track(let track): add(track, to: event)
        case .gather(let interval, let tracks):
            flush(.track)
            run(
                "SELECT questd.remove_seconds($1, $2, $3)",
                [.text(event), .int(interval.lowerBound), .int(interval.upperBound)])
            for track in tracks { add(track, to: event) }
        case .photo(let photo, let bytes):
            run(
                """
                INSERT INTO questd.photo (event, digest, rider, type, size, arrival, bytes)
                VALUES (\(Self.number), $2, $3, $4, $5, $6, $7) ON CONFLICT (event, digest, rider) DO NOTHING
                """,
                [
                    .text(event), .bytes(photo.digest), .text(photo.rider), .text(photo.type), .int(photo.size),
                    .int(photo.arrival), .bytes(bytes),
                ])
        case .audit(let act): gather(.audit, [.int(act.time), .text(act.actor), .text(act.action)], event)
        case .erase(let rider, let lines, let end, let tracks): erase(rider, lines, before: end, tracks, of: event)
        }
    }

    /// All statements, with those for what was gathered.
    mutating func finish() -> [PostgresStatement] {
        for table in BulkInsert.Table.allCases { flush(table) }
        return statements
    }

    /// Adds one statement.
    mutating func run(_ sql: String, _ parameters: [Parameter]) {
        statements.append(PostgresStatement(sql, parameters))
    }

    /// Adds a statement that deletes or changes rows whose old content may not stay in a file, and remembers the table if there were any.
    /// - Parameter table: an expression for the name of the table in the schema.
    mutating func remove(from table: String, _ sql: String, _ parameters: [Parameter]) {
        removals.insert(statements.count)
        run(
            """
            WITH gone AS (\(sql) RETURNING 1)
            INSERT INTO questd.remains (name, is_dropped) SELECT \(table), false WHERE EXISTS (SELECT 1 FROM gone)
            ON CONFLICT (name) DO UPDATE SET is_dropped = remains.is_dropped RETURNING name
            """, parameters)
    }

    /// The number of the event that the first parameter names.
    static let number = "(SELECT number FROM questd.event WHERE id = $1)"

    private mutating func gather(_ table: BulkInsert.Table, _ values: [Parameter], _ event: String) {
        if gathered[table, default: BulkInsert(table)].append(values, to: event) { return }
        flush(table)
        _ = gathered[table, default: BulkInsert(table)].append(values, to: event)
    }

    private mutating func flush(_ table: BulkInsert.Table) {
        guard let rows = gathered.removeValue(forKey: table), !rows.isEmpty else { return }
        statements.append(rows.statement)
    }

    private mutating func add(_ track: TrackRecord, to event: String) {
        gather(.track, [.int(track.start), .text(track.rider), .bytes(track.bytes)], event)
    }

    private mutating func add(_ session: SessionRecord, to event: String) {
        if session.isOfDevice {
            run(
                """
                DELETE FROM questd.session
                WHERE event = \(Self.number) AND rider = $2 AND device = $3 AND role = $4 AND abs(created - $5) > $6
                """,
                [
                    .text(event), .text(session.rider), .text(session.device), .text(session.role.rawValue),
                    .int(session.created), .int(SessionRecord.moment),
                ])
        }
        run(
            """
            INSERT INTO questd.session (event, hash, role, rider, device, created, expires, label)
            VALUES (\(Self.number), $2, $3, $4, $5, $6, $7, $8)
            ON CONFLICT (event, hash) DO UPDATE SET role = excluded.role, rider = excluded.rider,
              device = excluded.device, created = excluded.created, expires = excluded.expires, label = excluded.label
            """,
            [
                .text(event), .bytes(session.hash), .text(session.role.rawValue), .text(session.rider),
                .text(session.device), .int(session.created), .int(session.expires), .text(session.label),
            ])
    }

    private mutating func erase(
        _ rider: String, _ lines: [String], before end: Int64, _ tracks: [TrackRecord], of event: String
    ) {
        for table in [BulkInsert.Table.rider, .device, .line, .feed, .track] { flush(table) }
        removals.insert(statements.count)
        run(
            "SELECT questd.erase_rider($1, $2, string_to_array($3, ','), $4)",
            [.text(event), .text(rider), .text(lines.joined(separator: ",")), .int(end)])
        for track in tracks where track.rider != rider { add(track, to: event) }
    }
}
