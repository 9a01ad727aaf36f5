public import Geodesy
public import JSON

/// A GeoJSON geometry: its shape, its bounding box where the file gives one, and members foreign to the RFC.
///
///     let geometry = Geometry.point(Position(longitude: 61.4026, latitude: 55.1599))
///     if case .point(let position) = geometry.shape { print(position.latitude) }
///
/// RFC 7946 section 3.1.
public struct Geometry: Sendable, Hashable {
    /// The kind of geometry and its coordinates.
    public var shape: Shape
    private var seldom: RareMembers?

    /// Makes a geometry.
    public init(_ shape: Shape, boundingBox: Extent? = nil, foreignMembers: JSONObject = [:]) {
        self.shape = shape
        seldom = RareMembers.keeping(boundingBox, foreignMembers)
    }

    @inline(__always)
    package init(_ shape: consuming Shape, seldom: consuming RareMembers?) {
        self.shape = shape
        self.seldom = seldom
    }

    /// Whether there is a bounding box or a foreign member.
    var hasRareMembers: Bool { seldom != nil }

    /// The `bbox` member (RFC 7946 section 5), as written in the file; it is never computed.
    public var boundingBox: Extent? {
        get { seldom?.boundingBox }
        set { seldom = RareMembers.keeping(newValue, foreignMembers) }
    }

    /// Members that the RFC does not define (section 6.1), in the order of the file.
    public var foreignMembers: JSONObject {
        get { seldom?.foreignMembers ?? [:] }
        set { seldom = RareMembers.keeping(boundingBox, newValue) }
    }

    /// The coordinates and kind of a geometry.
    public enum Shape: Sendable, Hashable {
        /// A single position (section 3.1.2).
        case point(Position)
        /// A Point whose `coordinates` are an empty array, which section 3.1 lets readers treat as no geometry.
        case emptyPoint
        /// Several positions (section 3.1.3).
        case multiPoint(Positions)
        /// Two or more positions, joined by straight segments (section 3.1.4).
        case lineString(Positions)
        /// Several lines (section 3.1.5).
        case multiLineString(PositionLists)
        /// An area (section 3.1.6).
        case polygon(Polygon)
        /// Several areas (section 3.1.7).
        case multiPolygon(PolygonList)
        /// Geometries of any kind together (section 3.1.8).
        case geometryCollection([Geometry])
    }

    /// The seven names of section 1.4.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// `Point`
        case point = "Point"
        /// `MultiPoint`
        case multiPoint = "MultiPoint"
        /// `LineString`
        case lineString = "LineString"
        /// `MultiLineString`
        case multiLineString = "MultiLineString"
        /// `Polygon`
        case polygon = "Polygon"
        /// `MultiPolygon`
        case multiPolygon = "MultiPolygon"
        /// `GeometryCollection`
        case geometryCollection = "GeometryCollection"
    }

    /// The value of the `type` member.
    public var kind: Kind {
        switch shape {
        case .point, .emptyPoint: .point
        case .multiPoint: .multiPoint
        case .lineString: .lineString
        case .multiLineString: .multiLineString
        case .polygon: .polygon
        case .multiPolygon: .multiPolygon
        case .geometryCollection: .geometryCollection
        }
    }
}

extension Geometry {
    /// A Point.
    public static func point(_ position: Position) -> Geometry { Geometry(.point(position)) }
    /// A MultiPoint.
    public static func multiPoint(_ positions: Positions) -> Geometry { Geometry(.multiPoint(positions)) }
    /// A LineString.
    public static func lineString(_ positions: Positions) -> Geometry { Geometry(.lineString(positions)) }
    /// A MultiLineString.
    public static func multiLineString(_ lines: PositionLists) -> Geometry { Geometry(.multiLineString(lines)) }
    /// A Polygon.
    public static func polygon(_ polygon: Polygon) -> Geometry { Geometry(.polygon(polygon)) }
    /// A MultiPolygon.
    public static func multiPolygon(_ polygons: PolygonList) -> Geometry { Geometry(.multiPolygon(polygons)) }
    /// A GeometryCollection.
    public static func geometryCollection(_ geometries: [Geometry]) -> Geometry {
        Geometry(.geometryCollection(geometries))
    }
}

extension Geometry {
    /// All places of the geometry in order, without altitudes.
    ///
    /// - Complexity: O(*n*).
    public var coordinates: [Coordinate] {
        switch shape {
        case .point(let position): [position.coordinate]
        case .emptyPoint: []
        case .multiPoint(let positions), .lineString(let positions): Array(positions.coordinates)
        case .multiLineString(let lines): Array(lines.joined.coordinates)
        case .polygon(let polygon): Array(polygon.rings.joined.coordinates)
        case .multiPolygon(let polygons): Array(polygons.rings.joined.coordinates)
        case .geometryCollection(let children): children.flatMap { $0.coordinates }
        }
    }

    /// The first place of the geometry; `nil` where it has none.
    package var firstCoordinate: Coordinate? {
        switch shape {
        case .point(let position): position.coordinate
        case .emptyPoint: nil
        case .multiPoint(let positions), .lineString(let positions): positions.coordinates.first
        case .multiLineString(let lines): lines.joined.coordinates.first
        case .polygon(let polygon): polygon.rings.joined.coordinates.first
        case .multiPolygon(let polygons): polygons.rings.joined.coordinates.first
        case .geometryCollection(let children): children.lazy.compactMap { $0.firstCoordinate }.first
        }
    }
}
