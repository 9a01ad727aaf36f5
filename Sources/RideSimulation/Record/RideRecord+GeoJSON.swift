public import GeoJSON
import Geodesy
import JSON
import Quests
import RideLogs
import RoadMap
import Routing
import Scoring
import Support
import VeloQuest

extension RideRecord {
    /// The ride for any GeoJSON viewer: the track, the true positions if known, every route, the places of wrong turns and new
    /// routes, and the tasks with their outcomes.
    ///
    /// Each Feature has a `kind`: `track`, `truth`, `route`, `wrongTurn`, `reroute` or `task`; colours follow simplestyle. A track has
    /// the `rider`, and for each position in `times` the seconds after `start` and in `accuracies` the metres, to be replayed.
    public var geoJSON: FeatureCollection {
        var features: [Feature] = []
        var details: JSONObject = [
            "rider": .string(rider.rawValue), "start": .string(fixes.first.flatMap { ISO8601.text($0.time) } ?? ""),
            "times": .array(fixes.map { .double(($0.time - (fixes.first?.time ?? 0)).rounded(toDecimals: 3)) }),
        ]
        if fixes.contains(where: { $0.horizontalAccuracy != nil }) {
            details["accuracies"] = .array(fixes.map { $0.horizontalAccuracy.map { .double($0) } ?? .null })
        }
        if let track = line(fixes.map(\.coordinate), kind: "track", colour: "#d62728", details) {
            features.append(track)
        }
        if let line = line(truth, kind: "truth", colour: "#7f7f7f", [:]) { features.append(line) }
        for entry in entries {
            switch entry.kind {
            case .headed(_, let leg): features.append(contentsOf: route(leg, at: entry.time, isNew: false))
            case .rerouted(let leg):
                features.append(
                    point(leg.start.coordinate, kind: "reroute", colour: "#ff7f0e", ["time": .double(entry.time)]))
                features.append(contentsOf: route(leg, at: entry.time, isNew: true))
            case .wrongTurn(let place):
                features.append(point(place, kind: "wrongTurn", colour: "#8c564b", ["time": .double(entry.time)]))
            default: break
            }
        }
        for line in result.lines {
            guard let task = quest.task(line.task) else { continue }
            features.append(
                point(
                    task.coordinate, kind: "task", colour: line.outcome == .solved ? "#2ca02c" : "#1f77b4",
                    [
                        "name": .string(line.name), "outcome": .string(line.outcome.rawValue),
                        "points": line.points.json, "attempts": .integer(Int64(line.attempts)),
                    ]))
        }
        return FeatureCollection(features: features)
    }

    private func route(_ leg: RouteLeg, at time: Double, isNew: Bool) -> [Feature] {
        let properties: JSONObject = [
            "time": .double(time), "rerouted": .boolean(isNew),
            "distance": .double(leg.distance.rounded(toDecimals: 1)),
            "duration": .double(leg.duration.rounded(toDecimals: 1)),
        ]
        return [line(leg.line.coordinates, kind: "route", colour: isNew ? "#ff7f0e" : "#1f77b4", properties)]
            .compactMap { $0 }
    }

    private func line(
        _ coordinates: [Coordinate], kind: String, colour: String, _ properties: JSONObject
    ) -> Feature? {
        guard coordinates.count > 1 else { return nil }
        let members: [(String, JSONValue)] = [("kind", .string(kind)), ("stroke", .string(colour))]
        return Feature(
            geometry: .lineString(Positions(coordinates.map(Position.init))),
            properties: JSONObject(members + properties.members.map { ($0.key, $0.value) }))
    }

    private func point(
        _ place: Coordinate, kind: String, colour: String, _ properties: JSONObject
    ) -> Feature {
        let members: [(String, JSONValue)] = [("kind", .string(kind)), ("marker-color", .string(colour))]
        return Feature(
            geometry: .point(Position(place)),
            properties: JSONObject(members + properties.members.map { ($0.key, $0.value) }))
    }
}
