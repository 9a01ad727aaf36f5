/// Areas on the ellipsoid, bounded by geodesics.
///
/// Source: Karney (2013), section 6.
enum GeodesicArea {
    /// The area of the whole ellipsoid in square metres: 4πc², c the authalic radius.
    static let ofTheEarth = 4 * Double.pi * authalicRadiusSquared

    private static let authalicRadiusSquared: Double = {
        let e = WGS84.eccentricitySquared.squareRoot()
        let hyperbolic = logarithm((1 + e) / (1 - e)) / 2
        let a = WGS84.equatorialRadius
        let b = WGS84.polarRadius
        return a * a / 2 + b * b / 2 * hyperbolic / e
    }()

    /// The signed area in square metres of the ring through `coordinates`: positive counter-clockwise.
    ///
    /// The areas between each side and the equator are added up. Each full turn of longitude is a turn around a pole and
    /// adds a hemisphere; of the two sides of the ring the smaller one counts.
    static func ofRing(_ coordinates: some Sequence<Coordinate>) -> Double {
        var first: GeodesicEnd?
        var previous: GeodesicEnd?
        var underSides = 0.0
        var turned = 0.0
        func add(_ start: GeodesicEnd, _ end: GeodesicEnd) {
            guard start.coordinate != end.coordinate else { return }
            let problem = InverseProblem(from: start, to: end)
            underSides += problem.area(of: problem.solve())
            turned += start.longitudeStep(to: end)
        }
        for coordinate in coordinates {
            let end = GeodesicEnd(coordinate)
            if let previous { add(previous, end) } else { first = end }
            previous = end
        }
        if let first, let previous { add(previous, first) }
        let turns = (turned / 360).rounded()
        let area = (turns * (ofTheEarth / 2) - underSides).remainder(dividingBy: ofTheEarth)
        return area == 0 ? 0 : area
    }

    /// The area between a geodesic of `InverseProblem` and the equator, equation (59).
    static func underMirrored(_ line: InverseProblem.Solution, beta1: Direction, beta2: Direction) -> Double {
        let alpha1 = line.alpha1
        let alpha2 = line.alpha2
        let sinAlpha0 = alpha1.sine * beta1.cosine
        let across = alpha1.sine * beta1.sine
        let cosAlpha0 = (alpha1.cosine * alpha1.cosine + across * across).squareRoot()
        var ellipsoidal = 0.0
        if sinAlpha0 != 0, cosAlpha0 != 0 {
            let sigma1 = Direction(along: alpha1.cosine * beta1.cosine, across: beta1.sine)
            let sigma2 = Direction(along: alpha2.cosine * beta2.cosine, across: beta2.sine)
            let series = AreaSeries(epsilon: GeodesicSeries(cosAlpha0: cosAlpha0).epsilon)
            let scale = WGS84.equatorialRadius * WGS84.equatorialRadius * WGS84.eccentricitySquared
            ellipsoidal = scale * cosAlpha0 * sinAlpha0 * (series.value(at: sigma2) - series.value(at: sigma1))
        }
        return authalicRadiusSquared * sphericalExcess(line, beta1: beta1, beta2: beta2) + ellipsoidal
    }

    /// α₂ − α₁: from the quarter formula (62) where the line is not long, so that short lines keep their digits.
    private static func sphericalExcess(
        _ line: InverseProblem.Solution, beta1: Direction, beta2: Direction
    ) -> Double {
        if let omega12 = line.omega12, omega12.cosine > -0.7, beta2.sine - beta1.sine < 1.75 {
            let one1 = 1 + beta1.cosine
            let one2 = 1 + beta2.cosine
            return 2
                * arcTangent(
                    omega12.sine * (beta1.sine * one2 + beta2.sine * one1),
                    (1 + omega12.cosine) * (beta1.sine * beta2.sine + one1 * one2))
        }
        var turn = line.alpha2.turned(from: line.alpha1)
        // A line along a meridian over the pole turns by π to the side it was mirrored to.
        if turn.sine == 0, turn.cosine < 0 { turn.sine = Direction.tiny * line.alpha1.cosine }
        return turn.radians
    }
}
