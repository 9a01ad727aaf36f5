import EngineTestSupport
import Geodesy
import RoadMap
import Support
import Testing

@testable import Routing

@Suite("Areas of reach")
struct ReachAreaTests {
    private static let resolution = 20.0

    @Test(
        "hold every reached place, and none far from a reached road; the smaller lie within the larger",
        arguments: 1...5)
    func property(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let graph = try TestMaps.demo(seed: 1 + seed % 2)
        var router = Router(graph: graph)
        let start = graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: generator.nextUnit())
        let limits = [60.0, 150, 300]
        let reach = router.reach(from: start, within: 300, by: .duration)
        let areas = reach.areas(within: limits.reversed(), resolution: Self.resolution)
        #expect(areas.map(\.limit) == limits)
        for area in areas {
            let pieces = reach.pieces(within: area.limit)
            for _ in 0..<100 {
                guard let piece = generator.pick(pieces) else { continue }
                let part = piece.part
                let place = graph.snap(
                    onto: piece.edge,
                    at: part.lowerBound + (part.upperBound - part.lowerBound) * generator.nextUnit()
                ).coordinate
                #expect(area.contains(place), "seed \(seed), \(area.limit) s: \(place)")
                #expect(areas.allSatisfy { $0.limit < area.limit || $0.contains(place) }, "seed \(seed): \(place)")
            }
            let lines = pieces.map { piece in
                let line = Polyline(graph.shape(of: piece.edge))
                return Polyline(
                    line.slice(
                        from: piece.part.lowerBound * line.length, to: piece.part.upperBound * line.length))
            }
            let vertices = Array(area.polygons.joined().joined())
            #expect(!pieces.isEmpty && !vertices.isEmpty)
            for _ in 0..<60 {
                guard let place = generator.pick(vertices) else { continue }
                let off = lines.lazy.compactMap { $0.nearest(to: place)?.distance }.min() ?? .infinity
                #expect(off > Self.resolution && off < 3.5 * Self.resolution, "seed \(seed): \(place) is \(off) m off")
                for larger in areas where larger.limit > area.limit {
                    let isShared = larger.polygons.joined().joined().contains(place)
                    #expect(isShared || larger.contains(place), "seed \(seed): \(place)")
                }
            }
        }
    }

    @Test("around one road are a lozenge; a ring of roads leaves a hole, and two roads far apart are two")
    func shapes() throws {
        func rings(_ lines: [[(Double, Double)]]) throws -> [[[Coordinate]]] {
            let plane = LocalPlane(origin: Coordinate(longitude: 0, latitude: 0))
            let points = lines.map { line in line.map { PlanePoint(east: $0.0, north: $0.1) } }
            var field = try #require(DistanceField(around: points, resolution: 10))
            for line in points { field.approach(line) }
            return RingAssembly.polygons(ContourTracing(field).rings.map { $0.map { plane.coordinate($0) } })
        }
        #expect(try rings([[(0, 0), (100, 0)]]).map(\.count) == [1])
        #expect(try rings([[(0, 0)]]).map(\.count) == [1])
        let square = [(0.0, 0.0), (200, 0), (200, 200), (0, 200), (0, 0)]
        #expect(try rings([square]).map(\.count) == [2])
        #expect(try rings([[(0, 0), (100, 0)], [(0, 100), (100, 100)]]).map(\.count) == [1, 1])
        // A courtyard within the ring of roads, with a yard of its own.
        let inner = [(80.0, 80.0), (320, 80), (320, 320), (80, 320), (80, 80)]
        let outer = [(0.0, 0.0), (400, 0), (400, 400), (0, 400), (0, 0)]
        #expect(try rings([inner, outer]).map(\.count).sorted() == [2, 2])
        #expect(DistanceField(around: [], resolution: 10) == nil)
    }

    @Test("are made on a coarser grid where a fine one would be too large")
    func coarse() throws {
        let line = [PlanePoint(east: 0, north: 0), PlanePoint(east: 90_000, north: 90_000)]
        let field = try #require(DistanceField(around: [line], resolution: 1))
        #expect(field.columns * field.rows <= 4_100_000 && field.columns * field.rows > 2_000_000)
        #expect(field.spacing > 40)
    }
}

extension Reach.Area {
    fileprivate func contains(_ place: Coordinate) -> Bool {
        polygons.contains { rings in
            rings.reduce(false) { isInside, ring in
                zip(ring, ring.dropFirst()).reduce(isInside) { isInside, side in
                    let (start, end) = side
                    guard (start.latitude > place.latitude) != (end.latitude > place.latitude) else { return isInside }
                    let share = (place.latitude - start.latitude) / (end.latitude - start.latitude)
                    let isEast = start.longitude + share * (end.longitude - start.longitude) > place.longitude
                    return isInside != isEast
                }
            }
        }
    }
}
