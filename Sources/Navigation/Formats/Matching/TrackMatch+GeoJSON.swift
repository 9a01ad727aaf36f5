public import GeoJSON
import Geodesy
public import JSON
public import RoadMap
import Routing

extension TrackMatch {
    /// The parts as Features with LineStrings that join one another; colours follow simplestyle.
    ///
    ///     let collection = TrackMatch(of: fixes, in: graph).collection(graph: graph)
    ///
    /// Each has a `kind` (`road`, `offNetwork` or `gap`), `distance` (metres), `duration` (seconds) and `start` (seconds since
    /// 1970); roads also `quality` (0 to 1), `ways` (OSM ids, in order) and `attribution`. Valid by RFC 7946: a part without
    /// length is a line of two equal positions.
    ///
    /// - Parameter graph: the map that the track was matched on.
    public func collection(graph: RoadGraph) -> FeatureCollection {
        let features = zip(parts, outlines).map { part, outline in
            var positions = outline.line.coordinates.map { Position($0) }
            if positions.count == 1 { positions.append(positions[0]) }
            var properties = outline.properties(of: part)
            if case .road(let road) = part {
                let ways = road.waySegments(graph: graph).map { $0.way }.filter { $0 != 0 }
                let repeated = zip(ways, ways.dropFirst()).map { $0 == $1 }
                properties["ways"] = .array(zip(ways, [false] + repeated).filter { !$1 }.map { .integer($0.0) })
                properties["attribution"] = .string(graph.metadata.attribution)
            }
            properties["stroke"] = .string(part.colour)
            return Feature(
                geometry: positions.isEmpty ? nil : .lineString(Positions(positions)), properties: properties)
        }
        return FeatureCollection(features: features)
    }

    /// The match as JSON: `distance` and `offNetworkDistance` (metres), `duration` (seconds, gaps left out), `quality` (0 to 1),
    /// `fixes` and `refusedFixes`, `estimatedAccuracy` (metres) where the track did not tell it, and the `parts` in order, roads with their `segments` as `RouteLeg.WaySegment.properties`
    /// has them.
    ///
    /// - Parameter graph: the map that the track was matched on.
    public func json(graph: RoadGraph) -> JSONObject {
        let described = zip(parts, outlines).map { part, outline in
            var object = outline.properties(of: part)
            object["coordinates"] = .array(
                outline.line.coordinates.map { [.degrees($0.longitude), .degrees($0.latitude)] })
            if case .road(let road) = part {
                object["stretches"] = .array(road.waySegments(graph: graph).map { .object($0.properties) })
            }
            return JSONValue.object(object)
        }
        var object: JSONObject = [
            "distance": .tenths(distance), "offNetworkDistance": .tenths(offNetworkDistance),
            "duration": .tenths(duration), "quality": .thousandths(quality),
            "fixes": .integer(Int64(fixCount + refusedFixes)), "refusedFixes": .integer(Int64(refusedFixes)),
            "parts": .array(described), "attribution": .string(graph.metadata.attribution),
        ]
        if let estimatedAccuracy { object["estimatedAccuracy"] = .tenths(estimatedAccuracy) }
        return object
    }
}

extension TrackMatch.Outline {
    fileprivate func properties(of part: TrackMatch.Part) -> JSONObject {
        var properties: JSONObject = [
            "kind": .string(part.kind), "distance": .tenths(distance), "duration": .tenths(duration),
            "start": .thousandths(start),
        ]
        if case .road(let road) = part { properties["quality"] = .thousandths(road.quality) }
        return properties
    }
}

extension TrackMatch.Part {
    fileprivate var kind: String {
        switch self {
        case .road: "road"
        case .offNetwork: "offNetwork"
        case .gap: "gap"
        }
    }

    fileprivate var colour: String {
        switch self {
        case .road: "#1f77b4"
        case .offNetwork: "#ff7f0e"
        case .gap: "#7f7f7f"
        }
    }
}
