import Support
import TestSupport
import Testing

@testable import GeoJSON

/// Flat storage behaves as the lists that it stands for.
struct PositionsTests {
    private static func position(_ generator: inout SeededGenerator, numbers: ClosedRange<Int>) -> Position {
        let count = generator.next(in: numbers)
        return Position(
            longitude: Double(generator.next(below: 5)), latitude: Double(generator.next(below: 5)),
            altitude: count > 2 ? Double(generator.next(below: 3)) : nil,
            furtherNumbers: (3..<max(count, 3)).map { Double($0) })
    }

    @Test("positions are changed as an array of them is, with two to five numbers each")
    func changes() {
        for seed in UInt64(0)..<400 {
            var generator = SeededGenerator(seed: seed)
            let numbers = generator.pick([2...2, 2...3, 3...3, 2...5]) ?? 2...2
            var plain = (0..<generator.next(below: 8)).map { _ in Self.position(&generator, numbers: numbers) }
            var flat = Positions(plain)
            for _ in 0..<6 {
                let position = Self.position(&generator, numbers: 2...4)
                switch generator.next(below: 5) {
                case 0:
                    plain.append(position)
                    flat.append(position)
                case 1:
                    let place = generator.next(below: plain.count + 1)
                    plain.insert(position, at: place)
                    flat.insert(position, at: place)
                case 2 where !plain.isEmpty:
                    let place = generator.next(below: plain.count)
                    #expect(plain.remove(at: place) == flat.remove(at: place))
                case 3 where !plain.isEmpty:
                    let place = generator.next(below: plain.count)
                    plain[place] = position
                    flat[place] = position
                default:
                    plain.reverse()
                    flat.reverse()
                }
                #expect(Array(flat) == plain, "seed \(seed)")
                #expect(flat.stride == max(plain.map(\.dimension).max() ?? 2, 2), "seed \(seed)")
                #expect(flat.coordinates.elementsEqual(plain.map(\.coordinate)), "seed \(seed)")
            }
        }
    }

    @Test("equal positions are equal and hash alike, however wide they are stored")
    func equality() {
        let flat: Positions = [Position(longitude: 1, latitude: 2), Position(longitude: 3, latitude: 4)]
        var wide: Positions = [
            Position(longitude: 1, latitude: 2), Position(longitude: 3, latitude: 4),
            Position(longitude: 5, latitude: 6, altitude: 7),
        ]
        wide.removeLast()
        let window = Positions(storage: [1, 2, .nan, 3, 4, .nan], stride: 3)
        #expect(flat == wide && flat == window && window == flat)
        #expect(Set([flat, wide, window]).count == 1)
        #expect(window[0].altitude == nil && window.count == 2)
        #expect(flat != Positions(flat.reversed()))
        #expect(flat != [Position(longitude: 1, latitude: 2), Position(longitude: 3, latitude: 4, altitude: 0)])
    }

    @Test("lists of lists are what they were made of, and read equal to those that the reader makes")
    func lists() throws {
        for seed in UInt64(0)..<300 {
            var objects = RandomObjects(seed: seed)
            let lines = (0..<objects.generator.next(below: 5)).map { _ in objects.positions(0...5) }
            let lists = PositionLists(lines)
            #expect(Array(lists) == lines, "seed \(seed)")
            #expect(Array(lists.joined) == lines.flatMap { $0 }, "seed \(seed)")
            let polygons = (0..<objects.generator.next(below: 4)).map { _ in objects.polygon() }
            let list = PolygonList(polygons)
            #expect(Array(list) == polygons, "seed \(seed)")
            #expect(list.rings.elementsEqual(polygons.flatMap { Array($0.rings) }), "seed \(seed)")
            guard !polygons.isEmpty else { continue }
            let geometry = Geometry.multiPolygon(list)
            let read = try GeoJSONObject(parsing: GeoJSONWriter().write(geometry)).features[0].geometry
            #expect(read == geometry && read.hashValue == Optional(geometry).hashValue, "seed \(seed)")
        }
    }

    @Test("a list that has one empty list has one, and none has none")
    func empty() {
        #expect(PositionLists([Positions()]).count == 1)
        #expect(PositionLists([Positions]()).isEmpty)
        #expect(PositionLists([Positions(), Positions()]).map(\.count) == [0, 0])
        #expect(PolygonList([Polygon(uncheckedRings: [])]).count == 1)
        #expect(PolygonList([Polygon(uncheckedRings: [])])[0].exterior.isEmpty)
        #expect(Polygon(uncheckedExterior: []).holes.isEmpty)
    }

    @Test("whatever is made is written and read back equal, pretty and compact", arguments: 0..<3)
    func objects(_ part: Int) {
        for round in 0..<200 {
            var objects = RandomObjects(seed: UInt64(part * 1_000 + round))
            let object = GeoJSONObject.featureCollection(objects.collection(3))
            for options in [GeoJSONWriter.Options.compact, .pretty] {
                let result = GeoJSONReader().read(GeoJSONWriter(options: options).write(object))
                #expect(result.object == object, "part \(part), round \(round)")
                #expect(!result.hasErrors, "part \(part), round \(round): \(result.diagnostics)")
            }
            let careful = FuzzTests.readCarefully(GeoJSONWriter().write(object))
            #expect(careful.object == object, "part \(part), round \(round)")
        }
    }
}
