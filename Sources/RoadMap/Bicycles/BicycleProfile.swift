/// How a kind of rider travels: how fast on which way, and which ways they would rather avoid.
///
/// A map stores what a road is; a profile says what that means. The time on an edge is its length over the speed; its
/// cost is that time times the aversion, and the delay at its end is added. Routes of least cost are what the searches
/// find.
///
///     speed    = speeds[class] × (the least of surface, smoothness, track grade) × mountain bike scale × incline
///     aversion = aversions[class] × traffic (less what the cycleway takes away) × surface × smoothness × track grade
///                × mountain bike scale × incline × lighting × bicycle route × destination only
///
/// The cost along an edge is multiplied by the factors of the `rules` that apply to it. Where one pushes, only the class, the traffic, the
/// lighting, the route and the two values of pushing count.
///
/// What is not in a table is neutral; a class without a speed is pushed along. Not enforced: that the numbers make sense.
/// Speeds are taken as 0.1 to 50 m/s, shares of them as 0.01 to 10, aversions as 0.1 to 100, what is no number as 1.
public struct BicycleProfile: Sendable, Hashable {
    /// A name to show and to choose by.
    public var name: String
    /// Speed in metres per second while riding, by road class, on a good level surface.
    public var speeds: [RoadClass: Double]
    /// How much longer than it is a segment of this class feels: 1 is neutral.
    public var aversions: [RoadClass: Double]
    /// How much longer a segment with this motor traffic feels.
    public var trafficAversions: [Traffic: Double]
    /// How much of the aversion to traffic remains where the road has this for bicycles: the share of the part above 1 that
    /// stays. A class that is absent keeps all of it.
    public var cyclewayReliefs: [Cycleway: Double]
    /// What the cover does.
    public var surfaces: [Surface: RidingFactors]
    /// What the evenness does.
    public var smoothness: [Smoothness: RidingFactors]
    /// What the firmness of a track does.
    public var trackGrades: [TrackGrade: RidingFactors]
    /// What the difficulty of a path does.
    public var mountainBikeScales: [MountainBikeScale: RidingFactors]
    /// What a slope does.
    public var inclines: [Incline: RidingFactors]
    /// How much longer a segment feels by its lamps.
    public var lightingAversions: [Lighting: Double]
    /// How much longer a segment on a signed route feels: below 1 where the route is liked.
    public var routeAversions: [BicycleRoute: Double]
    /// How much longer a segment feels that one may use only to reach what lies on it.
    public var destinationAversion: Double
    /// Speed in metres per second while pushing the bicycle.
    public var pushingSpeed: Double
    /// How much longer than it is a segment feels on which one pushes.
    public var pushingAversion: Double
    /// Seconds that are lost at the end of an edge, or that it feels like.
    public var delays: [NodeDelay: Double]
    /// What slopes do on maps that know heights; `inclines` counts on others.
    public var hills: HillModel
    /// What edges of certain attributes cost beside that, and which are not used.
    public var rules: [ProfileRule]

    /// Describes a profile; all that is not named is neutral.
    public init(
        name: String, speeds: [RoadClass: Double], aversions: [RoadClass: Double] = [:],
        trafficAversions: [Traffic: Double] = [:], cyclewayReliefs: [Cycleway: Double] = [:],
        surfaces: [Surface: RidingFactors] = [:], smoothness: [Smoothness: RidingFactors] = [:],
        trackGrades: [TrackGrade: RidingFactors] = [:], mountainBikeScales: [MountainBikeScale: RidingFactors] = [:],
        inclines: [Incline: RidingFactors] = [:], lightingAversions: [Lighting: Double] = [:],
        routeAversions: [BicycleRoute: Double] = [:], destinationAversion: Double = 1,
        pushingSpeed: Double = 1.25, pushingAversion: Double = 1, delays: [NodeDelay: Double] = [:],
        hills: HillModel = HillModel(), rules: [ProfileRule] = []
    ) {
        self.name = name
        self.speeds = speeds
        self.aversions = aversions
        self.trafficAversions = trafficAversions
        self.cyclewayReliefs = cyclewayReliefs
        self.surfaces = surfaces
        self.smoothness = smoothness
        self.trackGrades = trackGrades
        self.mountainBikeScales = mountainBikeScales
        self.inclines = inclines
        self.lightingAversions = lightingAversions
        self.routeAversions = routeAversions
        self.destinationAversion = destinationAversion
        self.pushingSpeed = pushingSpeed
        self.pushingAversion = pushingAversion
        self.delays = delays
        self.hills = hills
        self.rules = rules
    }
}
