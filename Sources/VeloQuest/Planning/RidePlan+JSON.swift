public import GeoJSON
import Geodesy
public import JSON
public import Quests
import RoadMap
public import Routing
import Scoring
import Support

extension RidePlan {
    /// The plan as JSON: times in ISO 8601, distances in metres; `ascent` and `descent` of tours and stops after
    /// `addClimbs(of:from:router:)` on a map with heights, and `elevationKnown`, a percentage, where heights are known for a part of
    /// the way only.
    ///
    /// - Parameter quest: the quest, localized in the language of the tasks' names (`Quest.localized(in:)`).
    public func json(of quest: Quest) -> JSONValue {
        var object: JSONObject = [
            "points": total.json, "gain": gain.json, "bound": bound?.json ?? .null,
            "provenOptimal": .boolean(isProvenOptimal), "late": .double((lateness * 1000).rounded() / 1000),
            "tours": .array(tours.map { $0.json(of: quest) }), "left": .array(left.map { .string($0.rawValue) }),
        ]
        if !crossings.isEmpty {
            object["crossings"] = .array(
                crossings.map { crossing in
                    [
                        "zone": .string(crossing.zone.rawValue), "entries": .integer(Int64(crossing.entries)),
                        "toll": crossing.toll.json,
                    ]
                })
        }
        return .object(object)
    }

    /// The tours as lines on the map and their stops as points with their numbers. On a map with heights lines have altitudes and an
    /// elevation profile, and stops the metres climbed and descended since the stop before.
    ///
    /// - Parameter hidden: tasks whose places nobody is to see: they have no point, and the lines pass them by.
    /// - Throws: `RoutingError` if a place is off the map.
    public func features(
        of quest: Quest, from place: Coordinate, hiding hidden: Set<Quest.Task.ID> = [], router: inout Router
    ) throws(RoutingError) -> [Feature] {
        var features: [Feature] = []
        for (number, tour) in tours.enumerated() {
            let shown = tour.stops.enumerated().filter { !hidden.contains($0.element.task) }
            let tasks = shown.compactMap { quest.task($0.element.task) }
            guard !tasks.isEmpty else { continue }
            let home = (quest.settings.finish ?? quest.settings.start).map { [$0] } ?? []
            let route = try router.route(through: [place] + tasks.map { $0.coordinate } + home)
            var line = route.feature(
                attribution: router.graph.metadata.attribution, elevation: route.elevation(graph: router.graph))
            line.properties?["rider"] = .integer(Int64(number + 1))
            features.append(line)
            for (leg, ((index, stop), task)) in zip(route.legs, zip(shown, tasks)) {
                var properties: JSONObject = [
                    "task": .string(task.id.rawValue), "name": .string(task.name),
                    "rider": .integer(Int64(number + 1)), "stop": .integer(Int64(index + 1)),
                    "arrival": .string(ISO8601.text(stop.arrival) ?? ""), "points": stop.points.json,
                ]
                properties.add(leg.elevation(graph: router.graph).map { RidePlan.Climb($0) })
                features.append(Feature(geometry: .point(Position(task.coordinate)), properties: properties))
            }
        }
        return features
    }
}

extension RidePlan.Tour {
    fileprivate func json(of quest: Quest) -> JSONValue {
        var object: JSONObject = [
            "distance": .double((distance * 10).rounded() / 10), "finish": .string(ISO8601.text(finish) ?? ""),
        ]
        object.add(climb)
        object["stops"] = .array(
            stops.map { stop in
                let task = quest.task(stop.task)
                var object: JSONObject = [
                    "task": .string(stop.task.rawValue),
                    "number": task.map { .integer(Int64($0.number)) } ?? .null,
                    "name": task.map { .string($0.name) } ?? .null, "points": stop.points.json,
                    "arrival": .string(ISO8601.text(stop.arrival) ?? ""),
                    "begin": .string(ISO8601.text(stop.begin) ?? ""),
                    "departure": .string(ISO8601.text(stop.departure) ?? ""),
                ]
                object.add(stop.climb)
                return .object(object)
            })
        return .object(object)
    }
}

extension JSONObject {
    /// Metres up and down, where they are known.
    fileprivate mutating func add(_ climb: RidePlan.Climb?) {
        guard let climb else { return }
        self["ascent"] = .double((climb.ascent * 10).rounded() / 10)
        self["descent"] = .double((climb.descent * 10).rounded() / 10)
        if climb.knownPercent < 100 { self["elevationKnown"] = .integer(Int64(climb.knownPercent)) }
    }
}
