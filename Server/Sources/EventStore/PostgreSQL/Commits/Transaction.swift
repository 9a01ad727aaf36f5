/// One transaction with the changes of several commits, sent in one go.
struct Transaction: Sendable {
    private let batch: [PostgresGroupCommit.Request]
    private let holder: String?

    /// - Parameter holder: who this server is in the table of leases; `nil` where the transaction holds its events for itself.
    init(_ batch: [PostgresGroupCommit.Request], holder: String?) {
        self.batch = batch
        self.holder = holder
    }

    /// Commits, and returns the tables that have to be rewritten, for each commit.
    func run(_ connection: PostgresConnection, _ deadline: ContinuousClock.Instant) throws(PostgresError) -> [Set<
        String
    >] {
        var statements = CommitStatements()
        /// Which statements are of which commit, as far as that matters.
        var ends: [Int] = []
        for request in batch {
            switch request.changes {
            case .event(let changes, let event): for change in changes { statements.add(change, to: event) }
            case .accounts(let changes): for change in changes { statements.add(change) }
            }
            ends.append(statements.statements.count)
        }
        let head = head
        let results = try connection.run(
            head + statements.finish() + [PostgresStatement("COMMIT")], until: deadline)
        guard results.last?.tag == "COMMIT" else { throw PostgresError(state: "25P02", message: "it was rolled back") }
        guard !statements.removals.isEmpty else { return batch.map { _ in [] } }
        var begin = 0
        return ends.map { end in
            defer { begin = end }
            return (begin..<end).filter { statements.removals.contains($0) }.reduce(into: []) { names, place in
                names.formUnion(results[head.count + place].map { $0.text(0) })
            }
        }
    }

    /// What comes before the changes: settings of the transaction, and the leases of its events.
    var head: [PostgresStatement] {
        var fences: [String: Int64] = [:]
        var accounts = false
        for request in batch {
            if let event = request.event { fences[event] = request.fence ?? 0 } else { accounts = true }
        }
        // In one order, so that two transactions never wait for each other.
        let events = fences.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let head = [
            PostgresStatement("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"),
            PostgresStatement(
                "SELECT questd.begin_commit($1, $2, $3)",
                [.text(holder), .texts(events), .ints(events.map { fences[$0] ?? 0 })]),
        ]
        return accounts ? head + [CommitStatements.accountsLock] : head
    }
}
