extension BicycleProfile {
    /// Every profile that has a name of its own, the default first.
    public static let named: [BicycleProfile] = [.city, .touring, .fast, .safe, .mountain, .family, .flat]

    /// The profile of that name; `nil` where there is none.
    public init?(named name: String) {
        guard let profile = BicycleProfile.named.first(where: { $0.name == name }) else { return nil }
        self = profile
    }

    // Out of line, and `overridden(by:)` too: each of eight profiles would have loops of its own.
    @inline(never)
    static func kilometresPerHour(_ speeds: [RoadClass: Double]) -> [RoadClass: Double] {
        speeds.mapValues { $0 / 3.6 }
    }
}
