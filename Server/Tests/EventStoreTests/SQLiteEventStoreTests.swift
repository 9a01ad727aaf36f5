import Foundation
import GRDB
import Testing

@testable import EventStore

@Suite("The SQLite store")
struct SQLiteEventStoreTests {
    @Test("one process, and one store in it, has a folder")
    func lock() async throws {
        let folder = try TemporaryFolder()
        let first = try SQLiteEventStore(folder: folder.path)
        #expect(throws: StoreError.self) { try SQLiteEventStore(folder: folder.path) }
        try await first.commit([.event(EventRecord(id: "night", name: "Night", created: 1))], to: "night")
        #expect(try SQLiteEventStore.events(inFolder: folder.path).map(\.id) == ["night"], "who only reads may")
        try await first.close()
    }

    @Test("the schema goes back and forth and keeps what both versions have")
    func migrations() async throws {
        let folder = try TemporaryFolder()
        var store: SQLiteEventStore? = try SQLiteEventStore(folder: folder.path)
        try await store?.commit(
            [
                .event(EventRecord(id: "night", name: "Night", created: 1)),
                .audit(AuditRecord(time: 1, actor: "a", action: "b")),
            ],
            to: "night")
        try await store?.close()
        store = nil
        store = try SQLiteEventStore(folder: folder.path, schema: 1)
        try await store?.close()
        store = nil
        let again = try SQLiteEventStore(folder: folder.path)
        #expect(try await again.events().map(\.id) == ["night"])
        #expect(try await again.audit(of: "night", count: 9).isEmpty, "the older version has no such table")
        try await again.close()
    }

    @Test("a file of a newer program is refused and stays as it is")
    func newer() async throws {
        let folder = try TemporaryFolder()
        #expect(throws: StoreError.newer(schema: "99")) { try SQLiteEventStore(folder: folder.path, schema: 99) }
    }

    @Test("a folder that cannot be written, and a file that is no database, are refused")
    func unusable() throws {
        #expect(throws: StoreError.self) { try SQLiteEventStore(folder: "/proc/none") }
        let folder = try TemporaryFolder()
        try Data("this is no database, but long enough to be looked at".utf8).write(
            to: URL(fileURLWithPath: folder.path + "/events.sqlite"))
        #expect(throws: StoreError.self) { try SQLiteEventStore(folder: folder.path) }
    }

    @Test("commits after closing are refused")
    func closed() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteEventStore(folder: folder.path)
        try await store.close()
        await #expect(throws: StoreError.closed) {
            try await store.commit([.event(EventRecord(id: "a", name: "a", created: 1))], to: "a")
        }
    }

    @Test("what a commit returned for is on disk")
    func synchronous() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLiteEventStore(folder: folder.path)
        let setting = try await store.pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
        #expect(setting == 2, "FULL")
        try await store.close()
    }
}
