import GeoJSON
import Geodesy
import Support

/// An area parted into cells that share winding borders, some of them with another one inside.
struct PlanarPartition {
    var cells: [Geometry] = []
    /// Lines away from the corners of the area, which keep these where they are.
    var whiskers: [Geometry] = []

    /// - Parameters:
    ///   - corner: the south-western corner; longitudes may go on beyond 180 and are brought back.
    ///   - size: of a cell in degrees.
    ///   - detail: how many positions a border has.
    init(
        _ generator: inout SeededGenerator, corner: Coordinate, size: Double, columns: Int, rows: Int, detail: Int
    ) {
        func node(_ column: Int, _ row: Int, _ jitter: (Double, Double)) -> Coordinate {
            let isEdge = (column % columns == 0, row % rows == 0)
            return Coordinate(
                longitude: corner.longitude + (Double(column) + (isEdge.0 ? 0 : jitter.0)) * size,
                latitude: corner.latitude + (Double(row) + (isEdge.1 ? 0 : jitter.1)) * size)
        }
        for (column, row) in [(0, 0), (columns, 0), (columns, rows), (0, rows)] {
            let place = node(column, row, (0, 0))
            let end = Coordinate(
                longitude: place.longitude + (column == 0 ? -0.1 : 0.1) * size, latitude: place.latitude)
            whiskers.append(
                .lineString(
                    Positions(
                        [place, end].map { Position(longitude: Angle.wrapped($0.longitude), latitude: $0.latitude) })))
        }
        var nodes: [[Coordinate]] = []
        for row in 0...rows {
            nodes.append(
                (0...columns).map {
                    node($0, row, (generator.next(in: -0.2...0.2), generator.next(in: -0.2...0.2)))
                })
        }
        // The border east of a node, and the one north of it; those at the edge of all are straight.
        var east: [[[Coordinate]]] = []
        var north: [[[Coordinate]]] = []
        for row in 0...rows {
            east.append(
                (0..<columns).map { column in
                    Self.border(
                        &generator, nodes[row][column], nodes[row][column + 1], detail, isStraight: row % rows == 0)
                })
            guard row < rows else { continue }
            north.append(
                (0...columns).map { column in
                    Self.border(
                        &generator, nodes[row][column], nodes[row + 1][column], detail,
                        isStraight: column % columns == 0)
                })
        }
        for row in 0..<rows {
            for column in 0..<columns {
                var ring = east[row][column].dropLast() + north[row][column + 1].dropLast()
                ring += east[row + 1][column].reversed().dropLast() + north[row][column].reversed().dropLast()
                add(Array(ring), &generator, size)
            }
        }
    }

    /// A line that winds between two places, less near its ends.
    private static func border(
        _ generator: inout SeededGenerator, _ start: Coordinate, _ end: Coordinate, _ detail: Int, isStraight: Bool
    ) -> [Coordinate] {
        let (x, y) = (end.longitude - start.longitude, end.latitude - start.latitude)
        return (0...detail).map { number in
            if number == 0 { return start }
            if number == detail { return end }
            let share = Double(number) / Double(detail)
            let aside = isStraight ? 0 : generator.next(in: -0.4...0.4) * min(share, 1 - share)
            return Coordinate(
                longitude: x == 0 ? start.longitude : start.longitude + share * x - aside * y,
                latitude: y == 0 ? start.latitude : start.latitude + share * y + aside * x)
        }
    }

    /// Adds a cell, now and then with another one in its middle that begins elsewhere.
    private mutating func add(_ ring: [Coordinate], _ generator: inout SeededGenerator, _ size: Double) {
        var holes: [Positions] = []
        if generator.chance(0.4) {
            let middle = Coordinate(
                longitude: ring.reduce(0) { $0 + $1.longitude } / Double(ring.count),
                latitude: ring.reduce(0) { $0 + $1.latitude } / Double(ring.count))
            let count = generator.next(in: 5...40)
            let enclave = (0..<count).map { number in
                let angle = (Double(number) + generator.next(in: 0...0.8)) / Double(count) * 2 * Double.pi
                let radius = size * generator.next(in: 0.03...0.12)
                return Coordinate(
                    longitude: middle.longitude + radius * cosine(angle),
                    latitude: middle.latitude + radius * sine(angle))
            }
            holes = [Self.closed(Self.turned(enclave, generator.next(in: 0...count - 1)).reversed())]
            cells.append(
                .polygon(
                    Polygon(
                        uncheckedExterior: Self.closed(Self.turned(enclave, generator.next(in: 0...count - 1))))))
        }
        let turned = Self.turned(ring, generator.next(in: 0...ring.count - 1))
        cells.append(.polygon(Polygon(uncheckedExterior: Self.closed(turned), holes: holes)))
    }

    private static func turned(_ ring: [Coordinate], _ start: Int) -> [Coordinate] {
        Array(ring[start...] + ring[..<start])
    }

    private static func closed(_ ring: [Coordinate]) -> Positions {
        let positions = ring.map {
            Position(longitude: Angle.wrapped($0.longitude), latitude: $0.latitude)
        }
        return Positions(positions + positions.prefix(1))
    }

    /// The sides of all areas, and how often each is there.
    static func sides(_ geometries: [Geometry]) -> [Side: Int] {
        var result: [Side: Int] = [:]
        for geometry in geometries {
            guard case .polygon(let polygon) = geometry.shape else { continue }
            for ring in polygon.rings {
                for (start, end) in zip(ring.coordinates, ring.coordinates.dropFirst()) {
                    result[Side(start: start, end: end), default: 0] += 1
                }
            }
        }
        return result
    }

    struct Side: Hashable {
        var start: Coordinate
        var end: Coordinate
    }

    /// The sum of the areas in square degrees.
    static func area(_ geometries: [Geometry]) -> Double {
        geometries.reduce(0) { sum, geometry in
            guard case .polygon(let polygon) = geometry.shape else { return sum }
            return polygon.rings.reduce(sum) {
                $0 + PlaneArea.signedDouble(of: UnrolledRing($1.coordinates, .shortWay).corners) / 2
            }
        }
    }
}
