public import Support

/// One finding about a file: what is wrong, where, and what to do about it.
///
/// Terminal text, JSON, GitHub annotations and SARIF are views of these values.
public struct Diagnostic: Sendable, Hashable {
    /// How bad it is.
    public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
        /// For information.
        case note
        /// The file can be used, but something in it is probably a mistake.
        case warning
        /// The file breaks a rule that readers rely on.
        case error

        /// Whether the first is less bad.
        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    /// The stable identifier of the rule, for example `geojson.ring-not-closed`.
    public var rule: String
    /// How bad it is.
    public var severity: Severity
    /// Where it is in the file; `nil` where there is no file.
    public var location: SourceLocation?
    /// Which value it is about.
    public var pointer: JSONPointer?
    /// What is wrong and what to do, for readers who do not program.
    public var message: Message
    /// The chapter that says so, for example `RFC 7946 section 3.1.6`.
    public var reference: String?
    /// A change that certainly fixes it.
    public var fix: FixIt?
    /// The record that it is about, counted from 1, in a file of many texts; `pointer` then starts at that record.
    public var record: Int?

    /// Notes a finding with the severity and reference of its rule.
    public init(
        _ rule: DiagnosticRule, severity: Severity? = nil, at location: SourceLocation? = nil,
        pointer: JSONPointer? = nil, message: Message, fix: FixIt? = nil
    ) {
        self.rule = rule.identifier
        self.severity = severity ?? rule.severity
        self.location = location
        self.pointer = pointer
        self.message = message
        reference = rule.reference
        self.fix = fix
    }

    /// A change of the file's bytes that certainly fixes a finding.
    public struct FixIt: Sendable, Hashable {
        /// What it does.
        public var title: Message
        /// The ranges to replace, not overlapping, in the order of the file.
        public var edits: [Edit]

        /// Makes a fix.
        public init(title: Message, edits: [Edit]) {
            self.title = title
            self.edits = edits
        }
    }

    /// Bytes to replace by others.
    public struct Edit: Sendable, Hashable {
        /// The bytes to take out; empty to insert.
        public var byteRange: Range<Int>
        /// What to put there.
        public var replacement: String

        /// Makes an edit.
        public init(byteRange: Range<Int>, replacement: String) {
            self.byteRange = byteRange
            self.replacement = replacement
        }
    }
}

extension Diagnostic: CustomStringConvertible {
    /// `3:14: error: message [rule]` in English; line and column are left out where they are not known.
    public var description: String {
        let place = location.map { "\($0.line):\($0.column): " } ?? ""
        return "\(place)\(severity.rawValue): \(message[.english]) [\(rule)]"
    }
}

extension Sequence<Diagnostic> {
    /// Whether any finding is an error.
    public var containsErrors: Bool { contains { $0.severity == .error } }
}
