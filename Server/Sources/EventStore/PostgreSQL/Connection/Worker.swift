import Dispatch

/// A thread of its own with a connection, since libpq waits for the network where it stands.
///
/// A connection that broke is made again by the next call. Where that does not succeed, calls fail at once for a while, which grows up to
/// a second, so that a server that comes back is not met by a crowd.
final class Worker: @unchecked Sendable {
    private let url: String
    private let queue: DispatchQueue
    // These belong to the queue.
    private var connection: PostgresConnection?
    private var failure: PostgresError?
    private var pause: Duration = .zero
    private var nextAttempt = ContinuousClock.now
    private var isClosed = false

    init(_ url: String, name: String) {
        self.url = url
        queue = DispatchQueue(label: "questd.postgres." + name)
    }

    /// How long a call may take.
    static let patience: Duration = .seconds(10)

    /// Runs a body on the thread, with the moment until which it has to be done.
    func run<Value: Sendable>(
        within patience: Duration = Worker.patience,
        _ body: @escaping @Sendable (PostgresConnection, ContinuousClock.Instant) throws(PostgresError) -> Value
    ) async throws(PostgresError) -> Value {
        let result = await withCheckedContinuation { done in
            queue.async {
                done.resume(returning: self.result(within: patience, body))
            }
        }
        return try result.get()
    }

    /// Waits for what is under way and closes the connection.
    func close() async {
        await withCheckedContinuation { done in
            queue.async {
                self.isClosed = true
                self.connection = nil
                done.resume()
            }
        }
    }

    private func result<Value>(
        within patience: Duration, _ body: (PostgresConnection, ContinuousClock.Instant) throws(PostgresError) -> Value
    ) -> Result<Value, PostgresError> {
        let deadline = ContinuousClock.now + patience
        do throws(PostgresError) {
            return .success(try body(try opened(), deadline))
        } catch {
            // One that nobody answered on in time may hold half an answer.
            if error.endsConnection { connection = nil }
            return .failure(error)
        }
    }

    private func opened() throws(PostgresError) -> PostgresConnection {
        guard !isClosed else { throw .closed }
        if let connection, connection.isOpen { return connection }
        connection = nil
        if let failure, ContinuousClock.now < nextAttempt { throw failure }
        do throws(PostgresError) {
            let new = try PostgresConnection(url)
            connection = new
            failure = nil
            pause = .zero
            return new
        } catch {
            failure = error
            pause = min(max(pause * 2, .milliseconds(50)), .seconds(1))
            nextAttempt = .now + pause
            throw error
        }
    }
}

/// A few workers of which any free one takes the next call.
actor WorkerPool {
    private let all: [Worker]
    private var free: [Worker]
    private var waiting: [CheckedContinuation<Worker, Never>] = []

    init(_ url: String, count: Int) {
        all = (0..<count).map { Worker(url, name: "reader-\($0)") }
        free = all
    }

    /// Runs a body that only reads. One that fails because the connection broke is run once more.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection, ContinuousClock.Instant) throws(PostgresError) -> Value
    ) async throws(PostgresError) -> Value {
        let worker: Worker
        if let last = free.popLast() {
            worker = last
        } else {
            worker = await withCheckedContinuation { waiting.append($0) }
        }
        defer { giveBack(worker) }
        do throws(PostgresError) {
            return try await worker.run(body)
        } catch {
            guard error.isConflict || error.endsConnection && error.message != PostgresConnection.noAnswer else {
                throw error
            }
            return try await worker.run(body)
        }
    }

    private func giveBack(_ worker: Worker) {
        if waiting.isEmpty { free.append(worker) } else { waiting.removeFirst().resume(returning: worker) }
    }

    /// Waits for what is under way and closes the connections.
    func close() async {
        for worker in all { await worker.close() }
    }
}
