/// The constants of the World Geodetic System 1984.
///
/// Source: NIMA TR8350.2, *Department of Defense World Geodetic System 1984*, table 3.1.
public enum WGS84 {
    /// Equatorial radius in metres.
    public static let equatorialRadius = 6_378_137.0
    /// Flattening.
    public static let flattening = 1 / 298.257_223_563
    /// Polar radius in metres.
    public static let polarRadius = equatorialRadius * (1 - flattening)
    /// First eccentricity squared.
    public static let eccentricitySquared = flattening * (2 - flattening)
    /// Second eccentricity squared.
    public static let secondEccentricitySquared = eccentricitySquared / (1 - eccentricitySquared)
    /// Third flattening, (a − b) / (a + b).
    public static let thirdFlattening = flattening / (2 - flattening)

    /// The radii of curvature in metres at a latitude: `meridian` north–south, `normal` east–west (prime vertical).
    ///
    /// Source: Snyder, *Map Projections: A Working Manual* (USGS 1395, 1987), equations 4-18 and 4-20.
    public static func radiiOfCurvature(atLatitude latitude: Double) -> (meridian: Double, normal: Double) {
        let sinus = sine(latitude.radians)
        let denominator = 1 - eccentricitySquared * sinus * sinus
        let normal = equatorialRadius / denominator.squareRoot()
        return (normal * (1 - eccentricitySquared) / denominator, normal)
    }
}
