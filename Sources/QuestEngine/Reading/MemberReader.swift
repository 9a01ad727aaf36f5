package import GeoJSON
internal import Languages

/// Reads members of one JSON object as the types a quest expects, and notes what is none.
///
/// An absent member, `null` and a blank text are the same: geometry editors leave blank texts where nothing was written.
struct MemberReader {
    let pointer: JSONPointer
    /// Whose members they are, for messages: `Task 3 “Old oak”`.
    let owner: LocalizedText
    /// The names of the members, in their order.
    let keys: [String]
    private let values: [String: JSONValue]

    init(_ object: JSONObject?, at pointer: JSONPointer, owner: LocalizedText) {
        self.pointer = pointer
        self.owner = owner
        let members = object?.members ?? []
        keys = members.map(\.key)
        values = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
    }

    /// The value of a member; `nil` where nothing was written.
    func value(_ key: String) -> JSONValue? {
        guard let value = values[key], !value.isBlank else { return nil }
        return value
    }

    /// A text. A number is one too: nobody means anything else by the name 7.
    func text(_ key: String, _ findings: inout Findings) -> String? {
        guard let value = value(key) else { return nil }
        if let text = value.writtenText { return text }
        noteWrongType(key, value, LocalizedText("a text", "текст"), &findings)
        return nil
    }

    /// A number; one in quotation marks is taken with a warning. One beyond all that a `Double` holds is infinite, and so out of any
    /// bounds.
    func number(_ key: String, example: String, _ findings: inout Findings) -> Double? {
        guard let value = value(key) else { return nil }
        if let number = value.doubleValue { return number }
        if case .decimal(let text) = value, let number = Double(text) { return number }
        if let text = value.stringValue, let number = plainNumber(text) {
            findings.add(
                QuestRule.numberAsText, at: pointer.appending(key),
                says(
                    "“\(key)” is a number in quotation marks; write it without them.",
                    "«\(key)» — число в кавычках; напишите его без кавычек."),
                remedy: (
                    LocalizedText("Remove the quotation marks", "Убрать кавычки"),
                    .replace(pointer.appending(key), with: trimmed(text))
                ))
            return number
        }
        noteWrongType(key, value, LocalizedText("a number such as \(example)", "число, например \(example)"), &findings)
        return nil
    }

    /// `true` or `false`.
    func flag(_ key: String, _ findings: inout Findings) -> Bool? {
        guard let value = value(key) else { return nil }
        if let flag = value.booleanValue { return flag }
        noteWrongType(key, value, LocalizedText("true or false", "true или false"), &findings)
        return nil
    }

    func noteWrongType(_ key: String, _ value: JSONValue, _ expected: LocalizedText, _ findings: inout Findings) {
        findings.add(
            QuestRule.wrongType, at: pointer.appending(key),
            says(
                "“\(key)” is \(value.typeName.english); expected: \(expected.english).",
                "«\(key)» — \(value.typeName.russian), а нужно: \(expected.russian)."))
    }

    func noteOutOfRange(_ key: String, _ english: String, _ russian: String, _ findings: inout Findings) {
        findings.add(
            QuestRule.outOfRange, at: pointer.appending(key),
            says("“\(key)” must be \(english).", "«\(key)» должно быть \(russian)."))
    }

    /// A message with its owner in front.
    func says(_ english: String, _ russian: String) -> LocalizedText {
        LocalizedText("\(owner.english): \(english)", "\(owner.russian): \(russian)")
    }

    /// Whether a text is a number in quotation marks.
    func isPlainNumber(_ text: String) -> Bool { plainNumber(text) != nil }

    private func trimmed(_ text: String) -> String { AnswerFolding.whiteSpace.apply(to: text) }

    /// Only what is a number in JSON as well, so that taking the quotation marks away mends it.
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
    var isNumber: Bool {
        switch self {
        case .integer, .double, .decimal: true
        case .null, .boolean, .string, .array, .object: false
        }
    }

    /// What it is, for somebody who is no programmer.
    var typeName: LocalizedText {
        switch self {
        case .null: LocalizedText("empty (null)", "пустое значение (null)")
        case .boolean: LocalizedText("true or false", "логическое значение (true или false)")
        case .integer, .double, .decimal: LocalizedText("a number", "число")
        case .string: LocalizedText("a text", "текст")
        case .array: LocalizedText("a list", "список")
        case .object: LocalizedText("an object", "объект")
        }
    }
}
