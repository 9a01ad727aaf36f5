import GeoJSONOperations
import Geodesy
import Support
import TestSupport
import Testing

@testable import GeoJSON

struct LineMeasureTests {
    private static func line(_ generator: inout SeededGenerator, step: Double = 0.004) -> Positions {
        var place = (x: generator.pick([61.4, -0.001, 179.998, -179.999]) ?? 0, y: generator.next(in: -60.0...60))
        return Positions(
            (0..<generator.next(in: 2...12)).map { _ in
                place.x += generator.next(in: -step...step)
                place.y += generator.next(in: -step...step)
                return Position(longitude: place.x.remainder(dividingBy: 360), latitude: place.y)
            })
    }

    @Test("a place along a line divides it into two parts of the lengths asked for")
    func along() throws {
        for seed in UInt64(0)..<300 {
            var generator = SeededGenerator(seed: seed)
            let line = Self.line(&generator)
            let distance = generator.nextUnit() * line.length
            let place = try #require(line.coordinate(along: distance))
            var left = distance
            var segment = 0
            while segment < line.count - 2,
                case let step = line.coordinate(at: segment).distance(to: line.coordinate(at: segment + 1)), step < left
            {
                left -= step
                segment += 1
            }
            #expect(abs(line.coordinate(at: segment).distance(to: place) - left) < 1e-6, "seed \(seed)")
            let rest = place.distance(to: line.coordinate(at: segment + 1))
            let step = line.coordinate(at: segment).distance(to: line.coordinate(at: segment + 1))
            #expect(abs(left + rest - step) < 1e-6, "seed \(seed)")
        }
        #expect(Positions().coordinate(along: 1) == nil)
        #expect(Positions().nearest(to: Coordinate(longitude: 1, latitude: 1)) == nil)
    }

    @Test("no place of a line is nearer than the nearest, among a thousand along it")
    func nearest() throws {
        for seed in UInt64(0)..<150 {
            var generator = SeededGenerator(seed: seed)
            let line = Self.line(&generator)
            let near = line.coordinate(at: generator.next(below: line.count))
            let asked = Coordinate(
                longitude: (near.longitude + generator.next(in: -0.01...0.01)).remainder(dividingBy: 360),
                latitude: near.latitude + generator.next(in: -0.01...0.01))
            let found = try #require(line.nearest(to: asked))
            let length = line.length
            for number in 0...1_000 {
                let place = try #require(line.coordinate(along: length * Double(number) / 1_000))
                #expect(found.distance <= asked.distance(to: place) + 0.01, "seed \(seed), \(number)")
            }
            // The place is on the segment that is named.
            let (from, to) = (
                line.coordinate(at: found.segment), line.coordinate(at: min(found.segment + 1, line.count - 1))
            )
            let detour = from.distance(to: found.coordinate) + found.coordinate.distance(to: to) - from.distance(to: to)
            #expect(detour < 0.01, "seed \(seed)")
        }
    }

    @Test("a line of one place is nearest there")
    func single() throws {
        let place = Coordinate(longitude: 5, latitude: 5)
        let found = try #require(Positions([Position(place)]).nearest(to: Coordinate(longitude: 5, latitude: 6)))
        #expect(found.coordinate == place && found.segment == 0)
        #expect(abs(found.distance - 110_576) < 100)
        #expect(Positions([Position(place)]).length == 0)
        #expect(Positions([Position(place)]).coordinate(along: 3) == place)
    }

    @Test("lengths and areas of geometries add up over their parts")
    func sums() {
        for seed in UInt64(0)..<200 {
            var objects = RandomObjects(seed: seed)
            let parts = (0..<3).map { _ in objects.geometry() }
            let whole = Geometry.geometryCollection(parts)
            #expect(whole.length == parts.reduce(0) { $0 + $1.length }, "seed \(seed)")
            #expect(whole.area == parts.reduce(0) { $0 + $1.area }, "seed \(seed)")
            #expect(whole.coordinates == parts.flatMap(\.coordinates), "seed \(seed)")
        }
        let line: Positions = [Position(longitude: 0, latitude: 0), Position(longitude: 0, latitude: 1)]
        #expect(Geometry.multiLineString([line, line]).length == 2 * line.length)
        #expect(Geometry.multiPoint(line).length == 0)
    }

    @Test("statistics are what counting by hand gives")
    func statistics() {
        for seed in UInt64(0)..<200 {
            var objects = RandomObjects(seed: seed)
            let collection = objects.collection(objects.generator.next(below: 6))
            let statistics = CollectionStatistics(of: .featureCollection(collection))
            let geometries = collection.features.compactMap(\.geometry)
            #expect(statistics.featureCount == collection.features.count)
            #expect(statistics.withoutGeometry == collection.features.count - geometries.count)
            #expect(statistics.positionCount == geometries.reduce(0) { $0 + $1.coordinates.count }, "seed \(seed)")
            func count(_ geometry: Geometry) -> Int {
                guard case .geometryCollection(let children) = geometry.shape else { return 1 }
                return 1 + children.reduce(0) { $0 + count($1) }
            }
            #expect(
                statistics.geometries.values.reduce(0, +) == geometries.reduce(0) { $0 + count($1) }, "seed \(seed)")
            #expect(abs(statistics.area - geometries.reduce(0) { $0 + $1.area }) <= statistics.area * 1e-12)
            for property in statistics.properties {
                let holders = collection.features.filter { $0.properties?[property.name] != nil }
                #expect(property.count == holders.count, "seed \(seed): \(property.name)")
            }
        }
    }
}
