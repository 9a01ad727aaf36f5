/// A geodesic from its first point in a direction: the direct problem.
///
/// Source: C. F. F. Karney, *Algorithms for geodesics*, Journal of Geodesy 87 (2013), section 2; the names are the
/// paper's: β reduced latitude, α azimuth, σ arc and ω longitude on the auxiliary sphere, α₀ the azimuth at the equator.
struct GeodesicLine {
    private let startLongitude: Double
    private let sinAlpha0: Double
    private let cosAlpha0: Double
    private let sigma1: Direction
    private let omega1: Direction
    private let series: GeodesicSeries

    package init(from start: Coordinate, azimuth: Direction) {
        let latitude = start.latitude.magnitude <= 90 ? start.latitude : .nan
        let beta = Direction(reducedLatitude: latitude)
        startLongitude = start.longitude
        sinAlpha0 = azimuth.sine * beta.cosine
        let across = azimuth.sine * beta.sine
        cosAlpha0 = (azimuth.cosine * azimuth.cosine + across * across).squareRoot()
        // On the equator, heading east or west, σ and ω may be counted from anywhere.
        let along = azimuth.cosine * beta.cosine
        let isOnEquator = beta.sine == 0 && along == 0
        sigma1 = isOnEquator ? Direction(sine: 0, cosine: 1) : Direction(along: along, across: beta.sine)
        omega1 = isOnEquator ? sigma1 : Direction(along: along, across: sinAlpha0 * beta.sine)
        series = GeodesicSeries(cosAlpha0: cosAlpha0)
    }

    /// The place `distance` metres on, and the azimuth there.
    func end(at distance: Double) -> (coordinate: Coordinate, azimuth: Direction) {
        let c1 = series.c1
        let scale = WGS84.polarRadius * series.a1
        // Equations (7), (20): from σ₁ to τ₁, on to τ₂, back to σ₂.
        let tau1 = sigma1.radians + c1.value(at: sigma1)
        let tau2 = tau1 + distance / scale
        let sigma2Angle = tau2 + series.c1Reverted.value(at: Direction(sine: sine(tau2), cosine: cosine(tau2)))
        let sigma2 = Direction(sine: sine(sigma2Angle), cosine: cosine(sigma2Angle))

        let sinBeta = cosAlpha0 * sigma2.sine
        let alongNorth = cosAlpha0 * sigma2.cosine
        let cosBeta = (alongNorth * alongNorth + sinAlpha0 * sinAlpha0).squareRoot()
        let azimuth = Direction(sine: sinAlpha0, cosine: alongNorth)
        let latitude = arcTangent(sinBeta, (1 - WGS84.flattening) * cosBeta)

        // ω goes around with σ, in the sense of α₀; counting both turns keeps lines of many turns right.
        let eastward = sinAlpha0 < 0 ? -1.0 : 1.0
        let omega2 = Direction(sine: sinAlpha0 * sigma2.sine, cosine: sigma2.cosine)
        let sigma12 = sigma2Angle - sigma1.radians
        let omega12 =
            eastward
            * (sigma12 - (arcTangent(sigma2.sine, sigma2.cosine) - arcTangent(sigma1.sine, sigma1.cosine))
                + (arcTangent(eastward * omega2.sine, omega2.cosine)
                    - arcTangent(eastward * omega1.sine, omega1.cosine)))
        let c3 = series.c3
        let correction = sigma12 + (c3.value(at: sigma2) - c3.value(at: sigma1))
        let longitude12 = omega12 - WGS84.flattening * sinAlpha0 * series.a3 * correction
        let longitude = (startLongitude.wrappedLongitude + longitude12.degrees.wrappedLongitude).wrappedLongitude
        return (Coordinate(longitude: longitude, latitude: latitude.degrees), azimuth)
    }
}
