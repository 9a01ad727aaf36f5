import JSON
import Routing

extension ElevationProfile {
    /// `ascent` and `descent` in metres, `steepest` in percent, and `elevation`: pairs of the distance from the start and the height
    /// there, in metres. Where heights are known for a part of the way only, also `elevationKnown`, the percentage of the way, and
    /// `elevationGaps`: pairs of the distances from the start between which they are not known.
    var properties: JSONObject {
        var object = measures
        object["elevation"] = .array(samples.map { [.tenths($0.distance), .tenths($0.height)] })
        if !gaps.isEmpty {
            object["elevationGaps"] = .array(gaps.map { [.tenths($0.lowerBound), .tenths($0.upperBound)] })
        }
        return object
    }

    /// The same without the heights one by one.
    var measures: JSONObject {
        var object: JSONObject = [
            "ascent": .tenths(ascent), "descent": .tenths(descent), "steepest": .tenths(steepest * 100),
        ]
        if !gaps.isEmpty { object["elevationKnown"] = .tenths(knownShare * 100) }
        return object
    }
}

extension JSONObject {
    /// Adds what is known of the heights of a way.
    mutating func add(_ profile: ElevationProfile?) {
        for member in profile?.properties ?? [:] { self[member.key] = member.value }
    }
}
