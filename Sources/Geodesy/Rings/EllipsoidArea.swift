/// Areas on the ellipsoid of rings whose sides are straight in longitude and latitude, of any width.
///
/// The area between the equator and a parallel has a closed form; along a side the latitude changes evenly with the longitude, and
/// Gauss and Legendre's rule with five places adds it up, on no more than 15° of latitude at a time.
///
/// Source: Snyder, *Map Projections: A Working Manual* (USGS 1395, 1987), equation 3-12.
package enum EllipsoidArea {
    /// The signed area in square metres, positive counterclockwise. Longitudes are plain numbers; the last corner is joined to the
    /// first.
    ///
    /// - Complexity: O(*n*).
    package static func signed(of ring: some BidirectionalCollection<Coordinate>) -> Double {
        guard var start = ring.last else { return 0 }
        var sum = 0.0
        for end in ring {
            // What is left of a side to the east lies above it, so what lies below is taken off.
            sum -= (end.longitude - start.longitude).radians * meanHeight(from: start.latitude, to: end.latitude)
            start = end
        }
        return sum
    }

    /// The mean over a side of the area between equator and parallel for one radian of longitude, in square metres.
    private static func meanHeight(from start: Double, to end: Double) -> Double {
        let pieces = ((end - start).magnitude / 15).rounded(.up)
        // Latitudes beyond the poles are none; the count is bounded for them as well.
        guard pieces > 0, pieces <= 24 else { return height(start) }
        let step = (end - start) / pieces
        var sum = 0.0
        for piece in 0..<Int(pieces) {
            let middle = start + (Double(piece) + 0.5) * step
            for (place, weight) in rule { sum += weight * height(middle + place * step / 2) }
        }
        return sum / (2 * pieces)
    }

    private static let rule: [(place: Double, weight: Double)] = [
        (0, 0.568_888_888_888_888_9), (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
        (0.538_469_310_105_683_1, 0.478_628_670_499_366_5), (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
        (0.906_179_845_938_664, 0.236_926_885_056_189_1),
    ]

    private static func height(_ latitude: Double) -> Double {
        let eccentricity = WGS84.eccentricitySquared.squareRoot()
        let sinus = sine(latitude.radians)
        let product = eccentricity * sinus
        return WGS84.polarRadius * WGS84.polarRadius / 2
            * (sinus / (1 - product * product) + logarithm((1 + product) / (1 - product)) / (2 * eccentricity))
    }
}
