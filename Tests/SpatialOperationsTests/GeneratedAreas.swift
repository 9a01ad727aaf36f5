import GeoJSON
import Geodesy
import Support

/// Polygons and MultiPolygons of many kinds, about half of them not valid.
enum GeneratedAreas {
    typealias Corners = [(Double, Double)]

    static func area(_ number: Int, _ generator: inout SeededGenerator) -> Geometry {
        let area: [[Corners]]
        switch number % 12 {
        case 0: area = [[random(&generator, count: 3...9)]]
        case 1: area = [[onGrid(&generator, size: 3, count: 3...7)]]
        case 2: area = [[onGrid(&generator, size: 5, count: 3...6), onGrid(&generator, size: 5, count: 3...4)]]
        case 3: area = [[square(0, 0, 6)] + (0..<generator.next(in: 1...4)).map { _ in box(&generator, size: 6) }]
        case 4: area = (0..<generator.next(in: 2...4)).map { _ in [box(&generator, size: 6)] }
        case 5: area = [[star(&generator)] + (0..<generator.next(below: 3)).map { _ in star(&generator, reach: 0.3) }]
        case 6: area = (0..<2).map { _ in [onGrid(&generator, size: 6, count: 3...5)] }
        case 7: area = [[comb(&generator)]]
        case 8: area = [[mutated(star(&generator), &generator)]]
        case 9: area = [[nearlyCollinear(&generator)]]
        case 10: area = [[square(0, 0, 8)] + (0..<generator.next(in: 2...6)).map { _ in diamond(&generator, size: 8) }]
        default:
            area = (0..<generator.next(in: 1...3)).map { _ in
                [box(&generator, size: 8), box(&generator, size: 8), onGrid(&generator, size: 8, count: 3...3)]
            }
        }
        let shift = generator.chance(0.2) ? generator.next(in: -100.0...100.0) * 1e5 : 0
        let polygons = area.map { rings in
            Polygon(
                uncheckedRings: PositionLists(
                    rings.map { corners in
                        Shapes.positions((corners + corners.prefix(1)).map { ($0.0 + shift, $0.1 + shift / 3) })
                    }))
        }
        if polygons.count == 1, let only = polygons.first { return .polygon(only) }
        return .multiPolygon(PolygonList(polygons))
    }

    private static func random(_ generator: inout SeededGenerator, count: ClosedRange<Int>) -> Corners {
        (0..<generator.next(in: count)).map { _ in (generator.next(in: 0.0...1.0), generator.next(in: 0.0...1.0)) }
    }

    private static func onGrid(_ generator: inout SeededGenerator, size: Int, count: ClosedRange<Int>) -> Corners {
        (0..<generator.next(in: count)).map { _ in
            (Double(generator.next(in: 0...size)), Double(generator.next(in: 0...size)))
        }
    }

    private static func square(_ west: Double, _ south: Double, _ size: Double) -> Corners {
        [(west, south), (west + size, south), (west + size, south + size), (west, south + size)]
    }

    private static func box(_ generator: inout SeededGenerator, size: Int) -> Corners {
        let (west, south) = (generator.next(in: 0...size - 1), generator.next(in: 0...size - 1))
        let (east, north) = (generator.next(in: west + 1...size), generator.next(in: south + 1...size))
        let (w, s, e, n) = (Double(west), Double(south), Double(east), Double(north))
        return generator.chance(0.5) ? [(w, s), (e, s), (e, n), (w, n)] : [(w, s), (w, n), (e, n), (e, s)]
    }

    private static func diamond(_ generator: inout SeededGenerator, size: Int) -> Corners {
        let reach = Double(generator.next(in: 1...2))
        let x = Double(generator.next(in: 1...size - 1))
        let y = Double(generator.next(in: 1...size - 1))
        return [(x - reach, y), (x, y - 1), (x + reach, y), (x, y + 1)]
    }

    /// A ring seen from its middle at rising angles, which never crosses itself.
    private static func star(_ generator: inout SeededGenerator, reach: Double = 3) -> Corners {
        let ring = Shapes.star(&generator).rings[0].dropLast()
        return ring.map { ($0.longitude * reach / 3, $0.latitude * reach / 3) }
    }

    private static func comb(_ generator: inout SeededGenerator) -> Corners {
        let teeth = generator.next(in: 2...40)
        let depth = generator.chance(0.7) ? 0.0 : Double(generator.next(in: -2...2)) / 2
        var corners: Corners = []
        for tooth in 0..<teeth {
            let isLong = generator.chance(0.1)
            corners.append((Double(tooth), 10))
            corners.append((Double(tooth) + 0.5, isLong ? depth : 1))
        }
        corners += [(Double(teeth), 10), (Double(teeth), 0), (0, 0)]
        // Leaning, so that the boxes of all teeth overlap.
        let lean = generator.chance(0.5) ? Double(generator.next(in: 1...9)) : 0
        return corners.map { ($0.0 + lean * $0.1, $0.1) }
    }

    private static func mutated(_ corners: Corners, _ generator: inout SeededGenerator) -> Corners {
        var corners = corners
        let index = generator.next(below: corners.count)
        let other = generator.next(below: corners.count)
        let next = (index + 1) % corners.count
        switch generator.next(below: 6) {
        case 0: corners.swapAt(index, other)
        case 1: corners[index] = corners[other]
        // A spike on a vertex, exactly as long as it can be exact.
        case 2: corners.insert(contentsOf: [corners[other], corners[index]], at: index + 1)
        case 3: corners.insert(corners[index], at: index)
        case 4:
            let middle = ((corners[index].0 + corners[next].0) / 2, (corners[index].1 + corners[next].1) / 2)
            corners[other] = middle
        default: corners[index] = (corners[index].0 * -1, corners[index].1 * -1)
        }
        return corners
    }

    /// Corners that lie on a line but for a few units in the last place.
    private static func nearlyCollinear(_ generator: inout SeededGenerator) -> Corners {
        let slope = generator.next(in: -2.0...2.0)
        var corners: Corners = (0..<generator.next(in: 3...7)).map { _ in
            let x = generator.next(in: 0.0...1.0)
            return (x, slope * x + generator.next(in: -1.0...1.0) * 1e-12)
        }
        if generator.chance(0.5) { corners.sort { $0.0 < $1.0 } }
        return corners
    }
}
