/// What kind of way an edge is, from the point of view of someone on a bicycle.
///
/// The raw values are part of the map file format.
public enum RoadClass: UInt8, Sendable, Hashable, CaseIterable {
    /// A road for motor vehicles that a bicycle may use but would rather not.
    case trunk = 0
    /// A main road between towns or through a city.
    case primary = 1
    /// A main road of second rank.
    case secondary = 2
    /// A main road of third rank.
    case tertiary = 3
    /// A minor public road.
    case unclassified = 4
    /// A street in a residential area.
    case residential = 5
    /// A street where people on foot come first.
    case livingStreet = 6
    /// A road to or within a property, a parking aisle, an alley.
    case service = 7
    /// A way of its own for bicycles.
    case cycleway = 8
    /// A field or forest track.
    case track = 9
    /// A path without a special purpose.
    case path = 10
    /// A way for people on foot.
    case footway = 11
    /// A street or square for people on foot.
    case pedestrian = 12
    /// A bridleway.
    case bridleway = 13
    /// Steps, where the bicycle is carried.
    case steps = 14
    /// A ferry.
    case ferry = 15
    /// Steps with a ramp or a groove on which the bicycle is pushed.
    case ramp = 16
}

#if !hasFeature(Embedded)
    extension RoadClass: Codable {}
#endif
