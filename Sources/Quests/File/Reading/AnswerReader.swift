import Answers
internal import GeoJSON
import JSON
internal import Support

/// Turns the members `answer` and `judged` of a task into its key.
///
/// `answer` is a text, a number or a list of these, where a `|` separates accepted texts, or an object with a `kind`:
///
///     {"kind": "text", "accepted": ["ель", "ёлка"], "typos": false, "deny": ["пихта"], "language": "ru"}
///     {"kind": "number", "value": 1984, "tolerance": "2%", "unit": "m", "whole": true}
///     {"kind": "choice", "options": ["oak", "elm"], "correct": "elm"}
///     {"kind": "ordered", "items": ["red", ["white", "ivory"]]}
///     {"kind": "unordered", "items": ["oak", "elm", "fir"], "atLeast": 2}
///     {"kind": "pattern", "patterns": ["пушк*"]}
///     {"kind": "code", "accepted": ["AB12"], "ignoresCase": true}
///     {"kind": "photo"}, {"kind": "judged"}, {"kind": "presence"}
///
/// A riders' edition has `{"kind": "sealed", …}` as well, which only programs write.
struct AnswerReader {
    let members: MemberReader
    /// How typing errors are forgiven where the task does not say.
    let typos: TypingErrors

    /// Any key will do: after an error there is no quest, and without a key the answer would be reported as missing too.
    static let unreadable = AnswerKey.judgedByOrganiser

    /// The members of an object of each kind, besides `kind`.
    private static let known: [String: [String]] = [
        "text": ["accepted", "deny", "typos", "language"], "number": ["value", "tolerance", "unit", "whole"],
        "choice": ["options", "correct"], "ordered": ["items", "typos", "language"],
        "unordered": ["items", "atLeast", "typos", "language"], "pattern": ["patterns", "language"],
        "code": ["accepted", "ignoresCase"], "sealed": SealedReader.known, "photo": [], "judged": [], "presence": [],
    ]
    private static let kinds = "text, number, choice, ordered, unordered, pattern, code, photo, judged, presence"

    /// The key; `nil` if being there is enough. Every error is added to the findings.
    func key(_ findings: inout Findings) -> AnswerKey? {
        if members.flag("judged", &findings) == true { return .judgedByOrganiser }
        guard let value = members.value("answer") else { return nil }
        if case .object(let object) = value { return key(object, &findings) }
        let texts: [String?] = value.arrayValue?.map { $0.writtenText } ?? [value.writtenText]
        let forms = texts.compactMap { $0?.split(separator: "|").map(String.init) }
        guard forms.count == texts.count else {
            members.noteWrongType(
                "answer", value,
                AnswerTexts.expectedAnswer, &findings)
            return Self.unreadable
        }
        let accepted = forms.flatMap { $0 }
        return members.canBeGiven("answer", accepted, &findings) ? key(accepted) : Self.unreadable
    }

    private func key(_ accepted: [String]) -> AnswerKey? {
        TextAnswer(accepted, typingErrors: typos).map { AnswerKey(.text($0)) }
    }

    /// Whether a value of `answer` states explicitly that being there is enough.
    static func isPresence(_ answer: JSONValue?) -> Bool {
        guard case .object(let object)? = answer else { return false }
        return object["kind"]?.stringValue == "presence"
    }

    private func key(_ object: JSONObject, _ findings: inout Findings) -> AnswerKey? {
        let reader = AnswerObjectReader(
            members: MemberReader(object, at: members.pointer.appending("answer"), owner: members.owner),
            defaultTypos: typos)
        let kind = reader.members.text("kind", &findings)
        if kind == nil, reader.members.value("kind") != nil { return Self.unreadable }
        guard let kind, let known = Self.known[kind] else {
            reader.note(
                "kind",
                AnswerTexts.missingKind(Self.kinds),
                &findings)
            return Self.unreadable
        }
        for key in reader.members.noteMisspelt(besides: ["kind"] + known, &findings) {
            let list = (["kind"] + known).joined(separator: ", ")
            findings.add(
                QuestRule.unknownMember, at: reader.members.pointer.appending(key),
                members.says(
                    AnswerTexts.unknownMember(key, kind, list)))
        }
        if kind == "presence" { return nil }
        return reader.key(kind, &findings) ?? Self.unreadable
    }
}

/// Reads the object of one kind of answer.
private struct AnswerObjectReader {
    let members: MemberReader
    let defaultTypos: TypingErrors

    /// A member cannot be read; why is among the findings.
    private struct Unreadable: Error {}

    /// The key; `nil` after an error, which is added to the findings.
    func key(_ kind: String, _ findings: inout Findings) -> AnswerKey? {
        do throws(Unreadable) {
            switch kind {
            case "text": return try text(&findings).map { AnswerKey(.text($0)) }
            case "number": return try number(&findings).map { AnswerKey(.number($0)) }
            case "choice": return choice(&findings).map { AnswerKey(.choice($0)) }
            case "ordered", "unordered":
                return try list(isOrdered: kind == "ordered", &findings).map { AnswerKey(.list($0)) }
            case "pattern": return try pattern(&findings).map { AnswerKey(.pattern($0)) }
            case "code": return code(&findings).map { AnswerKey(.code($0)) }
            case "sealed": return SealedReader(members: members).answer(&findings).map { AnswerKey(.sealed($0)) }
            case "photo": return .photo
            default: return .judgedByOrganiser
            }
        } catch {
            return nil
        }
    }

    func note(_ key: String, _ message: LocalizedText, _ findings: inout Findings) {
        let place = members.value(key) == nil ? members.pointer : members.pointer.appending(key)
        findings.add(QuestRule.outOfRange, at: place, members.says(message))
    }

    // MARK: - Kinds

    private func text(_ findings: inout Findings) throws(Unreadable) -> TextAnswer? {
        guard let accepted = texts("accepted", &findings), let denied = texts("deny", orNone: true, &findings),
            let typos = members.typos(else: defaultTypos, &findings)
        else { return nil }
        let language = try language(&findings)
        guard let answer = TextAnswer(accepted, denied: denied, typingErrors: typos, language: language) else {
            return nothingIn("accepted", &findings)
        }
        return answer
    }

    private func number(_ findings: inout Findings) throws(Unreadable) -> NumberAnswer? {
        guard let value = decimal("value", &findings), let tolerance = tolerance(&findings) else { return nil }
        let unit = try unit(&findings)
        let isWhole = members.value("whole") == nil ? false : members.flag("whole", &findings)
        guard let isWhole else { return nil }
        guard let answer = NumberAnswer(value, tolerance: tolerance, unit: unit, isWhole: isWhole) else {
            note(
                "value",
                AnswerTexts.invalidNumber,
                &findings)
            return nil
        }
        return answer
    }

    private func choice(_ findings: inout Findings) -> ChoiceAnswer? {
        guard let options = texts("options", &findings), let correct = texts("correct", &findings) else { return nil }
        guard let answer = ChoiceAnswer(options: options, correct: correct) else {
            note(
                "options",
                AnswerTexts.invalidOptions, &findings)
            return nil
        }
        return answer
    }

    private func list(isOrdered: Bool, _ findings: inout Findings) throws(Unreadable) -> ListAnswer? {
        guard let items = items(&findings), let typos = members.typos(else: defaultTypos, &findings) else {
            return nil
        }
        let language = try language(&findings)
        var count: Int?
        if !isOrdered, members.value("atLeast") != nil {
            guard let number = members.number("atLeast", example: "2", &findings) else { return nil }
            guard let whole = Int(exactly: number), whole >= 1, whole <= items.count else {
                members.noteOutOfRange(
                    "atLeast", AnswerTexts.countOfItems,
                    &findings)
                return nil
            }
            count = whole
        }
        let answer =
            isOrdered
            ? ListAnswer(ordered: items, typingErrors: typos, language: language)
            : ListAnswer(unordered: items, atLeast: count, typingErrors: typos, language: language)
        guard let answer else {
            note(
                "items",
                AnswerTexts.invalidItems, &findings)
            return nil
        }
        return answer
    }

    private func pattern(_ findings: inout Findings) throws(Unreadable) -> PatternAnswer? {
        guard let patterns = texts("patterns", &findings) else { return nil }
        return PatternAnswer(patterns, language: try language(&findings)) ?? nothingIn("patterns", &findings)
    }

    private func code(_ findings: inout Findings) -> CodeAnswer? {
        guard let accepted = texts("accepted", &findings) else { return nil }
        let ignoresCase = members.value("ignoresCase") == nil ? false : members.flag("ignoresCase", &findings)
        guard let ignoresCase else { return nil }
        return CodeAnswer(accepted, ignoresCase: ignoresCase) ?? nothingIn("accepted", &findings)
    }

    // MARK: - Members

    private func nothingIn<Answer>(_ key: String, _ findings: inout Findings) -> Answer? {
        note(
            key, AnswerTexts.noText(key), &findings)
        return nil
    }

    /// A text or a list of texts; numbers are texts too. `nil` after an error.
    private func texts(_ key: String, orNone: Bool = false, _ findings: inout Findings) -> [String]? {
        guard members.value(key) != nil else {
            if orNone { return [] }
            note(key, AnswerTexts.missing(key), &findings)
            return nil
        }
        guard let given = members.texts(key, &findings) else { return nil }
        return members.canBeGiven(key, given, &findings) ? given : nil
    }

    private func items(_ findings: inout Findings) -> [[String]]? {
        guard let value = members.value("items") else {
            note("items", AnswerTexts.missingItems, &findings)
            return nil
        }
        let items: [[String?]]? = value.arrayValue?.map { $0.arrayValue?.map { $0.writtenText } ?? [$0.writtenText] }
        guard let items, items.allSatisfy({ $0.allSatisfy { $0 != nil } }) else {
            members.noteWrongType(
                "items", value,
                AnswerTexts.expectedItems, &findings)
            return nil
        }
        let given = items.map { $0.compactMap { $0 } }
        return members.canBeGiven("items", given.flatMap { $0 }, &findings) ? given : nil
    }

    /// The digits of a number, as they are written.
    private func decimal(_ key: String, _ findings: inout Findings) -> String? {
        guard members.value(key) != nil else {
            note(key, AnswerTexts.missing(key), &findings)
            return nil
        }
        return members.number(key, example: "12.5", &findings).flatMap { _ in
            members.value(key)?.writtenText.map { AnswerFolding.whiteSpace.apply(to: $0) }
        }
    }

    private func tolerance(_ findings: inout Findings) -> NumberAnswer.Tolerance? {
        guard let value = members.value("tolerance") else { return .exact }
        if value.isNumber || value.stringValue.map(members.isPlainNumber) == true {
            return decimal("tolerance", &findings).map { .absolute($0) }
        }
        if let text = value.stringValue.map({ AnswerFolding.whiteSpace.apply(to: $0) }), text.hasSuffix("%") {
            let number = AnswerFolding.whiteSpace.apply(to: String(text.dropLast().map { $0 == "," ? "." : $0 }))
            if ExactDecimal(number) != nil { return .percent(number) }
        }
        members.noteWrongType(
            "tolerance", value,
            AnswerTexts.expectedTolerance,
            &findings)
        return nil
    }

    private func unit(_ findings: inout Findings) throws(Unreadable) -> MeasureUnit? {
        guard members.value("unit") != nil else { return nil }
        guard let text = members.text("unit", &findings) else { throw Unreadable() }
        guard let unit = MeasureUnit(text) else {
            note(
                "unit",
                AnswerTexts.unknownUnit(text),
                &findings)
            throw Unreadable()
        }
        return unit
    }

    private func language(_ findings: inout Findings) throws(Unreadable) -> AnswerLanguage? {
        guard members.value("language") != nil else { return nil }
        guard let tag = members.text("language", &findings) else { throw Unreadable() }
        guard let language = AnswerLanguage(tag: tag) else {
            note("language", AnswerTexts.invalidLanguage, &findings)
            throw Unreadable()
        }
        return language
    }
}

extension MemberReader {
    /// Whether no text is longer than an answer may be; adds a finding for a longer one.
    fileprivate func canBeGiven(_ key: String, _ texts: [String], _ findings: inout Findings) -> Bool {
        let most = AnswerKey.longestAnswer
        guard texts.contains(where: { $0.utf8.count > most }) else { return true }
        findings.add(
            QuestRule.outOfRange, at: pointer.appending(key),
            says(
                AnswerTexts.tooLong(key, most)))
        return false
    }
}
