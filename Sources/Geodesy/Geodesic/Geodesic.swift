/// The shortest line between two coordinates on the WGS 84 ellipsoid, or the line that starts in a given direction.
///
///     let home = Geodesic(from: moscow, to: chelyabinsk)
///     home.distance      // metres
///     home.startBearing  // degrees clockwise from true north
///     Geodesic(from: moscow, bearing: home.startBearing, distance: home.distance).end  // chelyabinsk
///
/// Right to about 15 nanometres for any pair, nearly opposite ones too. Numbers that are not finite, or latitudes beyond ±90°,
/// give results that are not numbers; longitudes of any size are turned back into −180…180.
///
/// Source: C. F. F. Karney, *Algorithms for geodesics*, Journal of Geodesy 87 (2013), 43–55,
/// doi:10.1007/s00190-012-0578-z.
public struct Geodesic: Sendable, Hashable {
    /// Where it starts.
    public let start: Coordinate
    /// Where it ends.
    public let end: Coordinate
    /// Its length in metres.
    public let distance: Double
    /// Its direction at the start, in degrees clockwise from true north, 0 up to 360; 0 between equal coordinates.
    public let startBearing: Double
    /// Its direction of travel at the end, in the same way.
    public let endBearing: Double

    /// The shortest line between two coordinates. Where there are several, for example between the poles, it is one of them.
    ///
    /// - Complexity: O(1).
    public init(from start: Coordinate, to end: Coordinate) {
        self.start = start
        self.end = end
        let problem = InverseProblem(from: start, to: end)
        let solution = problem.solve()
        let azimuths = problem.azimuths(of: solution)
        distance = solution.distance
        startBearing = distance == 0 ? 0 : azimuths.start.bearing
        endBearing = distance == 0 ? 0 : azimuths.end.bearing
    }

    /// The line of `distance` metres from a coordinate in the direction `bearing`, in degrees clockwise from true north. A
    /// negative distance goes backwards.
    ///
    /// - Complexity: O(1).
    public init(from start: Coordinate, bearing: Double, distance: Double) {
        let azimuth = Direction(degrees: bearing)
        let end = GeodesicLine(from: start, azimuth: azimuth).end(at: distance)
        self.start = start
        self.end = end.coordinate
        self.distance = distance
        startBearing = azimuth.bearing
        endBearing = end.azimuth.bearing
    }

    /// The area in square metres of the ring whose sides are geodesics between the coordinates: positive for a ring that
    /// runs counter-clockwise around the smaller of its two sides.
    ///
    /// The ring may be written closed (the first coordinate again at the end) or not, may cross the antimeridian and may
    /// hold a pole. Fewer than three different coordinates have no area. Not enforced: that the ring does not cross
    /// itself; one that does counts its loops with their signs.
    ///
    /// - Complexity: O(n).
    public static func area(ofRing coordinates: some Sequence<Coordinate>) -> Double {
        GeodesicArea.ofRing(coordinates)
    }
}
