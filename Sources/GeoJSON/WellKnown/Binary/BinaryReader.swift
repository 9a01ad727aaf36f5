/// Reads well-known binary of either dialect and byte order.
struct BinaryReader {
    private var cursor: BinaryCursor
    private let depthLimit: Int
    private var srid: Int32?

    /// The bytes that the smallest geometry takes: byte order, type, and a count.
    private static let smallestGeometry = 9

    init(_ bytes: UnsafeRawBufferPointer, _ limits: WellKnownLimits) {
        cursor = BinaryCursor(bytes)
        depthLimit = limits.boundedDepth
    }

    mutating func whole() throws(WellKnownGeometryError) -> ReferencedGeometry {
        let geometry = try Geometry(shape(depth: 0))
        guard cursor.remaining == 0 else { throw WellKnownGeometryError(.expected(.end), offset: cursor.offset) }
        return ReferencedGeometry(geometry, srid: srid)
    }

    /// Byte order, type and perhaps SRID of a geometry.
    private mutating func header(
        depth: Int
    ) throws(WellKnownGeometryError) -> (type: WellKnownType, layout: CoordinateLayout) {
        let start = cursor.offset
        let order = try cursor.byte()
        guard order <= 1 else { throw WellKnownGeometryError(.unknownByteOrder(order), offset: start) }
        cursor.isBigEndian = order == 0
        let place = cursor.offset
        let code = try cursor.integer()
        let base = code & 0x1FFF_FFFF
        let (number, extras) = (base % 1000, base / 1000)
        guard extras <= 3 else { throw WellKnownGeometryError(.unknownType(String(base)), offset: place) }
        guard let type = WellKnownType(rawValue: number) else {
            throw WellKnownGeometryError(
                WellKnownType.unsupportedName(number).map { .unsupportedType($0) } ?? .unknownType(String(base)),
                offset: place)
        }
        let hasAltitude = code & 0x8000_0000 != 0 || extras & 1 == 1
        let hasMeasure = code & 0x4000_0000 != 0 || extras & 2 == 2
        guard hasAltitude || !hasMeasure else { throw WellKnownGeometryError(.measureWithoutAltitude, offset: place) }
        if code & 0x2000_0000 != 0 {
            let place = cursor.offset
            let found = Int32(bitPattern: try cursor.integer())
            guard depth == 0 || srid == found else {
                throw WellKnownGeometryError(.conflictingSRID, offset: place)
            }
            srid = found
        }
        return (type, hasMeasure ? .xyzm : hasAltitude ? .xyz : .xy)
    }

    private mutating func shape(depth: Int) throws(WellKnownGeometryError) -> Geometry.Shape {
        let start = cursor.offset
        let (type, layout) = try header(depth: depth)
        switch type {
        case .point: return try point(layout)
        case .lineString:
            let place = cursor.offset
            return .lineString(try positions(layout).line(at: place))
        case .polygon:
            var rings: [Positions] = []
            for _ in 0..<(try cursor.count(ofParts: 4)) {
                let place = cursor.offset
                rings.append(try positions(layout).ring(at: place))
            }
            return .polygon(Polygon(uncheckedRings: PositionLists(rings)))
        case .geometryCollection:
            guard depth < depthLimit else { throw WellKnownGeometryError(.tooDeep, offset: start) }
            return .geometryCollection(try members(depth: depth).map { Geometry($0) })
        case .multiPoint:
            return .multiPoint(
                Positions(
                    try only(members(depth: depth)) { shape throws(WellKnownGeometryError) in
                        switch shape {
                        case .point(let position): position
                        case .emptyPoint: nil
                        default: throw WellKnownGeometryError(.wrongMember, offset: start)
                        }
                    }))
        case .multiLineString:
            return .multiLineString(
                PositionLists(
                    try only(members(depth: depth)) { shape throws(WellKnownGeometryError) in
                        guard case .lineString(let line) = shape else {
                            throw WellKnownGeometryError(.wrongMember, offset: start)
                        }
                        return line.isEmpty ? nil : line
                    }))
        case .multiPolygon:
            return .multiPolygon(
                PolygonList(
                    try only(members(depth: depth)) { shape throws(WellKnownGeometryError) in
                        guard case .polygon(let polygon) = shape else {
                            throw WellKnownGeometryError(.wrongMember, offset: start)
                        }
                        return polygon.rings.isEmpty ? nil : polygon
                    }))
        }
    }

    /// The members of a collection or MULTI geometry, a level deeper.
    private mutating func members(depth: Int) throws(WellKnownGeometryError) -> [Geometry.Shape] {
        // A MULTI geometry that claims to hold others nests as a collection does.
        guard depth <= depthLimit else { throw WellKnownGeometryError(.tooDeep, offset: cursor.offset) }
        var members: [Geometry.Shape] = []
        for _ in 0..<(try cursor.count(ofParts: Self.smallestGeometry)) { members.append(try shape(depth: depth + 1)) }
        return members
    }

    private func only<Part>(
        _ members: [Geometry.Shape], _ part: (Geometry.Shape) throws(WellKnownGeometryError) -> Part?
    ) throws(WellKnownGeometryError) -> [Part] {
        var parts: [Part] = []
        for member in members { if let found = try part(member) { parts.append(found) } }
        return parts
    }

    /// A point; one of which longitude and latitude are not numbers is the empty one.
    private mutating func point(_ layout: CoordinateLayout) throws(WellKnownGeometryError) -> Geometry.Shape {
        let place = cursor.offset
        var numbers: [Double] = []
        for _ in 0..<layout.rawValue { numbers.append(try cursor.number()) }
        if numbers[0].isNaN, numbers[1].isNaN { return .emptyPoint }
        guard numbers.allSatisfy({ $0.isFinite }) else { throw WellKnownGeometryError(.notFinite, offset: place) }
        return .point(
            Position(
                longitude: numbers[0], latitude: numbers[1], altitude: numbers.count > 2 ? numbers[2] : nil,
                furtherNumbers: Array(numbers.dropFirst(3))))
    }

    private mutating func positions(_ layout: CoordinateLayout) throws(WellKnownGeometryError) -> PositionGathering {
        let count = try cursor.count(ofParts: 8 * layout.rawValue)
        var gathering = PositionGathering(width: layout.rawValue)
        for _ in 0..<count {
            let place = cursor.offset
            for _ in 0..<layout.rawValue {
                let number = try cursor.number()
                guard number.isFinite else { throw WellKnownGeometryError(.notFinite, offset: place) }
                gathering.appendNumber(number)
            }
            gathering.endPosition()
        }
        return gathering
    }
}
