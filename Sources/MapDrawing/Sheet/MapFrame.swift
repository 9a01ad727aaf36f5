public import Geodesy

/// The area of the Earth that a picture shows, and its scale.
///
///     let frame = try MapFrame(BoundingBox(west: -8.65, south: 41.13, east: -8.58, north: 41.17), width: 1600)
///     frame.height            // 1210
///     frame.point(coordinate) // in pixels
///
/// North is up. The projection of a framed box is the local plane at its centre (`LocalPlane`), so shapes are true there and within a
/// city; a sheet to be printed at a scale is one of a transverse Mercator projection. A box that crosses the antimeridian is drawn in
/// one piece.
public struct MapFrame: Hashable, Sendable {
    /// The widths in pixels that a picture may have.
    public static let widths = 64...20_000
    /// The least extent of a picture, in metres.
    static let leastExtent = 100.0
    /// The greatest ratio of the sides.
    static let greatestRatio = 4.0

    /// Pixels from left to right.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int
    /// Metres on the ground for one pixel.
    public let metresPerPixel: Double
    private let projection: Projection

    private enum Projection: Hashable {
        case local(LocalPlane)
        /// The middle of the picture is this point of the projection.
        case conformal(TransverseMercator, middle: PlanePoint)
    }

    /// Frames a box.
    ///
    /// The picture shows more than the box if that is smaller than 100 m or more than four times longer in one direction than in the
    /// other.
    /// - Parameters:
    ///   - width: of the picture in pixels, 64 to 20 000.
    /// - Throws: `MapDrawingError.impossibleArea` for a box that is not on the Earth or upside down, and `.impossibleWidth`.
    public init(_ box: BoundingBox, width: Int = 1600) throws(MapDrawingError) {
        guard MapFrame.widths.contains(width) else { throw .impossibleWidth(width) }
        guard Coordinate(longitude: box.west, latitude: box.south).isOnEarth,
            Coordinate(longitude: box.east, latitude: box.north).isOnEarth, box.south <= box.north
        else { throw .impossibleArea(box) }
        let span = box.east - box.west + (box.west > box.east ? 360 : 0)
        let middle = box.west + span / 2
        let plane = LocalPlane(
            origin: Coordinate(longitude: Angle.wrapped(middle), latitude: (box.south + box.north) / 2))
        projection = .local(plane)
        var across = max(span * plane.metresPerLongitude, MapFrame.leastExtent)
        var down = max((box.north - box.south) * plane.metresPerLatitude, MapFrame.leastExtent)
        across = max(across, down / MapFrame.greatestRatio)
        down = max(down, across / MapFrame.greatestRatio)
        self.width = width
        metresPerPixel = across / Double(width)
        height = Int((down / metresPerPixel).rounded())
    }

    /// Frames a part of a projection at a scale, so that several sheets join.
    ///
    /// Not enforced: that the numbers are above 0.
    /// - Parameter middle: the point of the projection in the middle of the picture.
    public init(
        _ projection: TransverseMercator, middle: PlanePoint, metresPerPixel: Double, width: Int, height: Int
    ) {
        self.projection = .conformal(projection, middle: middle)
        self.metresPerPixel = metresPerPixel
        self.width = width
        self.height = height
    }

    /// The position of a coordinate in pixels; may be outside the picture.
    public func point(_ coordinate: Coordinate) -> PicturePoint {
        let metres =
            switch projection {
            case .local(let plane): plane.point(coordinate)
            case .conformal(let projection, let middle): projection.point(coordinate) - middle
            }
        return PicturePoint(
            Double(width) / 2 + metres.east / metresPerPixel, Double(height) / 2 - metres.north / metresPerPixel)
    }

    /// The coordinate at a point.
    public func coordinate(_ point: PicturePoint) -> Coordinate {
        let metres = PlanePoint(
            east: (point.x - Double(width) / 2) * metresPerPixel,
            north: (Double(height) / 2 - point.y) * metresPerPixel)
        return switch projection {
        case .local(let plane): plane.coordinate(metres)
        case .conformal(let projection, let middle): projection.coordinate(metres + middle)
        }
    }

    /// The whole picture.
    public var box: PictureBox {
        PictureBox(left: 0, top: 0, right: Double(width), bottom: Double(height))
    }

    /// The picture with a margin, beyond which nothing is drawn.
    var drawnBox: PictureBox { box.grown(by: 16) }
}

extension PlanePoint {
    fileprivate static func + (one: PlanePoint, other: PlanePoint) -> PlanePoint {
        PlanePoint(east: one.east + other.east, north: one.north + other.north)
    }

    fileprivate static func - (one: PlanePoint, other: PlanePoint) -> PlanePoint {
        PlanePoint(east: one.east - other.east, north: one.north - other.north)
    }
}
