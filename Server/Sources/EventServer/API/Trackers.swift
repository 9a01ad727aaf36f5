import EventClient
import EventDay
import HTTPTypes
import Hummingbird
import HummingbirdCore
import VeloQuest

/// Positions by the OsmAnd protocol, as Traccar Client and others send them (<https://www.traccar.org/osmand/>).
enum OsmAnd {
    static func fix(_ query: FlatDictionary<Substring, Substring>) throws(EventError) -> Fix {
        func number(_ name: Substring) -> Double? {
            query[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
        }
        guard let latitude = number("lat"), let longitude = number("lon") else {
            throw EventError(
                .malformed, Message("osm-and-number"))
        }
        guard let time = query["timestamp"].flatMap({ seconds(String($0)) }) else {
            throw EventError(
                .malformed,
                Message("osm-and-number-2"))
        }
        var values: [JSONValue] = [.double(time), .double(longitude), .double(latitude)]
        // Speeds come in knots.
        let knots = number("speed").flatMap { $0 >= 0 ? $0 * 1852 / 3600 : nil }
        for value in [number("accuracy"), knots, number("bearing") ?? number("heading")] {
            values.append(value.map(JSONValue.double) ?? .null)
        }
        guard let fix = Fix(json: .array(values)) else {
            throw EventError(
                .malformed, Message("osm-and-values")
            )
        }
        return fix
    }

    private static func seconds(_ text: String) -> Double? {
        if let number = Double(text), number.isFinite { return number > 1e11 ? number / 1000 : number }
        return ISO8601.seconds(in: text)
    }
}

/// Positions as OwnTracks sends them (<https://owntracks.org/booklet/tech/json/>): speeds in kilometres per hour.
enum OwnTracks {
    /// The position of a message; none for a message of another kind.
    static func fixes(_ body: [UInt8]) throws(EventError) -> [Fix] {
        guard let value = try? JSONValue(parsing: body), let object = value.objectValue else {
            throw EventError(.malformed)
        }
        guard object["_type"]?.stringValue == "location" else { return [] }
        let kilometres = object["vel"]?.doubleValue.flatMap { $0 >= 0 ? $0 / 3.6 : nil }
        let values: [JSONValue] = [
            object["tst"] ?? .null, object["lon"] ?? .null, object["lat"] ?? .null, object["acc"] ?? .null,
            kilometres.map(JSONValue.double) ?? .null, object["cog"] ?? .null,
        ]
        guard let fix = Fix(json: .array(values)) else {
            throw EventError(
                .malformed,
                Message("own-tracks-fixes"))
        }
        return [fix]
    }
}
