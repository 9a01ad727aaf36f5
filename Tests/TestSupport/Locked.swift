import Foundation

/// A value that one thread at a time reads or changes. The thread sanitizer does not see the locks of `Synchronization.Mutex` on
/// Linux and reports races that are none; it knows this one.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: sending Value) { self.value = value }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
