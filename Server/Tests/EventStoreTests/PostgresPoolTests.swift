import EventStore
import Foundation
import Testing

extension PostgresTests {
    /// A connection pool between servers and database, which hands each transaction to another session.
    @Suite("PostgreSQL behind PgBouncer", .enabled(if: PgBouncer.isInstalled))
    struct PostgresPoolTests {
        @Test("two servers share five sessions in transaction mode: tables, leases, commits, erasure, deletion")
        func transactions() async throws {
            let cluster = try #require(PostgresCluster.shared, "PostgreSQL does not start")
            let database = try await cluster.database()
            let pool = try PgBouncer(cluster)
            defer { pool.stop() }
            async let starting = PostgresEventStore(connecting: pool.url(database), address: "http://a")
            let second = try await PostgresEventStore(connecting: pool.url(database), address: "http://b")
            let first = try await starting
            for (store, event) in [(first, "a"), (second, "b")] {
                guard case .own = try await store.leases?.take(event) else {
                    return #expect(Bool(false), "it takes \(event)")
                }
                try await store.commit([.event(EventRecord(id: event, name: event, created: 1))], to: event)
            }
            guard case .other(address: "http://a", _) = try await second.leases?.take("a") else {
                return #expect(Bool(false), "the first one has it")
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<400 {
                    let (store, event) = number % 2 == 0 ? (first, "a") : (second, "b")
                    group.addTask {
                        let line = LineRecord(
                            hash: String(format: "%032x", number), arrival: Int64(number),
                            bytes: [UInt8](repeating: 7, count: 300))
                        try await store.commit(
                            [.line(line), .rider(RiderRecord(id: "r\(number)", name: "Somebody"))], to: event)
                        _ = try await store.snapshot(of: event)
                    }
                }
                try await group.waitForAll()
            }
            for store in [first, second] {
                #expect(try await store.leases?.prolong().count == 1)
                for event in ["a", "b"] {
                    let lines = Collected<LineRecord>()
                    try await store.lines(of: event) { lines.append($0) }
                    #expect(lines.values.count == 200)
                }
            }
            try await first.commit([.erase(rider: "r0", before: 0, tracks: [])], to: "a")
            try await second.delete("b")
            #expect(try await first.events().map(\.id) == ["a"])
            try await first.commit([.person(PersonRecord(id: "p1", name: "Anna", created: 1))])
            #expect(try await second.account(of: "p1")?.person.name == "Anna")
            try await first.close()
            try await second.close()
        }
    }
}

extension PostgresTests {
    @Suite("A PostgreSQL that hangs")
    struct HangingTests {
        @Test("calls end after ten seconds, and the next ones go on with new connections")
        func hanging() async throws {
            let cluster = try #require(PostgresCluster.shared, "PostgreSQL does not start")
            let database = try await cluster.database()
            let store = try await PostgresEventStore(
                connecting: cluster.url(database), address: "http://a", leaseDuration: .seconds(60))
            _ = try await store.leases?.take("night")
            try await store.commit([.event(EventRecord(id: "night", name: "Night", created: 1))], to: "night")
            _ = try await store.events()
            let list = try await cluster.sql(
                "SELECT pid FROM pg_stat_activity WHERE datname = '\(database)' AND pid <> pg_backend_pid()")
            let sessions = list.split(whereSeparator: \.isNewline).compactMap { pid_t($0) }
            #expect(sessions.count >= 3)
            for session in sessions { kill(session, SIGSTOP) }
            defer { for session in sessions { kill(session, SIGCONT) } }
            let begin = ContinuousClock.now
            async let reading = store.events()
            await #expect(throws: StoreError.unreachable("no answer in time")) {
                try await store.commit([.rider(RiderRecord(id: "a1"))], to: "night")
            }
            await #expect(throws: StoreError.unreachable("no answer in time")) { try await store.leases?.take("day") }
            _ = try? await reading
            #expect(ContinuousClock.now - begin < .seconds(25))
            try await store.commit([.rider(RiderRecord(id: "b2"))], to: "night")
            #expect(try await store.snapshot(of: "night")?.riders.contains { $0.id == "b2" } == true)
            #expect(try await store.leases?.prolong().count == 1)
            try await store.close()
        }
    }
}

/// A PgBouncer in transaction mode in front of a cluster.
final class PgBouncer: Sendable {
    /// Whether there is one on this machine; without it its tests are left out.
    static let isInstalled: Bool = {
        let isThere = FileManager.default.isExecutableFile(atPath: path)
        if !isThere { print("PgBouncer is not installed (\(path)): its test is left out") }
        return isThere
    }()

    private static let path = "/usr/sbin/pgbouncer"
    private let folder: String

    init(_ cluster: PostgresCluster) throws {
        folder = cluster.folder + "/pool-\(UInt16.random(in: .min ... .max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let settings = """
            [databases]
            * = host=\(cluster.folder) user=postgres
            [pgbouncer]
            unix_socket_dir = \(folder)
            listen_port = 6432
            auth_type = any
            pool_mode = transaction
            default_pool_size = 5
            logfile = \(folder)/log
            pidfile = \(folder)/pid
            """
        try settings.write(toFile: folder + "/pgbouncer.ini", atomically: false, encoding: .utf8)
        if getuid() == 0 { try PostgresCluster.run(["chown", "-R", "postgres:", folder]) }
        try PostgresCluster.run(
            cluster.asOwner([Self.path, "-q", "-d", folder + "/pgbouncer.ini"]))
        for _ in 0..<100 where !FileManager.default.fileExists(atPath: folder + "/.s.PGSQL.6432") { usleep(50_000) }
    }

    func url(_ database: String) -> String { "postgres:///\(database)?host=\(folder)&port=6432&user=postgres" }

    func stop() {
        guard let text = try? String(contentsOfFile: folder + "/pid", encoding: .utf8),
            let process = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines))
        else { return }
        kill(process, SIGTERM)
    }
}
