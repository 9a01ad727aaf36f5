public import JSON
public import Support

/// An error in the text of a filter: where, what was expected there, and what to do.
///
/// Nothing is printed here. `DiagnosticText` (module JSON) shows the place with a caret below it:
///
///     catch let error as FilterError {
///         print(DiagnosticText(language: .english)
///             .render([error.diagnostic], file: "filter", bytes: Array(text.utf8)))
///     }
public struct FilterError: Error, Sendable, Hashable, LocalizedMessage {
    /// Where in the text of the filter.
    public var location: SourceLocation
    /// What is wrong and what to do, without the place.
    public var message: Message

    /// The error as a finding.
    public var diagnostic: Diagnostic { Diagnostic(.invalidFilter, at: location, message: message) }

    /// `3:14: …`: line, column and the message in English.
    public var description: String { "\(location.line):\(location.column): \(message[.english])" }

    init(_ error: FilterSyntaxError, in text: String) {
        var copy = text
        location = copy.withUTF8 { bytes in
            var counter = LineCounter(bytes)
            return counter.location(of: error.range)
        }
        message = error.message
    }
}

extension DiagnosticRule {
    /// The rule for invalid filters.
    public static let invalidFilter = DiagnosticRule(
        "filter.invalid", .error, reference: "OGC 21-065r2 annex B", title: Message("syntax-title"))
}

/// A syntax error at some bytes of a filter, while it is read.
struct FilterSyntaxError: Error {
    var range: Range<Int>
    var message: Message

    init(_ range: Range<Int>, _ message: Message) {
        self.range = range
        self.message = message
    }
}
