/// The difference between two places at most 0.2° apart, in radians.
struct ShortStep {
    var latitude: Double
    var longitude: Double

    /// `nil` where the places are farther apart, or near a pole.
    @inline(__always)
    package init?(from start: Coordinate, to end: Coordinate) {
        let latitude = end.latitude - start.latitude
        let longitude = Angle.longitudeStep(from: start.longitude, to: end.longitude)
        guard latitude.magnitude < 0.2, longitude.magnitude < 0.2, start.latitude.magnitude < 85 else { return nil }
        self.latitude = latitude.radians
        self.longitude = longitude.radians
    }

    /// Metres, given the sine and cosine of the latitude in the middle.
    ///
    /// The haversine formula with the ellipsoid's radii of curvature at the middle latitude, and the arc over the chord:
    /// sin²(c/2) = (sin(Δφ/2) cos(Δλ/2))² + (cos φₘ sin(Δλ/2))².
    @inline(__always)
    func length(sine: Double, cosine: Double) -> Double {
        let normal = WGS84.equatorialRadius / (1 - WGS84.eccentricitySquared * sine * sine).squareRoot()
        let meridian = normal * normal * normal * ShortStep.meridianFactor
        let north = 2 * meridian * ShortStep.sine(latitude / 2) * ShortStep.cosine(longitude / 2)
        let east = 2 * normal * cosine * ShortStep.sine(longitude / 2)
        let squaredChord = north * north + east * east
        return squaredChord.squareRoot() * (1 + squaredChord / (24 * meridian * normal))
    }

    /// The radius of curvature along the meridian over the cube of that across it: (1 − e²) / a².
    private static var meridianFactor: Double {
        (1 - WGS84.eccentricitySquared) / (WGS84.equatorialRadius * WGS84.equatorialRadius)
    }

    // Coefficients are multiplied with, since a division takes as long as the rest of a step.

    /// The sine of an angle of at most 0.2°, to the last bit but one: the next term is x⁷/5040.
    @inline(__always)
    static func sine(_ angle: Double) -> Double {
        let square = angle * angle
        return angle * (1 - square * (1.0 / 6) * (1 - square * (1.0 / 20)))
    }

    /// The cosine of an angle of at most 0.2°, to the last bit but one: the next term is x⁶/720.
    @inline(__always)
    static func cosine(_ angle: Double) -> Double {
        let square = angle * angle
        return 1 - square * 0.5 * (1 - square * (1.0 / 12))
    }
}

/// Measures steps that follow each other and stay near one place without asking for a sine each time.
package struct StepMeasure: Sendable, Hashable {
    /// A latitude in radians with its sine and cosine; those of latitudes nearby follow by the angle addition formulas.
    private var anchor = 0.0
    private var sineAtAnchor = 0.0
    private var cosineAtAnchor = 1.0

    /// How far from the anchor, in radians, a latitude may lie.
    private static let reach = 0.001

    package init() {}

    /// Metres between two coordinates, as `Coordinate.distance(to:)`.
    @inline(__always)
    package mutating func distance(from start: Coordinate, to end: Coordinate) -> Double {
        guard let step = ShortStep(from: start, to: end) else { return start.distance(to: end) }
        let middle = start.latitude.radians + step.latitude / 2
        if (middle - anchor).magnitude > StepMeasure.reach {
            (anchor, sineAtAnchor, cosineAtAnchor) = (middle, sine(middle), cosine(middle))
        }
        let turn = (sine: ShortStep.sine(middle - anchor), cosine: ShortStep.cosine(middle - anchor))
        return step.length(
            sine: sineAtAnchor * turn.cosine + cosineAtAnchor * turn.sine,
            cosine: cosineAtAnchor * turn.cosine - sineAtAnchor * turn.sine)
    }
}

#if !hasFeature(Embedded)
    extension StepMeasure: Codable {}
#endif
