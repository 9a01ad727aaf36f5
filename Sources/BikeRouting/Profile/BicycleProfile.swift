/// How a kind of rider travels: how fast on which way, and which ways they would rather avoid.
///
/// A map stores what a road is; a profile says what that means. The time on an edge is its length over the speed; its
/// cost is that time times the aversion. Routes of least cost are what the searches find.
public struct BicycleProfile: Sendable, Hashable {
    /// A name to show and to choose by.
    public var name: String
    /// Speed in metres per second while riding, by road class, on a good surface.
    public var speeds: [RoadClass: Double]
    /// How much longer than it is a stretch of this class feels: 1 is neutral.
    public var aversions: [RoadClass: Double]
    /// The share of the speed that is left on a surface.
    public var surfaceFactors: [Surface: Double]
    /// Speed in metres per second while pushing the bicycle.
    public var pushingSpeed: Double
    /// How much longer than it is a stretch feels on which one pushes.
    public var pushingAversion: Double
    /// What becomes of the aversion to a class where it has a lane or track for bicycles: the share of what is above 1
    /// that stays.
    public var cyclewayRelief: Double

    /// Riding through a city at an easy pace.
    ///
    /// | class | km/h | aversion | | class | km/h | aversion |
    /// |---|---|---|---|---|---|---|
    /// | trunk | 18 | 2.2 | | cycleway | 18 | 0.9 |
    /// | primary | 18 | 1.5 | | track | 13 | 1.1 |
    /// | secondary | 18 | 1.3 | | path | 13 | 1.1 |
    /// | tertiary | 18 | 1.1 | | footway | 10 | 1.2 |
    /// | unclassified, residential | 18, 17 | 1 | | pedestrian | 9 | 1.1 |
    /// | living street | 12 | 1 | | bridleway | 10 | 1.3 |
    /// | service | 14 | 1.1 | | steps (carrying) | 2 | 1.5 |
    /// | ferry | 10 | 1 | | pushing | 4.5 | 1.3 |
    public static let city = BicycleProfile(
        name: "city",
        speeds: kilometresPerHour([
            .trunk: 18, .primary: 18, .secondary: 18, .tertiary: 18, .unclassified: 18, .residential: 17,
            .livingStreet: 12, .service: 14, .cycleway: 18, .track: 13, .path: 13, .footway: 10, .pedestrian: 9,
            .bridleway: 10, .steps: 2, .ferry: 10,
        ]),
        aversions: [
            .trunk: 2.2, .primary: 1.5, .secondary: 1.3, .tertiary: 1.1, .service: 1.1, .cycleway: 0.9, .track: 1.1,
            .path: 1.1, .footway: 1.2, .pedestrian: 1.1, .bridleway: 1.3, .steps: 1.5,
        ],
        surfaceFactors: [.stones: 0.9, .cobbles: 0.65, .compacted: 0.9, .unpaved: 0.75, .soft: 0.5],
        pushingSpeed: 4.5 / 3.6, pushingAversion: 1.3, cyclewayRelief: 0.4)

    private static func kilometresPerHour(_ speeds: [RoadClass: Double]) -> [RoadClass: Double] {
        speeds.mapValues { $0 / 3.6 }
    }

    /// The speed in metres per second on an edge, riding or pushing; never below 0.1.
    public func speed(on attributes: EdgeAttributes, _ travel: Travel) -> Double {
        let base = speeds[attributes.roadClass] ?? pushingSpeed
        let speed =
            switch travel {
            case .forbidden, .push: min(pushingSpeed, base)
            case .ride: base * (surfaceFactors[attributes.surface] ?? 1)
            }
        return speed >= 0.1 && speed.isFinite ? speed : 0.1
    }

    /// How much longer than it is a stretch feels; from 0.1 to 100.
    public func aversion(to attributes: EdgeAttributes, _ travel: Travel) -> Double {
        var aversion = aversions[attributes.roadClass] ?? 1
        if attributes.hasCycleway, aversion > 1 { aversion = 1 + (aversion - 1) * cyclewayRelief }
        if travel == .push { aversion *= pushingAversion }
        return aversion.isFinite ? min(max(aversion, 0.1), 100) : 1
    }
}
