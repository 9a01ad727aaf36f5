import Answers
import Geodesy
import JSON
import Quests
import Scoring

extension Quest {
    /// The quest as a page sees it.
    var pageJSON: JSONObject {
        var object: JSONObject = [
            "tasks": .array(tasks.map { pageJSON(of: $0) }), "hiddenTasks": .integer(Int64(lockedTasks.count)),
            "isSealed": .boolean(isSealed),
        ]
        object["title"] = settings.title.map { .string($0) }
        object["description"] = settings.description.map { .string($0) }
        object["language"] = settings.language.map { .string($0) }
        object["identifier"] = settings.id.map { .string($0) }
        object["timeLimit"] = settings.timeLimit.map { .double($0) }
        object["start"] = settings.start?.json
        object["finish"] = settings.finish?.json
        if !settings.contacts.isEmpty { object["contacts"] = .array(settings.contacts.map { $0.pageJSON }) }
        return object
    }

    private func pageJSON(of task: Task) -> JSONValue {
        var object: JSONObject = [
            "id": .string(task.id.rawValue), "number": .integer(Int64(task.number)), "name": .string(task.name),
            "coordinate": task.coordinate.json, "radius": .double(task.radius), "dwell": .double(task.dwell),
            "points": value(of: task).json, "answer": .string(task.answer?.kindName ?? "none"),
            "hints": .integer(Int64(task.hints.count)),
        ]
        object["description"] = task.description.map { .string($0) }
        object["category"] = task.category.map { .string($0) }
        object["difficulty"] = task.difficulty.map { .string($0.pageName) }
        if !task.hints.isEmpty {
            object["hintCosts"] = .array(
                task.hints.map { ($0.charge ?? settings.scoring.hint).amount(of: value(of: task)).json })
        }
        object["requires"] = .array(task.requires.flatMap { $0.tasks }.map { .string($0.rawValue) })
        if let options = task.answer?.options { object["options"] = .array(options.map { .string($0) }) }
        if case .clock(let time) = task.opens { object["opens"] = .double(time) }
        if case .clock(let time) = task.closes { object["closes"] = .double(time) }
        return .object(object)
    }
}

extension Contact {
    fileprivate var pageJSON: JSONValue {
        var object: JSONObject = [:]
        object["name"] = name.map { .string($0) }
        object["phone"] = phone.map { .string($0) }
        object["email"] = email.map { .string($0) }
        object["url"] = url.map { .string($0) }
        return .object(object)
    }
}

extension Difficulty {
    /// The level, or the organiser's own word.
    fileprivate var pageName: String {
        switch self {
        case .low: "low"
        case .medium: "medium"
        case .high: "high"
        case .other(let word): word
        }
    }
}

extension AnswerKey {
    /// The options of a choice.
    var options: [String]? {
        switch kind {
        case .choice(let choice): choice.options
        case .sealed(let sealed):
            if case .choice(let choice) = sealed.shape { choice.options } else { nil }
        default: nil
        }
    }

    /// How it is answered; a sealed one as it was before.
    var kindName: String {
        switch kind {
        case .text: "text"
        case .number: "number"
        case .choice: "choice"
        case .list: "list"
        case .pattern: "pattern"
        case .code: "code"
        case .sealed(let sealed): sealed.shape.pageName
        case .photo: "photo"
        case .judgedByOrganiser: "judged"
        }
    }
}

extension AnswerShape {
    fileprivate var pageName: String {
        switch self {
        case .text: "text"
        case .number: "number"
        case .choice: "choice"
        case .list: "list"
        case .code: "code"
        }
    }
}

extension Verdict {
    var pageJSON: JSONValue {
        var object: JSONObject = ["text": message.json]
        switch self {
        case .accepted: object["kind"] = "accepted"
        case .nearly: object["kind"] = "nearly"
        case .rejected(let rejection):
            object["kind"] = "rejected"
            object["reason"] = .string(rejection.name)
        case .pending(.organiser): object["kind"] = "pending"
        case .pending(.spelling): object["kind"] = "deferred"
        }
        return .object(object)
    }
}

extension Verdict.Rejection {
    fileprivate var name: String {
        switch self {
        case .empty: "empty"
        case .tooLong: "tooLong"
        case .noMatch: "noMatch"
        case .notANumber: "notANumber"
        case .notAnOption: "notAnOption"
        }
    }
}
