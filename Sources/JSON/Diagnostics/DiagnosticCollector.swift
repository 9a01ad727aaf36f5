package import Support

/// Gathers findings while a text is read; lines and columns are worked out at the end, for those that were found.
package struct DiagnosticCollector {
    /// Findings whose locations have byte ranges only.
    package private(set) var pending: [Diagnostic] = []
    /// Which part of the file positions are counted in.
    package var window = TextWindow()
    /// How many findings there were, pending or not.
    package private(set) var count = 0
    private let limit: Int
    private(set) var dropped = 0
    private var hasError = false

    package init(limit: Int) {
        self.limit = limit
    }

    package mutating func report(
        _ rule: DiagnosticRule, at range: Range<Int>, _ path: JSONPath, _ message: Message,
        fix: Diagnostic.FixIt? = nil
    ) {
        // A file full of warnings must not hide its first error.
        guard count < limit || (rule.severity == .error && !hasError) else {
            dropped += 1
            return
        }
        if rule.severity == .error { hasError = true }
        count += 1
        pending.append(
            Diagnostic(
                rule, at: SourceLocation(byteRange: window.offsets(of: range), line: 0, column: 0),
                pointer: path.pointer, message: message, fix: fix.map(moved)))
    }

    /// Leaves out the last findings but so many of those that were not taken.
    package mutating func keepPending(_ kept: Int) {
        guard kept < pending.count else { return }
        count -= pending.count - kept
        pending.removeLast(pending.count - kept)
    }

    /// Takes out the findings whose places are not worked out yet, so that a copy of the collector is small.
    package mutating func removePending() -> [Diagnostic] {
        defer { pending = [] }
        return pending
    }

    /// Puts findings back that were taken out.
    package mutating func putBack(_ earlier: inout [Diagnostic]) {
        guard !earlier.isEmpty else { return }
        pending = earlier + pending
        earlier = []
    }

    /// Takes back the fixes of findings that came after one of those that were not taken: they may not be certain.
    package mutating func dropFixes(behind index: Int) {
        for later in pending.indices.dropFirst(index + 1) { pending[later].fix = nil }
    }

    private func moved(_ fix: Diagnostic.FixIt) -> Diagnostic.FixIt {
        var result = fix
        for index in result.edits.indices {
            result.edits[index].byteRange = window.offsets(of: result.edits[index].byteRange)
        }
        return result
    }

    /// The findings in the order of the file, with lines and columns, which are forgotten here.
    package mutating func takeLocated(in bytes: UnsafeBufferPointer<UInt8>) -> [Diagnostic] {
        guard !pending.isEmpty else { return [] }
        var counters = window.counters(of: bytes)
        var located = pending
        pending = []
        // Sorting by place and then by turn: the standard library's sort is stable, but this is not guaranteed.
        let order = located.indices.sorted {
            let left = located[$0].location?.byteRange.lowerBound ?? 0
            let right = located[$1].location?.byteRange.lowerBound ?? 0
            return (left, $0) < (right, $1)
        }
        located = order.map { located[$0] }
        for index in located.indices {
            guard let range = located[index].location?.byteRange else { continue }
            located[index].location =
                range.lowerBound < window.head ? counters.head.location(of: range) : counters.rest.location(of: range)
        }
        return located
    }

    /// A last note where the limit was reached.
    package var note: Diagnostic? {
        guard dropped > 0 else { return nil }
        return Diagnostic(
            .tooManyFindings,
            message: Message("collector-left-out", ["count": .of(dropped)]))
    }
}

/// The way to the value that is being read.
package struct JSONPath {
    package enum Step {
        case key(String)
        case index(Int)
    }

    package var steps: [Step] = []

    package init(steps: [Step] = []) {
        self.steps = steps
    }

    package mutating func push(_ key: String) { steps.append(.key(key)) }
    package mutating func push(_ index: Int) { steps.append(.index(index)) }
    package mutating func pop() { steps.removeLast() }

    var pointer: JSONPointer {
        JSONPointer(
            steps.map { step in
                switch step {
                case .key(let key): key
                case .index(let index): String(index)
                }
            })
    }
}
