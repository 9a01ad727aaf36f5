/// Work that follows a commit: dropping the tables of deleted events, and rewriting tables in whose files something deleted stayed.
///
/// PostgreSQL keeps deleted rows until a table is vacuumed, and their bytes on the page until something else is written there. A table
/// that is rewritten (`CLUSTER`) has what is left and nothing else; the old file goes with the commit. That needs the table for itself:
/// this waits for it only for a moment, so that nobody else waits longer, and tries again twice a second, for as long as an hour. What is
/// to be done stands in `questd.remains`, so that a server that starts finishes what another one left. A large table of an event that
/// runs waits for its end, since commits would wait for seconds.
actor Upkeep {
    private struct Job {
        let id: Int
        var names: Set<String>
        /// When the first attempt began.
        var begin: ContinuousClock.Instant?
        var done: CheckedContinuation<Void, Never>?

        var age: Duration { begin.map { .now - $0 } ?? .zero }
    }

    private let worker: Worker
    private var jobs: [Job] = []
    private var nextJob = 0
    private var isRunning = false
    private var isClosed = false

    init(_ url: String) { worker = Worker(url, name: "upkeep") }

    /// Rewrites or drops tables, and returns when that is done, or after ten seconds, since what is asked for is committed.
    func finish(_ names: Set<String>) async {
        guard !names.isEmpty, !isClosed else { return }
        await withCheckedContinuation { add(names, $0) }
    }

    /// Begins with what another server, or this one before it ended, left to be done.
    func start() async {
        let found = try? await worker.run { connection, deadline throws(PostgresError) in
            try connection.run("SELECT name FROM questd.remains", until: deadline).map { $0.text(0) }
        }
        if let found, !found.isEmpty, !isClosed { add(Set(found), nil) }
    }

    /// Leaves what is not done to the next one who starts.
    func close() async {
        isClosed = true
        for job in jobs { job.done?.resume() }
        jobs = []
        await worker.close()
    }

    private static let answerAfter: Duration = .seconds(10)
    /// How long work is tried twice a second, and then once a minute: a backup reads an older state for hours.
    private static let patience: Duration = .seconds(3600)

    private func add(_ names: Set<String>, _ done: CheckedContinuation<Void, Never>?) {
        jobs.append(Job(id: nextJob, names: names, done: done))
        nextJob += 1
        guard !isRunning else { return }
        isRunning = true
        Task { await work() }
    }

    private func work() async {
        while !jobs.isEmpty {
            let begun = Set(jobs.map(\.id))
            for place in jobs.indices where jobs[place].begin == nil { jobs[place].begin = .now }
            var left: Set<String> = []
            for name in jobs.reduce(into: Set<String>(), { $0.formUnion($1.names) }).sorted() {
                if isClosed { break }
                if await !attempt(name) { left.insert(name) }
                answer()
            }
            // What was asked for meanwhile has another turn.
            for place in jobs.indices where begun.contains(jobs[place].id) { jobs[place].names.formIntersection(left) }
            answer()
            jobs.removeAll { $0.names.isEmpty }
            if !jobs.isEmpty, !left.isEmpty {
                let isOld = jobs.allSatisfy { $0.age > Self.patience }
                try? await Task.sleep(for: isOld ? .seconds(60) : .milliseconds(500))
            }
        }
        isRunning = false
    }

    /// Answers those whose work is done, or who waited for long enough.
    private func answer() {
        for place in jobs.indices where jobs[place].names.isEmpty || jobs[place].age > Self.answerAfter {
            jobs[place].done?.resume()
            jobs[place].done = nil
        }
    }

    /// Whether a table was dropped or rewritten, and nothing stayed in it.
    private func attempt(_ name: String) async -> Bool {
        let isDone = try? await worker.run(within: .seconds(600)) { connection, deadline throws(PostgresError) in
            try Self.attempt(name, connection, deadline)
        }
        return isDone == true
    }

    /// How large a table of an event that runs may be, in bytes, to be rewritten: for a second or two on a slow disk.
    private static let mostBytes: Int64 = 128 << 20

    /// Whether a table is of an event that runs, and large.
    private static func isBusy(_ name: String, _ connection: PostgresConnection, _ deadline: ContinuousClock.Instant)
        throws(PostgresError) -> Bool
    {
        guard let number = name.split(separator: "_").last.flatMap({ Int64($0) }) else { return false }
        let found = try connection.run(
            """
            SELECT EXISTS (SELECT 1 FROM questd.event WHERE number = $1 AND finished IS NULL)
              AND COALESCE(pg_catalog.pg_table_size(pg_catalog.to_regclass($2)), 0) > $3
            """, [.int(number), .text("questd." + name), .int(mostBytes)], until: deadline)
        return found.first?.bool(0) ?? false
    }

    private static func attempt(_ name: String, _ connection: PostgresConnection, _ deadline: ContinuousClock.Instant)
        throws(PostgresError) -> Bool
    {
        // Another server may have rewritten the table already, but perhaps before what is asked for here.
        let found = try connection.run(
            "SELECT is_dropped FROM questd.remains WHERE name = $1", [.text(name)], until: deadline)
        let isDropped = found.first?.bool(0) ?? false
        if !isDropped, try isBusy(name, connection, deadline) { return false }
        // The names are those of tables that this program makes.
        let work =
            isDropped
            ? "DROP TABLE IF EXISTS questd.\(name)" : "CLUSTER (VERBOSE) questd.\(name) USING \(name)_pkey"
        _ = connection.takeKeptRows()
        do throws(PostgresError) {
            _ = try connection.run(
                [
                    PostgresStatement("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"),
                    PostgresStatement(
                        "SELECT set_config('lock_timeout', '300', true), set_config('statement_timeout', '600000', true)"
                    ),
                    PostgresStatement(work), PostgresStatement("COMMIT"),
                ], until: deadline)
        } catch {
            // A table that is gone has nothing in it.
            guard error.state == "42P01" else { throw error }
        }
        guard connection.takeKeptRows() == 0 else { return false }
        _ = try connection.run(
            "DELETE FROM questd.remains WHERE name = $1 AND is_dropped = $2", [.text(name), .bool(isDropped)],
            until: deadline)
        return true
    }
}
