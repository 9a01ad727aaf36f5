extension Linter {
    /// What mending a text came to.
    public struct Mended: Sendable {
        /// The text with all certain fixes made.
        public var bytes: [UInt8]
        /// The findings that were mended, in the order they were.
        public var mended: [Diagnostic]
        /// What is still found in the mended text.
        public var remaining: [Diagnostic]
    }

    /// Makes every fix that is certain, as often as new ones come to light, and leaves the rest of the text untouched.
    ///
    /// Fixes that overlap are made one after the other. Nothing is written anywhere: the caller compares and decides.
    ///
    /// - Complexity: a few times that of `lint(_:)`.
    public func mend(_ bytes: [UInt8]) -> Mended {
        var text = bytes
        var mended: [Diagnostic] = []
        // A fix may uncover the next finding, a closed ring its winding; faults do not hide each other deeper than this.
        for _ in 0..<8 {
            let diagnostics = lint(text)
            let fixable = Self.disjoint(diagnostics)
            if fixable.isEmpty { return Mended(bytes: text, mended: mended, remaining: diagnostics) }
            text = Self.applying(fixable, to: text)
            mended += fixable
        }
        return Mended(bytes: text, mended: mended, remaining: lint(text))
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

    private static func applying(_ diagnostics: [Diagnostic], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for edit in diagnostics.flatMap({ $0.fix?.edits ?? [] }) {
            let start = min(max(edit.byteRange.lowerBound, position), bytes.count)
            result += bytes[position..<start]
            result += Array(edit.replacement.utf8)
            position = min(max(edit.byteRange.upperBound, start), bytes.count)
        }
        return result + bytes[position...]
    }
}
