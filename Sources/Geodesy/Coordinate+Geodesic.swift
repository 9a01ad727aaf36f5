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
        let latitudeDifference = other.latitude - latitude
        var longitudeDifference = other.longitude - longitude
        if longitudeDifference > 180 { longitudeDifference -= 360 }
        if longitudeDifference < -180 { longitudeDifference += 360 }
        if latitudeDifference.magnitude < 0.2, longitudeDifference.magnitude < 0.2, latitude.magnitude < 85 {
            return shortDistance(latitudeDifference.radians, longitudeDifference.radians)
        }
        return InverseProblem(from: self, to: other).solve().distance
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

    /// The haversine formula with the ellipsoid's radii of curvature at the middle latitude, and the arc over the chord:
    /// sin²(c/2) = (sin(Δφ/2) cos(Δλ/2))² + (cos φₘ sin(Δλ/2))².
    private func shortDistance(_ latitudeDifference: Double, _ longitudeDifference: Double) -> Double {
        let middle = latitude.radians + latitudeDifference / 2
        let sinus = sine(middle)
        let denominator = 1 - WGS84.eccentricitySquared * sinus * sinus
        let normal = WGS84.equatorialRadius / denominator.squareRoot()
        let meridian = normal * (1 - WGS84.eccentricitySquared) / denominator
        let north = 2 * meridian * sine(latitudeDifference / 2) * cosine(longitudeDifference / 2)
        let east = 2 * normal * cosine(middle) * sine(longitudeDifference / 2)
        let squaredChord = north * north + east * east
        return squaredChord.squareRoot() * (1 + squaredChord / (24 * meridian * normal))
    }
}
