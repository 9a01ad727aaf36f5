extension BicycleProfile {
    /// A racing bicycle: smooth roads without stops; traffic is borne.
    ///
    /// | class | km/h | aversion | | class | km/h | aversion |
    /// |---|---|---|---|---|---|---|
    /// | trunk | 28 | 1.3 | | cycleway | 25 | 1 |
    /// | primary, secondary, tertiary | 28 | 1 | | track | 18 | 1.3 |
    /// | unclassified, residential | 27, 25 | 1 | | path | 16 | 1.3 |
    /// | living street | 14 | 1.2 | | footway, pedestrian | 9 | 2 |
    /// | service | 18 | 1.2 | | bridleway | 9 | 3 |
    /// | ferry | 10 | 1 | | steps, ramp | 2 | 3 |
    ///
    /// Traffic: busy 1.05, heavy 1.2; a lane leaves 0.5 of that, a track and a bicycle street 0.2. Signed routes do not count.
    /// Residents' streets: 1.1. Pushing: 4 km/h, 2.5. Slopes: `usual`.
    ///
    /// | surface | speed | aversion | | smoothness | speed | aversion |
    /// |---|---|---|---|---|---|---|
    /// | stones | 0.85 | 1.1 | | excellent | 1.05 | 1 |
    /// | cobbles | 0.45 | 2 | | intermediate | 0.85 | 1.2 |
    /// | compacted | 0.7 | 1.5 | | bad | 0.5 | 2 |
    /// | unpaved | 0.4 | 2.5 | | very bad | 0.3 | 4 |
    /// | soft | 0.2 | 6 | | horrible, impassable | 0.2 | 10 |
    ///
    /// Track grade 2 to 5: 0.7, 0.4, 0.3, 0.2 of the speed, aversion 1.3, 1.5, 2, 3. Mountain bike scale from S1 on: 0.2 of the
    /// speed, aversion 10. Delays in seconds: crossing 5, signals 20, narrowing 8, gate 20, dismount 25, carry 40, turning across traffic 6.
    public static let fast = BicycleProfile(
        name: "fast",
        speeds: kilometresPerHour([
            .trunk: 28, .primary: 28, .secondary: 28, .tertiary: 28, .unclassified: 27, .residential: 25,
            .livingStreet: 14, .service: 18, .cycleway: 25, .track: 18, .path: 16, .footway: 9, .pedestrian: 9,
            .bridleway: 9, .steps: 2, .ramp: 2, .ferry: 10,
        ]),
        aversions: [
            .trunk: 1.3, .livingStreet: 1.2, .service: 1.2, .track: 1.3, .path: 1.3, .footway: 2, .pedestrian: 2,
            .bridleway: 3, .steps: 3, .ramp: 3,
        ],
        trafficAversions: [.busy: 1.05, .heavy: 1.2], cyclewayReliefs: [.lane: 0.5, .track: 0.2, .street: 0.2],
        surfaces: [
            .stones: RidingFactors(speed: 0.85, aversion: 1.1), .cobbles: RidingFactors(speed: 0.45, aversion: 2),
            .compacted: RidingFactors(speed: 0.7, aversion: 1.5), .unpaved: RidingFactors(speed: 0.4, aversion: 2.5),
            .soft: RidingFactors(speed: 0.2, aversion: 6),
        ],
        smoothness: [
            .excellent: RidingFactors(speed: 1.05), .intermediate: RidingFactors(speed: 0.85, aversion: 1.2),
            .bad: RidingFactors(speed: 0.5, aversion: 2), .veryBad: RidingFactors(speed: 0.3, aversion: 4),
            .horrible: RidingFactors(speed: 0.2, aversion: 10), .impassable: RidingFactors(speed: 0.2, aversion: 10),
        ],
        trackGrades: [
            .grade2: RidingFactors(speed: 0.7, aversion: 1.3), .grade3: RidingFactors(speed: 0.4, aversion: 1.5),
            .grade4: RidingFactors(speed: 0.3, aversion: 2), .grade5: RidingFactors(speed: 0.2, aversion: 3),
        ],
        mountainBikeScales: [
            .s1: RidingFactors(speed: 0.2, aversion: 10), .s2: RidingFactors(speed: 0.2, aversion: 10),
            .s3: RidingFactors(speed: 0.2, aversion: 10), .s4: RidingFactors(speed: 0.2, aversion: 10),
            .s5: RidingFactors(speed: 0.2, aversion: 10), .s6: RidingFactors(speed: 0.2, aversion: 10),
        ],
        inclines: usual.inclines, destinationAversion: 1.1, pushingSpeed: 4 / 3.6, pushingAversion: 2.5,
        delays: [.crossing: 5, .signals: 20, .narrowing: 8, .gate: 20, .dismount: 25, .carry: 40, .acrossTraffic: 6],
        hills: HillModel(climbingPower: 230, mass: 85, rollingResistance: 0.005, dragArea: 0.4, descentSpeed: 14))
}
