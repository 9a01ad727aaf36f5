package import Diagnostics
package import Languages

/// Makes values of a parsed tree, reports what the format does not allow, and keeps what can be kept.
///
/// This module makes JSON values of it; modules that read a format made of JSON extend it by their own objects.
package struct Interpreter {
    package let bytes: UnsafeBufferPointer<UInt8>
    package var collector: DiagnosticCollector
    package var path: JSONPath
    /// Whether the text ended too early: what is missing then needs no report of its own.
    package var isCutOff = false

    /// Continues after what a parser has read and reported.
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
