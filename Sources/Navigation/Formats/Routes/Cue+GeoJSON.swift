public import GeoJSON
import Geodesy
public import JSON
import Routing
public import Support

extension Cue {
    /// The cue as a Feature with a Point and its `properties(in:)`.
    public func feature(in language: Language) -> Feature {
        Feature(geometry: .point(Position(coordinate)), properties: properties(in: language))
    }

    /// The cue as JSON: `cue` (its kind), `text` in a language, `along` and `distance` (metres), `duration` (seconds),
    /// `way` (the kind of way), `travel`, and where they are known `name`, `exit`, `bearingBefore`, `bearingAfter`
    /// (degrees).
    public func properties(in language: Language) -> JSONObject {
        var properties: JSONObject = [
            "cue": .string(kind.rawValue), "text": .string(text[language]), "along": .tenths(along),
            "distance": .tenths(distance), "duration": .tenths(duration), "way": .string("\(roadClass)"),
            "travel": .string("\(travel)"),
        ]
        properties["name"] = name.map(JSONValue.string)
        properties["exit"] = exit.map { .integer(Int64($0)) }
        properties["bearingBefore"] = bearingBefore.map(JSONValue.tenths)
        properties["bearingAfter"] = bearingAfter.map(JSONValue.tenths)
        return properties
    }
}
