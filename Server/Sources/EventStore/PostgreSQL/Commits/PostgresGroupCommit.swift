/// Commits of many callers in one transaction: those that come while one is under way share the next one.
///
/// A commit that fails for a reason of its own takes no other with it: a transaction that fails is made again in halves.
actor PostgresGroupCommit {
    /// What is committed.
    struct Request: Sendable {
        /// The changes.
        enum Changes: Sendable {
            case event([StoreChange], String)
            case accounts([AccountChange])
        }

        let changes: Changes
        /// The number of the lease that it is made under; `nil` where none is needed.
        let fence: Int64?
    }

    private struct Waiting: Sendable {
        let request: Request
        let size: Int
        let done: CheckedContinuation<Outcome, Never>
    }

    /// The tables that have to be rewritten, or why nothing was changed.
    typealias Outcome = Result<Set<String>, StoreError>

    private let worker: Worker
    private let holder: String?
    private var waiting: [Waiting] = []
    private var isWriting = false
    private var isClosed = false
    private var idle: [CheckedContinuation<Void, Never>] = []

    /// - Parameter holder: who this server is in the table of leases; `nil` where every transaction holds its events for itself.
    init(_ url: String, name: String, holder: String?) {
        worker = Worker(url, name: "writer-" + name)
        self.holder = holder
    }

    /// Makes all changes or none.
    /// - Returns: the tables that have to be rewritten.
    func commit(_ request: Request) async throws(StoreError) -> Set<String> {
        guard !isClosed else { throw .closed }
        let outcome = await withCheckedContinuation { done in
            waiting.append(Waiting(request: request, size: request.size, done: done))
            if !isWriting {
                isWriting = true
                Task { await write() }
            }
        }
        return try outcome.get()
    }

    /// Runs another transaction between commits.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection, ContinuousClock.Instant) throws(PostgresError) -> Value
    ) async throws(PostgresError) -> Value { try await worker.run(body) }

    /// Waits for all commits, and refuses new ones.
    func close() async {
        isClosed = true
        if isWriting { await withCheckedContinuation { idle.append($0) } }
        await worker.close()
    }

    private static let mostRequests = 1000
    private static let mostBytes = 16 << 20

    private func write() async {
        while !waiting.isEmpty {
            let batch = Array(waiting[..<batchEnd])
            waiting.removeFirst(batch.count)
            let outcomes = await outcomes(of: batch.map(\.request))
            for (request, outcome) in zip(batch, outcomes) { request.done.resume(returning: outcome) }
        }
        isWriting = false
        for continuation in idle { continuation.resume() }
        idle = []
    }

    /// How many commits the next transaction takes: one at least, and of each event only those under one lease.
    private var batchEnd: Int {
        var size = 0
        var fences: [String: Int64?] = [:]
        for (place, next) in waiting.prefix(Self.mostRequests).enumerated() {
            if size >= Self.mostBytes { return place }
            size += next.size
            guard let event = next.request.event else { continue }
            if let fence = fences.updateValue(next.request.fence, forKey: event), fence != next.request.fence {
                return place
            }
        }
        return min(waiting.count, Self.mostRequests)
    }

    private func outcomes(of batch: [Request]) async -> [Outcome] {
        let holder = holder
        var conflicts = 0
        while true {
            do throws(PostgresError) {
                let names = try await worker.run { connection, deadline throws(PostgresError) in
                    try Transaction(batch, holder: holder).run(connection, deadline)
                }
                return names.map { .success($0) }
            } catch {
                if error.isConflict, conflicts < 5 {
                    conflicts += 1
                    continue
                }
                if error.state == PostgresError.fenced {
                    let fenced = batch.map { $0.event == error.detail }
                    // Those of other events go on without them.
                    guard fenced.contains(true), fenced.contains(false) else {
                        return batch.map { _ in .failure(.fenced) }
                    }
                    var others = await outcomes(of: zip(batch, fenced).filter { !$1 }.map(\.0))[...]
                    return fenced.map { $0 ? .failure(.fenced) : others.removeFirst() }
                }
                // What fails for all does so for each.
                guard batch.count > 1, !error.isUnreachable, error.state != "53100" else {
                    return batch.map { .failure($0.storeError(error)) }
                }
                let half = batch.count / 2
                return await outcomes(of: Array(batch[..<half])) + outcomes(of: Array(batch[half...]))
            }
        }
    }
}

extension PostgresGroupCommit.Request {
    /// The event; `nil` for accounts.
    var event: String? {
        if case .event(_, let event) = changes { event } else { nil }
    }

    /// What the caller is told of an error.
    func storeError(_ error: PostgresError) -> StoreError {
        // What a change of accounts refers to was removed meanwhile: a person, or an event.
        if event == nil, error.state.hasPrefix("23") { return .conflict }
        return error.storeError(event ?? "")
    }

    /// About how many bytes it is.
    var size: Int {
        guard case .event(let changes, _) = changes else { return 1000 }
        return changes.reduce(0) { size, change in
            switch change {
            case .photo(_, let bytes): size + bytes.count
            case .quest(let version): size + version.organisers.count + version.riders.count
            case .line(let line): size + line.bytes.count + 100
            default: size + 200
            }
        }
    }
}
