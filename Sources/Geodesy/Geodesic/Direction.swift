/// An angle as its sine and cosine, which keeps full precision near 90° and 180°.
struct Direction {
    var sine: Double
    var cosine: Double

    package init(sine: Double, cosine: Double) {
        self.sine = sine
        self.cosine = cosine
    }

    /// The direction of a vector of any length but zero.
    package init(along cosine: Double, across sine: Double) {
        let length = (sine * sine + cosine * cosine).squareRoot()
        self.init(sine: sine / length, cosine: cosine / length)
    }

    /// An angle in degrees, exact at multiples of 90°.
    package init(degrees: Double) {
        var rest = degrees
        var quarter = 0.0
        // The same as the remainders, of the angles that latitudes and short steps are.
        if degrees.magnitude > 45 {
            if degrees.magnitude < 135 {
                quarter = degrees < 0 ? -1 : 1
                // With the sign that the remainder has where it is zero.
                rest = quarter * (degrees.magnitude - 90)
            } else {
                rest = degrees.remainder(dividingBy: 90)
                quarter = ((degrees - rest) / 90).remainder(dividingBy: 4)
            }
        }
        let sinus = Geodesy.sine(rest.radians)
        let cosinus = Geodesy.cosine(rest.radians)
        switch quarter {
        case 0: self.init(sine: sinus, cosine: cosinus)
        case 1: self.init(sine: cosinus, cosine: -sinus)
        case -1: self.init(sine: -cosinus, cosine: sinus)
        default: self.init(sine: -sinus, cosine: -cosinus)
        }
    }

    /// The reduced latitude β of a geographic latitude in degrees: tan β = (1 − f) tan φ. At the poles its cosine is a
    /// number too small to matter, so that longitudes keep their meaning there.
    package init(reducedLatitude latitude: Double) {
        // Below a millionth of a nanometre: squares must not vanish.
        let latitude = Direction(degrees: latitude.magnitude < 1e-20 ? 0 : latitude)
        self.init(along: latitude.cosine, across: (1 - WGS84.flattening) * latitude.sine)
        cosine = max(cosine, Direction.tiny)
    }

    /// The angle, −π to π.
    var radians: Double { arcTangent(sine, cosine) }

    /// The angle from `other` to this one.
    func turned(from other: Direction) -> Direction {
        Direction(
            sine: sine * other.cosine - cosine * other.sine, cosine: cosine * other.cosine + sine * other.sine)
    }

    /// The angle as a bearing in degrees, 0 up to 360.
    var bearing: Double {
        let degrees = radians.degrees
        let bearing = degrees < 0 ? degrees + 360 : degrees
        return bearing < 360 ? bearing + 0 : 0
    }

    /// The square root of the smallest normal number: its square does not vanish.
    static let tiny = 0x1p-511
}
