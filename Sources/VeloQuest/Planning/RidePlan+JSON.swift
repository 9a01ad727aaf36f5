public import BikeRouting
public import GeoJSON
import Geodesy
public import JSON
import Languages
import QuestEngine
public import QuestModel
import RoadNetwork

extension RidePlan {
    /// The plan as JSON: times in ISO 8601, distances in metres.
    public var json: JSONValue {
        [
            "points": total.json, "gain": gain.json, "bound": bound?.json ?? .null,
            "provenOptimal": .boolean(isProvenOptimal), "late": .double((lateness * 1000).rounded() / 1000),
            "tours": .array(tours.map { $0.json }), "left": .array(left.map { .string($0.rawValue) }),
        ]
    }

    /// The tours as lines on the map and their stops as points with their numbers.
    ///
    /// - Throws: `RoutingError` if a place is off the map.
    public func features(
        of quest: Quest, from place: Coordinate, router: inout Router
    ) throws(RoutingError) -> [Feature] {
        var features: [Feature] = []
        for (number, tour) in tours.enumerated() where !tour.stops.isEmpty {
            let tasks = tour.stops.compactMap { quest.task($0.task) }
            let home = (quest.settings.finish ?? quest.settings.start).map { [$0] } ?? []
            var line = try router.route(through: [place] + tasks.map { $0.coordinate } + home)
                .feature(attribution: router.graph.metadata.attribution)
            line.properties?["rider"] = .integer(Int64(number + 1))
            features.append(line)
            for (index, (stop, task)) in zip(tour.stops, tasks).enumerated() {
                features.append(
                    Feature(
                        geometry: .point(Position(task.coordinate)),
                        properties: [
                            "task": .string(task.id.rawValue), "name": .string(task.name),
                            "rider": .integer(Int64(number + 1)), "stop": .integer(Int64(index + 1)),
                            "arrival": .string(ISO8601.text(stop.arrival) ?? ""), "points": stop.points.json,
                        ]))
            }
        }
        return features
    }
}

extension RidePlan.Tour {
    fileprivate var json: JSONValue {
        [
            "distance": .double((distance * 10).rounded() / 10), "finish": .string(ISO8601.text(finish) ?? ""),
            "stops": .array(
                stops.map { stop in
                    [
                        "task": .string(stop.task.rawValue), "points": stop.points.json,
                        "arrival": .string(ISO8601.text(stop.arrival) ?? ""),
                        "begin": .string(ISO8601.text(stop.begin) ?? ""),
                        "departure": .string(ISO8601.text(stop.departure) ?? ""),
                    ]
                }),
        ]
    }
}
