import EventStore
import Foundation
import Testing

extension PostgresTests {
    @Suite("The PostgreSQL store")
    struct PostgresEventStoreTests {
        private let cluster: PostgresCluster
        private let database: String

        init() async throws {
            cluster = try #require(PostgresCluster.shared, "PostgreSQL does not start")
            database = try await cluster.database()
        }

        private static let night = EventRecord(id: "night", name: "Night ride", created: 1)

        @Test("two stores that start at once on an empty database make the tables once")
        func firstStart() async throws {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<4 {
                    group.addTask {
                        let store = try await PostgresEventStore(connecting: cluster.url(database))
                        try await store.commit(
                            [.event(EventRecord(id: "event-\(number)", name: "Night", created: 1))],
                            to: "event-\(number)")
                        try await store.close()
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await cluster.sql("SELECT count(*) FROM questd.event", in: database) == "4")
        }

        @Test("tables of a newer program are refused and stay as they are")
        func newer() async throws {
            try await PostgresEventStore(connecting: cluster.url(database)).close()
            try await cluster.sql("UPDATE questd.schema_version SET version = 99", in: database)
            await #expect(throws: StoreError.newer(schema: "99")) {
                try await PostgresEventStore(connecting: cluster.url(database))
            }
            #expect(try await cluster.sql("SELECT version FROM questd.schema_version", in: database) == "99")
        }

        @Test("a database that is not there, a wrong server and another encoding are refused, without the password")
        func unusable() async throws {
            let wrong = "postgres://somebody:Secret1@%2Ftmp%2Fnowhere/none"
            do throws(StoreError) {
                _ = try await PostgresEventStore(connecting: wrong)
                #expect(Bool(false), "it does not connect")
            } catch {
                guard case .unreachable(let message) = error else { return #expect(Bool(false), "\(error)") }
                #expect(!message.contains("Secret1"))
            }
            let missing = cluster.url("none")
            await #expect(throws: StoreError.self) { try await PostgresEventStore(connecting: missing) }
            let name = "latin" + database
            try await cluster.sql("CREATE DATABASE \(name) ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
            await #expect(throws: StoreError.self) { try await PostgresEventStore(connecting: cluster.url(name)) }
        }

        @Test("after closing everything is refused")
        func closed() async throws {
            let store = try await PostgresEventStore(connecting: cluster.url(database))
            try await store.commit([.event(Self.night)], to: "night")
            try await store.close()
            await #expect(throws: StoreError.closed) { try await store.commit([.event(Self.night)], to: "night") }
            await #expect(throws: StoreError.closed) { try await store.events() }
            await #expect(throws: StoreError.closed) { try await store.check() }
        }

        @Test("two hundred who commit at once lose nothing, and lines stay in the order of their commits")
        func many() async throws {
            let store = try await PostgresEventStore(connecting: cluster.url(database), address: "http://a")
            _ = try await store.leases?.take("night")
            try await store.commit([.event(Self.night)], to: "night")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for committer in 0..<200 {
                    group.addTask {
                        for number in 0..<10 {
                            try await store.commit([.line(Self.line(committer, number))], to: "night")
                        }
                    }
                }
                try await group.waitForAll()
            }
            let lines = Collected<LineRecord>()
            try await store.lines(of: "night") { lines.append($0) }
            #expect(lines.values.count == 2000 && Set(lines.values).count == 2000)
            for committer in 0..<200 {
                let own = lines.values.filter { $0.arrival == Int64(committer) }
                #expect(own == (0..<10).map { Self.line(committer, $0) })
            }
            try await store.close()
        }

        @Test("connections that are cut are made again; what was acknowledged is there")
        func cut() async throws {
            let store = try await PostgresEventStore(connecting: cluster.url(database), address: "http://a")
            _ = try await store.leases?.take("night")
            try await store.commit([.event(Self.night)], to: "night")
            let (acknowledged, errors) = try await committing(to: store) {
                for _ in 0..<10 {
                    try await Task.sleep(for: .milliseconds(100))
                    try await cluster.sql(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(database)' AND pid <> pg_backend_pid()"
                    )
                }
            }
            for error in errors { #expect(error.isUnreachable, "\(error)") }
            let lines = Collected<LineRecord>()
            try await store.lines(of: "night") { lines.append($0) }
            #expect(acknowledged.count > 100 && Set(acknowledged).isSubset(of: Set(lines.values)))
            try await store.close()
        }

        @Test(
            "a database that stops, crashes and starts again is met again without help; what was acknowledged is there")
        func restart() async throws {
            let cluster = try PostgresCluster()
            let database = try await cluster.database()
            let store = try await PostgresEventStore(connecting: cluster.url(database), address: "http://a")
            _ = try await store.leases?.take("night")
            try await store.commit([.event(Self.night)], to: "night")
            let (acknowledged, errors) = try await committing(to: store) {
                for mode in ["fast", "immediate"] {
                    try await Task.sleep(for: .milliseconds(500))
                    try await cluster.stop(mode)
                    try await Task.sleep(for: .milliseconds(300))
                    await #expect(throws: StoreError.self) { try await store.check() }
                    await #expect(throws: StoreError.self) { try await store.events() }
                    try await cluster.start()
                }
                try await Task.sleep(for: .milliseconds(1500))
                try await store.check()
            }
            #expect(!errors.isEmpty)
            for error in errors { #expect(error.isUnreachable, "\(error)") }
            let lines = Collected<LineRecord>()
            try await store.lines(of: "night") { lines.append($0) }
            #expect(acknowledged.count > 100 && Set(acknowledged).isSubset(of: Set(lines.values)))
            #expect(try await store.leases?.prolong().count == 1, "nobody took it meanwhile")
            try await store.close()
            try await cluster.stop("fast")
        }

        @Test("texts with any characters come back as they were, in the same order as from SQLite")
        func texts() async throws {
            let store = try await PostgresEventStore(connecting: cluster.url(database))
            let texts = [
                "", "\0", "a\0b", "\u{1}", "\u{1}0", "a\u{1}1", "a", "a\u{2}", "Ünïcode 🚲", "Б", "z", "Z", "\u{FFFF}",
            ]
            try await store.commit(
                [.event(EventRecord(id: "night", name: "Night\0ride", created: 1))]
                    + texts.map { .rider(RiderRecord(id: $0, name: $0, team: $0, category: $0)) }
                    + texts.map { .audit(AuditRecord(time: 1, actor: $0, action: $0)) }, to: "night")
            let snapshot = try #require(try await store.snapshot(of: "night"))
            #expect(snapshot.event.name == "Night\0ride")
            let sorted = texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            #expect(snapshot.riders == sorted.map { RiderRecord(id: $0, name: $0, team: $0, category: $0) })
            #expect(try await store.audit(of: "night", count: 99).map(\.actor) == texts.reversed())
            try await store.close()
        }

        @Test("an event is dropped in the same time however many lines it has, and nothing of it stays")
        func dropping() async throws {
            let store = try await PostgresEventStore(connecting: cluster.url(database))
            var times: [Duration] = []
            for (event, count) in [("small", 10), ("large", 300_000)] {
                try await store.commit([.event(EventRecord(id: event, name: event, created: 1))], to: event)
                try await cluster.sql(
                    """
                    INSERT INTO questd.log_line (event, hash, arrival, office, bytes)
                    SELECT number, md5(n::text), n, false, decode(md5(n::text) || md5(n::text), 'hex')
                    FROM questd.event, generate_series(1, \(count)) AS n WHERE id = '\(event)'
                    """, in: database)
                let begin = ContinuousClock.now
                try await store.delete(event)
                times.append(ContinuousClock.now - begin)
                #expect(try await store.snapshot(of: event) == nil)
            }
            print("deleting events of 10 and 300,000 lines: \(times)")
            #expect(times[1] < .seconds(2))
            #expect(
                try await cluster.sql(
                    "SELECT count(*) FROM pg_class WHERE relname ~ '^(log_line|track|photo)_[0-9]+'", in: database)
                    == "0")
            try await store.close()
        }

        @Test("who reads an older state for long delays the removal of erased rows from files, but nobody else")
        func longReader() async throws {
            let store = try await PostgresEventStore(connecting: cluster.url(database))
            let canary = "Canary-\(UInt64.random(in: .min ... .max))"
            try await store.commit([.event(Self.night), .rider(RiderRecord(id: "a1", name: canary))], to: "night")
            let reader = Task.detached {
                try await cluster.sql(
                    "BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM questd.event; SELECT pg_sleep(6); COMMIT",
                    in: database)
            }
            try await Task.sleep(for: .seconds(1))
            let begin = ContinuousClock.now
            async let erasure: Void = store.commit([.erase(rider: "a1", before: 1, tracks: [])], to: "night")
            for number in 0..<20 { try await store.commit([.rider(RiderRecord(id: "b\(number)"))], to: "night") }
            #expect(ContinuousClock.now - begin < .seconds(4))
            try await erasure
            #expect(ContinuousClock.now - begin > .seconds(3), "it waited for the reader")
            _ = try await reader.value
            #expect(try await cluster.hits(of: canary, in: database) == 0)
            try await store.close()
        }

        @Test("a dump that is made while others write is one state")
        func dump() async throws {
            let store = try await PostgresEventStore(connecting: cluster.url(database))
            try await store.commit([.event(Self.night)], to: "night")
            let folder = try TemporaryFolder()
            let writing = Task {
                for number in 0..<200 {
                    try await store.commit(
                        [.line(Self.line(2 * number, 0)), .line(Self.line(2 * number + 1, 0))], to: "night")
                }
            }
            try await Task.sleep(for: .milliseconds(50))
            try await cluster.tool(["pg_dump", "-f", folder.path + "/dump.sql", cluster.url(database)])
            try await writing.value
            let copy = try await cluster.database()
            try await cluster.tool([
                "psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-f", folder.path + "/dump.sql", cluster.url(copy),
            ])
            let restored = try await PostgresEventStore(connecting: cluster.url(copy))
            let lines = Collected<LineRecord>()
            try await restored.lines(of: "night") { lines.append($0) }
            #expect(lines.values.count % 2 == 0)
            // What is restored can be written.
            try await restored.commit([.line(Self.line(9999, 0)), .event(Self.night)], to: "night")
            await #expect(throws: StoreError.self) { try await store.backup(to: folder.path + "/copy") }
            try await restored.close()
            try await store.close()
        }

        private static func line(_ committer: Int, _ number: Int) -> LineRecord {
            LineRecord(
                hash: String(format: "%016x%016x", committer, number), arrival: Int64(committer),
                bytes: Array("line \(number)".utf8))
        }

        /// Commits lines from many sides while something happens, and a little longer.
        /// - Returns: what was acknowledged, and what was not.
        private func committing(to store: PostgresEventStore, while body: () async throws -> Void) async throws
            -> ([LineRecord], [StoreError])
        {
            let acknowledged = Collected<LineRecord>()
            let errors = Collected<StoreError>()
            let writing = Task {
                await withTaskGroup(of: Void.self) { group in
                    for committer in 0..<30 {
                        group.addTask {
                            var number = 0
                            while !Task.isCancelled {
                                let line = Self.line(committer, number)
                                do throws(StoreError) {
                                    try await store.commit([.line(line)], to: "night")
                                    acknowledged.append([line])
                                } catch {
                                    errors.append([error])
                                    try? await Task.sleep(for: .milliseconds(20))
                                }
                                number += 1
                            }
                        }
                    }
                }
            }
            do { try await body() } catch {
                writing.cancel()
                throw error
            }
            writing.cancel()
            await writing.value
            return (acknowledged.values, errors.values)
        }
    }
}

extension StoreError {
    fileprivate var isUnreachable: Bool {
        if case .unreachable = self { true } else { false }
    }
}
