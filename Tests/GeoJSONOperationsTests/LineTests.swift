import GeoJSON
import GeoJSONOperations
import Geodesy
import Support
import Testing

@Suite("Parts of lines")
struct LineTests {
    private func line(_ generator: inout SeededGenerator) -> Positions {
        var place = Shapes.place(generator.next(in: -180.0...180), generator.next(in: -70.0...70))
        return Positions(
            (0..<generator.next(in: 2...12)).map { number in
                if number > 0 {
                    place = place.destination(
                        bearing: generator.next(in: 0.0...360), distance: generator.next(in: 0.0...30_000))
                }
                return Position(longitude: place.longitude, latitude: place.latitude, altitude: Double(number * 10))
            })
    }

    @Test("slices have the length asked for and begin and end on the line", arguments: UInt64(1)...4)
    func slices(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<100 {
            let line = line(&generator)
            let total = line.length
            let from = generator.next(in: 0.0...total)
            let to = generator.next(in: from...total)
            let slice = line.slice(from: from, to: to)
            #expect((slice.length - (to - from)).magnitude < 0.01, "seed \(seed), round \(round)")
            #expect(slice.first == line.position(along: from) && slice.last == line.position(along: to))
            let along = try #require(line.coordinate(along: from))
            #expect(along.distance(to: try #require(slice.first).coordinate) < 0.01, "seed \(seed), round \(round)")
            #expect(line.slice(from: -5, to: total + 5).count >= line.count)
        }
    }

    @Test("chunks are of one length but the last, and together the line", arguments: UInt64(1)...4)
    func chunks(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<50 {
            let line = line(&generator)
            let length = generator.next(in: 100.0...20_000)
            let chunks = try line.chunks(ofLength: length)
            #expect(chunks.count == max(1, Int((line.length / length).rounded(.up))), "seed \(seed), round \(round)")
            for chunk in chunks.dropLast() { #expect((chunk.length - length).magnitude < 0.01) }
            #expect((chunks.reduce(0) { $0 + $1.length } - line.length).magnitude < 0.05)
            for (before, after) in zip(chunks, chunks.dropFirst()) { #expect(before.last == after.first) }
            #expect(chunks.first?.first == line.first && chunks.last?.last == line.last)
        }
    }

    @Test("altitudes are interpolated")
    func altitudes() {
        let line: Positions = [
            Position(longitude: 0, latitude: 0, altitude: 100), Position(longitude: 1, latitude: 0, altitude: 200),
        ]
        #expect(((line.position(along: line.length / 4)?.altitude ?? 0) - 125).magnitude < 1e-9)
    }

    @Test("a slice between places follows the direction of the line")
    func places() throws {
        let line: Positions = [
            Position(longitude: 0, latitude: 0), Position(longitude: 0.1, latitude: 0),
            Position(longitude: 0.1, latitude: 0.1),
        ]
        let slice = line.slice(from: Shapes.place(0.11, 0.05), to: Shapes.place(0.02, 0.01))
        #expect(slice.count == 3)
        #expect(try #require(slice.first).coordinate.isNear(Shapes.place(0.02, 0), within: 1e-6))
        #expect(try #require(slice.last).coordinate.isNear(Shapes.place(0.1, 0.05), within: 1e-6))
        #expect(line.split(at: Shapes.place(0.1, 0.05)).map(\.count) == [3, 2])
        #expect(line.split(at: Shapes.place(-1, 0)) == [line])
    }

    @Test("what makes no sense is refused, and nothing gives nothing")
    func refused() throws {
        let line: Positions = [Position(longitude: 0, latitude: 0), Position(longitude: 1, latitude: 0)]
        for length in [0, -1, .nan, .infinity] {
            #expect(throws: GeometryOperationError.self) { try line.chunks(ofLength: length) }
        }
        #expect(throws: GeometryOperationError.self) { try line.chunks(ofLength: 1e-6) }
        #expect(line.slice(from: .nan, to: 5).isEmpty)
        let none = Positions()
        #expect(none.slice(from: 0, to: 5).isEmpty && none.position(along: 3) == nil)
        #expect(try none.chunks(ofLength: 5).isEmpty)
        let one: Positions = [Position(longitude: 1, latitude: 1)]
        #expect(one.slice(from: 0, to: 5).count == 2)
        #expect(try one.chunks(ofLength: 5) == [one])
    }

    @Test("an arc runs along the geodesic, in steps no longer than asked, and is cut at the antimeridian")
    func arc() throws {
        let chelyabinsk = Shapes.place(61.4026, 55.1599)
        let vancouver = Shapes.place(-123.1, 49.25)
        let arc = try Geometry.geodesicArc(from: chelyabinsk, to: vancouver, maximumStep: 100_000)
        guard case .multiLineString(let parts) = arc.shape else {
            Issue.record("not cut: \(arc.kind)")
            return
        }
        #expect(parts.count == 2)
        let distance = chelyabinsk.distance(to: vancouver)
        #expect((arc.length - distance).magnitude < distance * 1e-4)
        let quarter = Shapes.place(64.958158256041, 73.99706535620233)
        #expect((arc.nearest(to: quarter)?.distance ?? .infinity) < 2000)
        let moscow = Shapes.place(37.6173, 55.7558)
        let short = try Geometry.geodesicArc(from: chelyabinsk, to: moscow, maximumStep: 1_000_000)
        #expect(short.coordinates.count == 3)
        #expect(short.coordinates[1].isNear(Shapes.place(49.60090975078241, 56.03742403155695)))
        #expect(throws: GeometryOperationError.notOnEarth(Shapes.place(0, 91))) {
            try Geometry.geodesicArc(from: Shapes.place(0, 91), to: moscow)
        }
    }

    @Test("the nearest place of a geometry is inside of areas, on lines, or a point")
    func nearest() throws {
        let park = try Shapes.geometry(
            "POLYGON ((0 0, 1 0, 1 1, 0 1, 0 0), (0.4 0.4, 0.4 0.6, 0.6 0.6, 0.6 0.4, 0.4 0.4))")
        #expect(park.nearest(to: Shapes.place(0.2, 0.2))?.distance == 0)
        #expect(
            park.nearest(to: Shapes.place(0.5, 0.41))?.coordinate.isNear(Shapes.place(0.5, 0.4), within: 1e-6) == true)
        let mixed = try Shapes.geometry("GEOMETRYCOLLECTION (POINT (5 5), LINESTRING (0 0, 1 0))")
        #expect(mixed.nearest(to: Shapes.place(4, 4))?.coordinate == Shapes.place(5, 5))
        #expect(try Shapes.geometry("POINT EMPTY").nearest(to: Shapes.place(4, 4)) == nil)
    }
}
