public import Geodesy
public import RoadMap

/// One instruction to a rider: what to do at a place on a leg, and what follows.
///
///     for cue in leg.cues(in: graph) {
///         print(cue.text[.english], Measures.distance(cue.distance)[.english])
///     }
///     // Head north on Rua da Boavista 320 m
///     // Turn left into Rua do Almada 150 m
///     // You have arrived 0 m
///
/// Cues say what the map knows. They do not cover lanes, the side of the road on which the end lies, and local signs.
///
/// Distances are metres, durations seconds, bearings degrees clockwise from true north, 0 up to 360.
public struct Cue: Sendable, Hashable {
    /// What to do.
    public var kind: Kind
    /// Which exit of a roundabout to take, 1 being the first that one may leave by; `nil` for other kinds, and where the
    /// leg ends on the roundabout.
    public var exit: Int?
    /// Metres from the start of the leg, or of the route where the cues were asked of it, to the place.
    public var along: Double
    /// Metres to the next cue; 0 for the last.
    public var distance: Double
    /// Riding time in seconds to the next cue; 0 for the last.
    public var duration: Double
    /// The direction in which one comes to the place; `nil` at a start.
    public var bearingBefore: Double?
    /// The direction in which one leaves it; `nil` at an end.
    public var bearingAfter: Double?
    /// The name of the road that follows; `nil` where it has none, and at an end.
    public var name: String?
    /// Whether the road before has the same name: one turns to stay on it.
    public var keepsName: Bool
    /// What kind of way follows; at an end, what kind one is on.
    public var roadClass: RoadClass
    /// Whether one rides or pushes from here on; on steps one pushes.
    public var travel: Travel
    /// Whether one rode before and pushes now, or the reverse; steps and ferries count as another way of going.
    public var changesTravel: Bool
    /// The place.
    public var coordinate: Coordinate

    /// By how many degrees one turns, positive to the right, above −180 up to 180; `nil` at a start or end.
    public var turn: Double? {
        guard let bearingBefore, let bearingAfter else { return nil }
        return Angle.turn(from: bearingBefore, to: bearingAfter)
    }
}

#if !hasFeature(Embedded)
    extension Cue: Codable {}
#endif
