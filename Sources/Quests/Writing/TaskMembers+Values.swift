import Answers
import JSON
import Support

// `nil` would be the JSON value where both branches of a condition are values, so that what is absent is `.none` in these files.

extension TaskMembers {
    /// A number, without a point where it is whole.
    static func number(_ number: Double) -> JSONValue {
        Int64(exactly: number).map { number.magnitude < 1e15 ? .integer($0) : .double(number) } ?? .double(number)
    }

    /// A moment by the clock as a date and time in UTC; one after the start as minutes.
    static func moment(_ moment: Quest.Moment) -> JSONValue {
        switch moment {
        case .clock(let seconds): return ISO8601.text(seconds).map { .string($0) } ?? .null
        case .afterStart(let seconds):
            let minutes = seconds / 60
            // A neighbour may be the number whose sixtyfold is exact.
            return number([minutes, minutes.nextUp, minutes.nextDown].first { $0 * 60 == seconds } ?? minutes)
        }
    }

    /// A moment to its last digit, for comparing.
    static func exact(_ moment: Quest.Moment) -> JSONValue {
        switch moment {
        case .clock(let seconds): ["clock", .double(seconds)]
        case .afterStart(let seconds): ["afterStart", .double(seconds)]
        }
    }

    /// The member `texts`; `nil` where there is no other language.
    static func texts(_ translations: [String: Quest.Translation]) -> JSONValue? {
        guard !translations.isEmpty else { return nil }
        let languages = translations.sorted { $0.key < $1.key }.map { tag, texts -> JSONObject.Member in
            var object: JSONObject = [:]
            if let name = texts.name { object["name"] = .string(name) }
            if let description = texts.description { object["description"] = .string(description) }
            if let success = texts.success { object["success"] = .string(success) }
            let hints = texts.statedHints
            if !hints.isEmpty { object["hints"] = .array(hints.map { .string($0) }) }
            return JSONObject.Member(key: tag, value: .object(object))
        }
        return .object(JSONObject(members: languages))
    }

    /// The shortest form of a value: a hint that costs what the rules say is a text, and so is the one answer that is right.
    static func shortened(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements): return .array(elements.map(shortened))
        case .object(let object):
            if let text = object["text"], object.count == 1 { return text }
            let isPlain = object.count == 2 && object["kind"]?.stringValue == "text"
            if isPlain, let texts = AnswerKey.plain(object["accepted"]) { return texts }
            return .object(JSONObject(members: object.members.map { .init(key: $0.key, value: shortened($0.value)) }))
        default: return value
        }
    }
}

extension Quest.Translation {
    /// The hints up to the last one that says something: where one is missing, riders read that of the quest's own language.
    var statedHints: [String] {
        let last = hints.lastIndex { text in !text.allSatisfy { $0.isWhitespace } }
        return last.map { Array(hints[...$0]) } ?? []
    }
}

extension Quest.Task {
    /// The task without the blank hints that reading adds to those of another language.
    var withStatedHints: Quest.Task {
        var task = self
        for (tag, texts) in translations { task.translations[tag]?.hints = texts.statedHints }
        return task
    }
}
