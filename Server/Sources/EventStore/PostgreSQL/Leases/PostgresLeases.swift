/// The leases of one server, with their numbers.
actor PostgresLeases: EventLeases {
    private let worker: Worker
    /// Prolonging may not wait for a taking, which waits for commits of the former holder.
    private let prolonging: Worker
    private let address: String
    private let duration: Duration
    /// Who this server is; no other one, and none that runs later, has the same.
    nonisolated let holder: String
    private var fences: [String: Int64] = [:]

    init(_ url: String, address: String, duration: Duration) {
        worker = Worker(url, name: "leases")
        prolonging = Worker(url, name: "prolonging")
        self.address = address
        self.duration = duration
        holder = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined(separator: "-")
    }

    /// The number of the lease of an event; `nil` where this server has none.
    func fence(of event: String) -> Int64? { fences[event] }

    /// A commit was refused: the lease with this number is another server's.
    func lost(_ event: String, fence: Int64?) {
        if fences[event] == fence { fences[event] = nil }
    }

    func take(_ event: String) async throws(StoreError) -> Lease {
        let (address, milliseconds, holder) = (address, duration.inMilliseconds, holder)
        do throws(PostgresError) {
            let (owner, ownerAddress, fence, begin) = try await worker.run {
                connection, deadline throws(PostgresError) -> (String, String, Int64, ContinuousClock.Instant) in
                // What is measured before the database begins to count ends earlier; after the wait for other takings, which may be long.
                let begin = ContinuousClock.now
                let rows = try connection.run(
                    [
                        PostgresStatement("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"), Self.timeouts,
                        PostgresStatement(
                            "SELECT * FROM questd.take_lease($1, $2, $3, $4::bigint / 1000.0::float8)",
                            [.text(event), .text(holder), .text(address), .int(milliseconds)]),
                        PostgresStatement("COMMIT"),
                    ], until: deadline)
                guard let row = rows[2].first else { throw .unreachable("no answer") }
                return (row.text(0), row.text(1), row.int(2), begin)
            }
            guard owner == holder else {
                fences[event] = nil
                return .other(address: ownerAddress, holder: owner)
            }
            fences[event] = fence
            return .own(until: end(after: begin))
        } catch {
            throw error.storeError(event)
        }
    }

    func prolong() async throws(StoreError) -> [String: ContinuousClock.Instant] {
        let asked = fences
        guard !asked.isEmpty else { return [:] }
        let begin = ContinuousClock.now
        let (milliseconds, holder) = (duration.inMilliseconds, holder)
        let (events, numbers) = (Array(asked.keys), Array(asked.values))
        do throws(PostgresError) {
            let kept = try await prolonging.run(within: max(duration, .seconds(1))) {
                connection, deadline throws(PostgresError) in
                try connection.run(
                    """
                    UPDATE questd.lease SET until = clock_timestamp() + make_interval(secs => $1::bigint / 1000.0::float8)
                    FROM unnest($2::text[], $3::bigint[]) AS own (event, fence)
                    WHERE lease.event = own.event AND lease.fence = own.fence AND lease.holder = $4 RETURNING lease.event
                    """,
                    [.int(milliseconds), .texts(events), .ints(numbers), .text(holder)], until: deadline
                ).map { $0.text(0) }
            }
            var result: [String: ContinuousClock.Instant] = [:]
            for event in kept where fences[event] == asked[event] { result[event] = end(after: begin) }
            for (event, fence) in asked where result[event] == nil { lost(event, fence: fence) }
            return result
        } catch {
            throw error.storeError()
        }
    }

    func release(_ event: String) async throws(StoreError) {
        guard let fence = fences.removeValue(forKey: event) else { return }
        let holder = holder
        do throws(PostgresError) {
            // This waits for the commits that are under way, as a taking does.
            try await worker.run { connection, deadline throws(PostgresError) in
                _ = try connection.run(
                    [
                        PostgresStatement("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"), Self.timeouts,
                        PostgresStatement(
                            "DELETE FROM questd.lease WHERE event = $1 AND fence = $2 AND holder = $3",
                            [.text(event), .int(fence), .text(holder)]),
                        PostgresStatement("COMMIT"),
                    ], until: deadline)
            }
        } catch {
            throw error.storeError(event)
        }
    }

    /// Gives all events up, as far as the database can be reached.
    func close() async {
        for event in fences.keys { try? await release(event) }
        await worker.close()
        await prolonging.close()
    }

    /// A statement ends on the server too when nobody waits for it any more. A row that a dead server still locks holds up no other event.
    static let timeouts = PostgresStatement(
        "SELECT set_config('statement_timeout', '9000', true), set_config('lock_timeout', '1500', true)")

    /// When a lease ends by the clock of this server; the hundredth part is for clocks that run differently.
    private func end(after begin: ContinuousClock.Instant) -> ContinuousClock.Instant { begin + duration * 99 / 100 }
}

extension Duration {
    fileprivate var inMilliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
