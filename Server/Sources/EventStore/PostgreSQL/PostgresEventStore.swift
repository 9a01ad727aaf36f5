/// Events in a PostgreSQL database (15 or later), by libpq: several servers on several machines share it.
///
///     let store = try await PostgresEventStore(connecting: "postgres://questd@10.0.0.5/events", address: "http://10.0.0.7:8642")
///     if case .own = try await store.leases?.take("night") {
///         try await store.commit([.line(line)], to: "night")
///     }
///
/// What a commit returned for is in the write-ahead log of the database; where that has synchronous standbys, as far as it waits for them.
/// Commits of many callers share one transaction, which is one round trip. Nothing is kept in a session of the database, so that a
/// connection pool in transaction mode may stand between (PgBouncer 1.18 was tried).
///
/// With an address, a server commits only to events that it has taken (`leases`); anything else is refused with `StoreError.fenced`.
/// Without one, as a tool, `leases` is `nil`: each transaction holds its events for as long as it takes and is refused with
/// `StoreError.fenced` where a living server has one.
///
/// Calls take ten seconds at most, unless many wait; after that, and whenever the database is away, they throw `StoreError.unreachable`,
/// and the next call connects again.
///
/// **What the database should be told.** A server that loses its network in the middle of sending a transaction holds its locks until the
/// database notices, which its successor waits for: `tcp_keepalives_idle = 5`, `tcp_keepalives_interval = 2` and
/// `tcp_keepalives_count = 3` keep that short; a connection pool has settings of the same kind. `fsync` and `full_page_writes` stay on.
///
/// **What stays of erased persons.** When an erasure returns, the files of tables and indexes have nothing of the person any more, unless
/// somebody was reading an older state for longer than ten seconds; then it is done within an hour of the end of that. The write-ahead log
/// keeps it until its segments are used again, which is after a few checkpoints; archived segments, base backups, dumps and standbys that
/// are stopped keep it as long as they are kept. Servers that log parameters of slow statements (`log_min_duration_statement` without
/// `log_parameter_max_length = 0`) write names into their log.
public final class PostgresEventStore: EventStore {
    private let own: PostgresLeases?
    let readers: WorkerPool
    /// Each event is of one of them, so that its commits stay in order; the last one is for accounts.
    private let writers: [PostgresGroupCommit]
    private let upkeep: Upkeep

    /// The version of the schema that this program writes.
    public static var schema: Int { PostgresSchema.current }

    /// Connects to a database, and makes the tables where they are missing or older.
    ///
    /// - Parameters:
    ///   - url: an address as `postgres://user@host/name`, or what else libpq takes. A password is better in `PGPASSFILE`.
    ///   - address: where other servers reach this one, as `http://10.0.0.7:8642`; `nil` for tools, which hold no event for longer than a
    ///     transaction.
    ///   - leaseDuration: for how long an event stays with a server that does not prolong its leases.
    /// - Throws: `StoreError.unreachable` where the database cannot be reached, `StoreError.newer` for tables of a newer program,
    ///   `StoreError.unusable` where tables cannot be made.
    public init(connecting url: String, address: String? = nil, leaseDuration: Duration = .seconds(3))
        async throws(StoreError)
    {
        let own = address.map { PostgresLeases(url, address: $0, duration: leaseDuration) }
        self.own = own
        readers = WorkerPool(url, count: Self.readerCount)
        writers = (0...Self.writerCount).map { PostgresGroupCommit(url, name: "\($0)", holder: own?.holder) }
        upkeep = Upkeep(url)
        do throws(PostgresError) {
            try await writers[0].run { connection, deadline throws(PostgresError) in
                try PostgresSchema.migrate(connection, until: deadline)
            }
        } catch {
            try? await close()
            throw error.state == PostgresSchema.newer ? .newer(schema: error.message) : error.storeError()
        }
        await upkeep.start()
    }

    /// Who commits changes of accounts.
    var accountWriter: PostgresGroupCommit { writers[Self.writerCount] }

    private static let readerCount = 4
    private static let writerCount = 2

    /// Which server has which event; `nil` for a tool.
    public var leases: (any EventLeases)? { own }

    /// Makes all changes or none; see `EventStore`.
    public func commit(_ changes: [StoreChange], to event: String) async throws(StoreError) {
        guard !changes.isEmpty else { return }
        let fence = try await fence(of: event)
        do throws(StoreError) {
            let names = try await writer(of: event).commit(.init(changes: .event(changes, event), fence: fence))
            if !names.isEmpty { await upkeep.finish(names) }
        } catch {
            if error == .fenced { await own?.lost(event, fence: fence) }
            throw error
        }
    }

    /// Makes all changes of accounts or none; see `AccountStore`.
    public func commit(_ changes: [AccountChange]) async throws(StoreError) {
        guard !changes.isEmpty else { return }
        await upkeep.finish(
            try await accountWriter.commit(.init(changes: .accounts(changes), fence: nil)))
    }

    /// Removes an event with everything in it. Its lines, positions and photos go with their tables, however many they are.
    public func delete(_ event: String) async throws(StoreError) {
        let fence = try await fence(of: event)
        let holder = own?.holder
        do throws(PostgresError) {
            let names = try await writer(of: event).run { connection, deadline throws(PostgresError) in
                try Deletion(of: event, fence: fence, holder: holder).run(connection, deadline)
            }
            await upkeep.finish(names)
        } catch {
            if error.state == PostgresError.fenced { await own?.lost(event, fence: fence) }
            throw error.storeError(event)
        }
    }

    /// Always refuses: `pg_dump` copies a database while it is in use, and `questd move` copies events into a folder.
    public func backup(to path: String) async throws(StoreError) {
        throw .unusable("pg_dump copies a PostgreSQL database while it is in use")
    }

    /// Whether the store can write.
    public func check() async throws(StoreError) {
        do throws(PostgresError) {
            try await accountWriter.run { connection, deadline throws(PostgresError) in
                _ = try connection.run(
                    """
                    INSERT INTO questd.probe (id, time) VALUES (1, clock_timestamp())
                    ON CONFLICT (id) DO UPDATE SET time = excluded.time
                    """, until: deadline)
            }
        } catch {
            throw error.storeError()
        }
    }

    /// Not known: the disk is that of another machine.
    public var freeBytes: Int64? { nil }

    /// Waits for all commits, gives all events up, and closes the connections.
    public func close() async throws(StoreError) {
        for writer in writers { await writer.close() }
        await own?.close()
        await upkeep.close()
        await readers.close()
    }

    private func writer(of event: String) -> PostgresGroupCommit {
        // Any number that is the same for as long as this process runs.
        writers[Int(UInt(bitPattern: event.hashValue) % UInt(Self.writerCount))]
    }

    /// The number of the lease to commit under; `nil` for a tool.
    private func fence(of event: String) async throws(StoreError) -> Int64? {
        guard let own else { return nil }
        guard let fence = await own.fence(of: event) else { throw .fenced }
        return fence
    }
}
