public import GeoJSON
internal import Languages
public import QuestEngine

extension Standings {
    /// The standings with every line of every result.
    ///
    ///     let bytes = GeoJSONWriter(options: .pretty).write(standings.json)
    ///
    /// Members, those without a value left out:
    ///
    ///     {
    ///       "frozenAt": "2024-05-09T10:00:00Z",
    ///       "classes": [{
    ///         "name": "Women",
    ///         "rows": [{
    ///           "place": 1, "id": "anna", "name": "Anna", "team": false, "riders": ["anna"],
    ///           "status": "ok", "points": 47, "gross": 50, "seconds": 2527.5, "late": 0, "timeLimit": 5400,
    ///           "started": "…", "finished": "…", "solved": 3, "pending": 0, "wrongAnswers": 1, "hints": 0,
    ///           "disqualified": "…",
    ///           "tasks": [{
    ///             "task": "oak", "number": 1, "name": "Old oak", "outcome": "solved", "points": 17, "worth": 20,
    ///             "attempts": 2, "checkedIn": "…", "solved": "…", "reason": "…",
    ///             "deductions": [{"cause": "wrongAnswers", "count": 1, "points": 3}]
    ///           }],
    ///           "extras": [{"cause": "late", "points": -3, "seconds": 190}],
    ///           "flags": [{"kind": "impliedSpeed", "task": "oak", "zone": "…", "value": 25}]
    ///         }]
    ///       }]
    ///     }
    ///
    /// Causes, outcomes, kinds and statuses are the names of the cases. Answers are not in it.
    public var json: JSONValue {
        var object: JSONObject = [:]
        object["frozenAt"] = .moment(frozenAt)
        object["classes"] = .array(
            groups.map { group in
                var object: JSONObject = [:]
                object["name"] = group.category.map { .string($0) }
                object["rows"] = .array(group.rows.map(\.json))
                return .object(object)
            })
        return .object(object)
    }
}

extension Standings.Row {
    fileprivate var json: JSONValue {
        var object: JSONObject = [:]
        object["place"] = place.map { .integer(Int64($0)) }
        object["id"] = .string(id)
        object["name"] = .string(name)
        object["team"] = .boolean(isTeam)
        object["riders"] = .array(members.map { .string($0.rawValue) })
        for member in result.jsonMembers { object[member.key] = member.value }
        return .object(object)
    }
}

extension RideResult {
    /// The result as JSON, as `Standings.json` describes it.
    public var json: JSONValue { .object(jsonMembers) }

    fileprivate var jsonMembers: JSONObject {
        var object: JSONObject = [:]
        object["status"] = .string(status.rawValue)
        object["points"] = total.json
        object["gross"] = gross.json
        object["seconds"] = .seconds(elapsed)
        object["late"] = .seconds(lateness)
        object["timeLimit"] = .seconds(timeLimit)
        object["started"] = .moment(startTime)
        object["finished"] = .moment(finishTime)
        object["solved"] = .integer(Int64(solvedCount))
        object["pending"] = .integer(Int64(pendingCount))
        object["wrongAnswers"] = .integer(Int64(wrongAnswers))
        object["hints"] = .integer(Int64(hints))
        object["disqualified"] = disqualification.map { .string($0) }
        object["tasks"] = .array(lines.map(\.json))
        object["extras"] = .array(extras.map(\.json))
        object["flags"] = .array(flags.map(\.json))
        return object
    }
}

extension RideResult.Line {
    fileprivate var json: JSONValue {
        var object: JSONObject = [:]
        object["task"] = .string(task.rawValue)
        object["number"] = .integer(Int64(number))
        object["name"] = .string(name)
        object["outcome"] = .string(outcome.rawValue)
        object["points"] = points.json
        object["worth"] = worth.json
        object["attempts"] = .integer(Int64(attempts))
        object["checkedIn"] = .moment(checkInTime)
        object["solved"] = .moment(solvedTime)
        object["reason"] = reason.map { .string($0) }
        object["deductions"] = .array(
            deductions.map { deduction in
                [
                    "cause": .string(deduction.cause.rawValue), "count": .integer(Int64(deduction.count)),
                    "points": deduction.points.json,
                ]
            })
        return .object(object)
    }
}

extension RideResult.Extra {
    fileprivate var json: JSONValue {
        var object: JSONObject = [:]
        func say(_ name: String) { object["cause"] = .string(name) }
        switch cause {
        case .allTasks: say("allTasks")
        case .early(let seconds):
            say("early")
            object["seconds"] = .seconds(seconds)
        case .toll(let zone, let entries, let seconds):
            say("toll")
            object["zone"] = .string(zone)
            object["entries"] = .integer(Int64(entries))
            object["seconds"] = .seconds(seconds)
        case .late(let seconds):
            say("late")
            object["seconds"] = .seconds(seconds)
        case .lostAll(let seconds):
            say("lostAll")
            object["seconds"] = .seconds(seconds)
        case .adjustment(let reason):
            say("adjustment")
            object["reason"] = .string(reason)
        case .leastTotal: say("leastTotal")
        }
        object["points"] = points.json
        return .object(object)
    }
}

extension RideFlag {
    fileprivate var json: JSONValue {
        var object: JSONObject = ["kind": .string(kind.rawValue)]
        object["task"] = task.map { .string($0.rawValue) }
        object["zone"] = zone.map { .string($0.rawValue) }
        object["value"] = .seconds(value)
        return .object(object)
    }
}

extension JSONValue {
    /// A moment in UTC.
    fileprivate static func moment(_ seconds: Double?) -> JSONValue? {
        seconds.flatMap(ISO8601.text).map { .string($0) }
    }

    /// A number to the thousandth, whole where it is; nothing for one that is not finite.
    fileprivate static func seconds(_ value: Double?) -> JSONValue? {
        guard let value, value.isFinite else { return nil }
        let rounded = (value * 1000).rounded() / 1000
        return Int64(exactly: rounded).map { .integer($0) } ?? (rounded.isFinite ? .double(rounded) : nil)
    }
}
