/// The transaction that removes an event. The tables that it has for itself are dropped after it.
struct Deletion: Sendable {
    private let event: String
    private let fence: Int64?
    private let holder: String?

    init(of event: String, fence: Int64?, holder: String?) {
        self.event = event
        self.fence = fence
        self.holder = holder
    }

    /// Deletes, and returns the tables to drop and to rewrite.
    func run(_ connection: PostgresConnection, _ deadline: ContinuousClock.Instant) throws(PostgresError) -> Set<String>
    {
        let head = Transaction([.init(changes: .event([], event), fence: fence)], holder: holder).head
        let results = try connection.run(
            head + [
                PostgresStatement(Self.remains, [.text(event)]),
                PostgresStatement("DELETE FROM questd.event WHERE id = $1", [.text(event)]),
                PostgresStatement("COMMIT"),
            ], until: deadline)
        return Set(results[head.count].map { $0.text(0) })
    }

    private static let remains = """
        INSERT INTO questd.remains (name, is_dropped)
        SELECT table_name || '_' || number, true
          FROM unnest(ARRAY['log_line', 'track', 'photo']) AS table_name, questd.event WHERE id = $1
        UNION ALL
        SELECT table_name, false
          FROM unnest(ARRAY['quest_version', 'rider', 'device', 'session', 'feed', 'audit', 'member', 'invitation', 'event'])
            AS table_name, questd.event WHERE id = $1
        ON CONFLICT (name) DO UPDATE SET is_dropped = excluded.is_dropped RETURNING name
        """
}
