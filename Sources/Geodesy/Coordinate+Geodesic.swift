extension Coordinate {
    /// The length in metres of the shortest line on the WGS 84 ellipsoid between two coordinates.
    ///
    /// Up to 0.2° apart a mid-latitude formula is used that is right to less than a millimetre, beyond it `Geodesic`, right
    /// to nanometres for every pair. Not a number where the coordinates are not finite.
    ///
    /// Source of the idea of the mid-latitude formula (Gauss's): Rapp, *Geometric Geodesy* part I (1991), section 3.5.
    ///
    /// - Complexity: O(1).
    public func distance(to other: Coordinate) -> Double {
        guard let step = ShortStep(from: self, to: other) else {
            return InverseProblem(from: self, to: other).solve().distance
        }
        let middle = latitude.radians + step.latitude / 2
        return step.length(sine: sine(middle), cosine: cosine(middle))
    }

    /// The direction in which the shortest line to another coordinate starts: degrees clockwise from true north,
    /// 0 up to 360. It is 0 between equal coordinates.
    public func bearing(to other: Coordinate) -> Double {
        Geodesic(from: self, to: other).startBearing
    }

    /// Where one arrives after `distance` metres along the geodesic that starts in the direction `bearing` (degrees
    /// clockwise from true north).
    public func destination(bearing: Double, distance: Double) -> Coordinate {
        GeodesicLine(from: self, azimuth: Direction(degrees: bearing)).end(at: distance).coordinate
    }
}
