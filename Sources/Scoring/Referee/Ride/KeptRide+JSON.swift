import Answers
public import JSON
import Quests
import RideLogs

extension KeptRide {
    /// The ride as JSON, as a server stores it. Moments are seconds since 1970-01-01 00:00 UTC, and what is not there is left out.
    public var json: JSONObject {
        var object: JSONObject = [:]
        object["start"] = startedAt.map(JSONValue.double)
        object["finish"] = finishTime.map(JSONValue.double)
        object["latest"] = latestTime.map(JSONValue.double)
        if hasWithdrawn { object["withdrew"] = true }
        object["authentication"] = (authentication?.name).map(JSONValue.string)
        object["like"] = match.map {
            ["rider": .string($0.other.rawValue), "count": .integer(Int64($0.count))]
        }
        object["likeness"] = Self.object(likeness.map { ($0.key.rawValue, .integer(Int64($0.value))) })
        object["flags"] = .array(flags.map { .object($0.json) })
        object["zones"] = Self.object(zones.map { ($0.key.rawValue, .object($0.value.json)) })
        object["tasks"] = Self.object(tasks.map { ($0.key.rawValue, .object($0.value.json)) })
        return object
    }

    /// Reads a ride that `json` wrote; `nil` for anything else.
    public init?(_ json: JSONValue) {
        guard let object = json.objectValue, let tasks = object["tasks"]?.objectValue,
            let zones = object["zones"]?.objectValue, let flags = object["flags"]?.arrayValue,
            let likeness = object["likeness"]?.objectValue
        else { return nil }
        self.init()
        startedAt = object["start"]?.doubleValue
        finishTime = object["finish"]?.doubleValue
        latestTime = object["latest"]?.doubleValue
        hasWithdrawn = object["withdrew"]?.booleanValue ?? false
        switch object["authentication"]?.stringValue {
        case RideAuthentication.unsigned.name: authentication = .unsigned
        case RideAuthentication.unchecked([]).name: authentication = .unchecked([])
        case RideAuthentication.signed([]).name: authentication = .signed([])
        default: break
        }
        if let like = object["like"]?.objectValue, let rider = like["rider"]?.stringValue,
            let count = like["count"]?.integerValue
        {
            match = SharedRides.Match(other: .init(rider), count: Int(clamping: count))
        }
        for member in likeness.members {
            self.likeness[.init(member.key)] = member.value.integerValue.map { Int(clamping: $0) }
        }
        for flag in flags {
            guard let flag = RideFlag(flag) else { return nil }
            self.flags.append(flag)
        }
        for member in zones.members { self.zones[.init(member.key)] = RideProgress.ZoneProgress(member.value) }
        for member in tasks.members {
            guard let task = RideProgress.TaskProgress(member.value, at: .init(member.key)) else { return nil }
            self.tasks[.init(member.key)] = task
        }
    }

    /// In order of the names, so that equal rides have equal texts.
    private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
        .object(JSONObject(members.sorted { $0.0 < $1.0 }))
    }
}

extension RideFlag {
    /// Reads a flag that `json` wrote.
    fileprivate init?(_ json: JSONValue) {
        guard let object = json.objectValue, let kind = (object["flag"]?.stringValue).flatMap(Kind.init(rawValue:))
        else { return nil }
        self.init(
            kind, task: (object["task"]?.stringValue).map { .init($0) },
            zone: (object["zone"]?.stringValue).map { .init($0) },
            other: (object["rider"]?.stringValue).map { .init($0) }, value: object["value"]?.doubleValue,
            road: object["road"]?.doubleValue)
    }
}

extension CheckInFlag {
    /// Reads a flag that `json` wrote.
    fileprivate init?(_ json: JSONValue?) {
        guard let object = json?.objectValue else { return nil }
        func number(_ key: String) -> Double { object[key]?.doubleValue ?? 0 }
        switch object["reason"]?.stringValue {
        case "noPositions": self = .noPositions
        case "inaccurate": self = .inaccurate(number("accuracy"))
        case "elsewhere": self = .elsewhere(distance: number("distance"), reach: number("reach"))
        case "tooShort": self = .tooShort(seconds: number("seconds"), asked: number("asked"))
        case "otherTime": self = .otherTime(seconds: number("seconds"))
        default: return nil
        }
    }
}

extension RideProgress.ZoneProgress {
    fileprivate var json: JSONObject {
        var object: JSONObject = ["entries": .integer(Int64(entries)), "seconds": .double(seconds)]
        object["inside"] = insideSince.map(JSONValue.double)
        return object
    }

    fileprivate init(_ json: JSONValue) {
        let object = json.objectValue ?? [:]
        self.init()
        entries = Int(clamping: object["entries"]?.integerValue ?? 0)
        seconds = object["seconds"]?.doubleValue ?? 0
        insideSince = object["inside"]?.doubleValue
    }
}

extension RideProgress.TaskProgress {
    fileprivate var json: JSONObject {
        var object: JSONObject = [:]
        object["reached"] = checkInTime.map(JSONValue.double)
        object["unproven"] = (checkInFlag?.json).map(JSONValue.object)
        object["unprovenAnswer"] = (answerFlag?.json).map(JSONValue.object)
        object["solved"] = solvedAt.map(JSONValue.double)
        if isSkipped { object["skipped"] = true }
        if isRevealed { object["revealed"] = true }
        if isSettled { object["settled"] = true }
        object["lastWrong"] = lastWrong.map(JSONValue.double)
        object["apart"] = apart.map(JSONValue.double)
        if !given.isEmpty {
            object["answers"] = .array(
                given.map {
                    [
                        "entry": .string($0.entry.description), "time": .double($0.time),
                        "outcome": .string($0.judged.rawValue),
                    ]
                })
        }
        if !taken.isEmpty {
            object["hints"] = .array(taken.map { ["hint": .integer(Int64($0.index)), "time": .double($0.time)] })
        }
        return object
    }

    fileprivate init?(_ json: JSONValue, at task: Quest.Task.ID) {
        guard let object = json.objectValue else { return nil }
        self.init()
        checkInTime = object["reached"]?.doubleValue
        checkIn = checkInTime.map { CheckIn(withoutPositionsAt: task, time: $0) }
        checkInFlag = CheckInFlag(object["unproven"])
        answerFlag = CheckInFlag(object["unprovenAnswer"])
        solvedAt = object["solved"]?.doubleValue
        isSkipped = object["skipped"]?.booleanValue ?? false
        isRevealed = object["revealed"]?.booleanValue ?? false
        isSettled = object["settled"]?.booleanValue ?? false
        lastWrong = object["lastWrong"]?.doubleValue
        apart = object["apart"]?.doubleValue
        for answer in object["answers"]?.arrayValue ?? [] {
            guard let answer = answer.objectValue, let entry = (answer["entry"]?.stringValue).flatMap(EntryDigest.init),
                let time = answer["time"]?.doubleValue,
                let outcome = (answer["outcome"]?.stringValue).flatMap(Verdict.Outcome.init(rawValue:))
            else { return nil }
            given.append(GivenAnswer(entry: entry, time: time, outcome: outcome))
        }
        for hint in object["hints"]?.arrayValue ?? [] {
            guard let hint = hint.objectValue, let index = hint["hint"]?.integerValue,
                let time = hint["time"]?.doubleValue
            else { return nil }
            taken.append(TakenHint(index: Int(clamping: index), time: time))
        }
    }
}
