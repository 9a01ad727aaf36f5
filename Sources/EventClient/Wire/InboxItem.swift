public import Answers
public import JSON
public import RideLogs

/// Something that the organiser, or the server, sends to a rider or to all; its members stay as they are, also unknown ones.
public struct InboxItem: Sendable, Hashable {
    /// Its number in the event; numbers grow and are not contiguous for one rider.
    public let number: Int
    /// Its members without the number.
    public let members: JSONObject

    /// An item with its members.
    public init(number: Int, members: JSONObject) {
        self.number = number
        self.members = members
    }

    /// Reads an item; `nil` for anything without a number.
    init?(json value: JSONValue) {
        guard let members = value.objectValue, let number = members["number"]?.wholeNumber else { return nil }
        self.init(number: number, members: members)
    }

    /// The item with its number.
    public var json: JSONValue {
        var object: JSONObject = ["number": .integer(Int64(number))]
        for member in members.members { object[member.key] = member.value }
        return .object(object)
    }

    /// What it says; `nil` for a kind that this version does not know, or where a member is missing.
    public var content: InboxContent? { InboxContent(members) }
}

/// What an item of the inbox says.
public enum InboxContent: Sendable, Hashable {
    /// The organiser decided: a line of the organiser's log; `nil` where the item has none.
    case decision(line: String?)
    /// The organiser says something; when, in milliseconds since 1970-01-01 00:00 UTC.
    case message(String, time: Int64)
    /// The quest is ridden with another edition: its digest.
    case edition(String)
    /// An answer was judged.
    case verdict(InboxVerdict)

    /// Reads the members of an item.
    public init?(_ members: JSONObject) {
        switch members["kind"]?.stringValue {
        case "decision": self = .decision(line: members["line"]?.stringValue)
        case "message":
            guard let text = members["text"]?.stringValue else { return nil }
            let time = members["time"]?.doubleValue.flatMap { Int64(exactly: $0.rounded()) }
            self = .message(text, time: time ?? 0)
        case "edition":
            guard let quest = members["quest"]?.stringValue else { return nil }
            self = .edition(quest)
        case "verdict":
            guard let verdict = InboxVerdict(members) else { return nil }
            self = .verdict(verdict)
        default: return nil
        }
    }

    /// The members of an item that says it.
    public var members: JSONObject {
        switch self {
        case .decision(let line):
            var members: JSONObject = ["kind": "decision"]
            members["line"] = line.map { .string($0) }
            return members
        case .message(let text, let time):
            return ["kind": "message", "time": .integer(time), "text": .string(text)]
        case .edition(let quest): return ["kind": "edition", "quest": .string(quest)]
        case .verdict(let verdict):
            return [
                "kind": "verdict", "task": .string(verdict.task), "answer": .string(verdict.answer.description),
                "outcome": .string(verdict.outcome?.rawValue ?? InboxVerdict.void),
            ]
        }
    }
}

/// What became of an answer that the phone could not judge.
public struct InboxVerdict: Sendable, Hashable {
    /// The identifier of the task.
    public let task: String
    /// The line with the answer.
    public let answer: EntryDigest
    /// `nil` for an answer that does not count, as without a check-in or after the task was solved.
    public let outcome: Verdict.Outcome?

    /// How an answer that does not count is written.
    fileprivate static let void = "void"

    /// A verdict.
    public init(task: String, answer: EntryDigest, outcome: Verdict.Outcome?) {
        self.task = task
        self.answer = answer
        self.outcome = outcome
    }

    fileprivate init?(_ members: JSONObject) {
        guard let task = members["task"]?.stringValue,
            let answer = members["answer"]?.stringValue.flatMap({ EntryDigest($0) }),
            let text = members["outcome"]?.stringValue
        else { return nil }
        let outcome = Verdict.Outcome(rawValue: text)
        guard outcome != nil || text == Self.void else { return nil }
        self.init(task: task, answer: answer, outcome: outcome)
    }
}
