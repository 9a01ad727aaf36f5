public import Geodesy

/// Whether a track can be one of some places: those of a quest, or of a map.
public enum TrackPlacement: Sendable, Hashable {
    /// It comes near one of them.
    case near
    /// It does not, but would with longitude and latitude exchanged.
    case swapped
    /// It never comes nearer than so many metres.
    case elsewhere(Double)

    /// How near a track must come to one of the places, in metres.
    public static let radius = 5_000.0

    /// Looks where a track is. A track without fixes, and one where there are no places, is near.
    ///
    /// - Complexity: O(1) for most tracks that are near, and O(*n* *p*) for *n* fixes and *p* places otherwise.
    public init(of fixes: [Fix], near places: [Coordinate]) {
        let distance = Self.nearest(fixes.lazy.map(\.coordinate), to: places)
        if distance.map({ $0 <= Self.radius }) ?? true {
            self = .near
        } else if let other = Self.nearest(fixes.lazy.map(\.coordinate.swapped).filter(\.isOnEarth), to: places),
            other <= Self.radius
        {
            self = .swapped
        } else {
            self = .elsewhere(distance ?? 0)
        }
    }

    /// The distance between a track and the nearest place, in metres; not the least where that is within `radius`.
    private static func nearest(_ track: some Sequence<Coordinate>, to places: [Coordinate]) -> Double? {
        var least: Double?
        for coordinate in track {
            for place in places {
                let distance = coordinate.distance(to: place)
                if distance < least ?? .infinity { least = distance }
            }
            if let least, least <= radius { break }
        }
        return least
    }
}
