import Geodesy
import JSON
import Navigation
import RoadMap
import Routing

extension JSONValue {
    /// A route; its line goes to the data as longitude and latitude by turns, and `line` says where: the first number and how many.
    static func route(_ route: Route, _ graph: RoadGraph, cues: Bool, _ data: inout NumberData) -> JSONValue {
        let first = data.count
        var pairs: Int64 = 0
        var legs: [JSONValue] = []
        for leg in route.legs {
            data.reserve(leg.line.coordinates.count * 2)
            for coordinate in leg.line.coordinates {
                data.append(coordinate.longitude)
                data.append(coordinate.latitude)
            }
            let end = pairs + Int64(leg.line.coordinates.count)
            legs.append([
                "distance": .double(leg.distance), "duration": .double(leg.duration), "from": .integer(pairs),
                "to": .integer(end), "cues": .array(cues ? leg.cues(in: graph).map { $0.json } : []),
            ])
            pairs = end
        }
        var object: JSONObject = [
            "distance": .double(route.distance), "duration": .double(route.duration), "legs": .array(legs),
            "line": [.integer(Int64(first)), .integer(pairs * 2)],
        ]
        if let elevation = route.elevation(graph: graph) {
            object["ascent"] = .double(elevation.ascent)
            object["descent"] = .double(elevation.descent)
        }
        return .object(object)
    }
}

extension Cue {
    var json: JSONValue {
        var object: JSONObject = [
            "kind": .string(kind.rawValue), "text": text.json, "along": .double(along),
            "distance": .double(distance), "duration": .double(duration), "coordinate": coordinate.json,
        ]
        object["name"] = name.map { .string($0) }
        object["exit"] = exit.map { .integer(Int64($0)) }
        return .object(object)
    }
}

extension Coordinate {
    var json: JSONValue { [.double(longitude), .double(latitude)] }
}

extension RoutingError {
    /// The name of the case.
    var name: String {
        switch self {
        case .notOnEarth: "notOnEarth"
        case .offTheMap: "offTheMap"
        case .closed: "closed"
        case .swapped: "swapped"
        case .unreachable: "unreachable"
        case .noWayOn: "noWayOn"
        case .noLoop: "noLoop"
        case .tooFewStops: "tooFewStops"
        }
    }
}

extension CallError {
    init(_ error: RoutingError) { self.init(.route, reason: error.name, error.message) }
}
