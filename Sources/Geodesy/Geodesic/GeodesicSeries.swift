/// The coefficients of a trigonometric series Σ Cₗ sin 2lσ, l = 1…6, summed as Clenshaw does.
struct SineSeries {
    let c1, c2, c3, c4, c5, c6: Double

    func value(at angle: Direction) -> Double {
        let twice = 2 * (angle.cosine - angle.sine) * (angle.cosine + angle.sine)
        let y6 = c6
        let y5 = twice * y6 + c5
        let y4 = twice * y5 - y6 + c4
        let y3 = twice * y4 - y5 + c3
        let y2 = twice * y3 - y4 + c2
        let y1 = twice * y2 - y3 + c1
        return 2 * angle.sine * angle.cosine * y1
    }
}

/// The integrals of Karney (2013) along one geodesic, expanded to the sixth order in ε.
///
/// With ε³ at most 5 parts in 10⁹ on WGS 84, what is left out is far below the rounding of a `Double`.
struct GeodesicSeries {
    /// ε, the small parameter of the expansions, equation (16).
    let epsilon: Double
    /// k², equation (9).
    let kSquared: Double

    /// - Parameter cosAlpha0: the cosine of the geodesic's azimuth where it crosses the equator.
    package init(cosAlpha0: Double) {
        kSquared = cosAlpha0 * cosAlpha0 * WGS84.secondEccentricitySquared
        epsilon = kSquared / (2 * (1 + (1 + kSquared).squareRoot()) + kSquared)
    }

    /// A₁, equation (17): the distance per arc on the auxiliary sphere.
    var a1: Double {
        let square = epsilon * epsilon
        return (1 + square * (1 / 4 + square * (1 / 64 + square / 256))) / (1 - epsilon)
    }

    /// C₁ₗ, equation (18): from the arc σ to the distance.
    var c1: SineSeries {
        let e = epsilon
        let e2 = e * e
        return SineSeries(
            c1: e * (-1 / 2 + e2 * (3 / 16 - e2 / 32)),
            c2: e2 * (-1 / 16 + e2 * (1 / 32 - e2 * 9 / 2048)),
            c3: e2 * e * (-1 / 48 + e2 * 3 / 256),
            c4: e2 * e2 * (-5 / 512 + e2 * 3 / 512),
            c5: e2 * e2 * e * -7 / 1280,
            c6: e2 * e2 * e2 * -7 / 2048)
    }

    /// C′₁ₗ, equation (21): from the distance back to the arc.
    var c1Reverted: SineSeries {
        let e = epsilon
        let e2 = e * e
        return SineSeries(
            c1: e * (1 / 2 + e2 * (-9 / 32 + e2 * 205 / 1536)),
            c2: e2 * (5 / 16 + e2 * (-37 / 96 + e2 * 1335 / 4096)),
            c3: e2 * e * (29 / 96 - e2 * 75 / 128),
            c4: e2 * e2 * (539 / 1536 - e2 * 2391 / 2560),
            c5: e2 * e2 * e * 3467 / 7680,
            c6: e2 * e2 * e2 * 38081 / 61440)
    }

    /// A₂, equation (42).
    var a2: Double {
        let square = epsilon * epsilon
        return (1 - epsilon) * (1 + square * (1 / 4 + square * (9 / 64 + square * 25 / 256)))
    }

    /// C₂ₗ, equation (43): the part of the reduced length that is not the distance.
    var c2: SineSeries {
        let e = epsilon
        let e2 = e * e
        return SineSeries(
            c1: e * (1 / 2 + e2 * (1 / 16 + e2 / 32)),
            c2: e2 * (3 / 16 + e2 * (1 / 32 + e2 * 35 / 2048)),
            c3: e2 * e * (5 / 48 + e2 * 5 / 256),
            c4: e2 * e2 * (35 / 512 + e2 * 7 / 512),
            c5: e2 * e2 * e * 63 / 1280,
            c6: e2 * e2 * e2 * 77 / 2048)
    }

    /// A₃, equation (24): the longitude per arc that the ellipsoid takes off the sphere's.
    var a3: Double {
        let n = WGS84.thirdFlattening
        let e = epsilon
        let fourth = 3 / 64 + n / 32 + e * 3 / 128
        let third = 1 / 16 + n * (3 / 16 + n / 16) + e * fourth
        let second = 1 / 4 + n * (1 / 8 - n * 3 / 8) + e * third
        return 1 - e * (1 / 2 - n / 2 + e * second)
    }

    /// C₃ₗ, equation (25).
    var c3: SineSeries {
        let n = WGS84.thirdFlattening
        let e = epsilon
        let e2 = e * e
        let e3 = e2 * e
        return SineSeries(
            c1: e
                * (1 / 4 - n / 4
                    + e
                    * (1 / 8 - n * n / 8 + e * (3 / 64 + n * (3 / 64 - n / 64) + e * (5 / 128 + n / 64 + e * 3 / 128)))),
            c2: e2
                * (1 / 16 + n * (-3 / 32 + n / 32)
                    + e * (3 / 64 - n * (1 / 32 + n * 3 / 64) + e * (3 / 128 + n / 128 + e * 5 / 256))),
            c3: e3 * (5 / 192 + n * (-3 / 64 + n * 5 / 192) + e * (3 / 128 - n * 5 / 192 + e * 7 / 512)),
            c4: e3 * e * (7 / 512 - n * 7 / 256 + e * 7 / 512),
            c5: e3 * e2 * 21 / 2560,
            c6: 0)
    }
}
