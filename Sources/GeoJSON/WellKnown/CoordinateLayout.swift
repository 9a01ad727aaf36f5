/// How many numbers a position has: two, with altitude three, with a measure four.
enum CoordinateLayout: Int {
    case xy = 2
    case xyz = 3
    case xyzm = 4

    /// The layout of all positions of a geometry, `xy` where there are none; `nil` where they differ.
    init?(of geometry: Geometry) {
        var range: ClosedRange<Int>?
        Self.gather(geometry, &range)
        guard let range else {
            self = .xy
            return
        }
        guard range.count == 1 else { return nil }
        self.init(rawValue: range.lowerBound)
    }

    private static func gather(_ geometry: Geometry, _ range: inout ClosedRange<Int>?) {
        switch geometry.shape {
        case .point(let position): gather(CollectionOfOne(position), &range)
        case .emptyPoint: break
        case .multiPoint(let positions), .lineString(let positions): gather(positions, &range)
        case .multiLineString(let lines): gather(lines.joined, &range)
        case .polygon(let polygon): gather(polygon.rings.joined, &range)
        case .multiPolygon(let polygons): gather(polygons.rings.joined, &range)
        case .geometryCollection(let children): for child in children { gather(child, &range) }
        }
    }

    private static func gather(_ positions: some Collection<Position>, _ range: inout ClosedRange<Int>?) {
        for position in positions {
            let count = position.dimension
            let known = range ?? count...count
            range = min(known.lowerBound, count)...max(known.upperBound, count)
        }
    }
}

extension Position {
    /// Its numbers, as many as the layout has.
    func numbers(_ layout: CoordinateLayout) throws(WellKnownGeometryError) -> [Double] {
        var numbers = [longitude, latitude]
        if layout != .xy { numbers.append(altitude ?? .nan) }
        if layout == .xyzm { numbers.append(furtherNumbers.first ?? .nan) }
        guard numbers.allSatisfy({ $0.isFinite }) else { throw WellKnownGeometryError(.notFinite) }
        return numbers
    }
}

/// Positions while they are read, flat.
struct PositionGathering {
    private(set) var numbers: [Double] = []
    private(set) var count = 0
    let width: Int

    init(width: Int) { self.width = width }

    /// Appends the numbers of one position, `width` of them.
    mutating func append(_ position: some Collection<Double>) {
        numbers.append(contentsOf: position)
        count += 1
    }

    /// Appends one number of a position; `endPosition()` follows its last.
    mutating func appendNumber(_ number: Double) { numbers.append(number) }

    mutating func endPosition() { count += 1 }

    var positions: Positions { Positions(storage: numbers, stride: width) }

    /// The positions as a line.
    func line(at offset: Int) throws(WellKnownGeometryError) -> Positions {
        guard count != 1 else { throw WellKnownGeometryError(.shortLine, offset: offset) }
        return positions
    }

    /// The positions as a ring.
    func ring(at offset: Int) throws(WellKnownGeometryError) -> Positions {
        let ring = positions
        if let fault = PolygonError.Fault(of: ring) { throw WellKnownGeometryError(.ring(fault), offset: offset) }
        return ring
    }
}
