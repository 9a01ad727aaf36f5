public import Diagnostics

extension Linter {
    /// What mending a text came to.
    public struct Mended: Sendable {
        /// The text with all certain fixes made.
        public var bytes: [UInt8]
        /// The findings that were mended, with their places in the text as it was before, in its order.
        public var mended: [Diagnostic]
        /// What is still found, with its places in the mended text.
        public var remaining: [Diagnostic]
        /// The same with its places in the text as it was before.
        public var remainingBefore: [Diagnostic]
    }

    /// Makes every fix that is certain, as often as new ones come to light, and leaves the rest of the text untouched.
    ///
    /// Fixes that overlap are made one after the other. Nothing is written anywhere: the caller compares and decides.
    ///
    /// - Complexity: a few times that of `lint(_:)`.
    public func mend(_ bytes: [UInt8]) -> Mended {
        var text = FixedText(bytes)
        var mended: [Diagnostic] = []
        var remaining = lint(bytes)
        // A fix may uncover the next finding, a closed ring its winding; faults do not hide each other deeper than this.
        for _ in 0..<8 {
            let fixable = Self.disjoint(remaining)
            if fixable.isEmpty { break }
            mended += text.original(of: fixable)
            text.apply(fixable.flatMap { $0.fix?.edits ?? [] })
            remaining = lint(text.bytes)
        }
        mended.sort { ($0.location?.byteRange.lowerBound ?? 0) < ($1.location?.byteRange.lowerBound ?? 0) }
        return Mended(
            bytes: text.bytes, mended: mended, remaining: remaining, remainingBefore: text.original(of: remaining))
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
