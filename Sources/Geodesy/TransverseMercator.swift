/// A transverse Mercator projection of the ellipsoid whose central meridian goes through its origin, with scale 1 on it.
///
///     let projection = TransverseMercator(origin: middle)
///     projection.point(place)  // metres east and north of the middle
///
/// It is conformal: shapes stay as they are, and so does the scale in all directions. The scale grows by 1 part in 20 million at 2 km from the
/// central meridian, by 1 in 1.6 million at 7 km and by 1 in 160 000 at 22 km (`scale(at:)`). Points are exact to a micrometre within
/// 4000 km of the meridian; near the points 90° of longitude away on the equator they lose their meaning.
///
/// Source: Karney, *Transverse Mercator with an accuracy of a few nanometers* (2011), the series of Krüger to the fourth order.
public struct TransverseMercator: Hashable, Sendable, BitwiseCopyable {
    /// The place of the point (0, 0).
    public let origin: Coordinate
    private let originNorth: Double

    private static let n = WGS84.thirdFlattening
    private static let radius = WGS84.equatorialRadius / (1 + n) * (1 + n * n / 4 + n * n * n * n / 64)
    private static let eccentricity = WGS84.eccentricitySquared.squareRoot()

    /// The coefficients α and β for 2, 4, 6 and 8 times the angle (equations 35 and 36).
    private static let forward = [
        n / 2 - n * n * 2 / 3 + n * n * n * 5 / 16 + n * n * n * n * 41 / 180,
        n * n * 13 / 48 - n * n * n * 3 / 5 + n * n * n * n * 557 / 1440,
        n * n * n * 61 / 240 - n * n * n * n * 103 / 140,
        n * n * n * n * 49561 / 161280,
    ]
    private static let backward = [
        n / 2 - n * n * 2 / 3 + n * n * n * 37 / 96 - n * n * n * n / 360,
        n * n / 48 + n * n * n / 15 - n * n * n * n * 437 / 1440,
        n * n * n * 17 / 480 - n * n * n * n * 37 / 840,
        n * n * n * n * 4397 / 161280,
    ]

    /// Projects about a place.
    public init(origin: Coordinate) {
        self.origin = origin
        originNorth = Self.projected(latitude: origin.latitude, longitude: 0).north
    }

    /// The point of a coordinate.
    public func point(_ coordinate: Coordinate) -> PlanePoint {
        let longitude = Angle.longitudeStep(from: origin.longitude, to: coordinate.longitude)
        var point = Self.projected(latitude: coordinate.latitude, longitude: longitude)
        point.north -= originNorth
        return point
    }

    /// The coordinate of a point; longitudes beyond ±180° are turned back.
    public func coordinate(_ point: PlanePoint) -> Coordinate {
        let (x, y) = ((point.north + originNorth) / Self.radius, point.east / Self.radius)
        var (conformalNorth, conformalEast) = (x, y)
        for (index, coefficient) in Self.backward.enumerated() {
            let factor = 2 * Double(index + 1)
            conformalNorth -= coefficient * sine(factor * x) * hyperbolicCosine(factor * y)
            conformalEast -= coefficient * cosine(factor * x) * hyperbolicSine(factor * y)
        }
        let (east, north) = (hyperbolicSine(conformalEast), cosine(conformalNorth))
        let conformal = sine(conformalNorth) / (east * east + north * north).squareRoot()
        let latitude = arcTangent(Self.tangent(ofConformal: conformal), 1).degrees
        let longitude = Angle.wrapped(origin.longitude + arcTangent(east, north).degrees)
        return Coordinate(longitude: longitude, latitude: latitude)
    }

    /// By how much lengths on the plane are longer than on the ground at a point: 1 on the central meridian.
    public func scale(at point: PlanePoint) -> Double {
        let radii = WGS84.radiiOfCurvature(atLatitude: coordinate(point).latitude)
        let share = point.east * point.east / (radii.meridian * radii.normal)
        return 1 + share / 2 + share * share / 24
    }

    private static func projected(latitude: Double, longitude: Double) -> PlanePoint {
        let conformal = conformal(ofTangent: sine(latitude.radians) / cosine(latitude.radians))
        let (across, along) = (sine(longitude.radians), cosine(longitude.radians))
        let x = arcTangent(conformal, along)
        let y = inverseHyperbolicSine(across / (conformal * conformal + along * along).squareRoot())
        var point = PlanePoint(east: y, north: x)
        for (index, coefficient) in forward.enumerated() {
            let factor = 2 * Double(index + 1)
            point.north += coefficient * sine(factor * x) * hyperbolicCosine(factor * y)
            point.east += coefficient * cosine(factor * x) * hyperbolicSine(factor * y)
        }
        return PlanePoint(east: point.east * radius, north: point.north * radius)
    }

    /// The tangent of the conformal latitude, of that of the latitude (equations 7 to 9).
    private static func conformal(ofTangent tangent: Double) -> Double {
        let root = (1 + tangent * tangent).squareRoot()
        let e = eccentricity
        let sinus = tangent.isFinite ? e * tangent / root : e
        let shift = hyperbolicSine(e * logarithm((1 + sinus) / (1 - sinus)) / 2)
        return tangent * (1 + shift * shift).squareRoot() - shift * root
    }

    /// The inverse, by Newton's method (equations 19 to 21).
    private static func tangent(ofConformal wanted: Double) -> Double {
        let complement = 1 - WGS84.eccentricitySquared
        var tangent = wanted / complement
        for _ in 0..<5 {
            let found = conformal(ofTangent: tangent)
            let step =
                (wanted - found) / (1 + found * found).squareRoot() * (1 + complement * tangent * tangent)
                / (complement * (1 + tangent * tangent).squareRoot())
            guard step.isFinite, step.magnitude > 1e-15 * max(1, tangent.magnitude) else { break }
            tangent += step
        }
        return tangent
    }
}

private func hyperbolicSine(_ value: Double) -> Double { (exponential(value) - exponential(-value)) / 2 }
private func hyperbolicCosine(_ value: Double) -> Double { (exponential(value) + exponential(-value)) / 2 }
private func inverseHyperbolicSine(_ value: Double) -> Double {
    let size = logarithm(value.magnitude + (value * value + 1).squareRoot())
    return value < 0 ? -size : size
}
