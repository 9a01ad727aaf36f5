import GeoJSON
import SpatialOperations
import Support

/// Shapes that the tests in this folder speak of.
enum Shapes {
    static func positions(_ numbers: [(Double, Double)]) -> Positions {
        Positions(numbers.map { Position(longitude: $0.0, latitude: $0.1) })
    }

    static func polygon(_ corners: [(Double, Double)]) -> Geometry {
        .polygon(Polygon(uncheckedExterior: positions(corners + corners.prefix(1))))
    }

    static func square(_ west: Double, _ south: Double, size: Double) -> Geometry {
        polygon([(west, south), (west + size, south), (west + size, south + size), (west, south + size)])
    }

    static func point(_ east: Double, _ north: Double) -> Geometry {
        .point(Position(longitude: east, latitude: north))
    }

    static let bowTie = polygon([(0, 0), (2, 2), (2, 0), (0, 2)])

    /// A ring seen from its middle at rising angles: it never crosses itself.
    static func star(_ generator: inout SeededGenerator) -> Geometry {
        let middle = (generator.next(in: -2.0...2.0), generator.next(in: -2.0...2.0))
        let angles = (0..<(3 + generator.next(below: 12))).map { _ in generator.next(in: 0.0...6.28) }.sorted()
        return polygon(
            angles.map { angle in
                let reach = generator.next(in: 0.5...3.0)
                // A diamond's outline instead of a circle's needs no trigonometry.
                let turn = angle / 1.57
                let quarter = turn.rounded(.down)
                let share = turn - quarter
                let (x, y): (Double, Double) =
                    switch Int(quarter) {
                    case 0: (1 - share, share)
                    case 1: (-share, 1 - share)
                    case 2: (share - 1, -share)
                    default: (share, share - 1)
                    }
                return (middle.0 + x * reach, middle.1 + y * reach)
            })
    }
}

extension Geometry {
    /// The rings of a Polygon; none for other kinds.
    var rings: [Positions] {
        guard case .polygon(let polygon) = shape else { return [] }
        return Array(polygon.rings)
    }
}
