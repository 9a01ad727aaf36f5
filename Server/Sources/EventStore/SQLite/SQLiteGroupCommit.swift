import Foundation
import GRDB

/// Commits of many callers in one transaction: those that come while a write is under way share the next one.
///
/// A commit that fails for a reason of its own takes no other with it; a full disk fails all of a write.
actor SQLiteGroupCommit {
    private struct Request: Sendable {
        let write: @Sendable (Database) throws -> Void
        let erases: Bool
        let done: CheckedContinuation<Result<Void, StoreError>, Never>
    }

    private let pool: DatabasePool
    private var waiting: [Request] = []
    private var isWriting = false
    private var isClosed = false
    private var idle: [CheckedContinuation<Void, Never>] = []
    /// How many commits erased something, and how many of these were made before the file was last written anew.
    private var erasures = 0
    private var cleared = 0
    private var clearing: Task<Void, Never>?

    init(_ pool: DatabasePool) { self.pool = pool }

    func commit(_ changes: [StoreChange], to event: String) async throws(StoreError) {
        try await commit(erases: changes.contains(where: \.erases)) { db in
            for change in changes { try change.write(to: event, in: db) }
        }
    }

    /// Makes all that a body does to the file, or nothing.
    /// - Parameter erases: whether nothing of what is removed may stay in the journal.
    func commit(erases: Bool, _ write: @escaping @Sendable (Database) throws -> Void) async throws(StoreError) {
        guard !isClosed else { throw .closed }
        let result = await withCheckedContinuation { done in
            waiting.append(Request(write: write, erases: erases, done: done))
            if !isWriting {
                isWriting = true
                Task { await self.write() }
            }
        }
        try result.get()
    }

    /// Waits for all commits, and refuses new ones.
    func finish() async throws(StoreError) {
        isClosed = true
        guard isWriting else { return }
        await withCheckedContinuation { idle.append($0) }
    }

    private func write() async {
        while !waiting.isEmpty {
            let batch = waiting
            waiting.removeAll(keepingCapacity: true)
            let results = await results(of: batch)
            for (request, result) in zip(batch, results) {
                guard case .success = result, request.erases else {
                    request.done.resume(returning: result)
                    continue
                }
                erasures += 1
                Task { [erasures] in await self.clear(erasures) { request.done.resume(returning: result) } }
            }
        }
        isWriting = false
        for continuation in idle { continuation.resume() }
        idle = []
    }

    /// Writes the file anew and empties the journal, so that nothing of an erased person stays in them: `secure_delete` overwrites a row
    /// where it is, and not the copies of it that are left where pages were split or joined before.
    ///
    /// Whoever reads an older state, as a backup does for minutes, keeps the journal; so this is tried again twice a second, while other
    /// commits go on. The caller is answered when it is done, or after ten seconds, since the erasure itself is committed.
    private func clear(_ erasure: Int, _ answer: () -> Void) async {
        var isAnswered = false
        for attempt in 0..<Self.mostAttempts {
            let isDone = await isCleared(erasure)
            if !isAnswered, isDone || attempt == Self.attemptsBeforeAnswer {
                isAnswered = true
                answer()
            }
            if isDone { return }
            try? await Task.sleep(for: .milliseconds(500))
        }
    }

    private static let attemptsBeforeAnswer = 20
    /// For as long as an hour.
    private static let mostAttempts = 7200

    /// Writes the file anew, once for all erasures so far; `false` where that cannot be now, for example for want of room.
    private func isRewritten(since erasure: Int) async -> Bool {
        if let clearing { await clearing.value }
        if cleared < erasure, clearing == nil {
            let upTo = erasures
            clearing = Task {
                let isDone = try? await pool.writeWithoutTransaction { try $0.execute(sql: "VACUUM") }
                if isDone != nil { cleared = max(cleared, upTo) }
                clearing = nil
            }
        }
        if let clearing { await clearing.value }
        return cleared >= erasure
    }

    private func isCleared(_ erasure: Int) async -> Bool {
        // Closing the store empties the journal too.
        if isClosed { return true }
        guard await isRewritten(since: erasure) else { return false }
        return await checkpoint()
    }

    private func checkpoint() async -> Bool {
        let isDone = try? await pool.writeWithoutTransaction { db in
            // Nobody else writes meanwhile, so that this may not wait for long.
            try db.execute(sql: "PRAGMA busy_timeout = 100")
            defer { try? db.execute(sql: "PRAGMA busy_timeout = 5000") }
            return (try? db.checkpoint(.truncate)) != nil
        }
        return isDone == true
    }

    private func results(of batch: [Request]) async -> [Result<Void, StoreError>] {
        do {
            let results = try await pool.write { db in
                try batch.map { request -> Result<Void, StoreError> in
                    do {
                        try db.inSavepoint {
                            try request.write(db)
                            return .commit
                        }
                        return .success(())
                    } catch {
                        let error = StoreError(error)
                        if error == .full { throw error }
                        return .failure(error)
                    }
                }
            }
            return results
        } catch {
            return batch.map { _ in .failure(StoreError(error)) }
        }
    }
}

extension StoreChange {
    fileprivate var erases: Bool {
        if case .erase = self { true } else { false }
    }
}
