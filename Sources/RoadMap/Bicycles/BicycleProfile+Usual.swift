extension BicycleProfile {
    /// What an everyday bicycle makes of ground and slopes; the tables that other profiles share.
    ///
    /// | surface | speed | | smoothness | speed | aversion | | slope | speed | aversion |
    /// |---|---|---|---|---|---|---|---|---|---|
    /// | stones | 0.9 | | intermediate | 0.95 | 1 | | gentle up | 0.85 | 0.9 |
    /// | cobbles | 0.65 | | bad | 0.75 | 1.1 | | up | 0.6 | 0.75 |
    /// | compacted | 0.9 | | very bad | 0.5 | 1.3 | | steep up | 0.35 | 0.6 |
    /// | unpaved | 0.75 | | horrible | 0.3 | 2 | | gentle down | 1.1 | 1.1 |
    /// | soft | 0.5 | | impassable | 0.2 | 4 | | down, steep down | 1.2 | 1.15, 1.2 |
    ///
    /// A slope takes its time, but only part of that counts against a road: few slopes are tagged, and the road beside one
    /// that is, mostly climbs as well.
    ///
    /// Track grade 2 to 5: 0.9, 0.75, 0.65, 0.5 of the speed. Mountain bike scale S1 to S6: 0.7, 0.4, 0.25 and then 0.2 of the
    /// speed, aversion 1.2, 2, 4, 8, 10, 20.
    static let usual = BicycleProfile(
        name: "usual", speeds: [:],
        surfaces: [
            .stones: RidingFactors(speed: 0.9), .cobbles: RidingFactors(speed: 0.65),
            .compacted: RidingFactors(speed: 0.9),
            .unpaved: RidingFactors(speed: 0.75), .soft: RidingFactors(speed: 0.5),
        ],
        smoothness: [
            .intermediate: RidingFactors(speed: 0.95), .bad: RidingFactors(speed: 0.75, aversion: 1.1),
            .veryBad: RidingFactors(speed: 0.5, aversion: 1.3), .horrible: RidingFactors(speed: 0.3, aversion: 2),
            .impassable: RidingFactors(speed: 0.2, aversion: 4),
        ],
        trackGrades: [
            .grade2: RidingFactors(speed: 0.9), .grade3: RidingFactors(speed: 0.75),
            .grade4: RidingFactors(speed: 0.65),
            .grade5: RidingFactors(speed: 0.5),
        ],
        mountainBikeScales: [
            .s1: RidingFactors(speed: 0.7, aversion: 1.2), .s2: RidingFactors(speed: 0.4, aversion: 2),
            .s3: RidingFactors(speed: 0.25, aversion: 4), .s4: RidingFactors(speed: 0.2, aversion: 8),
            .s5: RidingFactors(speed: 0.2, aversion: 10), .s6: RidingFactors(speed: 0.2, aversion: 20),
        ],
        inclines: [
            .gentleUp: RidingFactors(speed: 0.85, aversion: 0.9), .up: RidingFactors(speed: 0.6, aversion: 0.75),
            .steepUp: RidingFactors(speed: 0.35, aversion: 0.6), .gentleDown: RidingFactors(speed: 1.1, aversion: 1.1),
            .down: RidingFactors(speed: 1.2, aversion: 1.15), .steepDown: RidingFactors(speed: 1.2, aversion: 1.2),
        ])
}
