/// A geodesic with a given azimuth between two parallels, β₁ ≤ 0 and β₁ ≤ β₂ ≤ −β₁: the hybrid problem.
///
/// Source: Karney (2013), sections 3 and 4.
struct GeodesicPath {
    let alpha1: Direction
    let alpha2: Direction
    /// The longitude difference on the auxiliary sphere.
    let omega12: Direction
    private let beta1: Direction
    private let beta2: Direction
    private let sinAlpha0: Double
    private let sigma1: Direction
    private let sigma2: Direction
    private let sigma12: Double
    private let series: GeodesicSeries

    /// Follows the geodesic that leaves the first parallel in the direction α₁, to where it crosses the second going north.
    package init(alpha1: Direction, beta1: Direction, beta2: Direction) {
        let sinAlpha0 = alpha1.sine * beta1.cosine
        let isMirrored = beta2.cosine == beta1.cosine && beta2.sine.magnitude == -beta1.sine
        // Equation (45), as the difference of two squares that loses least.
        let squares =
            beta1.cosine < -beta1.sine
            ? (beta2.cosine - beta1.cosine) * (beta1.cosine + beta2.cosine)
            : (beta1.sine - beta2.sine) * (beta1.sine + beta2.sine)
        let north = alpha1.cosine * beta1.cosine
        let cosAlpha2 =
            isMirrored ? alpha1.cosine.magnitude : max(0, north * north + squares).squareRoot() / beta2.cosine
        let alpha2 = Direction(sine: isMirrored ? alpha1.sine : sinAlpha0 / beta2.cosine, cosine: cosAlpha2)
        self.init(alpha1: alpha1, alpha2: alpha2, beta1: beta1, beta2: beta2)
    }

    package init(alpha1: Direction, alpha2: Direction, beta1: Direction, beta2: Direction) {
        self.alpha1 = alpha1
        self.alpha2 = alpha2
        self.beta1 = beta1
        self.beta2 = beta2
        sinAlpha0 = alpha1.sine * beta1.cosine
        let across = alpha1.sine * beta1.sine
        let cosAlpha0 = (alpha1.cosine * alpha1.cosine + across * across).squareRoot()
        series = GeodesicSeries(cosAlpha0: cosAlpha0)

        let north1 = alpha1.cosine * beta1.cosine
        let north2 = alpha2.cosine * beta2.cosine
        sigma1 = GeodesicPath.direction(along: north1, across: beta1.sine)
        sigma2 = GeodesicPath.direction(along: north2, across: beta2.sine)
        let arc = sigma2.turned(from: sigma1)
        sigma12 = arcTangent(max(0, arc.sine) + 0, arc.cosine)
        let omega1 = GeodesicPath.direction(along: north1, across: sinAlpha0 * beta1.sine)
        let omega2 = GeodesicPath.direction(along: north2, across: sinAlpha0 * beta2.sine)
        let turn = omega2.turned(from: omega1)
        omega12 = Direction(sine: max(0, turn.sine) + 0, cosine: turn.cosine)
    }

    /// On the equator heading east only the sign of the north component distinguishes the two ends.
    private static func direction(along: Double, across: Double) -> Direction {
        along == 0 && across == 0 ? Direction(sine: 0, cosine: 1) : Direction(along: along, across: across)
    }

    /// Its length, equation (7).
    var distance: Double {
        let c1 = series.c1
        return WGS84.polarRadius * series.a1 * (sigma12 + (c1.value(at: sigma2) - c1.value(at: sigma1)))
    }

    /// By how much its longitude difference exceeds `target`, in radians; equation (8).
    func longitude(beyond target: Direction) -> Double {
        omega12.turned(from: target).radians - excessOnSphere
    }

    /// By how much the longitude difference on the auxiliary sphere exceeds that on the ellipsoid, in radians; equation (8).
    private var excessOnSphere: Double {
        let c3 = series.c3
        return WGS84.flattening * series.a3 * sinAlpha0 * (sigma12 + (c3.value(at: sigma2) - c3.value(at: sigma1)))
    }

    /// The longitude difference on the auxiliary sphere of a line whose longitude difference is `lambda12`. That of a short line is
    /// right to its last digits, whereas `omega12` is a difference of two angles.
    func omega12(forLongitude lambda12: Direction) -> Direction {
        let excess = excessOnSphere
        return lambda12.turned(from: Direction(sine: -sine(excess), cosine: cosine(excess)))
    }

    /// How fast the longitude difference grows with α₁, equation (46).
    var longitudeSlope: Double {
        let e2 = WGS84.secondEccentricitySquared
        let stretch1 = (1 + e2 * beta1.sine * beta1.sine).squareRoot()
        if alpha2.cosine == 0 {
            return -2 * (1 - WGS84.flattening) * stretch1 / beta1.sine
        }
        let stretch2 = (1 + e2 * beta2.sine * beta2.sine).squareRoot()
        let a1 = series.a1
        let a2 = series.a2
        let c1 = series.c1
        let c2 = series.c2
        let arc =
            (a1 - a2) * sigma12 + a1 * (c1.value(at: sigma2) - c1.value(at: sigma1))
            - a2 * (c2.value(at: sigma2) - c2.value(at: sigma1))
        // Equation (38): the reduced length over the polar radius.
        let reducedLength =
            stretch2 * (sigma1.cosine * sigma2.sine) - stretch1 * (sigma1.sine * sigma2.cosine)
            - sigma1.cosine * sigma2.cosine * arc
        return reducedLength * (1 - WGS84.flattening) / (alpha2.cosine * beta2.cosine)
    }
}
