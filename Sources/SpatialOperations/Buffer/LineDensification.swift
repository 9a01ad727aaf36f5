import Geodesy

/// Puts places on edges that are straight in degrees, close enough together that straight lines between them on the ground,
/// or in a plane, are the same for practical purposes.
struct LineDensification {
    /// How far in metres an edge may lie from the straight line between its places.
    let tolerance: Double
    /// The longest step in metres.
    let longestStep: Double

    /// Calls `body` with the places of an edge after its start, its end included.
    ///
    /// An edge of length L at latitude φ bulges by L² tan φ / 8R from the geodesic between its ends.
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
        // How far the pole is around which the parallel bends.
        let bend = WGS84.equatorialRadius * max(cosine(highest.radians), 1e-12) / max(sine(highest.radians), 1e-12)
        let step = min(longestStep, (8 * tolerance * bend).squareRoot())
        return max(1, (length / step).rounded(.up))
    }
}
