import Geodesy

/// Puts places on edges that are straight in degrees, close enough together that straight lines between them in an azimuthal
/// equidistant plane are the same for practical purposes.
struct LineDensification {
    /// How far in metres an edge may lie from the straight line between its places.
    let tolerance: Double
    /// How far from the middle of the plane an edge may lie, in metres.
    let reach: Double
    /// The longest step in metres.
    var longestStep = Double.infinity

    /// Calls `body` with the places of an edge after its start, its end included.
    ///
    /// An edge of length L bulges by κL²/8 from the straight line, κ being its curvature in the plane. There are two reasons. At
    /// latitude φ and bearing α, tan α = cos φ Δλ/Δφ, an edge straight in degrees bends from the geodesic by
    /// tan φ sin α (1 + cos² α) / R, which is at most 1.09 tan φ / R and at most 2 sin φ |Δλ/Δφ| / R; and a geodesic that passes
    /// the middle of the plane at a distance h bends by 2h / 3R².
    func forEachPlace(from start: Coordinate, to end: Coordinate, _ body: (Coordinate) -> Void) {
        let count = pieces(from: start, to: end)
        // Always from the same end, so that an edge and its reverse get the same places.
        let isForward = (start.longitude, start.latitude) <= (end.longitude, end.latitude)
        let (low, high) = isForward ? (start, end) : (end, start)
        for piece in stride(from: 1, to: count, by: 1) {
            let share = (isForward ? piece : count - piece) / count
            body(
                Coordinate(
                    longitude: low.longitude + (high.longitude - low.longitude) * share,
                    latitude: low.latitude + (high.latitude - low.latitude) * share))
        }
        body(end)
    }

    private func pieces(from start: Coordinate, to end: Coordinate) -> Double {
        let lowest = min(start.latitude.magnitude, end.latitude.magnitude)
        let highest = max(start.latitude.magnitude, end.latitude.magnitude)
        let scale = LocalScale(atLatitude: start.latitude * end.latitude < 0 ? 0 : lowest)
        let east = (end.longitude - start.longitude) * scale.east
        let north = (end.latitude - start.latitude) * scale.north
        let length = (east * east + north * north).squareRoot()
        guard length > 0 else { return 1 }
        let radius = WGS84.equatorialRadius
        let slant = ((end.longitude - start.longitude) / (end.latitude - start.latitude)).magnitude
        let tangent = sine(highest.radians) / max(cosine(highest.radians), 1e-12)
        let alongMeridian = slant.isFinite ? 2 * sine(highest.radians) * slant : .infinity
        let fromGeodesic = min(1.09 * tangent, alongMeridian) / radius
        let ofGeodesic = 2 * reach / (3 * radius * radius)
        let step = min(longestStep, (8 * tolerance / (fromGeodesic + ofGeodesic)).squareRoot())
        return max(1, (length / step).rounded(.up))
    }
}
