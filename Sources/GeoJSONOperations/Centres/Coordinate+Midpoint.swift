public import Geodesy

extension Coordinate {
    /// The middle of the geodesic to another place.
    ///
    ///     chelyabinsk.midpoint(to: moscow)
    ///
    /// - Complexity: O(1).
    public func midpoint(to other: Coordinate) -> Coordinate { intermediate(to: other, fraction: 0.5) }

    /// The place at a fraction of the geodesic to another place: 0 here, 1 there; fractions beyond go on along it.
    ///
    /// - Complexity: O(1).
    public func intermediate(to other: Coordinate, fraction: Double) -> Coordinate {
        if fraction == 0 || self == other { return self }
        if fraction == 1 { return other }
        let line = Geodesic(from: self, to: other)
        return Geodesic(from: self, bearing: line.startBearing, distance: line.distance * fraction).end
    }
}
