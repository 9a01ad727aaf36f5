package import Support

/// Makes values of a parsed tree, and reports what the format does not allow.
///
/// This module makes JSON values; modules for formats based on JSON extend it with their own objects.
package struct Interpreter {
    package let bytes: UnsafeBufferPointer<UInt8>
    package var collector: DiagnosticCollector
    package var path: JSONPath
    /// Whether the text ended too early: missing parts are then not reported separately.
    package var isCutOff = false

    /// Continues with the tree and the findings of a parser.
    package init(after parser: borrowing RecoveringParser, path: JSONPath) {
        bytes = parser.bytes
        collector = parser.collector
        isCutOff = parser.hasReportedEnd
        self.path = path
    }

    package mutating func report(
        _ rule: DiagnosticRule, _ range: Range<Int>, _ message: LocalizedText,
        fix: Diagnostic.FixIt? = nil
    ) {
        collector.report(rule, at: range, path, message, fix: fix)
    }

    /// Whether the text ended within a value.
    package func isCutOff(_ node: JSONNode) -> Bool { isCutOff && node.range.upperBound == bytes.count }

    /// The text of a range.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}
