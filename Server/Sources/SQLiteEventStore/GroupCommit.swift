import EventStore
import Foundation
import GRDB

/// Commits of many callers in one transaction: those that come while a write is under way share the next one.
///
/// A commit that fails for a reason of its own takes no other with it; a full disk fails all of a write.
actor GroupCommit {
    private struct Request: Sendable {
        let changes: [StoreChange]
        let event: String
        let done: CheckedContinuation<Result<Void, StoreError>, Never>
    }

    private let pool: DatabasePool
    private var waiting: [Request] = []
    private var isWriting = false
    private var isClosed = false
    private var needsCheckpoint = false
    private var idle: [CheckedContinuation<Void, Never>] = []

    init(_ pool: DatabasePool) { self.pool = pool }

    func commit(_ changes: [StoreChange], to event: String) async throws(StoreError) {
        guard !isClosed else { throw .closed }
        let result = await withCheckedContinuation { done in
            waiting.append(Request(changes: changes, event: event, done: done))
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
            let isErasing = batch.map { $0.changes.contains(where: \.erases) }
            for (place, request) in batch.enumerated() where !isErasing[place] {
                request.done.resume(returning: results[place])
            }
            needsCheckpoint = needsCheckpoint || isErasing.contains(true)
            if needsCheckpoint { await checkpoint() }
            for (place, request) in batch.enumerated() where isErasing[place] {
                request.done.resume(returning: results[place])
            }
        }
        isWriting = false
        for continuation in idle { continuation.resume() }
        idle = []
    }

    /// Empties the journal, so that nothing of an erased person stays in it. Where somebody reads an older state, as a backup does,
    /// it is tried again after the next commit.
    private func checkpoint() async {
        let isDone = try? await pool.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA busy_timeout = 2000")
            defer { try? db.execute(sql: "PRAGMA busy_timeout = 5000") }
            return (try? db.checkpoint(.truncate)) != nil
        }
        needsCheckpoint = isDone != true
    }

    private func results(of batch: [Request]) async -> [Result<Void, StoreError>] {
        do {
            let results = try await pool.write { db in
                try batch.map { request -> Result<Void, StoreError> in
                    do {
                        try db.inSavepoint {
                            for change in request.changes { try change.write(to: request.event, in: db) }
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
