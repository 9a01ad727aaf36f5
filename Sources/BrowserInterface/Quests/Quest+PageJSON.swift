import AnswerJudging
import Geodesy
import JSON
import QuestEngine
import QuestFile
import QuestModel

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
        object["requires"] = .array(task.requires.flatMap { $0.tasks }.map { .string($0.rawValue) })
        if let options = task.answer?.options { object["options"] = .array(options.map { .string($0) }) }
        if case .clock(let time) = task.opens { object["opens"] = .double(time) }
        if case .clock(let time) = task.closes { object["closes"] = .double(time) }
        return .object(object)
    }
}

extension AnswerKey {
    /// The options of a choice.
    var options: [String]? {
        if case .choice(let choice) = kind { choice.options } else { nil }
    }

    /// How it is answered.
    var kindName: String {
        switch kind {
        case .text: "text"
        case .number: "number"
        case .choice: "choice"
        case .list: "list"
        case .pattern: "pattern"
        case .code: "code"
        case .sealed: "sealed"
        case .photo: "photo"
        case .judgedByOrganiser: "judged"
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
        case .pending: object["kind"] = "pending"
        case .deferred: object["kind"] = "deferred"
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
