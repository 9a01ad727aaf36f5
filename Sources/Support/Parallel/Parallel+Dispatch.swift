import Dispatch

extension Parallel {
    /// Calls `body` with each number from 0, on all cores; returns when all are done.
    package static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
        DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }
}
