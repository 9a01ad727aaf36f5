import GeoJSON
import GeoJSONOperations
import Geodesy
import Testing

@Suite("Parts of geometries and collections")
struct PartTests {
    @Test("a geometry falls into its parts and is put together of them")
    func parts() throws {
        let all = try Shapes.geometry(
            "GEOMETRYCOLLECTION (MULTIPOINT (1 2, 3 4), POINT EMPTY, LINESTRING (0 0, 1 1), POLYGON EMPTY, "
                + "MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)), ((5 5, 9 5, 9 8, 5 5))))")
        #expect(all.parts.map(\.kind) == [.point, .point, .lineString, .polygon, .polygon])
        let again = Geometry.combining(all.parts)
        guard case .geometryCollection(let kinds) = again.shape else {
            Issue.record("\(again.kind)")
            return
        }
        #expect(kinds.map(\.kind) == [.multiPoint, .multiLineString, .multiPolygon])
        #expect(again.parts == all.parts)
        let areas = try Shapes.geometry("MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)), ((5 5, 9 5, 9 8, 5 5)))")
        #expect(Geometry.combining(areas.parts) == areas)
        #expect(areas.vertices.coordinates.count == 6)
    }

    @Test("Features of several parts become several, without identifiers that would be none")
    func exploded() throws {
        let collection = FeatureCollection(features: [
            Feature(id: 1, geometry: try Shapes.geometry("MULTIPOINT (1 2, 3 4)"), properties: ["a": 1]),
            Feature(id: 2, geometry: try Shapes.geometry("POINT (1 2)")), Feature(id: 3, geometry: nil),
            Feature(id: 4, geometry: try Shapes.geometry("MULTIPOINT (5 6)")),
        ])
        let exploded = collection.exploded()
        #expect(exploded.features.map(\.id) == [nil, nil, 2, 3, 4])
        #expect(exploded.features.map(\.geometry?.kind) == [.point, .point, .point, nil, .point])
        #expect(exploded.features[1].properties == ["a": 1])
    }

    @Test("points take properties of their zone, and are picked by an area")
    func zones() throws {
        let zones = FeatureCollection(features: [
            Feature(geometry: try Shapes.geometry("POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0))"), properties: ["name": "west"]),
            Feature(geometry: try Shapes.geometry(Shapes.fiji), properties: ["name": "Fiji"]),
        ])
        let trees = FeatureCollection(features: [
            Feature(id: 1, geometry: try Shapes.geometry("POINT (1 1)"), properties: ["kind": "oak"]),
            Feature(id: 2, geometry: try Shapes.geometry("POINT (9 9)")),
            Feature(id: 3, geometry: try Shapes.geometry("POINT (-179 -17)")),
            Feature(id: 4, geometry: try Shapes.geometry("POINT (4 4)")),
            Feature(id: 5, geometry: try Shapes.geometry("LINESTRING (1 1, 2 2)")),
        ])
        let tagged = trees.tagged(by: zones, property: "name", as: "zone")
        #expect(tagged.features.map { $0.properties?["zone"]?.stringValue } == ["west", nil, "Fiji", "west", nil])
        #expect(tagged.features[0].properties?["kind"] == "oak")
        #expect(tagged.features[1] == trees.features[1])
        #expect(trees.within(try #require(zones.features[0].geometry)).features.map(\.id) == [1, 5])
        #expect(trees.within(try #require(zones.features[1].geometry)).features.map(\.id) == [3])
    }
}
