import Answers
import GeoJSON
import Geodesy
import JSON
import Support

/// A task as the members of a Feature, in the shapes that its author chose where these can say it.
struct TaskMembers {
    private let task: Quest.Task
    /// The Feature that the file has of the task.
    private let source: Feature?
    /// What reading calls a task in this place.
    private let defaultID: Quest.Task.ID
    private let defaultName: String
    /// How the quest forgives typing errors where a task does not say.
    private let usualTypos: TypingErrors

    /// A task by itself.
    init(_ task: Quest.Task, usualTypos: TypingErrors? = nil) {
        self.task = task
        self.usualTypos = usualTypos ?? .ask
        source = nil
        defaultID = Quest.Task.ID("")
        defaultName = ""
    }

    /// A task as a Feature of a file.
    /// - Parameter number: its number among the tasks of the file, from 1.
    init(_ task: Quest.Task, of source: Feature, number: Int, language: Language, usualTypos: TypingErrors? = nil) {
        self.task = task
        self.usualTypos = usualTypos ?? .ask
        self.source = source
        defaultID = TaskReader.defaultID(number)
        defaultName = TaskReader.defaultName(number, in: language)
    }

    /// The names of all members, for comparing.
    static let names = [
        "id", "coordinates", "name", "description", "success", "texts", "category", "difficulty", "points", "code",
        "radius", "dwell", "answerAt", "opens", "closes", "requires", "order", "attempts", "hints", "answer", "judged",
        "marker-color", "marker-size", "marker-symbol",
    ]

    /// All that the task says, by names.
    var all: JSONObject {
        var members = properties
        members["id"] = .string(task.id.rawValue)
        members["coordinates"] = coordinates
        // The seconds themselves: minutes and dates round them.
        if let opens = task.opens { members["opens"] = Self.exact(opens) }
        if let closes = task.closes { members["closes"] = Self.exact(closes) }
        return members
    }

    /// The members of a task in an existing Feature; their changes are changes of the Feature.
    var changeable: JSONValue {
        var feature: JSONObject = [
            "geometry": .object(["coordinates": coordinates]), "properties": .object(properties),
        ]
        if source?.statedID == nil, task.id.rawValue != defaultID.rawValue {
            feature["id"] = .string(task.id.rawValue)
        }
        return .object(feature)
    }

    /// A Feature of its own, without what it need not say.
    var feature: JSONValue {
        var members = properties
        if task.radius == Quest.Task.defaultRadius { members["radius"] = nil }
        if task.dwell == 0 { members["dwell"] = nil }
        return .object([
            "type": "Feature", "id": .string(task.id.rawValue), "properties": .object(members),
            "geometry": .object(["type": "Point", "coordinates": coordinates]),
        ])
    }

    private var coordinates: JSONValue {
        var numbers = [task.coordinate.longitude, task.coordinate.latitude]
        if case .point(let position)? = source?.geometry?.shape, let altitude = position.altitude {
            numbers += [altitude] + position.furtherNumbers
        }
        return .array(numbers.map(Self.number))
    }

    private var properties: JSONObject {
        let statesName = stated("name")?.writtenText != nil
        let statesOldKey = stated("difficulty") == nil && stated("difficult") != nil
        let isStatedJudged = stated("judged")?.booleanValue == true
        let isJudged = isStatedJudged && task.answer?.kind == .judgedByOrganiser
        let members: [(String, JSONValue?)] = [
            ("name", !statesName && task.name.isSpelled(defaultName) ? .none : .string(task.name)),
            ("description", text(task.description)),
            ("difficulty", statesOldKey ? .none : difficulty), ("difficult", statesOldKey ? difficulty : .none),
            ("category", text(task.category)),
            ("points", whole(task.statedPoints)), ("code", whole(task.statedCode)),
            ("answer", answer), ("judged", isJudged ? true : .none),
            ("success", text(task.success)), ("hints", hints), ("attempts", attempts),
            ("radius", Self.number(task.radius)), ("dwell", Self.number(task.dwell)),
            ("answerAt", task.answerAt.map { .string($0.rawValue) }),
            ("opens", task.opens.map(Self.moment)), ("closes", task.closes.map(Self.moment)),
            ("requires", requires), ("order", whole(task.order)),
            ("marker-color", text(task.marker.color)), ("marker-size", text(task.marker.size)),
            ("marker-symbol", text(task.marker.symbol)), ("texts", Self.texts(task.translations)),
        ]
        return JSONObject(members: members.compactMap { key, value in value.map { .init(key: key, value: $0) } })
    }

    /// What the file says in a member; `nil` where it says nothing.
    private func stated(_ key: String) -> JSONValue? {
        guard let value = source?.properties?[key], !value.isBlank else { return nil }
        return value
    }

    private func text(_ text: String?) -> JSONValue? { text.map { .string($0) } }

    private func whole(_ number: Int?) -> JSONValue? { number.map { .integer(Int64($0)) } }

    private var difficulty: JSONValue? {
        switch task.difficulty {
        case nil: nil
        case .low: "low"
        case .medium: "medium"
        case .high: "high"
        case .other(let text): .string(text)
        }
    }

    private var answer: JSONValue {
        task.answer.map { $0.json(like: stated("answer"), usual: usualTypos) } ?? ["kind": "presence"]
    }

    private var attempts: JSONValue? {
        let (most, lockout) = (task.attempts.most, task.attempts.lockout)
        var object: JSONObject = [:]
        if let most { object["most"] = .integer(Int64(most)) }
        if lockout != 0 { object["lockout"] = Self.number(lockout) }
        if stated("attempts")?.objectValue != nil || lockout != 0 { return .object(object) }
        return object["most"]
    }

    private var hints: JSONValue? {
        guard !task.hints.isEmpty else { return nil }
        let texts = task.hints.compactMap { $0.charge == nil ? $0.text : nil }
        if stated("hints")?.writtenText != nil, texts.count == task.hints.count {
            let joined = texts.joined(separator: "|")
            let parts = MemberReader.parts(of: joined)
            if zip(parts, texts).allSatisfy({ $0.isSpelled($1) }), parts.count == texts.count { return .string(joined) }
        }
        let objects = task.hints.map { hint -> JSONValue in
            var object: JSONObject = ["text": .string(hint.text)]
            switch hint.charge {
            case nil: break
            case .points(let points): object["penalty"] = points.json
            case .percent(let percent): object["penalty"] = .string("\(percent)%")
            }
            return .object(object)
        }
        return stated("hints")?.objectValue != nil && objects.count == 1 ? objects[0] : .array(objects)
    }

    private var requires: JSONValue? {
        guard !task.requires.isEmpty else { return nil }
        let elements = task.requires.map { requirement -> JSONValue in
            if requirement.count == 1, requirement.tasks.count == 1 { return .string(requirement.tasks[0].rawValue) }
            return .object([
                "any": .integer(Int64(requirement.count)),
                "of": .array(requirement.tasks.map { .string($0.rawValue) }),
            ])
        }
        if let only = elements.first, elements.count == 1, stated("requires")?.arrayValue == nil { return only }
        return .array(elements)
    }
}

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
