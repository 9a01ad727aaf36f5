/// The direct and inverse geodesic problem on WGS 84.
///
/// Source: Vincenty, *Direct and inverse solutions of geodesics on the ellipsoid with application of nested equations*,
/// Survey Review 23 (1975). Equation numbers below are the paper's.
enum Vincenty {
    /// Distance in metres and azimuth at the start in radians (−π to π).
    static func inverse(from start: Coordinate, to end: Coordinate) -> (distance: Double, azimuth: Double) {
        let flattening = WGS84.flattening
        var longitudeDifference = (end.longitude - start.longitude).radians
        if longitudeDifference > .pi { longitudeDifference -= 2 * .pi }
        if longitudeDifference < -.pi { longitudeDifference += 2 * .pi }
        let reduced1 = ReducedLatitude(start.latitude)
        let reduced2 = ReducedLatitude(end.latitude)

        var lambda = longitudeDifference
        for _ in 0..<50 {
            let sinLambda = sine(lambda)
            let cosLambda = cosine(lambda)
            let across = reduced2.cosine * sinLambda
            let along = reduced1.cosine * reduced2.sine - reduced1.sine * reduced2.cosine * cosLambda
            let sinSigma = (across * across + along * along).squareRoot()  // (14)
            guard sinSigma > 0 else { return (sinSigma, 0) }
            let cosSigma = reduced1.sine * reduced2.sine + reduced1.cosine * reduced2.cosine * cosLambda  // (15)
            let sigma = arcTangent(sinSigma, cosSigma)
            let sinAlpha = reduced1.cosine * reduced2.cosine * sinLambda / sinSigma  // (17)
            let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
            // (18); a geodesic along the equator has no point nearest to the pole.
            let middle = cosSquaredAlpha > 0 ? cosSigma - 2 * reduced1.sine * reduced2.sine / cosSquaredAlpha : 0
            let c = flattening / 16 * cosSquaredAlpha * (4 + flattening * (4 - 3 * cosSquaredAlpha))  // (10)
            let correction = sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1))
            let next = longitudeDifference + (1 - c) * flattening * sinAlpha * correction  // (11)
            if (next - lambda).magnitude < 1e-13 {
                let series = Series(cosSquaredAlpha: cosSquaredAlpha)
                let delta = series.delta(sinSigma: sinSigma, cosSigma: cosSigma, middle: middle)
                return (WGS84.polarRadius * series.a * (sigma - delta), arcTangent(across, along))  // (19), (20)
            }
            guard next.magnitude <= .pi else { break }
            lambda = next
        }
        return greatCircle(from: start, to: end, longitudeDifference: longitudeDifference)
    }

    /// Where the geodesic arrives.
    static func direct(from start: Coordinate, azimuth: Double, distance: Double) -> Coordinate {
        let flattening = WGS84.flattening
        let reduced = ReducedLatitude(start.latitude)
        let sinAzimuth = sine(azimuth)
        let cosAzimuth = cosine(azimuth)
        let sigma1 = arcTangent(reduced.sine, reduced.cosine * cosAzimuth)  // (1)
        let sinAlpha = reduced.cosine * sinAzimuth  // (2)
        let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
        let series = Series(cosSquaredAlpha: cosSquaredAlpha)
        let first = distance / (WGS84.polarRadius * series.a)
        var sigma = first
        var middle = 0.0
        for _ in 0..<50 {
            middle = cosine(2 * sigma1 + sigma)  // (5)
            let delta = series.delta(sinSigma: sine(sigma), cosSigma: cosine(sigma), middle: middle)
            let next = first + delta  // (7)
            let change = next - sigma
            sigma = next
            if change.magnitude < 1e-14 { break }
        }
        middle = cosine(2 * sigma1 + sigma)
        let sinSigma = sine(sigma)
        let cosSigma = cosine(sigma)
        let across = reduced.sine * sinSigma - reduced.cosine * cosSigma * cosAzimuth
        let latitude = arcTangent(
            reduced.sine * cosSigma + reduced.cosine * sinSigma * cosAzimuth,
            (1 - flattening) * (sinAlpha * sinAlpha + across * across).squareRoot())  // (8)
        let lambda = arcTangent(
            sinSigma * sinAzimuth, reduced.cosine * cosSigma - reduced.sine * sinSigma * cosAzimuth)  // (9)
        let c = flattening / 16 * cosSquaredAlpha * (4 + flattening * (4 - 3 * cosSquaredAlpha))
        let correction = sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1))
        var longitude = start.longitude + (lambda - (1 - c) * flattening * sinAlpha * correction).degrees
        if longitude > 180 { longitude -= 360 }
        if longitude < -180 { longitude += 360 }
        return Coordinate(longitude: longitude, latitude: latitude.degrees)
    }

    /// For nearly opposite places, where the iteration has no fixed point.
    private static func greatCircle(
        from start: Coordinate, to end: Coordinate, longitudeDifference: Double
    ) -> (distance: Double, azimuth: Double) {
        let latitude1 = start.latitude.radians
        let latitude2 = end.latitude.radians
        let across = cosine(latitude2) * sine(longitudeDifference)
        let along =
            cosine(latitude1) * sine(latitude2) - sine(latitude1) * cosine(latitude2) * cosine(longitudeDifference)
        let toward =
            sine(latitude1) * sine(latitude2) + cosine(latitude1) * cosine(latitude2) * cosine(longitudeDifference)
        let meanRadius = (2 * WGS84.equatorialRadius + WGS84.polarRadius) / 3
        let angle = arcTangent((across * across + along * along).squareRoot(), toward)
        return (meanRadius * angle, arcTangent(across, along))
    }

    /// Sine and cosine of the latitude on the auxiliary sphere.
    private struct ReducedLatitude {
        let sine: Double
        let cosine: Double

        init(_ latitude: Double) {
            let angle = latitude.radians
            let tangent = (1 - WGS84.flattening) * Geodesy.sine(angle)
            let base = Geodesy.cosine(angle)
            let length = (tangent * tangent + base * base).squareRoot()
            sine = tangent / length
            cosine = base / length
        }
    }

    /// The series A and B, (3), (4) and (6).
    private struct Series {
        let a: Double
        let b: Double

        init(cosSquaredAlpha: Double) {
            let ratio = WGS84.equatorialRadius / WGS84.polarRadius
            let u = cosSquaredAlpha * (ratio * ratio - 1)
            a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
            b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
        }

        func delta(sinSigma: Double, cosSigma: Double, middle: Double) -> Double {
            let square = middle * middle
            let inner = b / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * square - 3)
            return b * sinSigma * (middle + b / 4 * (cosSigma * (2 * square - 1) - inner))
        }
    }
}
