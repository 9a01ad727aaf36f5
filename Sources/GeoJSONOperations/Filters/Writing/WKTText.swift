import GeoJSON

/// Writes the geometry literals of a filter.
///
/// This is not `Geometry.wellKnownText()`, since the filter language has no `ZM`, and its collections may mix positions with two and
/// three numbers.
enum WKTText {
    /// A geometry with its tag.
    static func text(_ geometry: Geometry) -> String {
        switch geometry.shape {
        case .point(let position): "POINT(\(text(position)))"
        case .emptyPoint: "POINT EMPTY"
        case .multiPoint(let positions): "MULTIPOINT(\(positions.map { "(\(text($0)))" }.joined(separator: ", ")))"
        case .lineString(let line): "LINESTRING\(text(line))"
        case .multiLineString(let lines): "MULTILINESTRING(\(lines.map { text($0) }.joined(separator: ", ")))"
        case .polygon(let polygon): "POLYGON\(text(polygon))"
        case .multiPolygon(let polygons): "MULTIPOLYGON(\(polygons.map { text($0) }.joined(separator: ", ")))"
        case .geometryCollection(let children):
            "GEOMETRYCOLLECTION(\(children.map { text($0) }.joined(separator: ", ")))"
        }
    }

    private static func text(_ polygon: Polygon) -> String {
        "(\(polygon.rings.map { text($0) }.joined(separator: ", ")))"
    }

    private static func text(_ positions: Positions) -> String {
        "(\(positions.map { text($0) }.joined(separator: ", ")))"
    }

    private static func text(_ position: Position) -> String {
        var text = "\(number(position.longitude)) \(number(position.latitude))"
        if let altitude = position.altitude { text += " \(number(altitude))" }
        for further in position.furtherNumbers { text += " \(number(further))" }
        return text
    }

    /// A coordinate with as few digits as read back equal.
    static func number(_ number: Double) -> String {
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
