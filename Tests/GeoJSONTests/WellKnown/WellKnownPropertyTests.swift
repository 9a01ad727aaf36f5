import GeoJSON
import Support
import TestSupport
import Testing

@Suite("Well-known text and binary of random geometries")
struct WellKnownPropertyTests {
    struct Random {
        var generator: SeededGenerator
        var dimension = 2

        mutating func position() -> Position {
            func number() -> Double {
                switch generator.next(below: 4) {
                case 0: Double(generator.next(in: -180...180))
                case 1: generator.pick([0, -0.0, 1e-300, -1.7e308, .leastNonzeroMagnitude]) ?? 0
                default: generator.next(in: -180.0...180)
                }
            }
            return Position(
                longitude: number(), latitude: number(), altitude: dimension > 2 ? number() : nil,
                furtherNumbers: dimension > 3 ? [number()] : [])
        }

        mutating func positions(_ count: ClosedRange<Int>) -> Positions {
            Positions((0..<generator.next(in: count)).map { _ in position() })
        }

        mutating func polygon() -> Polygon {
            let rings = (0..<generator.next(in: 1...3)).map { _ in
                var ring = positions(3...6)
                ring.append(ring[0])
                return ring
            }
            return Polygon(uncheckedRings: PositionLists(rings))
        }

        mutating func geometry(depth: Int = 0) -> Geometry {
            switch generator.next(below: depth < 3 ? 9 : 8) {
            case 0: return .point(position())
            case 1: return .multiPoint(positions(0...4))
            case 2: return .lineString(positions(2...5))
            case 3: return .multiLineString(PositionLists((0..<generator.next(below: 3)).map { _ in positions(2...4) }))
            case 4: return .polygon(polygon())
            case 5: return .multiPolygon(PolygonList((0..<generator.next(below: 3)).map { _ in polygon() }))
            case 6: return Geometry(.emptyPoint)
            case 7: return .lineString([])
            default: return .geometryCollection((0..<generator.next(below: 4)).map { _ in geometry(depth: depth + 1) })
            }
        }
    }

    @Test("they come back equal to the bit from text and from binary of both dialects", arguments: UInt64(1)...4)
    func roundTrip(_ seed: UInt64) throws {
        var random = Random(generator: SeededGenerator(seed: seed))
        for round in 0..<500 {
            random.dimension = 2 + round % 3
            let geometry = random.geometry()
            let srid: Int32? = random.generator.chance(0.5) ? 4326 : nil
            let row = ReferencedGeometry(geometry, srid: srid)
            let text = try row.wellKnownText()
            #expect(try ReferencedGeometry(wellKnownText: text) == row, "seed \(seed), round \(round): \(text)")
            #expect(
                try ReferencedGeometry(wellKnownBinary: row.wellKnownBinary()) == row, "seed \(seed), round \(round)")
            #expect(
                try Geometry(wellKnownBinary: geometry.wellKnownBinary()) == geometry, "seed \(seed), round \(round)")
        }
    }

    @Test(
        "100,000 damaged texts and binaries are read or refused with a place, and what is read can be written",
        arguments: UInt64(1)...10)
    func damage(_ seed: UInt64) throws {
        var random = Random(generator: SeededGenerator(seed: seed))
        let seeds = try (0..<20).map { number in
            random.dimension = 2 + number % 3
            let row = ReferencedGeometry(random.geometry(depth: 2), srid: 4326)
            return (Array(try row.wellKnownText().utf8), try row.wellKnownBinary(number % 2 == 0 ? .iso : .extended))
        }
        for round in 0..<5000 {
            let (text, binary) = seeds[round % seeds.count]
            let damagedText = String(decoding: Mutation.damaged(text, using: &random.generator), as: UTF8.self)
            do {
                let row = try ReferencedGeometry(wellKnownText: damagedText)
                _ = try? row.wellKnownBinary()
            } catch {
                let isPlaced = error.offset.map { (0...damagedText.utf8.count).contains($0) } == true
                if !isPlaced { Issue.record("seed \(seed), round \(round): \(error) in \(damagedText)") }
            }
            let damaged = Mutation.damaged(binary, using: &random.generator)
            do {
                let geometry = try Geometry(wellKnownBinary: damaged)
                if let again = try? Geometry(wellKnownBinary: geometry.wellKnownBinary()), again != geometry {
                    Issue.record("seed \(seed), round \(round): \(damaged)")
                }
            } catch {
                let isPlaced = error.offset.map { (0...damaged.count).contains($0) } == true
                if !isPlaced { Issue.record("seed \(seed), round \(round): \(error) in \(damaged)") }
            }
        }
    }
}
