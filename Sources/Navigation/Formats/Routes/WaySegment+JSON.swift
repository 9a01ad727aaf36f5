import GeoJSON
public import JSON
import RoadMap
public import Routing

extension RouteLeg.WaySegment {
    /// The segment as JSON: `distance` (metres), `duration` (seconds), `way` (OSM id), `class`, `travel`, and where they are
    /// known `name`, `surface`, `smoothness`, `incline` and `cycleway`, in the words of the enumerations, `ascent` and `descent`
    /// (metres) and `steepest` (percent).
    public var properties: JSONObject {
        var properties: JSONObject = [
            "distance": .tenths(distance), "duration": .tenths(duration),
            "class": .string("\(attributes.roadClass)"), "travel": .string("\(attributes.forward)"),
        ]
        if way != 0 { properties["way"] = .integer(way) }
        properties["name"] = name.map(JSONValue.string)
        if attributes.surface != .unknown { properties["surface"] = .string("\(attributes.surface)") }
        if attributes.smoothness != .unknown { properties["smoothness"] = .string("\(attributes.smoothness)") }
        if attributes.incline != .level { properties["incline"] = .string("\(attributes.incline)") }
        if attributes.forwardCycleway != .none { properties["cycleway"] = .string("\(attributes.forwardCycleway)") }
        properties["ascent"] = ascent.map(JSONValue.tenths)
        properties["descent"] = descent.map(JSONValue.tenths)
        properties["steepest"] = steepest.map { .tenths($0 * 100) }
        return properties
    }
}
