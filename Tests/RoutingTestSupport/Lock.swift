import Foundation

/// Mutual exclusion for what tests share.
final class Lock: Sendable {
    private let lock = NSLock()

    func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
