import GeoJSON
import GeoJSONOperations
import Geodesy
import Support
import Testing

@Suite("Moving, turning, scaling and affine transformations")
struct TransformTests {
    private let park = "POLYGON ((61.4 55.1, 61.42 55.1, 61.42 55.11, 61.4 55.11, 61.4 55.1))"

    @Test("an affine transformation gives shapely's numbers")
    func affine() throws {
        let square = try Shapes.geometry("POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0))")
        let transformation = AffineTransformation(xx: 2, xy: 0.5, yx: -1, yy: 3, x0: 7, y0: -2)
        #expect(try square.applying(transformation).wellKnown == "POLYGON ((7 -2, 15 -6, 17 6, 9 10, 7 -2))")
        let turned = try square.applying(.rotation(degrees: 30, around: Shapes.place(1, 2)))
        #expect(turned.coordinates[1].isNear(Shapes.place(4.598076211353316, 1.7679491924311224)))
        let there = AffineTransformation.scaling(x: 2, y: 3, around: Shapes.place(1, 1))
            .followed(by: .translation(x: 5, y: -1))
        #expect(try square.applying(there).wellKnown == "POLYGON ((4 -3, 12 -3, 12 9, 4 9, 4 -3))")
        #expect(throws: GeometryOperationError.self) { try square.applying(.translation(x: .infinity, y: 0)) }
    }

    @Test("every position moves as far as asked, and back again")
    func moved() throws {
        let geometry = try Shapes.geometry(park)
        let moved = try geometry.moved(bearing: 40, distance: 1000)
        for (from, to) in zip(geometry.coordinates, moved.coordinates) {
            #expect((from.distance(to: to) - 1000).magnitude < 1e-3)
        }
        let corner = try Shapes.geometry("POINT (61.4 55.16)").moved(bearing: 40, distance: 1000)
        #expect(corner.coordinates[0].isNear(Shapes.place(61.41008638398074, 55.166880641624694)))
        #expect(throws: GeometryOperationError.self) { try geometry.moved(bearing: .nan, distance: 5) }
        #expect(throws: GeometryOperationError.notOnEarth(Shapes.place(500_000, 6_000_000))) {
            try Shapes.geometry("POINT (500000 6000000)").moved(bearing: 0, distance: 5)
        }
    }

    @Test("turning keeps distances from the pivot, scaling multiplies them")
    func around() throws {
        let geometry = try Shapes.geometry(park)
        let pivot = try #require(geometry.centroid)
        let turned = try geometry.rotated(by: 90)
        let half = try geometry.scaled(by: 0.5)
        for (index, place) in geometry.coordinates.enumerated() {
            let distance = pivot.distance(to: place)
            #expect((pivot.distance(to: turned.coordinates[index]) - distance).magnitude < 1e-3)
            #expect((pivot.distance(to: half.coordinates[index]) - distance / 2).magnitude < 1e-3)
        }
        #expect((half.area / geometry.area - 0.25).magnitude < 1e-3)
        #expect((turned.area / geometry.area - 1).magnitude < 1e-4)
        let corner = Shapes.place(61.4, 55.1)
        #expect(try geometry.scaled(by: 3, from: corner).coordinates[0].isNear(corner))
        #expect(throws: GeometryOperationError.self) { try geometry.scaled(by: -1) }
    }

    @Test("rings stay closed, altitudes and foreign members stay, boxes go")
    func kept() throws {
        var geometry = try Shapes.geometry("POLYGON Z ((0 0 1, 1 0 2, 1 1 3, 0 0 1))")
        geometry.boundingBox = Extent(west: 0, south: 0, east: 1, north: 1)
        geometry.foreignMembers = ["name": "x"]
        for changed in [try geometry.moved(bearing: 90, distance: 10), geometry.flipped()] {
            #expect(changed.boundingBox == nil && changed.foreignMembers == ["name": "x"])
            guard case .polygon(let polygon) = changed.shape else { return }
            _ = try Polygon(rings: polygon.rings)
            #expect(polygon.exterior.map(\.altitude) == [1, 2, 3, 1])
        }
        #expect(geometry.flipped().coordinates[1] == Shapes.place(0, 1))
    }
}
