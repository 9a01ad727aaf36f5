extension BicycleProfile {
    /// With children on bicycles of their own: slow, level, never among cars where it can be helped.
    ///
    /// | class | km/h | aversion | | class | km/h | aversion |
    /// |---|---|---|---|---|---|---|
    /// | trunk | 12 | 4 | | cycleway | 12 | 0.7 |
    /// | primary, secondary, tertiary | 12 | 1.3, 1.2, 1.1 | | track, path | 10 | 0.9 |
    /// | unclassified, residential | 12 | 1 | | footway, pedestrian | 7 | 0.9 |
    /// | living street | 10 | 0.8 | | bridleway | 8 | 1.3 |
    /// | service | 10 | 1.1 | | steps, ramp | 1, 1.5 | 3, 2 |
    /// | ferry | 10 | 0.9 | | | | |
    ///
    /// Traffic: calm 1.05, light 1.3, moderate 2.5, busy 5, heavy 8. A lane leaves 0.7 of that, a track 0.05, a bicycle street
    /// 0.2, a shared lane 0.9; beside a separate track 1.3. Lamps: unlit 1.1. Signed routes: 0.85, mountain 1.3. Residents'
    /// streets: 1. Pushing: 3.5 km/h, 1.1. Ground: `usual`, but soft feels 2, cobbles 1.2 times as long, bad smoothness 1.3,
    /// very bad 2, horrible 4, S1 3 and beyond 10. Slopes: `usual`; up feels 1.3, steep up 2, steep down 1.5 times as long.
    /// Delays in seconds: crossing 20, signals 10, narrowing 6, gate 15, dismount 15, carry 90, turning across traffic 25.
    public static let family = BicycleProfile(
        name: "family",
        speeds: kilometresPerHour([
            .trunk: 12, .primary: 12, .secondary: 12, .tertiary: 12, .unclassified: 12, .residential: 12,
            .livingStreet: 10, .service: 10, .cycleway: 12, .track: 10, .path: 10, .footway: 7, .pedestrian: 7,
            .bridleway: 8, .steps: 1, .ramp: 1.5, .ferry: 10,
        ]),
        aversions: [
            .trunk: 4, .primary: 1.3, .secondary: 1.2, .tertiary: 1.1, .livingStreet: 0.8, .service: 1.1,
            .cycleway: 0.7, .track: 0.9, .path: 0.9, .footway: 0.9, .pedestrian: 0.9, .bridleway: 1.3, .steps: 3,
            .ramp: 2, .ferry: 0.9,
        ],
        trafficAversions: [.calm: 1.05, .light: 1.3, .moderate: 2.5, .busy: 5, .heavy: 8],
        cyclewayReliefs: [.shared: 0.9, .lane: 0.7, .track: 0.05, .street: 0.2, .separate: 1.3],
        surfaces: usual.surfaces.overridden(by: [
            .cobbles: RidingFactors(speed: 0.65, aversion: 1.2), .soft: RidingFactors(speed: 0.5, aversion: 2),
        ]),
        smoothness: usual.smoothness.overridden(by: [
            .bad: RidingFactors(speed: 0.75, aversion: 1.3), .veryBad: RidingFactors(speed: 0.5, aversion: 2),
            .horrible: RidingFactors(speed: 0.3, aversion: 4),
        ]),
        trackGrades: usual.trackGrades,
        mountainBikeScales: [
            .s1: RidingFactors(speed: 0.5, aversion: 3), .s2: RidingFactors(speed: 0.3, aversion: 10),
            .s3: RidingFactors(speed: 0.2, aversion: 10), .s4: RidingFactors(speed: 0.2, aversion: 10),
            .s5: RidingFactors(speed: 0.2, aversion: 10), .s6: RidingFactors(speed: 0.2, aversion: 10),
        ],
        inclines: usual.inclines.overridden(by: [
            .up: RidingFactors(speed: 0.6, aversion: 1.3), .steepUp: RidingFactors(speed: 0.35, aversion: 2),
            .steepDown: RidingFactors(speed: 1.2, aversion: 1.5),
        ]),
        lightingAversions: [.unlit: 1.1],
        routeAversions: [.mountain: 1.3, .local: 0.85, .regional: 0.85, .national: 0.85, .international: 0.85],
        pushingSpeed: 3.5 / 3.6, pushingAversion: 1.1,
        delays: [.crossing: 20, .signals: 10, .narrowing: 6, .gate: 15, .dismount: 15, .carry: 90, .acrossTraffic: 25],
        hills: HillModel(climbingPower: 110, mass: 85, rollingResistance: 0.01, descentSpeed: 6))
}
