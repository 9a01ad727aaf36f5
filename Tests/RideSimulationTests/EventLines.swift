import EngineTestSupport
import TestSupport
import VeloQuest

@testable import RideSimulation

/// What happened at an event, line by line, to be recorded.
enum EventLines {
    static func words(_ value: JSONValue) -> [String] {
        let text = String(decoding: JSONWriter().write(value), as: UTF8.self)
        return text.replacing("},{", with: "},\n{").split(separator: "\n").map(String.init)
    }

    /// What happened, without what only hangs on the last digits of a place.
    private static func words(_ event: RideEvent) -> String {
        switch event {
        case .checkedIn(let checkIn):
            "at \(checkIn.task), \(checkIn.distance.written()) m, reach \(checkIn.reach.written()) m, "
                + "\(checkIn.dwell.written()) s, probability \(checkIn.probability.written(2)), \(checkIn.fixes.count) fixes"
        case .answered(let task, let answer, let reported, _): "\(task): \(answer), \(reported)"
        case .tookHint(let task, let index): "hint \(index) at \(task)"
        case .flagged(let flag): "\(flag.kind.rawValue) \(flag.value.map { $0.written() } ?? "")"
        case .entered(let zone): "into \(zone)"
        case .left(let zone): "out of \(zone)"
        case .judged(let judgement): "\(judgement.task) \(judgement.isAccepted)"
        case .opened: "opens"
        case .started: "start"
        case .finished: "finish"
        default: "something else"
        }
    }

    static func lines(_ outcome: EventOutcome, _ advice: EventAdvice) -> [String] {
        var lines: [String] = []
        let start = outcome.startTime
        for rider in outcome.riders {
            lines.append(
                "\(rider.id) \(rider.team ?? "–") \(rider.traits?.strategy.rawValue ?? "–") "
                    + "pace \((rider.traits?.pace ?? 0).written(3)), \((rider.startTime - start).written())–"
                    + "\((rider.endTime - start).written()) \(rider.isHome) \((rider.distance ?? -1).written()) m, "
                    + "\(rider.wrongTurns ?? -1) wrong turns, \(rider.reroutes) re-routes, \(rider.fixes) fixes, "
                    + "\(rider.outline.points.count) points")
        }
        for entry in outcome.log.entries {
            let time = (Double(entry.time) / 1000 - start).written(2)
            lines.append("\(entry.rider) \(time) \(words(entry.event))")
        }
        for turn in outcome.turns {
            let times = [turn.arrival, turn.begin, turn.end].map { ($0 - start).written() }
            lines.append("turn at \(turn.task): \(times.joined(separator: " "))")
        }
        lines += outcome.linesLeft.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value) left \($0.key)" }
        let statistics = EventStatistics(of: outcome)
        lines += words(statistics.json(advice: advice))
        for language in Language.recorded {
            lines += statistics.text(advice: advice, in: language).split(separator: "\n").map(String.init)
        }
        return lines
    }
}
