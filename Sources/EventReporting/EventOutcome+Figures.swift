import EventStandings
public import GeoJSON
import QuestEngine
import QuestExchange
public import RideSimulation

extension EventOutcome {
    /// All figures as JSON: those of `EventStatistics.json`, and in `standings` those of `Standings.json`.
    public func figures(_ statistics: EventStatistics, advice: EventAdvice) -> JSONObject {
        var figures = statistics.json(advice: advice).objectValue ?? [:]
        figures["standings"] = standings.json
        return figures
    }
}

extension Standings {
    /// `json` without the `tasks` of the rows, which are larger than all the rest.
    var jsonOfRows: JSONValue {
        var object = json.objectValue ?? [:]
        object["classes"] = .array(
            (object["classes"]?.arrayValue ?? []).map { group in
                var group = group.objectValue ?? [:]
                group["rows"] = .array(
                    (group["rows"]?.arrayValue ?? []).map { row in
                        var row = row.objectValue ?? [:]
                        row["tasks"] = nil
                        return .object(row)
                    })
                return .object(group)
            })
        return .object(object)
    }
}
