import GeoJSON
public import JSON
import Quests
public import RideLogs
internal import Support

extension RideResult {
    /// The result as JSON: `points`, `gross`, `status`, times in seconds, `tasks` and `extras` line by line, `flags` with their costs
    /// and in words, and `toBeJudged` where the organiser has to look at the ride. `authentication` is `signed`, `unchecked` or
    /// `unsigned`, where the log was judged, and `keys` has the fingerprints.
    ///
    /// Moments are seconds since 1970-01-01 00:00 UTC.
    public var json: JSONObject {
        var object: JSONObject = [
            "points": total.json, "gross": gross.json, "status": .string(status.rawValue),
            "solved": .integer(Int64(solvedCount)), "pending": .integer(Int64(pendingCount)),
            "late": .double(lateness), "finished": .boolean(isFinished),
        ]
        object["start"] = startTime.map(JSONValue.double)
        object["finish"] = finishTime.map(JSONValue.double)
        object["elapsed"] = elapsed.map(JSONValue.double)
        object["timeLimit"] = timeLimit.map(JSONValue.double)
        object["disqualification"] = disqualification.map(JSONValue.string)
        object["authentication"] = (authentication?.name).map(JSONValue.string)
        if let keys = authentication?.keys, !keys.isEmpty {
            object["keys"] = .array(keys.map { .string($0.description) })
        }
        object["tasks"] = .array(lines.map { .object($0.json) })
        object["extras"] = .array(extras.map { .object($0.json) })
        object["flags"] = .array(
            flags.map { flag in
                var members = flag.json
                members["cost"] = .string(cost(of: flag).rawValue)
                members["text"] = .inEveryLanguage(flag.message)
                return .object(members)
            })
        if isToBeJudged { object["toBeJudged"] = true }
        return object
    }
}

extension RideResult.Line {
    /// The line as JSON.
    public var json: JSONObject {
        var object: JSONObject = [
            "task": .string(task.rawValue), "number": .integer(Int64(number)), "name": .string(name),
            "outcome": .string(outcome.rawValue), "points": points.json, "worth": worth.json,
            "attempts": .integer(Int64(attempts)),
        ]
        if !deductions.isEmpty {
            object["deductions"] = .array(
                deductions.map {
                    ["cause": .string($0.cause.rawValue), "count": .integer(Int64($0.count)), "points": $0.points.json]
                })
        }
        object["reached"] = checkInTime.map(JSONValue.double)
        object["unproven"] = (checkInFlag?.json).map(JSONValue.object)
        object["unprovenAnswer"] = (answerFlag?.json).map(JSONValue.object)
        object["solved"] = solvedTime.map(JSONValue.double)
        object["reason"] = reason.map(JSONValue.string)
        return object
    }
}

extension CheckInFlag {
    /// The flag as JSON: its `reason`, and what it was measured from, in metres and seconds.
    public var json: JSONObject {
        switch self {
        case .noPositions: ["reason": "noPositions"]
        case .inaccurate(let accuracy): ["reason": "inaccurate", "accuracy": .double(accuracy)]
        case .elsewhere(let distance, let reach):
            ["reason": "elsewhere", "distance": .double(distance), "reach": .double(reach)]
        case .tooShort(let seconds, let asked):
            ["reason": "tooShort", "seconds": .double(seconds), "asked": .double(asked)]
        case .otherTime(let seconds): ["reason": "otherTime", "seconds": .double(seconds)]
        }
    }
}

extension RideResult.Extra {
    /// The extra as JSON: its `cause`, its `points`, and what it was counted from.
    public var json: JSONObject {
        var object: JSONObject = ["points": points.json]
        switch cause {
        case .allTasks: object["cause"] = "allTasks"
        case .early(let seconds):
            object["cause"] = "early"
            object["seconds"] = .double(seconds)
        case .toll(let zone, let entries, let seconds):
            object["cause"] = "toll"
            object["zone"] = .string(zone)
            object["entries"] = .integer(Int64(entries))
            object["seconds"] = .double(seconds)
        case .late(let seconds):
            object["cause"] = "late"
            object["seconds"] = .double(seconds)
        case .lostAll(let seconds):
            object["cause"] = "lostAll"
            object["seconds"] = .double(seconds)
        case .adjustment(let reason):
            object["cause"] = "adjustment"
            object["reason"] = .string(reason)
        case .leastTotal: object["cause"] = "leastTotal"
        }
        return object
    }
}

extension RideFlag {
    /// The flag as JSON.
    public var json: JSONObject {
        var object: JSONObject = ["flag": .string(kind.rawValue)]
        object["task"] = task.map { .string($0.rawValue) }
        object["zone"] = zone.map { .string($0.rawValue) }
        object["rider"] = other.map { .string($0.rawValue) }
        object["value"] = value.map(JSONValue.double)
        object["road"] = road.map(JSONValue.double)
        return object
    }
}
