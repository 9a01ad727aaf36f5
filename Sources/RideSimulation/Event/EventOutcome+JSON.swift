public import Exchange
public import GeoJSON
import Geodesy
public import JSON
import Quests
import RideLogs
import Scoring
import Support
import VeloQuest

extension EventStatistics {
    /// The figures as JSON: times in seconds, those of arrivals after the first start, distances in metres; null if unknown.
    ///
    /// A series has the `least` value, the `decile`, `median` and `ninth` (`quantile` of 0.1, 0.5 and 0.9), and the `most`. A
    /// task's `judged` are the contestants who came and whose answers are known.
    public func json(advice: EventAdvice) -> JSONValue {
        func quantiles(_ values: [Double]) -> JSONValue {
            var object: JSONObject = [:]
            for (name, share) in [("least", 0), ("decile", 0.1), ("median", 0.5), ("ninth", 0.9), ("most", 1)]
                as [(String, Double)]
            {
                object[name] = Self.quantile(share, of: values).map { .double($0.rounded(toDecimals: 3)) } ?? .null
            }
            return .object(object)
        }
        return [
            "contestants": .integer(Int64(contestants)), "notStarted": .integer(Int64(notStarted)),
            "flagged": .integer(Int64(flagged)), "home": .integer(Int64(home)),
            "inTime": .integer(Int64(inTime)), "solvedAll": .integer(Int64(solvedAll)),
            "finishTime": quantiles(finishTimes), "points": quantiles(totals.map(\.doubleValue)),
            "distance": distance.map { .double($0.rounded(toDecimals: 0)) } ?? .null,
            "wrongTurns": wrongTurns.map { .integer(Int64($0)) } ?? .null,
            "reroutes": .integer(Int64(reroutes)), "fixes": .integer(Int64(fixes)),
            "refusedFixes": .integer(Int64(refusedFixes)),
            "tasks": .array(
                tasks.map { task in
                    [
                        "task": .string(task.id.rawValue), "number": .integer(Int64(task.task.number)),
                        "name": .string(task.task.name), "points": task.points.json,
                        "fairPoints": advice.points[task.id].map { .integer(Int64($0)) } ?? .null,
                        "reached": .integer(Int64(task.reached)), "judged": .integer(Int64(task.judged)),
                        "solved": .integer(Int64(task.solved)),
                        "answersEach": .double(task.answersEach.rounded(toDecimals: 2)),
                        "hints": .integer(Int64(task.hints)), "arrival": quantiles(task.arrivals),
                        "longestLine": .integer(Int64(task.line.longest)),
                        "linesLeft": .integer(Int64(task.linesLeft)),
                        "longestWait": .double(task.longestWait),
                        "meanWait": .double(task.meanWait.rounded(toDecimals: 1)),
                    ]
                }),
            "advice": [
                "timeForAll": .array(advice.timeForAll.map { $0.map { .double($0.rounded(toDecimals: 0)) } ?? .null }),
                "timeLimit": advice.timeLimit.map { .double($0) } ?? .null,
                "unreachable": .array(advice.unreachable.map { .string($0.rawValue) }),
                "neverWorthIt": .array(
                    advice.neverWorthIt.map { detour in
                        [
                            "task": .string(detour.task.rawValue),
                            "missing": detour.missing.map { .integer(Int64($0)) } ?? .null,
                        ]
                    }),
            ],
        ]
    }
}

extension EventOutcome {
    /// The riders' tracks as lines, with `rider`, `strategy`, and in `times` the seconds after `start` of each position.
    public var geoJSON: FeatureCollection {
        FeatureCollection(
            features: riders.compactMap { rider in
                guard rider.outline.points.count > 1, let start = rider.outline.points.first?.time else { return nil }
                var properties: JSONObject = [
                    "rider": .string(rider.id.rawValue), "start": .string(ISO8601.text(start) ?? ""),
                    "times": .array(rider.outline.points.map { .integer(Int64(($0.time - start).rounded())) }),
                ]
                if let traits = rider.traits { properties["strategy"] = .string(traits.strategy.rawValue) }
                if let team = rider.team { properties["team"] = .string(team) }
                return Feature(
                    geometry: .lineString(Positions(rider.outline.points.map { Position($0.coordinate) })),
                    properties: properties)
            })
    }

    /// The riders' tracks with times.
    public var gpx: GPXDocument {
        var document = GPXDocument()
        document.tracks = riders.map { rider in
            GPXTrack(
                name: rider.id.rawValue,
                segments: [rider.outline.points.map { GPXPoint(coordinate: $0.coordinate, time: $0.time) }])
        }
        return document
    }

    /// All figures as JSON: those of `EventStatistics.json`, and in `standings` those of `Standings.json`.
    public func figures(_ statistics: EventStatistics, advice: EventAdvice) -> JSONObject {
        var figures = statistics.json(advice: advice).objectValue ?? [:]
        figures["standings"] = standings.json
        return figures
    }
}
