import EngineTestSupport
import Support
import Testing
import VeloQuest

@Suite("Closures drawn as GeoJSON")
struct DrawnClosureTests {
    @Test("every kind of geometry closes what its parts close")
    func kinds() throws {
        let graph = try TestMaps.demo(seed: 1)
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<20 {
            let shapes = (0..<2).map { _ in graph.shape(of: EdgeID(generator.next(below: graph.edgeCount))) }
            let lines = shapes.map { Positions($0.map { Position($0) }) }
            let points = Positions(shapes.map { Position($0[$0.count / 2]) })
            let squares = shapes.map { DrawnClosureTests.square(around: $0[0]) }
            var expected = Closures()
            for shape in shapes {
                expected.close(near: shape[shape.count / 2], in: graph)
                expected.close(along: shape, in: graph)
                expected.close(inside: [DrawnClosureTests.corners(around: shape[0])], in: graph)
            }
            let parts: [Geometry] = [
                .multiPoint(points), .multiLineString(PositionLists(lines)), .multiPolygon(PolygonList(squares)),
            ]
            let collection = GeoJSONObject.geometry(.geometryCollection(parts))
            #expect(Closures.drawn(in: collection, on: graph).closures == expected)
            let single: [Geometry] =
                points.map { .point($0) } + lines.map { .lineString($0) } + squares.map { .polygon($0) }
            let features = GeoJSONObject.featureCollection(
                FeatureCollection(features: single.map { Feature(geometry: $0) }))
            #expect(Closures.drawn(in: features, on: graph).closures == expected)
        }
    }

    @Test("Features that close nothing are counted out")
    func idle() throws {
        let graph = try TestMaps.demo(seed: 1)
        let place = graph.coordinate(ofNode: 0)
        let features = [
            Feature(geometry: nil), Feature(geometry: .point(Position(place))),
            Feature(geometry: .point(Position(longitude: 0, latitude: 0))), Feature(geometry: Geometry(.emptyPoint)),
        ]
        let drawn = Closures.drawn(in: .featureCollection(FeatureCollection(features: features)), on: graph)
        #expect(drawn.unmatchedFeatures == [0, 2, 3])
        #expect(!drawn.closures.isEmpty)
    }

    private static func corners(around place: Coordinate) -> [Coordinate] {
        let (east, north) = (0.001, 0.0006)
        return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1), (-1, -1)].map {
            Coordinate(longitude: place.longitude + $0.0 * east, latitude: place.latitude + $0.1 * north)
        }
    }

    private static func square(around place: Coordinate) -> Polygon {
        Polygon(uncheckedExterior: Positions(corners(around: place).map { Position($0) }))
    }
}
