extension BicycleProfile {
    /// `city` around hills rather than over them: each metre of climb feels 12 s longer than it takes, about as long again, and
    /// slopes that the data tell of count as much as they slow down. Differs from `city` where slopes are known only.
    public static let flat = {
        var profile = BicycleProfile.city
        profile.name = "flat"
        profile.hills.climbAversion = 12
        profile.inclines = [
            .gentleUp: RidingFactors(speed: 0.85, aversion: 1.3), .up: RidingFactors(speed: 0.6, aversion: 1.5),
            .steepUp: RidingFactors(speed: 0.35, aversion: 1.7), .gentleDown: RidingFactors(speed: 1.1, aversion: 1.1),
            .down: RidingFactors(speed: 1.2, aversion: 1.15), .steepDown: RidingFactors(speed: 1.2, aversion: 1.2),
        ]
        return profile
    }()
}
