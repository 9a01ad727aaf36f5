/// The tags of geometry literals (rule `spatialInstance`).
enum WKTKind: String, Sendable, Hashable, CaseIterable {
    case point = "POINT"
    case lineString = "LINESTRING"
    case polygon = "POLYGON"
    case multiPoint = "MULTIPOINT"
    case multiLineString = "MULTILINESTRING"
    case multiPolygon = "MULTIPOLYGON"
    case geometryCollection = "GEOMETRYCOLLECTION"
}
