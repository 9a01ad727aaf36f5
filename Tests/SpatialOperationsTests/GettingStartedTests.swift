import GeoJSON
import Geodesy
import SpatialOperations
import TestSupport
import Testing

/// The code of the module's first article, compiled, run, and compared with the article.
@Suite("Getting started with GEOS and PROJ")
struct GettingStartedTests {
    private let park = Shapes.square(61.36, 55.15, size: 0.02)
    private let lake = Shapes.square(61.37, 55.16, size: 0.02)
    private let course = Geometry.lineString([
        Position(longitude: 61.35, latitude: 55.155), Position(longitude: 61.39, latitude: 55.165),
    ])
    private let tasks = [Shapes.point(61.365, 55.155), Shapes.point(61.5, 55.2)]

    @Test("in metres")
    func metres() throws {
        // snippet: metres
        let zone = try course.buffered(byMetres: 50)
        // end
        #expect(zone.area > 200_000)
    }

    @Test("dissolving")
    func dissolving() throws {
        let municipalities = FeatureCollection(
            features: [park, lake].map { Feature(geometry: $0, properties: ["region": "Chelyabinsk"]) })
        // snippet: dissolving
        let regions = try municipalities.dissolved(by: "region", countedAs: "municipalities")
        // end
        #expect(regions.features.first?.properties == ["region": "Chelyabinsk", "municipalities": 2])
    }

    @Test("overlays and predicates")
    func overlay() throws {
        // snippet: overlay
        let land = try PlanarGeometry(park)
        let water = try PlanarGeometry(lake)
        let shore = try land.difference(water).geometry()
        let crosses = try PlanarGeometry(course).crosses(land)
        // end
        #expect(crosses && shore.area < park.area)
    }

    @Test("validity")
    func validity() throws {
        let drawn = Shapes.bowTie
        // snippet: validity
        let area = try PlanarGeometry(drawn)
        if let fault = try area.validity() {
            print(fault.reason, fault.coordinate.map { "\($0)" } ?? "")  // Self-intersection 1.0,1.0
            let repaired = try area.madeValid().geometry()
            print(repaired.kind)  // multiPolygon
        }
        // end
        #expect(try area.validity()?.reason == "Self-intersection")
        #expect(try area.madeValid().geometry().kind == .multiPolygon)
    }

    @Test("one against many")
    func many() throws {
        // snippet: many
        let land = try PlanarGeometry(park)
        let index = try SpatialIndex(tasks)
        let near = index.candidates(meeting: land)  // by their boxes

        let limits = try PreparedGeometry(land)
        let inside = try tasks.filter { try limits.contains(PlanarGeometry($0)) }
        // end
        #expect(inside == [tasks[0]] && near == [0])
    }

    @Test("coordinate systems")
    func systems() throws {
        // snippet: systems
        let utm = try CoordinateReferenceSystem(epsg: 32641)
        let toUTM = try CoordinateTransformation(from: .longitudeLatitude, to: utm)
        let projected = try toUTM.transformed(park)
        print(utm.name, projected.coordinates[0])
        // end
        #expect((projected.coordinates[0].longitude - 395_500).magnitude < 1000)
    }

    @Test("the article shows the code of these tests; VELOQUEST_UPDATE_PAGES=1 writes it")
    func article() throws {
        let code = try ArticleCode(
            article: "Sources/SpatialOperations/SpatialOperations.docc/GettingStarted.md", test: #filePath)
        #expect(code.isCurrent && !code.page.isEmpty, "\(code.unmatched)")
    }
}
