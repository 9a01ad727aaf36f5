import EventStore
import Foundation
import Testing

extension PostgresTests {
    @Suite("PostgreSQL on a full disk", .enabled(if: getuid() == 0))
    struct PostgresFullTests {
        @Test(
            "a full disk is said, reading goes on, nothing acknowledged is lost, and it goes on by itself when there is space"
        )
        func full() async throws {
            let cluster = try #require(PostgresCluster.shared, "PostgreSQL does not start")
            let disk = cluster.folder + "/disk-\(UInt16.random(in: .min ... .max))"
            try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
            do { try PostgresCluster.run(["mount", "-t", "tmpfs", "-o", "size=40m,mode=777", "none", disk]) } catch {
                print("no file system can be mounted, so that the test with a full disk is left out: \(error)")
                return
            }
            defer { _ = try? PostgresCluster.run(["umount", "-l", disk]) }
            try PostgresCluster.run(["chown", "postgres:", disk])
            let database = "full" + String(UInt32.random(in: .min ... .max))
            try await cluster.sql("CREATE TABLESPACE \(database) LOCATION '\(disk)'")
            try await cluster.sql("CREATE DATABASE \(database) TABLESPACE \(database)")
            let store = try await PostgresEventStore(connecting: cluster.url(database), address: "http://a")
            _ = try await store.leases?.take("night")
            try await store.commit([.event(EventRecord(id: "night", name: "Night", created: 1))], to: "night")
            // The rest of the disk is used up, page by page.
            let ballast = disk + "/ballast"
            for block in ["1M", "8k", "1"] {
                _ = try? PostgresCluster.run([
                    "dd", "if=/dev/zero", "bs=\(block)", "of=" + ballast, "oflag=append", "conv=notrunc",
                ])
            }
            var acknowledged: [LineRecord] = []
            var failures = 0
            for number in 0..<400 where failures < 5 {
                let line = LineRecord(
                    hash: String(format: "%032x", number), arrival: 1,
                    bytes: (0..<2000).map { _ in UInt8.random(in: .min ... .max) })
                do throws(StoreError) {
                    try await store.commit([.line(line)], to: "night")
                    acknowledged.append(line)
                } catch {
                    #expect(error == .full)
                    failures += 1
                }
            }
            #expect(failures == 5)
            #expect(try await store.events().count == 1, "reading goes on")
            try FileManager.default.removeItem(atPath: ballast)
            let last = LineRecord(hash: String(repeating: "f", count: 32), arrival: 2, bytes: [1])
            try await store.commit([.line(last)], to: "night")
            let lines = Collected<LineRecord>()
            try await store.lines(of: "night") { lines.append($0) }
            #expect(lines.values == acknowledged + [last])
            try await store.close()
            try await cluster.sql("DROP DATABASE \(database)")
            try await cluster.sql("DROP TABLESPACE \(database)")
        }
    }
}
