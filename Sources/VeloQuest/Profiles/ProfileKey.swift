import RoadMap

/// A property of roads whose cases have names in a profile's JSON: those of the cases in Swift, written down since a web page's engine
/// cannot ask for them.
protocol ProfileKey: CaseIterable & Hashable {
    /// The names in the order of `allCases`, with spaces between them.
    static var spelledCases: String { get }
}

extension ProfileKey {
    /// The names of all cases, in order.
    static var names: [String] { spelledCases.split(separator: " ").map { String($0) } }

    /// All cases with their names, in order.
    static var named: [(name: String, value: Self)] { zip(names, allCases).map { (name: $0.0, value: $0.1) } }
}

extension RoadClass: ProfileKey {
    static let spelledCases =
        "trunk primary secondary tertiary unclassified residential livingStreet service cycleway track path footway pedestrian "
        + "bridleway steps ferry ramp"
}

extension Traffic: ProfileKey {
    static let spelledCases = "none calm light moderate busy heavy"
}

extension Cycleway: ProfileKey {
    static let spelledCases = "none shared lane track street separate"
}

extension Surface: ProfileKey {
    static let spelledCases = "unknown paved stones cobbles compacted unpaved soft"
}

extension Smoothness: ProfileKey {
    static let spelledCases = "unknown excellent good intermediate bad veryBad horrible impassable"
}

extension TrackGrade: ProfileKey {
    static let spelledCases = "unknown grade1 grade2 grade3 grade4 grade5"
}

extension MountainBikeScale: ProfileKey {
    static let spelledCases = "unknown s0 s1 s2 s3 s4 s5 s6"
}

extension Incline: ProfileKey {
    static let spelledCases = "level gentleUp up steepUp gentleDown down steepDown"
}

extension Lighting: ProfileKey {
    static let spelledCases = "unknown unlit lit"
}

extension BicycleRoute: ProfileKey {
    static let spelledCases = "none mountain local regional national international"
}

extension NodeDelay: ProfileKey {
    static let spelledCases = "none crossing signals narrowing gate dismount carry acrossTraffic"
}

extension Travel: ProfileKey {
    static let spelledCases = "forbidden ride push"
}
