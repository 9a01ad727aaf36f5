/// Reads well-known text: OGC 06-103r4 section 7, with PostGIS's SRID in front.
struct TextReader {
    private var scanner: TextScanner
    private let depthLimit: Int
    /// How many numbers a position of the geometry being read has; `nil` before the first where the text does not say.
    private var width: Int?

    init(_ text: String, _ limits: WellKnownLimits) {
        scanner = TextScanner(text)
        depthLimit = limits.boundedDepth
    }

    mutating func whole() throws(WellKnownGeometryError) -> ReferencedGeometry {
        var srid: Int32?
        if scanner.take(word: "SRID") {
            try scanner.expect("=")
            srid = try scanner.integer()
            try scanner.expect(";")
        }
        let geometry = try geometry(depth: 0)
        guard scanner.peek() == nil else { throw scanner.failure(.expected(.end)) }
        return ReferencedGeometry(geometry, srid: srid)
    }

    private mutating func geometry(depth: Int) throws(WellKnownGeometryError) -> Geometry {
        _ = scanner.peek()
        let start = scanner.offset
        var name = scanner.word()
        guard !name.isEmpty else { throw scanner.failure(.expected(.type)) }
        var marks = String(name.reversed().prefix { $0 == "Z" || $0 == "M" }.reversed())
        name.removeLast(marks.count)
        if marks.isEmpty {
            for mark in ["ZM", "Z", "M"] where marks.isEmpty && scanner.take(word: mark) { marks = mark }
        }
        switch marks {
        case "": width = nil
        case "Z": width = 3
        case "ZM": width = 4
        case "M": throw WellKnownGeometryError(.measureWithoutAltitude, offset: start)
        default: throw WellKnownGeometryError(.unknownType(name + marks), offset: start)
        }
        guard let type = WellKnownType.named(name) else {
            throw WellKnownGeometryError(
                WellKnownType.isUnsupported(name) ? .unsupportedType(name) : .unknownType(name), offset: start)
        }
        return Geometry(try shape(type, depth: depth, at: start))
    }

    private mutating func shape(
        _ type: WellKnownType, depth: Int, at start: Int
    ) throws(WellKnownGeometryError) -> Geometry.Shape {
        if scanner.take(word: "EMPTY") { return type.empty }
        switch type {
        case .point:
            try open()
            let position = try position()
            try scanner.expect(")")
            return .point(position)
        case .lineString: return .lineString(try line())
        case .polygon: return .polygon(try polygon())
        case .multiPoint:
            var points: [Position] = []
            try list { reader throws(WellKnownGeometryError) in
                if reader.scanner.take(word: "EMPTY") { return }
                let isBracketed = reader.scanner.take("(")
                points.append(try reader.position())
                if isBracketed { try reader.scanner.expect(")") }
            }
            return .multiPoint(Positions(points))
        case .multiLineString:
            var lines: [Positions] = []
            try list { reader throws(WellKnownGeometryError) in
                if !reader.scanner.take(word: "EMPTY") { lines.append(try reader.line()) }
            }
            return .multiLineString(PositionLists(lines))
        case .multiPolygon:
            var polygons: [Polygon] = []
            try list { reader throws(WellKnownGeometryError) in
                if !reader.scanner.take(word: "EMPTY") { polygons.append(try reader.polygon()) }
            }
            return .multiPolygon(PolygonList(polygons))
        case .geometryCollection:
            guard depth < depthLimit else { throw WellKnownGeometryError(.tooDeep, offset: start) }
            var children: [Geometry] = []
            try list { reader throws(WellKnownGeometryError) in
                children.append(try reader.geometry(depth: depth + 1))
            }
            return .geometryCollection(children)
        }
    }

    private mutating func open() throws(WellKnownGeometryError) {
        guard scanner.take("(") else { throw scanner.failure(.expected(.coordinates)) }
    }

    /// One element or more between brackets.
    private mutating func list(
        _ element: (inout TextReader) throws(WellKnownGeometryError) -> Void
    ) throws(WellKnownGeometryError) {
        try open()
        repeat { try element(&self) } while scanner.take(",")
        guard scanner.take(")") else { throw scanner.failure(.expected(.separator)) }
    }

    private mutating func line() throws(WellKnownGeometryError) -> Positions {
        _ = scanner.peek()
        let start = scanner.offset
        return try positions().line(at: start)
    }

    private mutating func polygon() throws(WellKnownGeometryError) -> Polygon {
        var rings: [Positions] = []
        try list { reader throws(WellKnownGeometryError) in
            _ = reader.scanner.peek()
            let start = reader.scanner.offset
            rings.append(try reader.positions().ring(at: start))
        }
        return Polygon(uncheckedRings: PositionLists(rings))
    }

    private mutating func positions() throws(WellKnownGeometryError) -> PositionGathering {
        var gathering: PositionGathering?
        try list { reader throws(WellKnownGeometryError) in
            let numbers = try reader.numbers()
            if gathering == nil { gathering = PositionGathering(width: numbers.count) }
            gathering?.append(numbers)
        }
        return gathering ?? PositionGathering(width: 2)
    }

    private mutating func position() throws(WellKnownGeometryError) -> Position {
        let numbers = try numbers()
        return Position(
            longitude: numbers[0], latitude: numbers[1], altitude: numbers.count > 2 ? numbers[2] : nil,
            furtherNumbers: Array(numbers.dropFirst(3)))
    }

    /// The numbers of one position, as many as the first of the geometry has.
    private mutating func numbers() throws(WellKnownGeometryError) -> [Double] {
        _ = scanner.peek()
        let start = scanner.offset
        var numbers = [try scanner.number(), try scanner.number()]
        while numbers.count < 5, scanner.isAtNumber {
            numbers.append(try scanner.number())
        }
        let expected = width ?? min(numbers.count, 4)
        guard numbers.count == expected else {
            throw WellKnownGeometryError(.wrongDimension(expected: expected, found: numbers.count), offset: start)
        }
        width = expected
        return numbers
    }
}
