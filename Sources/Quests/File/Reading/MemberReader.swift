import Answers
package import GeoJSON
import JSON
internal import Support

/// Reads members of one JSON object as the types a quest expects, and adds diagnostics for values of other types.
///
/// An absent member, `null` and a blank text are the same: geometry editors write blank texts for empty fields.
struct MemberReader {
    let pointer: JSONPointer
    /// The owner of the members, for messages: `Task 3 “Old oak”`.
    let owner: Message
    /// The names of the members, in their order.
    let keys: [String]
    private let values: [String: JSONValue]

    init(_ object: JSONObject?, at pointer: JSONPointer, owner: Message) {
        self.pointer = pointer
        self.owner = owner
        let members = object?.members ?? []
        keys = members.map { $0.key }
        var values: [String: JSONValue] = [:]
        for member in members { values[member.key] = member.value }
        self.values = values
    }

    /// The value of a member; `nil` if absent, `null` or blank.
    func value(_ key: String) -> JSONValue? {
        guard let value = values[key], !value.isBlank else { return nil }
        return value
    }

    /// A text. A number is a text too, so that a task may be named 7.
    func text(_ key: String, _ diagnostics: inout QuestDiagnostics) -> String? {
        guard let value = value(key) else { return nil }
        if let text = value.writtenText { return text }
        noteWrongType(key, value, Message("member-text"), &diagnostics)
        return nil
    }

    /// A number; one in quotation marks is accepted with a warning. A number too large for `Double` is infinite, and so out of any
    /// bounds.
    func number(_ key: String, example: String, _ diagnostics: inout QuestDiagnostics) -> Double? {
        guard let value = value(key) else { return nil }
        if let number = value.doubleValue { return number }
        if case .decimal(let text) = value, let number = Double(text) { return number }
        if let text = value.stringValue, let number = plainNumber(text) {
            diagnostics.add(
                QuestRule.numberAsText, at: pointer.appending(key),
                says(Message("member-number-in-quotation-marks", ["key": .of(key)])),
                remedy: (
                    Message("member-remove-quotation-marks"),
                    .replace(pointer.appending(key), with: trimmed(text))
                ))
            return number
        }
        noteWrongType(key, value, Message("member-number", ["example": .of(example)]), &diagnostics)
        return nil
    }

    /// `true` or `false`.
    func flag(_ key: String, _ diagnostics: inout QuestDiagnostics) -> Bool? {
        guard let value = value(key) else { return nil }
        if let flag = value.booleanValue { return flag }
        noteWrongType(key, value, Message("member-flag"), &diagnostics)
        return nil
    }

    func noteWrongType(
        _ key: String, _ value: JSONValue, _ expected: Message, _ diagnostics: inout QuestDiagnostics
    ) {
        diagnostics.add(
            QuestRule.wrongType, at: pointer.appending(key),
            says(
                Message("member-wrong-type", ["key": .of(key), "type": .of(value.typeName), "expected": .of(expected)]))
        )
    }

    func noteOutOfRange(_ key: String, _ expected: Message, _ diagnostics: inout QuestDiagnostics) {
        diagnostics.add(
            QuestRule.outOfRange, at: pointer.appending(key),
            says(Message("member-out-of-range", ["key": .of(key), "expected": .of(expected)])))
    }

    /// A message with its owner in front.
    func says(_ text: Message) -> Message {
        Message("member-owned", ["owner": .of(owner), "text": .of(text)])
    }

    /// Whether a text is a number in quotation marks.
    func isPlainNumber(_ text: String) -> Bool { plainNumber(text) != nil }

    private func trimmed(_ text: String) -> String { AnswerFolding.whiteSpace.apply(to: text) }

    /// Only numbers that are valid JSON, so that the fix may remove the quotation marks.
    private func plainNumber(_ text: String) -> Double? {
        let text = trimmed(text)
        let digits = text.first == "-" ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first,
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            whole == "0" || whole.first != "0", let number = Double(text), number.isFinite
        else { return nil }
        return number
    }
}

extension JSONValue {
    /// A text as it is, or the digits of a number; `nil` for anything else.
    package var writtenText: String? {
        switch self {
        case .string(let text), .decimal(let text): text
        case .integer(let number): String(number)
        case .double(let number): "\(number)"
        case .null, .boolean, .array, .object: nil
        }
    }

    /// Whether it is a number of any size.
    package var isNumber: Bool {
        switch self {
        case .integer, .double, .decimal: true
        case .null, .boolean, .string, .array, .object: false
        }
    }
}
