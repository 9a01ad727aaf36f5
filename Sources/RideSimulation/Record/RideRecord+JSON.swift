import Answers
import GeoJSON
public import JSON
import Quests
import RideLogs
import Scoring
public import Support
import VeloQuest

extension RideRecord {
    /// The ride as JSON: quest, events, result and figures.
    ///
    /// Times are seconds since 1970 (UTC) and ISO 8601, distances metres, durations seconds, coordinates longitude and latitude.
    /// Unknown values are null. Messages are left out: the events contain everything.
    public var json: JSONValue { json(of: quest, .english) }

    /// The ride as JSON, with the names of the quest, and why something was refused, in a language.
    public func json(in language: Language) -> JSONValue { json(of: quest.localized(in: language.tag), language) }

    private func json(of quest: Quest, _ language: Language) -> JSONValue {
        let result = result(in: quest)
        return [
            "quest": JSONValue(quest.settings.title),
            "startTime": .string(entries.first.flatMap { ISO8601.text($0.time) } ?? ""),
            "events": .array(entries.map { $0.json(in: language) }),
            "tasks": .array(result.lines.map { .object($0.json) }),
            "result": [
                "points": result.total.json, "solved": .integer(Int64(result.solvedCount)),
                "pending": .integer(Int64(result.pendingCount)), "tasks": .integer(Int64(result.lines.count)),
                "elapsed": JSONValue(result.elapsed), "timeLimit": JSONValue(result.timeLimit),
                "late": .double(result.lateness), "finished": .boolean(result.isFinished),
                "status": .string(result.status.rawValue),
                "extras": .array(result.extras.map { .object($0.json) }),
                "flags": .array(result.flags.map { .object($0.json) }),
            ],
            "ride": [
                "distance": distance.map { .double($0.rounded(toDecimals: 1)) } ?? .null,
                "fixes": .integer(Int64(fixes.count)),
                "refusedFixes": .integer(Int64(refusedFixes)),
                "wrongTurns": wrongTurnCount.map { .integer(Int64($0)) } ?? .null,
                "reroutes": .integer(Int64(rerouteCount)),
            ],
        ]
    }
}

extension RideRecord.Entry {
    fileprivate func json(in language: Language) -> JSONValue {
        var members: [(String, JSONValue)] = [("time", .double(time.rounded(toDecimals: 3)))]
        func add(_ event: String, _ more: [(String, JSONValue)] = []) {
            members.append(("event", .string(event)))
            members += more
        }
        switch kind {
        case .started: add("started")
        case .headed(let target, let leg): add("headed", [("target", target.json)] + leg.measures)
        case .wrongTurn(let place): add("wrongTurn", [("coordinates", place.json)])
        case .deviated(let distance): add("deviated", [("distance", .double(distance.rounded(toDecimals: 1)))])
        case .rerouted(let leg): add("rerouted", leg.measures)
        case .arrived: add("arrived")
        case .reached(let checkIn):
            add(
                "reached",
                [
                    ("task", .string(checkIn.task.rawValue)),
                    ("distance", .double(checkIn.distance.rounded(toDecimals: 1))),
                ])
        case .answered(let task, let answer, let verdict):
            add(
                "answered",
                [
                    ("task", .string(task.rawValue)), ("answer", .string(answer)),
                    ("verdict", .string(verdict.outcome.rawValue)),
                ])
        case .tookHint(let task): add("tookHint", [("task", .string(task.rawValue))])
        case .skipped(let task): add("skipped", [("task", .string(task.rawValue))])
        case .revealed(let task): add("revealed", [("task", .string(task.rawValue))])
        case .refused(let error): add("refused", [("reason", .string(error.message[language]))])
        case .entered(let zone): add("entered", [("zone", .string(zone.rawValue))])
        case .left(let zone): add("left", [("zone", .string(zone.rawValue))])
        case .flagged(let flag): add("flagged", flag.json.members.map { ($0.key, $0.value) })
        case .noRoute(let error): add("noRoute", [("reason", .string(error.message[language]))])
        case .finished: add("finished")
        case .brokenOff: add("brokenOff")
        }
        return .object(JSONObject(members))
    }
}

extension RouteLeg {
    fileprivate var measures: [(String, JSONValue)] {
        [
            ("distance", .double(distance.rounded(toDecimals: 1))),
            ("duration", .double(duration.rounded(toDecimals: 1))),
        ]
    }
}

extension QuestRide.Target {
    fileprivate var json: JSONValue {
        switch self {
        case .task(let id): .string(id.rawValue)
        case .finish: "finish"
        }
    }
}

extension Coordinate {
    fileprivate var json: JSONValue { [.double(longitude), .double(latitude)] }
}

extension JSONValue {
    fileprivate init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
    fileprivate init(_ number: Double?) { self = number.map { .double($0.rounded(toDecimals: 3)) } ?? .null }
}

extension Double {
    /// Rounded for output.
    func rounded(toDecimals decimals: Int) -> Double {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        return (self * scale).rounded() / scale
    }
}
