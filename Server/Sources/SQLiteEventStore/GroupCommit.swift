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
            for (request, result) in zip(batch, results) { request.done.resume(returning: result) }
        }
        isWriting = false
        for continuation in idle { continuation.resume() }
        idle = []
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
            if batch.contains(where: { $0.changes.contains(where: \.erases) }) {
                // Nothing of an erased person may stay in the journal.
                _ = try await pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
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
