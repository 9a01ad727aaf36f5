extension BicycleProfile {
    /// A day's ride with luggage: signed routes and quiet roads, firm ground.
    ///
    /// | class | km/h | aversion | | class | km/h | aversion |
    /// |---|---|---|---|---|---|---|
    /// | trunk | 19 | 1.6 | | cycleway | 19 | 0.9 |
    /// | primary to residential | 19 | 1 | | track | 16 | 1 |
    /// | living street | 12 | 1.1 | | path | 14 | 1.1 |
    /// | service | 15 | 1.1 | | footway, pedestrian | 9 | 1.4 |
    /// | ferry | 10 | 1 | | bridleway | 10 | 1.4 |
    /// | | | | | steps, ramp | 1.5, 2 | 2.5, 1.8 |
    ///
    /// Traffic: light 1.05, moderate 1.3, busy 1.8, heavy 2.6. A lane leaves 0.5 of that, a track 0.1, a bicycle street 0.2, a
    /// shared lane 0.8; beside a separate track 1.3. Signed routes: local 0.9, regional 0.8, national and international 0.75,
    /// mountain 1.05. Residents' streets: 1.2. Pushing: 4 km/h, 1.8. Cobbles feel 1.3, unpaved 1.1, soft 2 times as long; the
    /// rest of ground and slopes: `usual`. Delays in seconds: crossing 3, signals 12, narrowing 6, gate 15, dismount 15,
    /// carry 60, turning across traffic 6.
    public static let touring = BicycleProfile(
        name: "touring",
        speeds: kilometresPerHour([
            .trunk: 19, .primary: 19, .secondary: 19, .tertiary: 19, .unclassified: 19, .residential: 19,
            .livingStreet: 12, .service: 15, .cycleway: 19, .track: 16, .path: 14, .footway: 9, .pedestrian: 9,
            .bridleway: 10, .steps: 1.5, .ramp: 2, .ferry: 10,
        ]),
        aversions: [
            .trunk: 1.6, .livingStreet: 1.1, .service: 1.1, .cycleway: 0.9, .path: 1.1, .footway: 1.4,
            .pedestrian: 1.4, .bridleway: 1.4, .steps: 2.5, .ramp: 1.8,
        ],
        trafficAversions: [.light: 1.05, .moderate: 1.3, .busy: 1.8, .heavy: 2.6],
        cyclewayReliefs: [.shared: 0.8, .lane: 0.5, .track: 0.1, .street: 0.2, .separate: 1.3],
        surfaces: usual.surfaces.overridden(by: [
            .cobbles: RidingFactors(speed: 0.65, aversion: 1.3), .unpaved: RidingFactors(speed: 0.75, aversion: 1.1),
            .soft: RidingFactors(speed: 0.5, aversion: 2),
        ]),
        smoothness: usual.smoothness, trackGrades: usual.trackGrades, mountainBikeScales: usual.mountainBikeScales,
        inclines: usual.inclines,
        routeAversions: [.mountain: 1.05, .local: 0.9, .regional: 0.8, .national: 0.75, .international: 0.75],
        destinationAversion: 1.2, pushingSpeed: 4 / 3.6, pushingAversion: 1.8,
        delays: [.crossing: 3, .signals: 12, .narrowing: 6, .gate: 15, .dismount: 15, .carry: 60, .acrossTraffic: 6],
        hills: HillModel(climbingPower: 170, mass: 105, rollingResistance: 0.007, dragArea: 0.5, descentSpeed: 11))
}
