import Geodesy
import JSON
import RoadMap
import Routing

/// The calls about maps and routes: `map.open`, `map.prepare`, `map.route`, `map.alternatives`, `map.matrix`, `map.snap`, `map.close`.
final class MapCalls {
    private var maps: [Int32: OpenMap] = [:]
    private var lastHandle: Int32 = 0
    private let readProfile: OpenMap.ProfileReading

    /// - Parameter readProfile: reads a profile as JSON.
    init(readProfile: @escaping OpenMap.ProfileReading) { self.readProfile = readProfile }

    /// How many maps are open.
    var count: Int { maps.count }

    /// The map of a handle.
    func map(_ handle: Int32) throws(CallError) -> OpenMap {
        guard let map = maps[handle] else { throw .closedMap }
        return map
    }

    /// Answers a call; `nil` where it is none of these.
    func call(_ name: String, _ arguments: Arguments) throws(CallError) -> Reply? {
        switch name {
        case "map.open": return try open(arguments)
        case "map.close":
            maps[try arguments.integer("handle")] = nil
            return Reply()
        case "map.prepare":
            _ = try prepared(arguments)
            return Reply()
        case "map.route": return try route(arguments)
        case "map.alternatives": return try alternatives(arguments)
        case "map.matrix": return try matrix(arguments)
        case "map.snap": return try snap(arguments)
        default: return nil
        }
    }

    private func open(_ arguments: Arguments) throws(CallError) -> Reply {
        let map = try OpenMap(arguments.data, readProfile: readProfile)
        lastHandle += 1
        maps[lastHandle] = map
        let graph = map.graph
        var value: JSONObject = [
            "handle": .integer(Int64(lastHandle)), "nodes": .integer(Int64(graph.nodeCount)),
            "edges": .integer(Int64(graph.edgeCount)), "attribution": .string(graph.metadata.attribution),
            "hasElevation": .boolean(graph.hasHeights),
        ]
        if let box = graph.bounds {
            value["bounds"] = [.double(box.west), .double(box.south), .double(box.east), .double(box.north)]
        }
        return Reply(.object(value))
    }

    private func prepared(_ arguments: Arguments) throws(CallError) -> (map: OpenMap, holder: ProfileRouter) {
        let map = try map(arguments.integer("handle"))
        return (map, try map.router(arguments.optionalText("profile") ?? "city"))
    }

    private func route(_ arguments: Arguments) throws(CallError) -> Reply {
        let (map, holder) = try prepared(arguments)
        let stops = try arguments.coordinates("stops")
        let route: Route
        do throws(RoutingError) {
            route = try holder.router.route(through: stops)
        } catch {
            throw CallError(error)
        }
        var data = NumberData()
        let value = JSONValue.route(route, map.graph, cues: try arguments.flag("cues", default: true), &data)
        return Reply(value, data: data.bytes)
    }

    private func alternatives(_ arguments: Arguments) throws(CallError) -> Reply {
        let (map, holder) = try prepared(arguments)
        let (from, to) = (try arguments.coordinate("from"), try arguments.coordinate("to"))
        let count = try arguments.optionalNumber("count") ?? 3
        let legs: [RouteLeg]
        do throws(RoutingError) {
            let (start, end) = (try holder.router.snap(from), try holder.router.snap(to))
            legs = holder.router.alternatives(from: start, to: end, limit: Int(min(max(count - 1, 0), 20)))
            guard !legs.isEmpty else { throw .unreachable(from: from, to: to) }
        } catch {
            throw CallError(error)
        }
        var data = NumberData()
        let hasCues = try arguments.flag("cues", default: true)
        var routes: [JSONValue] = []
        for leg in legs { routes.append(.route(Route(legs: [leg]), map.graph, cues: hasCues, &data)) }
        return Reply(.array(routes), data: data.bytes)
    }

    /// Distances, then durations, row by row; not-a-number where no way leads.
    private func matrix(_ arguments: Arguments) throws(CallError) -> Reply {
        let (_, holder) = try prepared(arguments)
        let places = try arguments.coordinates("places")
        var snaps: [Snap] = []
        do throws(RoutingError) {
            for place in places { snaps.append(try holder.router.snap(place)) }
        } catch {
            throw CallError(error)
        }
        var data = NumberData()
        var durations: [Double] = []
        for snap in snaps {
            for measures in holder.router.measures(from: snap, to: snaps) {
                data.append(measures?.distance ?? .nan)
                durations.append(measures?.duration ?? .nan)
            }
        }
        for duration in durations { data.append(duration) }
        return Reply(.integer(Int64(durations.count)), data: data.bytes)
    }

    private func snap(_ arguments: Arguments) throws(CallError) -> Reply {
        let (map, holder) = try prepared(arguments)
        let place = try arguments.coordinate("place")
        let snap: Snap
        do throws(RoutingError) {
            snap = try holder.router.snap(place)
        } catch {
            throw CallError(error)
        }
        var value: JSONObject = ["coordinate": snap.coordinate.json, "distance": .double(snap.distance)]
        value["name"] = map.graph.name(of: snap.edge).map { .string($0) }
        return Reply(.object(value))
    }
}

extension MapCalls {
    /// Streets, places and corners by name: `map.find`. A call of its own, since it takes as much code as routes do.
    func find(_ arguments: Arguments) throws(CallError) -> Reply {
        let map = try map(arguments.integer("handle"))
        let near = arguments["near"] == nil ? nil : try arguments.coordinate("near")
        let limit = Int(min(max(try arguments.optionalNumber("limit") ?? 10, 1), 1000))
        let places = map.search.places(named: try arguments.text("text"), limit: limit, near: near)
        return Reply(.array(places.map { $0.pageJSON }))
    }
}

extension FoundPlace {
    /// The place as a page sees it.
    fileprivate var pageJSON: JSONValue {
        [
            "name": .string(name), "label": label.json, "coordinate": coordinate.json,
            "likeness": .double(likeness), "length": .double(length),
        ]
    }
}
