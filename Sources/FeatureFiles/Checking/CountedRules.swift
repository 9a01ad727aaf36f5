import Dispatch

/// Rules of which enough findings are known, so that further ones are only counted: that takes much less time than saying
/// what is wrong, and where.
///
///     let counted = CountedRules()
///     try checker.lint(linter, counted: counted, read: input.read) { found in
///         report.add(found.diagnostics)
///         for rule in report.exhausted { counted.insert(rule) }
///     }
///     print(counted.counts)  // those that were not reported
///
/// A rule that is inserted while the file is checked is counted from some later Feature on.
public final class CountedRules: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 0)
    private var storedRules: Set<String> = []
    private var storedCounts: [String: Int] = [:]

    /// No rules.
    public init() { lock.signal() }

    /// How many findings of each rule were counted and not reported.
    public var counts: [String: Int] { locked { storedCounts } }

    /// Counts further findings of a rule, by its identifier.
    public func insert(_ rule: String) { locked { _ = storedRules.insert(rule) } }

    /// The rules so far.
    var rules: Set<String> { locked { storedRules } }

    func add(_ counts: [String: Int]) {
        guard !counts.isEmpty else { return }
        locked { storedCounts.merge(counts, uniquingKeysWith: +) }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        lock.wait()
        defer { lock.signal() }
        return body()
    }
}
