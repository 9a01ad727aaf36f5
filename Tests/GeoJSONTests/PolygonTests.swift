import GeoJSON
import Support
import Testing

@Suite("A polygon that exists is well formed")
struct PolygonTests {
    private func ring(_ numbers: [(Double, Double)]) -> Positions {
        Positions(numbers.map { Position(longitude: $0.0, latitude: $0.1) })
    }

    private var square: Positions { ring([(0, 0), (4, 0), (4, 4), (0, 4), (0, 0)]) }

    @Test("closed rings of four positions and finite numbers make one")
    func wellFormed() throws {
        let hole = ring([(1, 1), (1, 2), (2, 2), (1, 1)])
        let polygon = try Polygon(exterior: square, holes: [hole])
        #expect(polygon.exterior == square)
        #expect(Array(polygon.holes) == [hole])
        #expect(try Polygon(rings: []).rings.isEmpty)
    }

    @Test("an open ring, a short one and one with infinity or no number are refused, with ring and position")
    func refused() {
        func fault(_ rings: [Positions]) -> PolygonError? {
            do {
                _ = try Polygon(rings: PositionLists(rings))
                return nil
            } catch {
                return error
            }
        }
        #expect(fault([square, ring([(1, 1), (1, 2), (2, 2), (2, 1)])])?.ring == 1)
        #expect(fault([ring([(0, 0), (1, 1), (0, 0)])])?.fault == .tooFewPositions(3))
        #expect(fault([[]])?.fault == .tooFewPositions(0))
        #expect(fault([ring([(0, 0), (4, 0), (.nan, 4), (0, 0)])])?.fault == .notFinite(position: 2))
        #expect(fault([ring([(.infinity, 0), (4, 0), (4, 4), (.infinity, 0)])])?.fault == .notFinite(position: 0))
        let high = Positions(
            square.map { Position(longitude: $0.longitude, latitude: $0.latitude, altitude: .infinity) })
        #expect(fault([high])?.fault == .notFinite(position: 0))
        let mixed: Positions = [
            Position(longitude: 0, latitude: 0, altitude: 5), Position(longitude: 1, latitude: 0),
            Position(longitude: 1, latitude: 1), Position(longitude: 0, latitude: 0, altitude: 5),
        ]
        #expect(fault([mixed]) == nil)
    }

    @Test("the error prints itself, with what to do")
    func message() {
        let error = #expect(throws: PolygonError.self) {
            try Polygon(exterior: ring([(0, 0), (4, 0), (4, 4), (0, 4)]))
        }
        #expect(
            "\(error.map { "\($0)" } ?? "")"
                == "ring 0 is not closed: it starts at [0,0] and ends at [0,4]; repeat the first position at its end")
    }

    @Test("what is recovered of a faulty text is well formed too")
    func recovered() {
        func recovered(_ coordinates: String) -> Geometry? {
            let text = #"{"type":"Polygon","coordinates":"# + coordinates + "}"
            let result = GeoJSONReader().read(text)
            #expect(result.hasErrors)
            guard case .geometry(let geometry)? = result.object else { return nil }
            return geometry
        }
        #expect(
            recovered("[[[0,0],[4,0],[4,4],[0,4]]]") == .polygon(Polygon(uncheckedExterior: square)))
        #expect(recovered("[[[0,0],[4,0],[0,0]]]") == nil)
        #expect(
            recovered("[[[0,0],[4,0],[4,4],[0,4],[0,0]],[[1,1],[2,2]]]")
                == .polygon(Polygon(uncheckedExterior: square)))
        // A hole does not become an area.
        #expect(recovered("[[[0,0],[0,0]],[[1,1],[2,1],[2,2],[1,1]]]") == nil)
    }

    @Test("infinity and what is no number are found before they are written, wherever they are")
    func checkNumbers() throws {
        let good = Geometry.lineString([Position(longitude: 0, latitude: 0), Position(longitude: 1, latitude: 1)])
        let bad = Geometry.lineString([Position(longitude: 0, latitude: 0), Position(longitude: 1, latitude: .nan)])
        let features = [Feature(geometry: good), Feature(geometry: .geometryCollection([good, bad]))]
        let collection = GeoJSONObject.featureCollection(FeatureCollection(features: features))
        let error = #expect(throws: GeoJSONWritingError.self) { try collection.checkNumbers() }
        #expect(error?.pointer.description == "/features/1/geometry/geometries/1/coordinates/1")
        #expect(error.map { "\($0)".hasPrefix("a number at /features/1/") } == true)
        try GeoJSONObject.geometry(good).checkNumbers()
        let box = Extent(west: 0, south: 0, east: .infinity, north: 1)
        #expect(throws: GeoJSONWritingError.self) {
            try GeoJSONObject.geometry(Geometry(good.shape, boundingBox: box)).checkNumbers()
        }
        let ring = Polygon(
            uncheckedExterior: Positions(
                square.map { Position(longitude: $0.longitude, latitude: $0.latitude * .infinity) }))
        let place = #expect(throws: GeoJSONWritingError.self) {
            try GeoJSONObject.geometry(.multiPolygon([ring])).checkNumbers()
        }
        #expect(place?.pointer.description == "/coordinates/0/0/0")
    }
}
