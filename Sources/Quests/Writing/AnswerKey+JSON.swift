import Answers
import JSON

extension AnswerKey {
    /// The member `answer`: a text or a list where the file has one and that says it all, else an object with the kind.
    ///
    /// - Parameter usual: how the quest forgives typing errors where a task does not say.
    func json(like stated: JSONValue?, usual: TypingErrors) -> JSONValue {
        let object = self.object(usual)
        guard let stated, stated.objectValue == nil, object.count == 2, object["kind"]?.stringValue == "text",
            let texts = object["accepted"]?.arrayValue, Self.plain(.array(texts)) != nil
        else { return .object(object) }
        if stated.arrayValue != nil { return .array(texts) }
        let joined = texts.compactMap { $0.stringValue }.joined(separator: "|")
        // A number stays one where its digits are the text.
        if stated.isNumber, let number = Int64(joined), String(number) == joined { return .integer(number) }
        return .string(joined)
    }

    /// Accepted texts without the object around them; `nil` where a bar or a blank would part or drop one.
    static func plain(_ accepted: JSONValue?) -> JSONValue? {
        guard let texts = accepted?.arrayValue, let first = texts.first,
            texts.allSatisfy({ $0.stringValue.map { !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: "|")) } ?? false })
        else { return nil }
        return texts.count == 1 ? first : .array(texts)
    }

    private func object(_ usual: TypingErrors) -> JSONObject {
        func word(_ typos: TypingErrors) -> JSONValue? {
            guard typos != usual else { return nil }
            return switch typos {
            case .ask: "ask"
            case .scaled: "accept"
            case .none: "reject"
            case .upTo(let count): .integer(Int64(count))
            }
        }
        switch kind {
        case .text(let answer):
            return object(
                "text", ["accepted": list(answer.forms.map { $0.text })], answer.language, word(answer.typingErrors)
            )
            .adding("deny", answer.denied.isEmpty ? .none : list(answer.denied.map { $0.text }))
        case .number(let answer):
            return JSONObject(dictionaryLiteral: ("kind", "number"), ("value", decimal(answer.value)))
                .adding("tolerance", tolerance(answer.tolerance)).adding("unit", answer.unit.map { .string($0.symbol) })
                .adding("whole", answer.isWhole ? true : .none)
        case .choice(let answer):
            return [
                "kind": "choice", "options": list(answer.options),
                "correct": list(answer.correct.sorted().map { answer.options[$0] }),
            ]
        case .list(let answer):
            let items = answer.items.map { $0.texts.count == 1 ? .string($0.texts[0]) : list($0.texts) }
            let isPart = !answer.isOrdered && answer.atLeast != answer.items.count
            return object(
                answer.isOrdered ? "ordered" : "unordered", ["items": .array(items)], answer.shape.language,
                word(answer.typingErrors)
            ).adding("atLeast", isPart ? .integer(Int64(answer.atLeast)) : .none)
        case .pattern(let answer):
            return object("pattern", ["patterns": list(answer.patterns)], answer.language, nil)
        case .code(let answer):
            return JSONObject(dictionaryLiteral: ("kind", "code"), ("accepted", list(answer.accepted)))
                .adding("ignoresCase", answer.ignoresCase ? true : .none)
        case .sealed(let answer): return answer.json.objectValue ?? [:]
        case .photo: return ["kind": "photo"]
        case .judgedByOrganiser: return ["kind": "judged"]
        }
    }

    private func object(
        _ kind: String, _ members: JSONObject, _ language: AnswerLanguage?, _ typos: JSONValue?
    ) -> JSONObject {
        JSONObject(members: [.init(key: "kind", value: .string(kind))] + members.members)
            .adding("typos", typos).adding("language", language.map { .string($0.tag) })
    }

    private func list(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    /// A number where its digits come back, else the digits in quotation marks.
    private func decimal(_ text: String) -> JSONValue {
        guard DecimalText.isNumber(text) else { return .string(text) }
        let number = Array(text.utf8).withUnsafeBufferPointer { DecimalText.value($0) }
        return number.writtenText == text ? number : .string(text)
    }

    private func tolerance(_ tolerance: NumberAnswer.Tolerance) -> JSONValue? {
        switch tolerance {
        case .exact: nil
        case .absolute(let text): decimal(text)
        case .percent(let text): .string("\(text)%")
        }
    }
}

extension JSONObject {
    fileprivate func adding(_ key: String, _ value: JSONValue?) -> JSONObject {
        guard let value else { return self }
        return JSONObject(members: members + [.init(key: key, value: value)])
    }
}
