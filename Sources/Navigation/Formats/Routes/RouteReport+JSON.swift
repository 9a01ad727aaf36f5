import Geodesy
public import JSON
import RoadMap
import Routing

extension RouteReport {
    /// The best route, and the others as `alternatives`.
    public var json: JSONValue {
        var object = routes.first.map { json(of: $0) } ?? [:]
        if routes.count > 1 { object["alternatives"] = .array(routes.dropFirst().map { .object(json(of: $0)) }) }
        object["attribution"] = .string(graph.metadata.attribution)
        return .object(object)
    }

    /// A route and its legs, each with its line, the ways ridden and its cues.
    private func json(of route: Route) -> JSONObject {
        let legs = route.legs.map { leg in
            var object: JSONObject = [
                "distance": .tenths(leg.distance), "duration": .tenths(leg.duration),
                "coordinates": .array(
                    leg.line.coordinates.map { [.degrees($0.longitude), .degrees($0.latitude)] }),
                "stretches": segments(of: leg),
            ]
            object.add(leg.elevation(graph: graph))
            object["energy"] = profile.flatMap { leg.work(graph: graph, profile: $0) }.map { .tenths($0 / 1000) }
            object["costs"] = explainedCosts.map { costs(of: leg, $0) }
            if hasCues {
                object["cues"] = .array(
                    leg.cues(in: graph).map { cue in
                        var cueObject = cue.properties(in: language)
                        cueObject["coordinates"] = [
                            .degrees(cue.coordinate.longitude), .degrees(cue.coordinate.latitude),
                        ]
                        return .object(cueObject)
                    })
            }
            return JSONValue.object(object)
        }
        var object: JSONObject = ["distance": .tenths(route.distance), "duration": .tenths(route.duration)]
        for member in route.elevation(graph: graph)?.measures ?? [:] { object[member.key] = member.value }
        object["energy"] = energy(of: route)
        object["legs"] = .array(legs)
        return object
    }

    /// Kilojoules at the pedals.
    func energy(of route: Route) -> JSONValue? {
        profile.flatMap { route.work(graph: graph, profile: $0) }.map { .tenths($0 / 1000) }
    }

    func segments(of leg: RouteLeg) -> JSONValue {
        .array(leg.waySegments(graph: graph).map { .object($0.properties) })
    }
}
