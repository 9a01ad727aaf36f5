import Foundation
import GeoJSON
import Geodesy
import JSON
import SpatialOperations
import Support
import TestSupport
import Testing

@Suite("Coordinate reference systems")
struct ReferenceSystemTests {
    @Test("a code, a URN, WKT and a PROJ string all name systems")
    func definitions() throws {
        let utm = try CoordinateReferenceSystem(epsg: 32641)
        #expect(utm.name == "WGS 84 / UTM zone 41N")
        #expect(utm.areaOfUse == BoundingBox(west: 60, south: 0, east: 66, north: 84))
        #expect(!utm.isGeographic)
        let crs84 = try CoordinateReferenceSystem("urn:ogc:def:crs:OGC:1.3:CRS84")
        #expect(crs84.isGeographic)
        let wkt = try CoordinateReferenceSystem(
            """
            GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],
            UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]
            """)
        #expect(wkt.name == "WGS 84" && wkt.isGeographic)
        let plane = try CoordinateReferenceSystem("+proj=utm +zone=41 +datum=WGS84 +type=crs")
        #expect(!plane.isGeographic && plane.areaOfUse == nil)
    }

    @Test("what is no system is refused in both languages", arguments: ["", "EPSG:999999", "EPSG:", "moon", "GEOGCS["])
    func unknown(definition: String) {
        do throws(ReferenceSystemError) {
            _ = try CoordinateReferenceSystem(definition)
            Issue.record("accepted")
        } catch {
            guard case .unknownSystem(definition, let reason) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(!reason.isEmpty)
            #expect(error.message[.english].contains("EPSG:4326"))
            #expect(error.message[.russian].contains("неизвестная система координат"))
        }
    }

    @Test(
        "an ellipsoid and a bare conversion are not systems",
        arguments: ["urn:ogc:def:ellipsoid:EPSG::7030", "+proj=utm +zone=41"])
    func notASystem(definition: String) {
        #expect(throws: ReferenceSystemError.notASystem(definition: definition)) {
            _ = try CoordinateReferenceSystem(definition)
        }
    }

    @Test("the crs member of older files is understood")
    func legacyMember() throws {
        let named: JSONValue = ["type": "name", "properties": ["name": "urn:ogc:def:crs:EPSG::3857"]]
        #expect(try CoordinateReferenceSystem(legacyMember: named).name == "WGS 84 / Pseudo-Mercator")
        let code: JSONValue = ["type": "EPSG", "properties": ["code": 2100]]
        #expect(try CoordinateReferenceSystem(legacyMember: code).name == "GGRS87 / Greek Grid")
        #expect(try CoordinateReferenceSystem(legacyMember: .null) == .longitudeLatitude)
    }

    @Test(
        "a linked or broken crs member is refused",
        arguments: [
            ["type": "link", "properties": ["href": "http://example.org/crs"]], ["type": "name"], "EPSG:4326", [], 7,
            ["type": "EPSG", "properties": ["code": 1.5]],
        ] as [JSONValue])
    func brokenMember(member: JSONValue) {
        #expect(throws: ReferenceSystemError.unreadableMember) {
            _ = try CoordinateReferenceSystem(legacyMember: member)
        }
    }
}

@Suite("Coordinate transformations")
struct CoordinateTransformationTests {
    @Test("known places have their known coordinates, east before north whatever the authority says")
    func knownPlaces() throws {
        // The origin of UTM zone 41 and the corner of the Web Mercator square.
        var numbers = [63.0, 0]
        try CoordinateTransformation(
            from: CoordinateReferenceSystem(epsg: 4326), to: CoordinateReferenceSystem(epsg: 32641)
        ).apply(to: &numbers)
        #expect(abs(numbers[0] - 500_000) < 1e-6 && abs(numbers[1]) < 1e-6)
        numbers = [180, 85.051_128_779_806_6]
        try CoordinateTransformation(
            from: .longitudeLatitude, to: CoordinateReferenceSystem(epsg: 3857)
        ).apply(to: &numbers)
        #expect(abs(numbers[0] - 20_037_508.342_789) < 1e-5 && abs(numbers[1] - 20_037_508.342_789) < 1e-5)
    }

    @Test("there and back again is the same place to a billionth of a degree")
    func roundTrip() throws {
        let geographic = try CoordinateReferenceSystem(epsg: 4326)
        let utm = try CoordinateReferenceSystem(epsg: 32641)
        let out = try CoordinateTransformation(from: geographic, to: utm)
        let back = try CoordinateTransformation(from: utm, to: geographic)
        var generator = SeededGenerator(seed: 41)
        let places = (0..<2000).flatMap { _ -> [Double] in
            [generator.next(in: 60.0...66.0), generator.next(in: 0.0...84.0), generator.next(in: -100.0...9000.0), 5]
        }
        var numbers = places
        try out.apply(to: &numbers, stride: 4)
        #expect(numbers != places)
        try back.apply(to: &numbers, stride: 4)
        for (before, after) in zip(places, numbers) { #expect(abs(before - after) < 1e-9) }
    }

    @Test("distances from the middle of a local plane are geodesic")
    func localPlane() throws {
        let middle = Coordinate(longitude: 179.99, latitude: 65.3)
        let plane = try CoordinateTransformation(from: .longitudeLatitude, to: .localPlane(around: middle))
        for bearing in stride(from: 0.0, to: 360, by: 30) {
            let place = middle.destination(bearing: bearing, distance: 50_000)
            var numbers = [place.longitude, place.latitude]
            try plane.apply(to: &numbers)
            let angle = bearing * .pi / 180
            #expect(abs(numbers[0] - 50_000 * sin(angle)) < 1e-4 && abs(numbers[1] - 50_000 * cos(angle)) < 1e-4)
        }
    }

    @Test("a position outside the area of use is an error with its index, unless asked otherwise")
    func areaOfUse() throws {
        let utm = try CoordinateReferenceSystem(epsg: 32641)
        let strict = try CoordinateTransformation(from: .longitudeLatitude, to: utm)
        var numbers = [61.4, 55.1, 59.9, 55.1]
        #expect(
            throws: ReferenceSystemError.outsideAreaOfUse(
                index: 1, coordinate: Coordinate(longitude: 59.9, latitude: 55.1), system: utm.name,
                area: BoundingBox(west: 60, south: 0, east: 66, north: 84))
        ) { try strict.apply(to: &numbers) }
        #expect(numbers == [61.4, 55.1, 59.9, 55.1])
        try CoordinateTransformation(from: .longitudeLatitude, to: utm, areas: .ignored).apply(to: &numbers)
        #expect((290_000...310_000).contains(numbers[2]))
        let inverse = try CoordinateTransformation(from: utm, to: .longitudeLatitude)
        #expect(throws: ReferenceSystemError.self) { try inverse.apply(to: &numbers) }
    }

    @Test("positions that have no place there leave the numbers as they were", arguments: [Double.nan, .infinity, 91])
    func untransformable(latitude: Double) throws {
        let transformation = try CoordinateTransformation(
            from: .longitudeLatitude, to: CoordinateReferenceSystem(epsg: 32641), areas: .ignored)
        var numbers = [61, 55, 61, latitude]
        do throws(ReferenceSystemError) {
            try transformation.apply(to: &numbers)
            Issue.record("transformed to \(numbers)")
        } catch {
            guard case .untransformable(1, let reason) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(!reason.isEmpty)
        }
        #expect(numbers.prefix(3) == [61, 55, 61])
    }

    @Test("numbers that do not come out even are refused; none are none")
    func uneven() throws {
        let transformation = try CoordinateTransformation(
            from: .longitudeLatitude, to: CoordinateReferenceSystem(epsg: 3857))
        var numbers = [1.0, 2, 3]
        #expect(throws: ReferenceSystemError.unevenNumbers(count: 3, stride: 2)) {
            try transformation.apply(to: &numbers)
        }
        #expect(throws: ReferenceSystemError.unevenNumbers(count: 3, stride: 0)) {
            try transformation.apply(to: &numbers, stride: 0)
        }
        numbers = []
        try transformation.apply(to: &numbers)
        #expect(numbers.isEmpty)
    }

    @Test("a geometry keeps its kind, altitudes and foreign members, and loses its stale box")
    func geometry() throws {
        let transformation = try CoordinateTransformation(
            from: .longitudeLatitude, to: CoordinateReferenceSystem(epsg: 3857))
        let mixed = Positions([
            Position(longitude: 0, latitude: 0),
            Position(longitude: 180, latitude: 0, altitude: 7, furtherNumbers: [8]),
        ])
        let geometry = Geometry(
            .geometryCollection([.lineString(mixed), Geometry(.emptyPoint), .polygon(Polygon(uncheckedRings: []))]),
            foreignMembers: ["note": "kept"])
        let moved = try transformation.transformed(geometry)
        #expect(moved.foreignMembers == geometry.foreignMembers)
        guard case .geometryCollection(let parts) = moved.shape, parts.count == 3,
            case .lineString(let line) = parts[0].shape
        else {
            Issue.record("\(moved)")
            return
        }
        #expect(line[0].altitude == nil && abs(line[0].longitude) < 1e-6)
        #expect(line[1].altitude == 7 && line[1].furtherNumbers == [8])
        #expect(abs(line[1].longitude - 20_037_508.342_789) < 1e-5)
        #expect(parts[1].shape == .emptyPoint && parts[2] == .polygon(Polygon(uncheckedRings: [])))
    }

    @Test("transformations of several tasks at once do not disturb each other")
    func tasks() async throws {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for zone in 1...8 {
                group.addTask {
                    let out = try CoordinateTransformation(
                        from: .longitudeLatitude, to: CoordinateReferenceSystem(epsg: 32600 + zone))
                    var numbers = [Double(zone) * 6 - 183, 45]
                    try out.apply(to: &numbers)
                    return abs(numbers[0] - 500_000) < 1e-6
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }
}
