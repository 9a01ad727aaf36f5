/// Writes well-known text.
struct TextWriter {
    private(set) var text = ""
    private let layout: CoordinateLayout

    init(_ layout: CoordinateLayout) { self.layout = layout }

    mutating func geometry(_ geometry: Geometry) throws(WellKnownGeometryError) {
        text += WellKnownType(geometry.shape).name
        switch layout {
        case .xy: text += " "
        case .xyz: text += " Z "
        case .xyzm: text += " ZM "
        }
        switch geometry.shape {
        case .emptyPoint: text += "EMPTY"
        case .point(let position): try list(CollectionOfOne(position), Self.position)
        case .lineString(let positions): try self.positions(positions)
        case .multiPoint(let positions):
            try list(positions) { writer, position throws(WellKnownGeometryError) in
                try writer.list(CollectionOfOne(position), Self.position)
            }
        case .multiLineString(let lines): try list(lines, Self.positions)
        case .polygon(let polygon): try list(polygon.rings, Self.positions)
        case .multiPolygon(let polygons):
            try list(polygons) { writer, polygon throws(WellKnownGeometryError) in
                try writer.list(polygon.rings, Self.positions)
            }
        case .geometryCollection(let children):
            try list(children) { writer, child throws(WellKnownGeometryError) in try writer.geometry(child) }
        }
    }

    private static func positions(
        _ writer: inout TextWriter, _ positions: Positions
    ) throws(WellKnownGeometryError) { try writer.positions(positions) }

    private mutating func positions(_ positions: Positions) throws(WellKnownGeometryError) {
        try list(positions, Self.position)
    }

    private static func position(
        _ writer: inout TextWriter, _ position: Position
    ) throws(WellKnownGeometryError) {
        var isFirst = true
        for number in try position.numbers(writer.layout) {
            if !isFirst { writer.text += " " }
            isFirst = false
            let digits = number.description
            writer.text += digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
        }
    }

    private mutating func list<Element>(
        _ elements: some Collection<Element>,
        _ write: (inout TextWriter, Element) throws(WellKnownGeometryError) -> Void
    ) throws(WellKnownGeometryError) {
        guard !elements.isEmpty else {
            text += "EMPTY"
            return
        }
        text += "("
        var isFirst = true
        for element in elements {
            if !isFirst { text += ", " }
            isFirst = false
            try write(&self, element)
        }
        text += ")"
    }
}
