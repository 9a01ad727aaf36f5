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

    /// The key; `nil` if being there is enough. Every error is added to the diagnostics.
    func key(_ diagnostics: inout QuestDiagnostics) -> AnswerKey? {
        if members.flag("judged", &diagnostics) == true { return .judgedByOrganiser }
        guard let value = members.value("answer") else { return nil }
        if case .object(let object) = value { return key(object, &diagnostics) }
        let texts: [String?] = value.arrayValue?.map { $0.writtenText } ?? [value.writtenText]
        let forms = texts.compactMap { $0?.split(separator: "|").map(String.init) }
        guard forms.count == texts.count else {
            members.noteWrongType("answer", value, Message("answer-expected-answer"), &diagnostics)
            return Self.unreadable
        }
        let accepted = forms.flatMap { $0 }
        return members.canBeGiven("answer", accepted, &diagnostics) ? key(accepted) : Self.unreadable
    }

    private func key(_ accepted: [String]) -> AnswerKey? {
        TextAnswer(accepted, typingErrors: typos).map { AnswerKey(.text($0)) }
    }

    /// Whether a value of `answer` states explicitly that being there is enough.
    static func isPresence(_ answer: JSONValue?) -> Bool {
        guard case .object(let object)? = answer else { return false }
        return object["kind"]?.stringValue == "presence"
    }

    private func key(_ object: JSONObject, _ diagnostics: inout QuestDiagnostics) -> AnswerKey? {
        let reader = AnswerObjectReader(
            members: MemberReader(object, at: members.pointer.appending("answer"), owner: members.owner),
            defaultTypos: typos)
        let kind = reader.members.text("kind", &diagnostics)
        if kind == nil, reader.members.value("kind") != nil { return Self.unreadable }
        guard let kind, let known = Self.known[kind] else {
            reader.note("kind", Message("answer-missing-kind", ["kinds": .of(Self.kinds)]), &diagnostics)
            return Self.unreadable
        }
        for key in reader.members.noteMisspelt(besides: ["kind"] + known, &diagnostics) {
            let list = (["kind"] + known).joined(separator: ", ")
            diagnostics.add(
                QuestRule.unknownMember, at: reader.members.pointer.appending(key),
                members.says(
                    Message("answer-unknown-member", ["key": .of(key), "kind": .of(kind), "list": .of(list)])))
        }
        if kind == "presence" { return nil }
        return reader.key(kind, &diagnostics) ?? Self.unreadable
    }
}

/// Reads the object of one kind of answer.
private struct AnswerObjectReader {
    let members: MemberReader
    let defaultTypos: TypingErrors

    /// A member cannot be read; why is among the diagnostics.
    private struct Unreadable: Error {}

    /// The key; `nil` after an error, which is added to the diagnostics.
    func key(_ kind: String, _ diagnostics: inout QuestDiagnostics) -> AnswerKey? {
        do throws(Unreadable) {
            switch kind {
            case "text": return try text(&diagnostics).map { AnswerKey(.text($0)) }
            case "number": return try number(&diagnostics).map { AnswerKey(.number($0)) }
            case "choice": return choice(&diagnostics).map { AnswerKey(.choice($0)) }
            case "ordered", "unordered":
                return try list(isOrdered: kind == "ordered", &diagnostics).map { AnswerKey(.list($0)) }
            case "pattern": return try pattern(&diagnostics).map { AnswerKey(.pattern($0)) }
            case "code": return code(&diagnostics).map { AnswerKey(.code($0)) }
            case "sealed": return SealedReader(members: members).answer(&diagnostics).map { AnswerKey(.sealed($0)) }
            case "photo": return .photo
            default: return .judgedByOrganiser
            }
        } catch {
            return nil
        }
    }

    func note(_ key: String, _ message: Message, _ diagnostics: inout QuestDiagnostics) {
        let place = members.value(key) == nil ? members.pointer : members.pointer.appending(key)
        diagnostics.add(QuestRule.outOfRange, at: place, members.says(message))
    }

    // MARK: - Kinds

    private func text(_ diagnostics: inout QuestDiagnostics) throws(Unreadable) -> TextAnswer? {
        guard let accepted = texts("accepted", &diagnostics), let denied = texts("deny", orNone: true, &diagnostics),
            let typos = members.typos(else: defaultTypos, &diagnostics)
        else { return nil }
        let language = try language(&diagnostics)
        guard let answer = TextAnswer(accepted, denied: denied, typingErrors: typos, language: language) else {
            return nothingIn("accepted", &diagnostics)
        }
        return answer
    }

    private func number(_ diagnostics: inout QuestDiagnostics) throws(Unreadable) -> NumberAnswer? {
        guard let value = decimal("value", &diagnostics), let tolerance = tolerance(&diagnostics) else { return nil }
        let unit = try unit(&diagnostics)
        let isWhole = members.value("whole") == nil ? false : members.flag("whole", &diagnostics)
        guard let isWhole else { return nil }
        guard let answer = NumberAnswer(value, tolerance: tolerance, unit: unit, isWhole: isWhole) else {
            note("value", Message("answer-invalid-number"), &diagnostics)
            return nil
        }
        return answer
    }

    private func choice(_ diagnostics: inout QuestDiagnostics) -> ChoiceAnswer? {
        guard let options = texts("options", &diagnostics), let correct = texts("correct", &diagnostics) else {
            return nil
        }
        guard let answer = ChoiceAnswer(options: options, correct: correct) else {
            note("options", Message("answer-invalid-options"), &diagnostics)
            return nil
        }
        return answer
    }

    private func list(isOrdered: Bool, _ diagnostics: inout QuestDiagnostics) throws(Unreadable) -> ListAnswer? {
        guard let items = items(&diagnostics), let typos = members.typos(else: defaultTypos, &diagnostics) else {
            return nil
        }
        let language = try language(&diagnostics)
        var count: Int?
        if !isOrdered, members.value("atLeast") != nil {
            guard let number = members.number("atLeast", example: "2", &diagnostics) else { return nil }
            guard let whole = Int(exactly: number), whole >= 1, whole <= items.count else {
                members.noteOutOfRange("atLeast", Message("answer-count-of-items"), &diagnostics)
                return nil
            }
            count = whole
        }
        let answer =
            isOrdered
            ? ListAnswer(ordered: items, typingErrors: typos, language: language)
            : ListAnswer(unordered: items, atLeast: count, typingErrors: typos, language: language)
        guard let answer else {
            note("items", Message("answer-invalid-items"), &diagnostics)
            return nil
        }
        return answer
    }

    private func pattern(_ diagnostics: inout QuestDiagnostics) throws(Unreadable) -> PatternAnswer? {
        guard let patterns = texts("patterns", &diagnostics) else { return nil }
        return PatternAnswer(patterns, language: try language(&diagnostics)) ?? nothingIn("patterns", &diagnostics)
    }

    private func code(_ diagnostics: inout QuestDiagnostics) -> CodeAnswer? {
        guard let accepted = texts("accepted", &diagnostics) else { return nil }
        let ignoresCase = members.value("ignoresCase") == nil ? false : members.flag("ignoresCase", &diagnostics)
        guard let ignoresCase else { return nil }
        return CodeAnswer(accepted, ignoresCase: ignoresCase) ?? nothingIn("accepted", &diagnostics)
    }

    // MARK: - Members

    private func nothingIn<Answer>(_ key: String, _ diagnostics: inout QuestDiagnostics) -> Answer? {
        note(key, Message("answer-no-text", ["key": .of(key)]), &diagnostics)
        return nil
    }

    /// A text or a list of texts; numbers are texts too. `nil` after an error.
    private func texts(_ key: String, orNone: Bool = false, _ diagnostics: inout QuestDiagnostics) -> [String]? {
        guard members.value(key) != nil else {
            if orNone { return [] }
            note(key, Message("answer-missing", ["key": .of(key)]), &diagnostics)
            return nil
        }
        guard let given = members.texts(key, &diagnostics) else { return nil }
        return members.canBeGiven(key, given, &diagnostics) ? given : nil
    }

    private func items(_ diagnostics: inout QuestDiagnostics) -> [[String]]? {
        guard let value = members.value("items") else {
            note("items", Message("answer-missing-items"), &diagnostics)
            return nil
        }
        let items: [[String?]]? = value.arrayValue?.map { $0.arrayValue?.map { $0.writtenText } ?? [$0.writtenText] }
        guard let items, items.allSatisfy({ $0.allSatisfy { $0 != nil } }) else {
            members.noteWrongType("items", value, Message("answer-expected-items"), &diagnostics)
            return nil
        }
        let given = items.map { $0.compactMap { $0 } }
        return members.canBeGiven("items", given.flatMap { $0 }, &diagnostics) ? given : nil
    }

    /// The digits of a number, as they are written.
    private func decimal(_ key: String, _ diagnostics: inout QuestDiagnostics) -> String? {
        guard members.value(key) != nil else {
            note(key, Message("answer-missing", ["key": .of(key)]), &diagnostics)
            return nil
        }
        return members.number(key, example: "12.5", &diagnostics).flatMap { _ in
            members.value(key)?.writtenText.map { AnswerFolding.whiteSpace.apply(to: $0) }
        }
    }

    private func tolerance(_ diagnostics: inout QuestDiagnostics) -> NumberAnswer.Tolerance? {
        guard let value = members.value("tolerance") else { return .exact }
        if value.isNumber || value.stringValue.map(members.isPlainNumber) == true {
            return decimal("tolerance", &diagnostics).map { .absolute($0) }
        }
        if let text = value.stringValue.map({ AnswerFolding.whiteSpace.apply(to: $0) }), text.hasSuffix("%") {
            let number = AnswerFolding.whiteSpace.apply(to: String(text.dropLast().map { $0 == "," ? "." : $0 }))
            if ExactDecimal(number) != nil { return .percent(number) }
        }
        members.noteWrongType("tolerance", value, Message("answer-expected-tolerance"), &diagnostics)
        return nil
    }

    private func unit(_ diagnostics: inout QuestDiagnostics) throws(Unreadable) -> MeasureUnit? {
        guard members.value("unit") != nil else { return nil }
        guard let text = members.text("unit", &diagnostics) else { throw Unreadable() }
        guard let unit = MeasureUnit(text) else {
            note("unit", Message("answer-unknown-unit", ["text": .of(text)]), &diagnostics)
            throw Unreadable()
        }
        return unit
    }

    private func language(_ diagnostics: inout QuestDiagnostics) throws(Unreadable) -> AnswerLanguage? {
        guard members.value("language") != nil else { return nil }
        guard let tag = members.text("language", &diagnostics) else { throw Unreadable() }
        guard let language = AnswerLanguage(tag: tag) else {
            note("language", Message("answer-invalid-language"), &diagnostics)
            throw Unreadable()
        }
        return language
    }
}

extension MemberReader {
    /// Whether no text is longer than an answer may be; adds a diagnostic for a longer one.
    fileprivate func canBeGiven(_ key: String, _ texts: [String], _ diagnostics: inout QuestDiagnostics) -> Bool {
        let most = AnswerKey.longestAnswer
        guard texts.contains(where: { $0.utf8.count > most }) else { return true }
        diagnostics.add(
            QuestRule.outOfRange, at: pointer.appending(key),
            says(
                Message("answer-too-long", ["key": .of(key), "most": .of(most)])))
        return false
    }
}
