import BikeRouting
import JSON

extension ElevationProfile {
    /// `ascent` and `descent` in metres, `steepest` in percent, and `elevation`: pairs of the distance from the start and the height
    /// there, in metres.
    var properties: JSONObject {
        [
            "ascent": .tenths(ascent), "descent": .tenths(descent), "steepest": .tenths(steepest * 100),
            "elevation": .array(samples.map { [.tenths($0.distance), .tenths($0.height)] }),
        ]
    }
}

extension JSONObject {
    /// Adds what is known of the heights of a way.
    mutating func add(_ profile: ElevationProfile?) {
        for member in profile?.properties ?? [:] { self[member.key] = member.value }
    }
}
