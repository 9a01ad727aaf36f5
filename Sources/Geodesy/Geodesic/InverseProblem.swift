/// The shortest line between two coordinates: the inverse problem.
///
/// The points are first mirrored and exchanged so that β₁ ≤ 0, β₁ ≤ β₂ ≤ −β₁ and 0 ≤ λ₁₂ ≤ π; then the azimuth α₁ is
/// found whose geodesic meets the second parallel at λ₁₂, with Newton's method held within a shrinking bracket, so that it
/// converges for every pair.
///
/// Source: C. F. F. Karney, *Algorithms for geodesics*, Journal of Geodesy 87 (2013), sections 3 to 5.
struct InverseProblem {
    private let beta1: Direction
    private let beta2: Direction
    /// λ₁₂ in radians, and as a direction.
    private let lambda12: Double
    private let lambda12Direction: Direction
    /// What the mirroring did.
    private let isExchanged: Bool
    private let eastward: Double
    private let northward: Double

    /// A geodesic between the mirrored points.
    struct Solution {
        var distance: Double
        var alpha1: Direction
        var alpha2: Direction
        /// The longitude difference on the auxiliary sphere; `nil` on meridians, where the azimuths say it better.
        var omega12: Direction?
    }

    package init(from start: Coordinate, to end: Coordinate) {
        self.init(from: GeodesicEnd(start), to: GeodesicEnd(end))
    }

    /// Between ends whose latitudes serve for several geodesics.
    init(from start: GeodesicEnd, to end: GeodesicEnd) {
        let difference = start.longitudeStep(to: end)
        eastward = difference < 0 ? -1 : 1
        lambda12 = difference.magnitude.radians
        lambda12Direction = Direction(degrees: difference.magnitude)
        isExchanged = start.latitude.magnitude < end.latitude.magnitude
        let (one, other) = isExchanged ? (end, start) : (start, end)
        northward = one.latitude < 0 ? 1 : -1
        beta1 = one.reducedLatitude(isMirrored: northward < 0)
        beta2 = other.reducedLatitude(isMirrored: northward < 0)
    }

    /// The azimuths at the start and at the end as the caller's points see them.
    func azimuths(of solution: Solution) -> (start: Direction, end: Direction) {
        let upright = isExchanged ? -northward : northward
        func seen(_ alpha: Direction) -> Direction {
            Direction(sine: eastward * alpha.sine, cosine: upright * alpha.cosine)
        }
        return isExchanged
            ? (seen(solution.alpha2), seen(solution.alpha1)) : (seen(solution.alpha1), seen(solution.alpha2))
    }

    /// The area between the geodesic and the equator as the caller's points see it, in square metres.
    func area(of solution: Solution) -> Double {
        eastward * northward * GeodesicArea.underMirrored(solution, beta1: beta1, beta2: beta2)
    }

    func solve() -> Solution {
        guard (lambda12 + beta1.sine + beta2.sine).isFinite else {
            let nowhere = Direction(sine: .nan, cosine: .nan)
            return Solution(distance: .nan, alpha1: nowhere, alpha2: nowhere, omega12: nowhere)
        }
        // On an oblate ellipsoid the shortest line between opposite meridians always goes over the pole.
        if lambda12Direction.sine == 0 || beta1.cosine <= Direction.tiny { return meridian() }
        if beta1.sine == 0, lambda12 <= .pi * (1 - WGS84.flattening) { return equator() }
        return shortLine() ?? search()
    }

    private func meridian() -> Solution {
        let alpha1 = lambda12Direction
        let alpha2 = Direction(sine: 0, cosine: 1)
        let path = GeodesicPath(alpha1: alpha1, alpha2: alpha2, beta1: beta1, beta2: beta2)
        return Solution(distance: path.distance, alpha1: alpha1, alpha2: alpha2, omega12: nil)
    }

    private func equator() -> Solution {
        let east = Direction(sine: 1, cosine: 0)
        let omega12 = lambda12 / (1 - WGS84.flattening)
        return Solution(
            distance: WGS84.equatorialRadius * lambda12, alpha1: east, alpha2: east,
            omega12: Direction(sine: sine(omega12), cosine: cosine(omega12)))
    }

    /// The great circle on the auxiliary sphere for a longitude difference ω₁₂, as vectors whose directions are the
    /// azimuths; equations (49) and (50). Their length is sin σ₁₂.
    private func greatCircle(_ omega12: Direction) -> (alpha1: Direction, alpha2: Direction, sigma12: Direction) {
        let difference = beta2.sine * beta1.cosine - beta2.cosine * beta1.sine
        let sum = beta2.sine * beta1.cosine + beta2.cosine * beta1.sine
        // 1 − cos ω₁₂ and 1 + cos ω₁₂ without loss near 0 and π.
        let square = omega12.sine * omega12.sine
        let fromZero = omega12.cosine >= 0 ? square / (1 + omega12.cosine) : 1 - omega12.cosine
        let fromPi = omega12.cosine < 0 ? square / (1 - omega12.cosine) : 1 + omega12.cosine
        let alpha1 = Direction(
            sine: beta2.cosine * omega12.sine,
            cosine: omega12.cosine >= 0
                ? difference + beta2.cosine * beta1.sine * fromZero : sum - beta2.cosine * beta1.sine * fromPi)
        let alpha2 = Direction(
            sine: beta1.cosine * omega12.sine,
            cosine: omega12.cosine >= 0
                ? difference - beta1.cosine * beta2.sine * fromZero : -sum + beta1.cosine * beta2.sine * fromPi)
        let sinSigma = (alpha1.sine * alpha1.sine + alpha1.cosine * alpha1.cosine).squareRoot()
        let cosSigma = beta1.sine * beta2.sine + beta1.cosine * beta2.cosine * omega12.cosine
        return (alpha1, alpha2, Direction(sine: sinSigma, cosine: cosSigma))
    }

    /// ω₁₂ = λ₁₂ / w̄ with the mean scale of equation (48).
    private var sphericalGuess: (omega12: Direction, scale: Double) {
        let mean = (beta1.cosine + beta2.cosine) / 2
        let scale = (1 - WGS84.eccentricitySquared * mean * mean).squareRoot()
        let omega = lambda12 / scale
        return (Direction(sine: sine(omega), cosine: cosine(omega)), scale)
    }

    /// Points so close (under a metre) that the sphere is exact.
    private func shortLine() -> Solution? {
        let guess = sphericalGuess
        let circle = greatCircle(guess.omega12)
        guard circle.sigma12.cosine > 0, circle.sigma12.sine < 1e-7 else { return nil }
        return Solution(
            distance: WGS84.equatorialRadius * guess.scale * circle.sigma12.radians,
            alpha1: Direction(along: circle.alpha1.cosine, across: circle.alpha1.sine),
            alpha2: Direction(along: circle.alpha2.cosine, across: circle.alpha2.sine), omega12: guess.omega12)
    }

    /// A first azimuth α₁: of the great circle, or of the astroid for nearly opposite points.
    private func startingAzimuth() -> Direction {
        let circle = greatCircle(sphericalGuess.omega12)
        let reach = 6 * WGS84.thirdFlattening * .pi * beta1.cosine * beta1.cosine
        guard circle.sigma12.cosine < 0, circle.sigma12.sine < reach else {
            return Direction(along: circle.alpha1.cosine, across: circle.alpha1.sine)
        }
        // Equation (53): the size of the astroid in longitude and in latitude.
        let longitudeScale = WGS84.flattening * beta1.cosine * GeodesicSeries(cosAlpha0: beta1.sine).a3 * .pi
        let sum = beta2.sine * beta1.cosine + beta2.cosine * beta1.sine
        let x = -arcTangent(lambda12Direction.sine, -lambda12Direction.cosine) / longitudeScale
        let y = sum / (longitudeScale * beta1.cosine)
        return Astroid.azimuth(x: min(x, 0), y: min(y, 0))
    }

    private func search() -> Solution {
        var alpha1 = startingAzimuth()
        if !(alpha1.sine > 0) { alpha1 = Direction(sine: 1, cosine: 0) }
        var low = Direction(sine: Direction.tiny, cosine: 1)
        var high = Direction(sine: Direction.tiny, cosine: -1)
        var path = GeodesicPath(alpha1: alpha1, beta1: beta1, beta2: beta2)
        // Newton needs three or four steps; halving the bracket alone would need some 60.
        for step in 0..<100 {
            let miss = path.longitude(beyond: lambda12Direction)
            if miss.magnitude <= Double.ulpOfOne { break }
            if miss > 0 { high = alpha1 } else { low = alpha1 }
            let slope = path.longitudeSlope
            let turn = -miss / slope
            var next = Direction(sine: 0, cosine: 0)
            if slope > 0, slope.isFinite, turn.magnitude < .pi {
                let turned = Direction(sine: sine(turn), cosine: cosine(turn))
                next = Direction(
                    along: alpha1.cosine * turned.cosine - alpha1.sine * turned.sine,
                    across: alpha1.sine * turned.cosine + alpha1.cosine * turned.sine)
            }
            let isInside = next.turned(from: low).sine > 0 && high.turned(from: next).sine > 0 && next.sine > 0
            if !isInside || step > 20 {
                next = Direction(along: low.cosine + high.cosine, across: low.sine + high.sine)
            }
            let isSettled = next.turned(from: alpha1).sine.magnitude <= Double.ulpOfOne && isInside
            alpha1 = next
            path = GeodesicPath(alpha1: alpha1, beta1: beta1, beta2: beta2)
            if isSettled || !(alpha1.sine.isFinite) { break }
        }
        return Solution(
            distance: path.distance, alpha1: path.alpha1, alpha2: path.alpha2,
            omega12: path.omega12(forLongitude: lambda12Direction))
    }
}

/// An end of geodesics.
struct GeodesicEnd {
    let coordinate: Coordinate
    /// Degrees; not a number beyond the poles.
    let latitude: Double
    private let reducedLatitude: Direction

    init(_ coordinate: Coordinate) {
        self.coordinate = coordinate
        latitude = coordinate.latitude.magnitude <= 90 ? coordinate.latitude : .nan
        reducedLatitude = Direction(reducedLatitude: latitude)
    }

    /// The difference of the longitudes, the short way.
    @inline(__always)
    func longitudeStep(to other: GeodesicEnd) -> Double {
        let step = other.coordinate.longitude - coordinate.longitude
        return step.magnitude <= 180 ? step : step.remainder(dividingBy: 360)
    }

    /// β, of the latitude on the other side of the equator where it is mirrored. On the equator its sine is 0 without a sign.
    func reducedLatitude(isMirrored: Bool) -> Direction {
        guard isMirrored, reducedLatitude.sine != 0 else { return reducedLatitude }
        return Direction(sine: -reducedLatitude.sine, cosine: reducedLatitude.cosine)
    }
}
