extension BicycleProfile {
    /// Riding through a city at an easy pace.
    ///
    /// | class | km/h | aversion | | class | km/h | aversion |
    /// |---|---|---|---|---|---|---|
    /// | trunk | 18 | 1.45 | | cycleway | 18 | 0.9 |
    /// | primary, secondary, tertiary | 18 | 1 | | track | 17 | 1.1 |
    /// | unclassified, residential | 18, 17 | 1 | | path | 13 | 1.1 |
    /// | living street | 12 | 1 | | footway, pedestrian | 10, 9 | 1.2, 1.1 |
    /// | service | 14 | 1.1 | | bridleway | 10 | 1.3 |
    /// | ferry | 10 | 1 | | steps, ramp | 2, 2.5 | 1.5, 1.3 |
    ///
    /// A track on asphalt is as quick as a street; what is known of its ground slows it down, and where nothing is, it is taken to
    /// be unpaved.
    ///
    /// Traffic: moderate 1.1, busy 1.3, heavy 1.5. A lane leaves 0.4 of that, a track 0.2, a bicycle street 0.2, a shared
    /// lane 0.8; beside a separate track the carriageway feels 1.3 times as bad. Lamps: unlit 1.05. Signed routes: 0.95.
    /// Residents' streets: 1.2. Pushing: 4.5 km/h, 1.3. Ground and slopes: `BicycleProfile.usual`.
    /// Delays in seconds: crossing 3, signals 12, narrowing 4, gate 12, dismount 12, carry 25, turning across traffic 6.
    public static let city = BicycleProfile(
        name: "city",
        speeds: kilometresPerHour([
            .trunk: 18, .primary: 18, .secondary: 18, .tertiary: 18, .unclassified: 18, .residential: 17,
            .livingStreet: 12, .service: 14, .cycleway: 18, .track: 17, .path: 13, .footway: 10, .pedestrian: 9,
            .bridleway: 10, .steps: 2, .ramp: 2.5, .ferry: 10,
        ]),
        aversions: [
            .trunk: 1.45, .service: 1.1, .cycleway: 0.9, .track: 1.1, .path: 1.1, .footway: 1.2, .pedestrian: 1.1,
            .bridleway: 1.3, .steps: 1.5, .ramp: 1.3,
        ],
        trafficAversions: [.moderate: 1.1, .busy: 1.3, .heavy: 1.5],
        cyclewayReliefs: [.shared: 0.8, .lane: 0.4, .track: 0.2, .street: 0.2, .separate: 1.3],
        surfaces: usual.surfaces, smoothness: usual.smoothness, trackGrades: usual.trackGrades,
        mountainBikeScales: usual.mountainBikeScales, inclines: usual.inclines, lightingAversions: [.unlit: 1.05],
        routeAversions: [.local: 0.95, .regional: 0.95, .national: 0.95, .international: 0.95],
        destinationAversion: 1.2, pushingSpeed: 4.5 / 3.6, pushingAversion: 1.3,
        delays: [.crossing: 3, .signals: 12, .narrowing: 4, .gate: 12, .dismount: 12, .carry: 25, .acrossTraffic: 6])
}
