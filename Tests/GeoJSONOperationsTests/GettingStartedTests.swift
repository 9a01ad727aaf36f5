import GeoJSONOperations
import Geodesy
import TestSupport
import Testing

/// The code of the module's first article, compiled, run, and compared with the article.
@Suite("Getting started with operations")
struct GettingStartedTests {
    private let park = Geometry.polygon(
        Polygon(uncheckedExterior: [
            Position(longitude: 61.36, latitude: 55.15), Position(longitude: 61.38, latitude: 55.15),
            Position(longitude: 61.38, latitude: 55.17), Position(longitude: 61.36, latitude: 55.17),
            Position(longitude: 61.36, latitude: 55.15),
        ]))
    private let route: Positions = [
        Position(longitude: 61.35, latitude: 55.155), Position(longitude: 61.39, latitude: 55.165),
        Position(longitude: 61.41, latitude: 55.165),
    ]

    @Test("centres")
    func centres() {
        let here = Coordinate(longitude: 61.4026, latitude: 55.1599)
        let moscow = Coordinate(longitude: 37.6173, latitude: 55.7558)
        // snippet: centres
        let middle = park.centroid
        let label = park.pointOnSurface  // inside, also where the centroid is not
        let halfway = here.midpoint(to: moscow)
        // end
        #expect(middle != nil && label != nil && halfway.longitude < 50)
    }

    @Test("lines")
    func lines() throws {
        let here = Coordinate(longitude: 61.37, latitude: 55.16)
        // snippet: lines
        let start = route.position(along: 500)  // metres from the start
        let rest = route.slice(from: 500, to: route.length)
        let kilometres = try route.chunks(ofLength: 1000)
        let (before, after) = (route.split(at: here).first, route.split(at: here).last)
        let crossings = Geometry.lineString(route).intersections(with: park)
        // end
        #expect(start == rest.first && kilometres.count == 5 && crossings.count == 2)
        #expect(before?.last == after?.first)
    }

    @Test("areas")
    func areas() throws {
        let here = Coordinate(longitude: 61.37, latitude: 55.16)
        // snippet: areas
        let zone = try Geometry.circle(around: here, radius: 250)
        let hull = Geometry.lineString(route).convexHull
        let moved = try park.moved(bearing: 90, distance: 100)  // a hundred metres east
        let larger = try park.scaled(by: 1.5).rotated(by: 30)
        // end
        #expect(zone.area > 190_000 && hull?.kind == .polygon && moved != park && larger.area > 2 * park.area)
    }

    @Test("simplification")
    func simplification() throws {
        let districts = FeatureCollection(features: [Feature(geometry: park)])
        // snippet: simplification
        let light = try park.simplified(toleranceMetres: 5)
        let fewer = try districts.simplifiedWithSharedBorders(by: .douglasPeucker(toleranceMetres: 50))
        // end
        #expect(light == park && fewer == districts)
    }

    @Test("predicates")
    func predicates() throws {
        let zone = try Geometry.circle(around: Coordinate(longitude: 61.37, latitude: 55.16), radius: 250)
        let course = Geometry.lineString(route)
        // snippet: predicates
        let isInside = park.contains(zone)
        let isTouched = zone.intersects(course)
        let isAway = park.isDisjoint(from: course)
        // end
        #expect(isInside && isTouched && !isAway)
    }

    @Test("collections")
    func collections() throws {
        let trees = FeatureCollection(features: [
            Feature(
                geometry: .multiPoint([
                    Position(longitude: 61.37, latitude: 55.16), Position(longitude: 61.5, latitude: 55.2),
                ]))
        ])
        let districts = FeatureCollection(features: [Feature(geometry: park, properties: ["name": "Park"])])
        // snippet: collections
        let single = trees.exploded()  // a Feature for each point
        let named = single.tagged(by: districts, property: "name", as: "district")
        let inPark = named.within(park)
        // end
        #expect(inPark.features.map { $0.properties?["district"] } == ["Park"])
    }

    @Test("the article shows the code of these tests; VELOQUEST_UPDATE_PAGES=1 writes it")
    func article() throws {
        let code = try ArticleCode(
            article: "Sources/GeoJSONOperations/GeoJSONOperations.docc/GettingStarted.md", test: #filePath)
        #expect(code.isCurrent && !code.page.isEmpty, "\(code.unmatched)")
    }
}
