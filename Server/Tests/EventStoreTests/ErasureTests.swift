import EventStore
import Foundation
import GRDB
import Testing

@Suite("Erasure while others read")
struct ErasureTests {
    @Test("waits for who reads an older state, holds up nobody else, and leaves nothing in the journal")
    func reader() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteEventStore(folder: folder.path)
        let canary = "Canary-\(UInt64.random(in: .min ... .max))"
        try await store.commit(
            [.event(EventRecord(id: "night", name: "Night", created: 1)), .rider(RiderRecord(id: "a1", name: canary))],
            to: "night")
        // A backup reads an older state for minutes; this reader does so until it is told.
        let queue = try DatabaseQueue(path: folder.path + "/events.sqlite")
        let (begun, beginning) = AsyncStream<Void>.makeStream()
        let end = DispatchSemaphore(value: 0)
        let reader = Thread {
            try? queue.inDatabase { db in
                try db.inTransaction(.deferred) {
                    _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM rider")
                    beginning.yield()
                    end.wait()
                    return .commit
                }
            }
        }
        reader.start()
        for await _ in begun { break }
        let begin = ContinuousClock.now
        async let erasure: Void = store.commit([.erase(rider: "a1", before: 1, tracks: [])], to: "night")
        for number in 0..<20 {
            try await store.commit([.rider(RiderRecord(id: "b\(number)"))], to: "night")
        }
        // Where each of them waited for the reader, they took two seconds each.
        #expect(ContinuousClock.now - begin < .seconds(39), "others are not held up for as long as the reader reads")
        #expect(try hits(of: canary, in: folder) > 0)
        try await Task.sleep(for: .seconds(1))
        end.signal()
        try await erasure
        #expect(try hits(of: canary, in: folder) == 0)
        try queue.close()
        try await store.close()
    }

    /// How many files of the folder have a text in them.
    private func hits(of text: String, in folder: TemporaryFolder) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).count { name in
            try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name)).range(of: Data(text.utf8)) != nil
        }
    }
}
