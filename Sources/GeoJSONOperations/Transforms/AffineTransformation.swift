public import GeoJSON
public import Geodesy

/// A mapping of the plane that keeps lines straight and parallel: moving, turning, scaling, shearing and mirroring.
///
///     x′ = xx · x + xy · y + x0
///     y′ = yx · x + yy · y + y0
///
/// The plane is the one of the numbers: x is the longitude and y the latitude in degrees, or metres for projected data. Turning
/// and scaling degrees distorts shapes away from the equator; for true shapes see `Geometry.rotated(by:around:)`.
public struct AffineTransformation: Sendable, Hashable {
    /// How much x′ takes of x.
    public var xx: Double
    /// How much x′ takes of y.
    public var xy: Double
    /// How much y′ takes of x.
    public var yx: Double
    /// How much y′ takes of y.
    public var yy: Double
    /// What is added to x′.
    public var x0: Double
    /// What is added to y′.
    public var y0: Double

    /// Makes a transformation from its six numbers.
    public init(xx: Double, xy: Double, yx: Double, yy: Double, x0: Double, y0: Double) {
        (self.xx, self.xy, self.yx, self.yy) = (xx, xy, yx, yy)
        (self.x0, self.y0) = (x0, y0)
    }

    /// Adds to both numbers.
    public static func translation(x: Double, y: Double) -> AffineTransformation {
        AffineTransformation(xx: 1, xy: 0, yx: 0, yy: 1, x0: x, y0: y)
    }

    /// Multiplies the differences to a place.
    public static func scaling(x: Double, y: Double, around origin: Coordinate) -> AffineTransformation {
        AffineTransformation(
            xx: x, xy: 0, yx: 0, yy: y, x0: origin.longitude * (1 - x), y0: origin.latitude * (1 - y))
    }

    /// Turns counterclockwise, as mathematics does on a plane.
    public static func rotation(degrees: Double, around origin: Coordinate) -> AffineTransformation {
        let (s, c) = (sine(degrees.radians), cosine(degrees.radians))
        return AffineTransformation(
            xx: c, xy: -s, yx: s, yy: c, x0: origin.longitude * (1 - c) + origin.latitude * s,
            y0: origin.latitude * (1 - c) - origin.longitude * s)
    }

    /// This one first and then another.
    public func followed(by next: AffineTransformation) -> AffineTransformation {
        AffineTransformation(
            xx: next.xx * xx + next.xy * yx, xy: next.xx * xy + next.xy * yy, yx: next.yx * xx + next.yy * yx,
            yy: next.yx * xy + next.yy * yy, x0: next.xx * x0 + next.xy * y0 + next.x0,
            y0: next.yx * x0 + next.yy * y0 + next.y0)
    }

    /// The image of a place.
    public func callAsFunction(_ place: Coordinate) -> Coordinate {
        Coordinate(
            longitude: xx * place.longitude + xy * place.latitude + x0,
            latitude: yx * place.longitude + yy * place.latitude + y0)
    }
}

extension Geometry {
    /// The geometry with its longitudes and latitudes, as plain numbers, transformed. Altitudes stay, and nothing is wrapped at
    /// the antimeridian.
    ///
    /// - Throws: `GeometryOperationError.notOnEarth` for an image that is not finite.
    /// - Complexity: O(*n*).
    public func applying(_ transformation: AffineTransformation) throws(GeometryOperationError) -> Geometry {
        try replacingPositions { position throws(GeometryOperationError) in
            var position = position
            position.coordinate = transformation(position.coordinate)
            guard position.longitude.isFinite, position.latitude.isFinite else {
                throw .notOnEarth(position.coordinate)
            }
            return position
        }
    }
}
