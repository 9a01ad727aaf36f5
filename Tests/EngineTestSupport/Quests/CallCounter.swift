import TestSupport

/// How often something was called, on any thread.
package final class CallCounter: Sendable {
    private let calls = Locked(0)

    package init() {}

    /// The number of this call, from 1.
    package func next() -> Int {
        calls.withLock { calls in
            calls += 1
            return calls
        }
    }

    package var count: Int { calls.withLock { $0 } }
}
