extension BicycleProfile {
    /// Away from cars: long ways round are taken for tracks, quiet streets and lamps.
    ///
    /// | class | km/h | aversion | | class | km/h | aversion |
    /// |---|---|---|---|---|---|---|
    /// | trunk | 16 | 2 | | cycleway | 16 | 0.8 |
    /// | primary to residential | 16 | 1 | | track, path | 13 | 1 |
    /// | living street | 12 | 0.9 | | footway, pedestrian | 9 | 1.1 |
    /// | service | 13 | 1.1 | | bridleway | 10 | 1.3 |
    /// | ferry | 10 | 1 | | steps, ramp | 2, 2.5 | 1.5, 1.3 |
    ///
    /// Traffic: light 1.1, moderate 1.6, busy 2.6, heavy 4. A lane leaves 0.5 of that, a track 0.05, a bicycle street 0.15, a
    /// shared lane 0.85; beside a separate track 1.3. Lamps: unlit 1.1. Signed routes: 0.9. Residents' streets: 1.05.
    /// Pushing: 4.5 km/h, 1.2. Ground and slopes: `usual`. Delays in seconds: crossing 10, signals 10, narrowing 4, gate 12,
    /// dismount 12, carry 30, turning across traffic 15.
    public static let safe = BicycleProfile(
        name: "safe",
        speeds: kilometresPerHour([
            .trunk: 16, .primary: 16, .secondary: 16, .tertiary: 16, .unclassified: 16, .residential: 16,
            .livingStreet: 12, .service: 13, .cycleway: 16, .track: 13, .path: 13, .footway: 9, .pedestrian: 9,
            .bridleway: 10, .steps: 2, .ramp: 2.5, .ferry: 10,
        ]),
        aversions: [
            .trunk: 2, .livingStreet: 0.9, .service: 1.1, .cycleway: 0.8, .footway: 1.1, .pedestrian: 1.1,
            .bridleway: 1.3, .steps: 1.5, .ramp: 1.3,
        ],
        trafficAversions: [.light: 1.1, .moderate: 1.6, .busy: 2.6, .heavy: 4],
        cyclewayReliefs: [.shared: 0.85, .lane: 0.5, .track: 0.05, .street: 0.15, .separate: 1.3],
        surfaces: usual.surfaces, smoothness: usual.smoothness, trackGrades: usual.trackGrades,
        mountainBikeScales: usual.mountainBikeScales, inclines: usual.inclines, lightingAversions: [.unlit: 1.1],
        routeAversions: [.local: 0.9, .regional: 0.9, .national: 0.9, .international: 0.9],
        destinationAversion: 1.05, pushingSpeed: 4.5 / 3.6, pushingAversion: 1.2,
        delays: [.crossing: 10, .signals: 10, .narrowing: 4, .gate: 12, .dismount: 12, .carry: 30, .acrossTraffic: 15],
        hills: HillModel(climbingPower: 140, descentSpeed: 7))
}
