public import JSON

extension Linter {
    /// The result of fixing a text.
    public struct FixResult: Sendable {
        /// The text with all certain fixes made.
        public var bytes: [UInt8]
        /// The findings that were fixed, with their places in the original text, in its order.
        public var fixed: [Diagnostic]
        /// The remaining findings, with their places in the fixed text.
        public var remaining: [Diagnostic]
        /// The remaining findings, with their places in the original text.
        public var remainingBefore: [Diagnostic]

        /// Puts together what came of fixing.
        public init(
            bytes: [UInt8], fixed: [Diagnostic], remaining: [Diagnostic], remainingBefore: [Diagnostic]
        ) {
            self.bytes = bytes
            self.fixed = fixed
            self.remaining = remaining
            self.remainingBefore = remainingBefore
        }
    }

    /// Makes every fix that is certain, repeats this while fixes uncover new ones, and leaves the rest of the text unchanged.
    ///
    /// Fixes that overlap are made one after the other. Nothing is written anywhere: the caller compares and decides.
    ///
    /// - Complexity: a few times that of `lint(_:)`.
    public func fix(_ bytes: [UInt8]) -> FixResult {
        var text = FixedText(bytes)
        var fixed: [Diagnostic] = []
        var remaining = lint(bytes)
        // A fix can uncover another finding, such as the winding of a ring that was open. Longer chains are not known.
        for _ in 0..<8 {
            let fixable = Self.disjoint(remaining)
            if fixable.isEmpty { break }
            fixed += text.original(of: fixable)
            text.apply(fixable.flatMap { $0.fix?.edits ?? [] })
            remaining = lint(text.bytes)
        }
        fixed.sort { ($0.location?.byteRange.lowerBound ?? 0) < ($1.location?.byteRange.lowerBound ?? 0) }
        return FixResult(
            bytes: text.bytes, fixed: fixed, remaining: remaining, remainingBefore: text.original(of: remaining))
    }

    private static func disjoint(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let fixable = diagnostics.filter { !($0.fix?.edits.isEmpty ?? true) }
        var end = 0
        var result: [Diagnostic] = []
        for diagnostic in fixable.sorted(by: { start($0) < start($1) }) where start(diagnostic) >= end {
            result.append(diagnostic)
            end = (diagnostic.fix?.edits.last?.byteRange.upperBound ?? 0) + 1
        }
        return result
    }

    private static func start(_ diagnostic: Diagnostic) -> Int {
        diagnostic.fix?.edits.first?.byteRange.lowerBound ?? 0
    }
}
