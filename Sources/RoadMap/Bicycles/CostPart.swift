/// A reason why riding costs what it costs.
///
/// The order is that in which an edge's cost is computed, so each part is what its reason adds to the parts before it.
public enum CostPart: Int, Sendable, Hashable, CaseIterable {
    /// The time that the length takes at the profile's speed on its fastest class of way, level and on a good surface.
    case base
    /// The class of the way: its own speed and aversion.
    case roadClass
    /// Motor traffic, less what the cycleway takes away.
    case traffic
    /// Lamps, or their absence.
    case lighting
    /// A signed bicycle route.
    case bicycleRoute
    /// A way for those only who want to reach what lies along it.
    case destinationOnly
    /// Surface, smoothness, track grade and difficulty for mountain bicycles.
    case surface
    /// Pushing in place of riding, on the level.
    case pushing
    /// Slopes: of the heights of the map, or where it has none of the tag `incline`.
    case slope
    /// The profile's rules.
    case rules
    /// Crossing a road.
    case crossings
    /// Traffic signals.
    case signals
    /// Barriers: what is narrow, is opened, or is passed on foot.
    case barriers
    /// Turning across the oncoming traffic of a busy road.
    case turns
}
