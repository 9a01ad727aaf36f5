extension Parallel {
    /// Calls `body` with each number from 0, one after the other: a page has one thread.
    package static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
        for number in 0..<max(count, 0) { body(number) }
    }

    /// How many cores are at work.
    package static var coreCount: Int { 1 }
}
