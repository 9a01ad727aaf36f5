extension PostgresEventStore {
    /// The events, by identifier.
    public func events() async throws(StoreError) -> [EventRecord] {
        try await reading("SELECT \(EventRecord.columns) FROM questd.event ORDER BY id") { $0.map(EventRecord.init) }
    }

    /// Whether there is an event.
    public func has(_ event: String) async throws(StoreError) -> Bool {
        try await reading("SELECT true FROM questd.event WHERE id = $1", [.text(event)]) { $0.count > 0 }
    }

    /// The event that a session is of.
    public func event(ofSession hash: [UInt8]) async throws(StoreError) -> String? {
        try await reading(
            """
            SELECT event.id FROM questd.session JOIN questd.event ON event.number = session.event WHERE hash = $1
            ORDER BY event.id
            """, [.bytes(hash)]
        ) { $0.first?.text(0) }
    }

    /// All that a running event keeps in memory, as it was at one moment.
    public func snapshot(of event: String) async throws(StoreError) -> EventSnapshot? {
        try await reading { connection, deadline throws(PostgresError) in
            guard let number = try Self.number(of: event, connection, deadline) else { return nil }
            func part(_ columns: String, _ table: String, _ order: String) -> PostgresStatement {
                PostgresStatement(
                    "SELECT \(columns) FROM questd.\(table) WHERE event = $1 ORDER BY \(order)", [.int(number)])
            }
            let parts = try connection.run(
                [
                    PostgresStatement("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"), PostgresLeases.timeouts,
                    PostgresStatement(
                        "SELECT \(EventRecord.columns) FROM questd.event WHERE number = $1", [.int(number)]),
                    part(QuestVersion.columns, "quest_version", "number"), part(RiderRecord.columns, "rider", "id"),
                    part(DeviceRecord.columns, "device", "rider, device"),
                    part(SessionRecord.columns, "session", "hash"), part(FeedRecord.columns, "feed", "number"),
                    part(PhotoRecord.columns, "photo", "arrival, digest, rider"), PostgresStatement("COMMIT"),
                ], until: deadline)
            guard let row = parts[2].first else { return nil }
            var snapshot = EventSnapshot(event: EventRecord(row))
            snapshot.quests = parts[3].map(QuestVersion.init)
            snapshot.riders = parts[4].map(RiderRecord.init)
            snapshot.devices = parts[5].map(DeviceRecord.init)
            snapshot.sessions = parts[6].map(SessionRecord.init).compactMap { $0 }
            snapshot.feed = parts[7].map(FeedRecord.init)
            snapshot.photos = parts[8].map(PhotoRecord.init)
            return snapshot
        }
    }

    /// Passes all lines of an event, in the order in which they arrived.
    public func lines(of event: String, _ body: @Sendable ([LineRecord]) throws -> Void) async throws(StoreError) {
        var last: Int64 = 0
        while true {
            let after = last
            let part = try await reading(
                of: event,
                """
                SELECT \(LineRecord.columns), log_line.number FROM questd.log_line
                WHERE event = $1 AND number > $2 ORDER BY number LIMIT 4096
                """, [.int(after)]
            ) { ($0.map { $0.int(4) }.last, $0.map(LineRecord.init)) }
            guard let part, let end = part.0 else { return }
            last = end
            do { try body(part.1) } catch {
                throw error as? StoreError ?? .unusable(String(describing: error))
            }
        }
    }

    /// Items of the feed by their numbers, in order.
    public func feed(of event: String, numbers: [Int]) async throws(StoreError) -> [FeedRecord] {
        try await reading(
            """
            SELECT \(FeedRecord.columns) FROM questd.feed
            WHERE event = \(CommitStatements.number) AND number = ANY ($2) ORDER BY number
            """, [.text(event), .ints(numbers.map { Int64($0) })]
        ) { $0.map(FeedRecord.init) }
    }

    /// The positions that arrived within an interval.
    public func tracks(of event: String, in interval: Range<Int64>, rider: String?) async throws(StoreError)
        -> [TrackRecord]
    {
        try await reading(
            of: event,
            """
            SELECT \(TrackRecord.columns) FROM questd.track WHERE event = $1 AND start >= $2 AND start < $3
            \(rider == nil ? "AND $4 IS NULL" : "AND rider = $4") ORDER BY start, rider
            """, [.int(interval.lowerBound), .int(interval.upperBound), .text(rider)]
        ) { $0.map(TrackRecord.init) } ?? []
    }

    /// A photo and its bytes.
    public func photo(_ digest: [UInt8], of event: String) async throws(StoreError) -> (PhotoRecord, [UInt8])? {
        try await reading(
            of: event,
            """
            SELECT \(PhotoRecord.columns), bytes FROM questd.photo
            WHERE event = $1 AND digest = $2 ORDER BY arrival, rider LIMIT 1
            """, [.bytes(digest)]
        ) { $0.first.map { (PhotoRecord($0), $0.bytes(5)) } } ?? nil
    }

    /// What was done, the latest first.
    public func audit(of event: String, count: Int) async throws(StoreError) -> [AuditRecord] {
        try await reading(
            """
            SELECT time, actor, action FROM questd.audit WHERE event = \(CommitStatements.number)
            ORDER BY number DESC LIMIT $2
            """, [.text(event), .int(count)]
        ) { $0.map { AuditRecord(time: $0.int(0), actor: $0.text(1), action: $0.text(2)) } }
    }

    /// Reads with one statement.
    func reading<Value: Sendable>(
        _ sql: String, _ parameters: [Parameter] = [], _ body: @escaping @Sendable (PostgresRows) -> Value
    ) async throws(StoreError) -> Value {
        try await reading { connection, deadline throws(PostgresError) in
            body(try connection.run(sql, parameters, until: deadline))
        }
    }

    /// Reads what is in tables that each event has for itself, by the number of the event as the first parameter: where the database knows
    /// it before it makes a plan, it looks at the tables of no other event.
    /// - Returns: `nil` where there is no such event.
    private func reading<Value: Sendable>(
        of event: String, _ sql: String, _ parameters: [Parameter], _ body: @escaping @Sendable (PostgresRows) -> Value
    ) async throws(StoreError) -> Value? {
        try await reading { connection, deadline throws(PostgresError) in
            guard let number = try Self.number(of: event, connection, deadline) else { return nil }
            return body(try connection.run(sql, [.int(number)] + parameters, until: deadline))
        }
    }

    private static func number(of event: String, _ connection: PostgresConnection, _ deadline: ContinuousClock.Instant)
        throws(PostgresError) -> Int64?
    {
        try connection.run("SELECT number FROM questd.event WHERE id = $1", [.text(event)], until: deadline)
            .first?.int(0)
    }

    /// Reads on a connection.
    func reading<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection, ContinuousClock.Instant) throws(PostgresError) -> Value
    ) async throws(StoreError) -> Value {
        do throws(PostgresError) { return try await readers.run(body) } catch { throw error.storeError() }
    }
}
