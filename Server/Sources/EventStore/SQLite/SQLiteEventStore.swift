import Foundation
internal import GRDB

/// Events in one SQLite file, by GRDB.
///
/// The file is in write-ahead mode with `synchronous=FULL`: what a commit returned for survives a loss of power. Callers that commit
/// while a write is under way share the next one, so that a thousand callers need a few writes. Deleted rows are overwritten
/// (`secure_delete`), and the file is written anew after an erasure, so that nothing of an erased person stays in it. One process holds the folder; a second one is refused.
public final class SQLiteEventStore: EventStore {
    let pool: DatabasePool
    let writer: SQLiteGroupCommit
    private let lock: FolderLock
    private let folder: String

    /// The version of the schema that this program writes.
    public static var schema: Int { SQLiteSchema.current }

    /// Opens the store in a folder, and makes both where they are missing.
    ///
    /// - Throws: `StoreError.newer` for a file of a newer program, `StoreError.unusable` where the file is damaged or cannot be written,
    ///   `StoreError.held` where another process has it.
    public convenience init(folder: String) throws(StoreError) {
        try self.init(folder: folder, schema: SQLiteSchema.current)
    }

    /// Opens the store and brings its file to a version of the schema, which may be an older one: for a way back to an older program.
    public init(folder: String, schema: Int) throws(StoreError) {
        guard (0...SQLiteSchema.current).contains(schema) else { throw .newer(schema: String(schema)) }
        self.folder = folder
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            lock = try FolderLock(folder + "/questd.lock")
            let path = folder + "/events.sqlite"
            var configuration = Configuration()
            configuration.maximumReaderCount = 4
            configuration.busyMode = .timeout(5)
            configuration.prepareDatabase { db in
                try db.execute(
                    sql: "PRAGMA secure_delete = ON; PRAGMA journal_size_limit = 16777216;")
            }
            if !FileManager.default.fileExists(atPath: path) {
                // How free pages are returned has to be set before the first table.
                let queue = try DatabaseQueue(path: path)
                try queue.inDatabase { try $0.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL; VACUUM;") }
                try queue.close()
                chmod(path, 0o600)
            }
            pool = try DatabasePool(path: path, configuration: configuration)
            // The pool sets NORMAL after what was prepared above, and then a loss of power takes commits back.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            let found = try pool.read { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
            guard found <= SQLiteSchema.current else { throw StoreError.newer(schema: String(found)) }
            // A full disk is no reason not to start.
            if found != schema { try pool.write { try SQLiteSchema.migrate($0, to: schema) } }
            writer = SQLiteGroupCommit(pool)
        } catch let error as StoreError {
            throw error
        } catch {
            throw StoreError(error)
        }
    }

    /// The events, by identifier.
    public func events() async throws(StoreError) -> [EventRecord] {
        try await reading { try Row.fetchAll($0, sql: "SELECT * FROM event ORDER BY id").map(EventRecord.init) }
    }

    /// Whether there is an event.
    public func has(_ event: String) async throws(StoreError) -> Bool {
        try await reading {
            try Bool.fetchOne($0, sql: "SELECT 1 FROM event WHERE id = ?", arguments: [event]) ?? false
        }
    }

    /// Makes all changes or none; see `EventStore`.
    public func commit(_ changes: [StoreChange], to event: String) async throws(StoreError) {
        guard !changes.isEmpty else { return }
        try await writer.commit(changes, to: event)
    }

    /// The event that a session is of.
    public func event(ofSession hash: [UInt8]) async throws(StoreError) -> String? {
        try await reading {
            try String.fetchOne($0, sql: "SELECT event FROM session WHERE hash = ?", arguments: [Data(hash)])
        }
    }

    /// All that a running event keeps in memory.
    public func snapshot(of event: String) async throws(StoreError) -> EventSnapshot? {
        try await reading { db in
            guard let row = try Row.fetchOne(db, sql: "SELECT * FROM event WHERE id = ?", arguments: [event]) else {
                return nil
            }
            var snapshot = EventSnapshot(event: EventRecord(row))
            func rows(_ table: String, _ order: String) throws -> [Row] {
                try Row.fetchAll(
                    db, sql: "SELECT * FROM \(table) WHERE event = ? ORDER BY \(order)", arguments: [event])
            }
            snapshot.quests = try rows("quest_version", "number").map(QuestVersion.init)
            snapshot.riders = try rows("rider", "id").map(RiderRecord.init)
            snapshot.devices = try rows("device", "rider, device").map(DeviceRecord.init)
            snapshot.sessions = try rows("session", "hash").compactMap(SessionRecord.init)
            snapshot.feed = try rows("feed", "number").map(FeedRecord.init)
            snapshot.photos = try Row.fetchAll(
                db,
                sql: "SELECT digest, rider, type, size, arrival FROM photo WHERE event = ? ORDER BY arrival, digest",
                arguments: [event]
            ).map(PhotoRecord.init)
            return snapshot
        }
    }

    /// Passes all lines of an event, in the order in which they arrived.
    public func lines(of event: String, _ body: @Sendable ([LineRecord]) throws -> Void) async throws(StoreError) {
        var last: Int64 = 0
        while true {
            let after = last
            let (end, lines) = try await reading { db in
                let rows = try Row.fetchAll(
                    db, sql: "SELECT * FROM log_line WHERE event = ? AND number > ? ORDER BY number LIMIT 4096",
                    arguments: [event, after])
                return (rows.last.map { $0["number"] as Int64 }, rows.map { LineRecord($0) })
            }
            guard let end else { return }
            last = end
            do { try body(lines) } catch { throw StoreError(error) }
        }
    }

    /// Items of the feed by their numbers, in order.
    public func feed(of event: String, numbers: [Int]) async throws(StoreError) -> [FeedRecord] {
        try await reading { db in
            let statement = try db.cachedStatement(sql: "SELECT * FROM feed WHERE event = ? AND number = ?")
            return try numbers.sorted().compactMap { number in
                try Row.fetchOne(statement, arguments: [event, number]).map(FeedRecord.init)
            }
        }
    }

    /// The positions that arrived within an interval.
    public func tracks(of event: String, in interval: Range<Int64>, rider: String?) async throws(StoreError)
        -> [TrackRecord]
    {
        try await reading {
            let all = "SELECT * FROM track WHERE event = ? AND start >= ? AND start < ?"
            let bounds: StatementArguments = [event, interval.lowerBound, interval.upperBound]
            guard let rider else {
                return try Row.fetchAll($0, sql: all + " ORDER BY start, rider", arguments: bounds).map(
                    TrackRecord.init)
            }
            return try Row.fetchAll($0, sql: all + " AND rider = ? ORDER BY start", arguments: bounds + [rider])
                .map(TrackRecord.init)
        }
    }

    /// A photo and its bytes.
    public func photo(_ digest: [UInt8], of event: String) async throws(StoreError) -> (PhotoRecord, [UInt8])? {
        try await reading { db in
            try Row.fetchOne(
                db, sql: "SELECT * FROM photo WHERE event = ? AND digest = ?", arguments: [event, Data(digest)]
            ).map { (PhotoRecord($0), Array($0["bytes"] as Data)) }
        }
    }

    /// What was done, the latest first.
    public func audit(of event: String, count: Int) async throws(StoreError) -> [AuditRecord] {
        try await reading {
            try Row.fetchAll(
                $0, sql: "SELECT * FROM audit WHERE event = ? ORDER BY number DESC LIMIT ?", arguments: [event, count]
            ).map { AuditRecord(time: $0["time"], actor: $0["actor"], action: $0["action"]) }
        }
    }

    /// Removes an event with everything in it, also from the journal.
    public func delete(_ event: String) async throws(StoreError) {
        do {
            try await pool.write { try $0.execute(sql: "DELETE FROM event WHERE id = ?", arguments: [event]) }
            try await truncate()
        } catch {
            throw StoreError(error)
        }
    }

    /// Copies everything into a new file, while the store is in use.
    public func backup(to path: String) async throws(StoreError) {
        do {
            try await pool.writeWithoutTransaction { try Self.copy($0, to: path) }
        } catch {
            throw StoreError(error)
        }
    }

    /// The events of a folder that a server may hold, by identifier.
    public static func events(inFolder folder: String) throws(StoreError) -> [EventRecord] {
        do {
            let source = folder + "/events.sqlite"
            guard FileManager.default.fileExists(atPath: source) else {
                throw StoreError.missing(source)
            }
            var configuration = Configuration()
            configuration.readonly = true
            let queue = try DatabaseQueue(path: source, configuration: configuration)
            let found = try queue.read {
                try Row.fetchAll($0, sql: "SELECT * FROM event ORDER BY id").map(EventRecord.init)
            }
            try queue.close()
            return found
        } catch {
            throw StoreError(error)
        }
    }

    /// Copies the events of a folder that a server may hold, as they are at one moment.
    public static func backup(folder: String, to path: String) async throws(StoreError) {
        do {
            let source = folder + "/events.sqlite"
            guard FileManager.default.fileExists(atPath: source) else {
                throw StoreError.missing(source)
            }
            var configuration = Configuration()
            configuration.busyMode = .timeout(30)
            let queue = try DatabaseQueue(path: source, configuration: configuration)
            try await queue.writeWithoutTransaction { try copy($0, to: path) }
            try queue.close()
        } catch {
            throw StoreError(error)
        }
    }

    /// `VACUUM INTO` reads one state of the file while others write, and leaves no journal beside the copy.
    private static func copy(_ db: Database, to path: String) throws {
        guard !FileManager.default.fileExists(atPath: path) else { throw StoreError.exists(path) }
        try db.execute(sql: "VACUUM INTO ?", arguments: [path])
        chmod(path, 0o600)
    }

    /// Whether the store can write: a page now, and what the largest request needs.
    public func check() async throws(StoreError) {
        // A page may fit into the journal although nothing else does.
        if let free = freeBytes, free < Self.leastFree { throw .full }
        do {
            try await pool.write { db in
                let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
                try db.execute(sql: "PRAGMA user_version = \(version)")
            }
        } catch {
            throw StoreError(error)
        }
    }

    /// How many bytes the disk of the folder has left.
    public var freeBytes: Int64? {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        return (attributes?[.systemFreeSize] as? NSNumber)?.int64Value
    }

    /// Two photos of the largest size.
    private static let leastFree: Int64 = 16 << 20

    /// Writes what is left and closes the store.
    public func close() async throws(StoreError) {
        try await writer.finish()
        do {
            try? await truncate()
            try pool.close()
            lock.release()
        } catch {
            throw StoreError(error)
        }
    }

    /// Moves all changes from the journal into the file and empties the journal, so that nothing that was deleted stays in it.
    private func truncate() async throws {
        try await pool.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA incremental_vacuum")
            _ = try db.checkpoint(.truncate)
        }
    }

    func reading<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value)
        async throws(StoreError) -> Value
    {
        do { return try await pool.read(body) } catch { throw StoreError(error) }
    }
}

extension StoreError {
    init(_ error: any Error) {
        switch error {
        case let error as StoreError: self = error
        case let error as DatabaseError where error.resultCode == .SQLITE_FULL: self = .full
        // A full disk may also be met while the journal grows.
        case let error as DatabaseError where error.extendedResultCode == .SQLITE_IOERR_WRITE: self = .full
        case let error as DatabaseError where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .full
        case let error as DatabaseError where error.resultCode == .SQLITE_MISUSE: self = .closed
        default: self = .unusable(String(describing: error))
        }
    }
}
