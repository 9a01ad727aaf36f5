import Exchange
public import GeoJSON
import Scoring

extension EventOutcome {
    /// All figures as JSON: those of `EventStatistics.json`, and in `standings` those of `Standings.json`.
    public func figures(_ statistics: EventStatistics, advice: EventAdvice) -> JSONObject {
        var figures = statistics.json(advice: advice).objectValue ?? [:]
        figures["standings"] = standings.json
        return figures
    }
}
