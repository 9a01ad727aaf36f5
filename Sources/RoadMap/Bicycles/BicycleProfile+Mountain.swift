extension BicycleProfile {
    /// A mountain bicycle: tracks and paths before roads, up to S2 with pleasure.
    ///
    /// | class | km/h | aversion | | class | km/h | aversion |
    /// |---|---|---|---|---|---|---|
    /// | trunk | 18 | 2 | | cycleway | 18 | 1.2 |
    /// | primary, secondary, tertiary | 18 | 1.4 | | track | 17 | 0.8 |
    /// | unclassified, residential | 18 | 1.3 | | path | 15 | 0.7 |
    /// | living street, service | 13, 15 | 1.3, 1.2 | | bridleway | 13 | 0.8 |
    /// | ferry | 10 | 1 | | footway, pedestrian | 9 | 1.3 |
    /// | | | | | steps, ramp | 2, 2.5 | 1.8, 1.5 |
    ///
    /// Traffic: moderate 1.3, busy 1.7, heavy 2.2; a lane leaves 0.5 of that, a track and a bicycle street 0.2. Signed routes:
    /// mountain 0.6, others 0.95. Residents' streets: 1.1. Pushing: 4 km/h, 1.4. Slopes: `usual`.
    ///
    /// | surface | speed | | smoothness | speed | | scale | speed | aversion |
    /// |---|---|---|---|---|---|---|---|---|
    /// | paved | 1 (aversion 1.1) | | bad | 0.95 | | S0 | 1 | 0.8 |
    /// | cobbles | 0.8 | | very bad | 0.8 | | S1 | 0.8 | 0.8 |
    /// | unpaved | 0.9 | | horrible | 0.6 | | S2 | 0.6 | 0.9 |
    /// | soft | 0.65 | | impassable | 0.2 (aversion 3) | | S3 | 0.4 | 2 |
    /// | | | | | | | S4, S5, S6 | 0.25 | 5, 10, 20 |
    ///
    /// Track grade 4 and 5: 0.9, 0.75 of the speed. Delays in seconds: crossing 3, signals 12, narrowing 3, gate 10,
    /// dismount 10, carry 15, turning across traffic 6.
    public static let mountain = BicycleProfile(
        name: "mountain",
        speeds: kilometresPerHour([
            .trunk: 18, .primary: 18, .secondary: 18, .tertiary: 18, .unclassified: 18, .residential: 18,
            .livingStreet: 13, .service: 15, .cycleway: 18, .track: 17, .path: 15, .footway: 9, .pedestrian: 9,
            .bridleway: 13, .steps: 2, .ramp: 2.5, .ferry: 10,
        ]),
        aversions: [
            .trunk: 2, .primary: 1.4, .secondary: 1.4, .tertiary: 1.4, .unclassified: 1.3, .residential: 1.3,
            .livingStreet: 1.3, .service: 1.2, .cycleway: 1.2, .track: 0.8, .path: 0.7, .bridleway: 0.8,
            .footway: 1.3, .pedestrian: 1.3, .steps: 1.8, .ramp: 1.5,
        ],
        trafficAversions: [.moderate: 1.3, .busy: 1.7, .heavy: 2.2],
        cyclewayReliefs: [.lane: 0.5, .track: 0.2, .street: 0.2],
        surfaces: [
            .paved: RidingFactors(aversion: 1.1), .cobbles: RidingFactors(speed: 0.8),
            .unpaved: RidingFactors(speed: 0.9),
            .soft: RidingFactors(speed: 0.65),
        ],
        smoothness: [
            .bad: RidingFactors(speed: 0.95), .veryBad: RidingFactors(speed: 0.8), .horrible: RidingFactors(speed: 0.6),
            .impassable: RidingFactors(speed: 0.2, aversion: 3),
        ],
        trackGrades: [.grade4: RidingFactors(speed: 0.9), .grade5: RidingFactors(speed: 0.75)],
        mountainBikeScales: [
            .s0: RidingFactors(aversion: 0.8), .s1: RidingFactors(speed: 0.8, aversion: 0.8),
            .s2: RidingFactors(speed: 0.6, aversion: 0.9),
            .s3: RidingFactors(speed: 0.4, aversion: 2), .s4: RidingFactors(speed: 0.25, aversion: 5),
            .s5: RidingFactors(speed: 0.25, aversion: 10), .s6: RidingFactors(speed: 0.25, aversion: 20),
        ],
        inclines: usual.inclines,
        routeAversions: [.mountain: 0.6, .local: 0.95, .regional: 0.95, .national: 0.95, .international: 0.95],
        destinationAversion: 1.1, pushingSpeed: 4 / 3.6, pushingAversion: 1.4,
        delays: [.crossing: 3, .signals: 12, .narrowing: 3, .gate: 10, .dismount: 10, .carry: 15, .acrossTraffic: 6],
        hills: HillModel(climbingPower: 200, mass: 88, rollingResistance: 0.012, dragArea: 0.5, descentSpeed: 10))
}
