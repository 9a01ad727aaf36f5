/// Writes well-known binary, little-endian.
struct BinaryWriter {
    private(set) var bytes: [UInt8] = []
    private let layout: CoordinateLayout
    private let dialect: WellKnownDialect

    init(_ layout: CoordinateLayout, _ dialect: WellKnownDialect) {
        self.layout = layout
        self.dialect = dialect
    }

    mutating func geometry(_ geometry: Geometry, srid: Int32? = nil) throws(WellKnownGeometryError) {
        header(WellKnownType(geometry.shape), srid)
        switch geometry.shape {
        case .emptyPoint: for _ in 0..<layout.rawValue { append(Double.nan.bitPattern) }
        case .point(let position): try self.position(position)
        case .lineString(let positions): try self.positions(positions)
        case .multiPoint(let positions):
            try count(positions.count)
            for position in positions {
                header(.point)
                try self.position(position)
            }
        case .multiLineString(let lines):
            try count(lines.count)
            for line in lines {
                header(.lineString)
                try positions(line)
            }
        case .polygon(let polygon): try rings(polygon)
        case .multiPolygon(let polygons):
            try count(polygons.count)
            for polygon in polygons {
                header(.polygon)
                try rings(polygon)
            }
        case .geometryCollection(let children):
            try count(children.count)
            for child in children { try self.geometry(child) }
        }
    }

    private mutating func header(_ type: WellKnownType, _ srid: Int32? = nil) {
        bytes.append(1)
        var code = type.rawValue
        switch (layout, dialect) {
        case (.xy, _): break
        case (.xyz, .iso): code += 1000
        case (.xyzm, .iso): code += 3000
        case (.xyz, .extended): code |= 0x8000_0000
        case (.xyzm, .extended): code |= 0xC000_0000
        }
        append(srid == nil ? code : code | 0x2000_0000)
        if let srid { append(UInt32(bitPattern: srid)) }
    }

    private mutating func rings(_ polygon: Polygon) throws(WellKnownGeometryError) {
        try count(polygon.rings.count)
        for ring in polygon.rings { try positions(ring) }
    }

    private mutating func positions(_ positions: Positions) throws(WellKnownGeometryError) {
        try count(positions.count)
        for position in positions { try self.position(position) }
    }

    private mutating func position(_ position: Position) throws(WellKnownGeometryError) {
        for number in try position.numbers(layout) { append(number.bitPattern) }
    }

    private mutating func count(_ count: Int) throws(WellKnownGeometryError) {
        guard let number = UInt32(exactly: count) else { throw WellKnownGeometryError(.tooManyParts) }
        append(number)
    }

    private mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
