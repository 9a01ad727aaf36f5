import GeoJSON
public import JSON
public import RoadMap
import Routing

extension BicycleProfile {
    /// Reads a custom profile from JSON.
    ///
    ///     {
    ///       "name": "commuter",
    ///       "basedOn": "city",
    ///       "roads": { "primary": { "speed": 22, "aversion": 2 } },
    ///       "traffic": { "heavy": 3 },
    ///       "surfaces": { "cobbles": { "speed": 0.5, "aversion": 1.5 } },
    ///       "delays": { "signals": 20 }
    ///     }
    ///
    /// Absent members are as in the profile that it is based on, by default `city`.
    ///
    /// | member | contents | range |
    /// |---|---|---|
    /// | `name` | a text | |
    /// | `basedOn` | the name of a profile of the package | |
    /// | `roads` | by `RoadClass`: `speed` in km/h, `aversion` | 0.5 to 150, 0.1 to 100 |
    /// | `traffic` | by `Traffic`: an aversion | 0.1 to 100 |
    /// | `cycleways` | by `Cycleway`: the share of the aversion to traffic that remains | 0 to 10 |
    /// | `surfaces`, `smoothness`, `trackGrades`, `mountainBikeScales`, `inclines` | by the name of the case: `speed`, \
    /// a share of it, and `aversion` | 0.01 to 10, 0.1 to 100 |
    /// | `lighting`, `routes` | by `Lighting`, `BicycleRoute`: an aversion | 0.1 to 100 |
    /// | `destination` | an aversion | 0.1 to 100 |
    /// | `pushing` | `speed` in km/h, `aversion` | 0.5 to 20, 0.1 to 100 |
    /// | `delays` | by `NodeDelay`: seconds | 0 to 3600 |
    /// | `hills` | see `HillModel`: `power` in watts, `mass` in kg, `rollingResistance`, `dragArea` in m², `descentSpeed` in \
    /// km/h, `leastSpeed` in km/h, below which one pushes, `climbAversion` in seconds a metre of climb \
    /// | 20 to 1000, 20 to 500, 0.001 to 0.2, 0.05 to 5, 4 to 108, 0 to 36, 0 to 1000 |
    ///
    /// | `rules` | a list of `when` with `factor`, which stretches the cost along edges, or `"forbid": true` | 0.01 to 100 |
    ///
    /// A rule's `when` is an object whose members must all fit an edge in the direction of travel, or a list of such objects of which one
    /// must. A member is a name, a list of names of which one must fit, or `{"not": …}` of these:
    ///
    ///     "rules": [
    ///       { "when": { "class": "cycleway", "surface": ["compacted", "unpaved"] }, "factor": 1.4 },
    ///       { "when": [{ "tunnel": true, "lighting": { "not": "lit" } }, { "class": "steps" }], "forbid": true }
    ///     ]
    ///
    /// | member of `when` | names |
    /// |---|---|
    /// | `class`, `traffic`, `surface`, `smoothness`, `trackGrade`, `mountainBikeScale`, `lighting` | of `RoadClass`, `Traffic` and so on |
    /// | `route`, `cycleway`, `travel`, `delay` | of `BicycleRoute`, `Cycleway`, `Travel`, `NodeDelay` |
    /// | `incline` | of `Incline`: from end to end on maps that know heights, else as the data say |
    /// | `destinationOnly`, `roundabout`, `bridge`, `tunnel` | `true` or `false` |
    ///
    /// - Throws: `ProfileError` for the first error, with line and column; unknown members are errors, so that a misspelt one is not
    ///   silently ignored.
    public init(json bytes: [UInt8]) throws(ProfileError) {
        let value: JSONValue
        do throws(JSONError) { value = try JSONValue(parsing: bytes) } catch { throw ProfileError(.syntax(error)) }
        do throws(ProfileError) {
            self = try ProfileReader.profile(value)
        } catch {
            var located = error
            var pointer = error.pointer
            // A missing member is located at the object that should have it.
            while located.location == nil {
                located.location = JSONPointer.locate([pointer], in: bytes).first ?? nil
                if pointer.components.isEmpty { break }
                pointer = pointer.parent
            }
            throw located
        }
    }

    /// The whole profile as `init(json:)` reads it, including neutral values.
    public var json: JSONValue {
        func effects<Key: ProfileKey>(_ table: [Key: RidingFactors]) -> JSONValue {
            let members = Key.named.map { key in
                let effect = table[key.value] ?? .neutral
                return (
                    key.name, ["speed": .double(effect.speed), "aversion": .double(effect.aversion)] as JSONValue
                )
            }
            return .object(JSONObject(members))
        }
        func numbers<Key: ProfileKey>(_ table: [Key: Double], otherwise: Double = 1) -> JSONValue {
            .object(JSONObject(Key.named.map { ($0.name, .double(table[$0.value] ?? otherwise)) }))
        }
        let roads = RoadClass.named.map { name, roadClass in
            let speed = BicycleProfile.kilometresPerHour(speeds[roadClass] ?? pushingSpeed)
            return (
                name, ["speed": speed, "aversion": .double(aversions[roadClass] ?? 1)] as JSONValue
            )
        }
        var members: JSONObject = [
            "name": .string(name), "roads": .object(JSONObject(roads)), "traffic": numbers(trafficAversions),
            "cycleways": numbers(cyclewayReliefs), "surfaces": effects(surfaces), "smoothness": effects(smoothness),
            "trackGrades": effects(trackGrades), "mountainBikeScales": effects(mountainBikeScales),
            "inclines": effects(inclines), "lighting": numbers(lightingAversions), "routes": numbers(routeAversions),
            "destination": .double(destinationAversion),
            "pushing": [
                "speed": BicycleProfile.kilometresPerHour(pushingSpeed), "aversion": .double(pushingAversion),
            ],
            "delays": numbers(delays, otherwise: 0),
            "hills": [
                "power": .double(hills.climbingPower), "mass": .double(hills.mass),
                "rollingResistance": .double(hills.rollingResistance), "dragArea": .double(hills.dragArea),
                "descentSpeed": BicycleProfile.kilometresPerHour(hills.descentSpeed),
                "leastSpeed": BicycleProfile.kilometresPerHour(hills.leastSpeed),
                "climbAversion": .double(hills.climbAversion),
            ],
        ]
        if !rules.isEmpty { members["rules"] = .array(rules.map { $0.json }) }
        return .object(members)
    }

    /// Rounded to a thousandth, so that 18 km/h are written as 18.
    private static func kilometresPerHour(_ speed: Double) -> JSONValue {
        .double((speed * 3600).rounded() / 1000)
    }
}
