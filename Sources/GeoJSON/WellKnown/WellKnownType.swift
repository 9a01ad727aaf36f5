/// The types of geometry by their numbers in well-known binary (OGC 06-103r4 section 8.2.8).
enum WellKnownType: UInt32, CaseIterable {
    case point = 1
    case lineString = 2
    case polygon = 3
    case multiPoint = 4
    case multiLineString = 5
    case multiPolygon = 6
    case geometryCollection = 7

    /// The name in text.
    var name: String {
        switch self {
        case .point: "POINT"
        case .lineString: "LINESTRING"
        case .polygon: "POLYGON"
        case .multiPoint: "MULTIPOINT"
        case .multiLineString: "MULTILINESTRING"
        case .multiPolygon: "MULTIPOLYGON"
        case .geometryCollection: "GEOMETRYCOLLECTION"
        }
    }

    static func named(_ name: String) -> WellKnownType? { allCases.first { $0.name == name } }

    init(_ shape: Geometry.Shape) {
        switch shape {
        case .point, .emptyPoint: self = .point
        case .lineString: self = .lineString
        case .polygon: self = .polygon
        case .multiPoint: self = .multiPoint
        case .multiLineString: self = .multiLineString
        case .multiPolygon: self = .multiPolygon
        case .geometryCollection: self = .geometryCollection
        }
    }

    /// The geometry of this type without any position.
    var empty: Geometry.Shape {
        switch self {
        case .point: .emptyPoint
        case .lineString: .lineString([])
        case .polygon: .polygon(Polygon(uncheckedRings: []))
        case .multiPoint: .multiPoint([])
        case .multiLineString: .multiLineString([])
        case .multiPolygon: .multiPolygon([])
        case .geometryCollection: .geometryCollection([])
        }
    }

    /// The types that GeoJSON lacks, by their numbers from 8 on.
    private static let unsupported = [
        "CIRCULARSTRING", "COMPOUNDCURVE", "CURVEPOLYGON", "MULTICURVE", "MULTISURFACE", "CURVE", "SURFACE",
        "POLYHEDRALSURFACE", "TIN", "TRIANGLE",
    ]

    static func isUnsupported(_ name: String) -> Bool { unsupported.contains(name) || name == "LINEARRING" }

    /// The name of a number that GeoJSON has no type for.
    static func unsupportedName(_ number: UInt32) -> String? {
        guard number >= 8, number < 18 else { return nil }
        return unsupported[Int(number) - 8]
    }
}
