import GeoJSON
import JSON
import Testing

@Suite("Writing GeoJSON")
struct WritingTests {
    private let place = Position(longitude: 61.4026, latitude: 55.1599)

    private func text(_ object: GeoJSONObject, _ options: JSONWritingOptions = .compact) -> String {
        String(decoding: GeoJSONWriter(options: options).write(object), as: UTF8.self)
    }

    @Test("members have one order; foreign ones come in their own, last or before the Features of a collection")
    func order() {
        let feature = Feature(
            id: "a", geometry: .point(place), properties: ["z": 1, "a": 2],
            boundingBox: Extent(west: 61, south: 55, east: 62, north: 56), foreignMembers: ["y": true, "b": .null])
        #expect(
            text(.feature(feature))
                == #"{"type":"Feature","id":"a","bbox":[61,55,62,56],"geometry":{"type":"Point","coordinates":[61.4026,55.1599]},"#
                + #""properties":{"z":1,"a":2},"y":true,"b":null}"#)
        let collection = FeatureCollection(
            features: [], boundingBox: Extent(west: 1, south: 2, east: 3, north: 4), foreignMembers: ["name": "x"])
        #expect(
            text(.featureCollection(collection))
                == #"{"type":"FeatureCollection","bbox":[1,2,3,4],"name":"x","features":[]}"#)
        let geometry = Geometry(.point(place), foreignMembers: ["accuracy": 5])
        #expect(text(.geometry(geometry)) == #"{"type":"Point","coordinates":[61.4026,55.1599],"accuracy":5}"#)
    }

    @Test("a Feature without place or properties has them as null, and no other members")
    func nulls() {
        #expect(text(.feature(Feature(geometry: nil))) == #"{"type":"Feature","geometry":null,"properties":null}"#)
        #expect(text(.geometry(Geometry(.emptyPoint))) == #"{"type":"Point","coordinates":[]}"#)
        #expect(
            text(.geometry(Geometry(.geometryCollection([])))) == #"{"type":"GeometryCollection","geometries":[]}"#)
    }

    @Test(
        "identifiers are written as they were read, digit by digit",
        arguments: [
            #""7""#, "7", "-7", "0", "7.0", "7.00", "1e3", "9223372036854775807", "9223372036854775808", "-0",
            "123456789012345678901234567890", #""""#, #""a\"b""#,
        ])
    func identifiers(id: String) throws {
        let source = #"{"type":"Feature","id":\#(id),"geometry":null,"properties":null}"#
        #expect(text(try GeoJSONObject(parsing: source)) == source)
    }

    @Test("an identifier is text, a whole number, or the digits of any other number")
    func identifierKinds() throws {
        func id(_ text: String) throws -> Feature.Identifier? {
            try GeoJSONObject(parsing: #"{"type":"Feature","id":\#(text),"geometry":null,"properties":null}"#)
                .features.first?.id
        }
        #expect(try id(#""7""#) == .string("7"))
        #expect(try id("7") == .integer(7))
        #expect(try id("9223372036854775808") == .decimal("9223372036854775808"))
        #expect(try id("1.0") == .decimal("1.0"))
        #expect(try id("1.0") != id("1.00"))
        #expect([Feature.Identifier.string("a"), 7, .decimal("1.50")].map(\.description) == ["a", "7", "1.50"])
    }

    @Test("rounding concerns positions, altitudes and boxes, not the numbers of properties")
    func decimals() {
        let feature = Feature(
            geometry: .point(Position(longitude: 61.123456789, latitude: 55.987654321, altitude: 234.56789)),
            properties: ["exact": 0.123456789],
            boundingBox: Extent(west: 61.123456789, south: 55, east: 62, north: 56),
            foreignMembers: ["own": 0.987654321])
        #expect(
            text(.feature(feature), JSONWritingOptions(decimals: 3))
                == #"{"type":"Feature","bbox":[61.123,55,62,56],"geometry":{"type":"Point","coordinates":[61.123,55.988,234.568]},"#
                + #""properties":{"exact":0.123456789},"own":0.987654321}"#)
    }

    @Test("a pretty text has members on lines of their own and a position on one, and reads back equal")
    func pretty() throws {
        let source = GeoJSONObject.feature(
            Feature(
                id: 1, geometry: .lineString([place, Position(longitude: 61.5, latitude: 55.25)]),
                properties: ["tags": ["a", 1], "empty": [:]]))
        let written = text(source, .pretty)
        #expect(written.hasPrefix("{\n  \"type\": \"Feature\",\n  \"id\": 1,\n  \"geometry\": {\n"))
        #expect(written.contains("\n      [61.4026,55.1599],\n      [61.5,55.25]\n"))
        #expect(written.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
        #expect(try GeoJSONObject(parsing: written) == source)
    }

    @Test("numbers that are not finite, which no reader returns, become null")
    func notFinite() {
        let wrong = Position(longitude: .nan, latitude: .infinity)
        #expect(text(.geometry(.point(wrong))) == #"{"type":"Point","coordinates":[null,null]}"#)
    }

    @Test("every kind of geometry has its name and its depth of brackets, and values print themselves as their text")
    func kinds() {
        let ring: Positions = [place, Position(longitude: 1, latitude: 2), Position(longitude: 3, latitude: 4), place]
        let inner = "[[61.4026,55.1599],[1,2],[3,4],[61.4026,55.1599]]"
        func text(_ kind: String, _ coordinates: String) -> String {
            #"{"type":"\#(kind)","coordinates":\#(coordinates)}"#
        }
        let polygon = Polygon(uncheckedExterior: ring)
        #expect(ring.description == inner)
        #expect(Geometry.multiPoint(ring).description == text("MultiPoint", inner))
        #expect(Geometry.lineString(ring).description == text("LineString", inner))
        #expect(Geometry.multiLineString([ring]).description == text("MultiLineString", "[\(inner)]"))
        #expect(Geometry.polygon(polygon).description == text("Polygon", "[\(inner)]"))
        #expect(
            Geometry.multiPolygon([polygon, polygon]).description == text("MultiPolygon", "[[\(inner)],[\(inner)]]"))
        #expect(
            Extent(west: 1, south: 2, east: 4, north: 5, altitudes: .init(lowest: 3, highest: 6)).description
                == "[1.0,2.0,3.0,4.0,5.0,6.0]")
    }

    private struct Full: Error {}

    @Test("a sink that fails is not called again, and its error reaches the caller", arguments: [1, 2, 3])
    func failingSink(limit: Int) {
        let features = (0..<60_000).map { Feature(id: .integer(Int64($0)), geometry: .point(place)) }
        let collection = GeoJSONObject.featureCollection(FeatureCollection(features: features))
        var calls = 0
        #expect(throws: Full.self) {
            try GeoJSONWriter().write(collection) { (_: UnsafeRawBufferPointer) throws(Full) in
                calls += 1
                if calls == limit { throw Full() }
            }
        }
        #expect(calls == limit)
    }

    @Test("what a sink takes piece by piece is the text in one piece")
    func pieces() throws {
        let features = (0..<30_000).map { Feature(id: .integer(Int64($0)), geometry: .point(place)) }
        let collection = GeoJSONObject.featureCollection(FeatureCollection(features: features))
        var pieces: [UInt8] = []
        var calls = 0
        GeoJSONWriter().write(collection) { (piece: UnsafeRawBufferPointer) in
            pieces += piece
            calls += 1
        }
        #expect(calls > 1)
        #expect(pieces == GeoJSONWriter().write(collection))
    }

    @Test("a record of a sequence is one line in any layout, and starts with a separator where its format has one")
    func records() throws {
        let object = GeoJSONObject.geometry(.point(place))
        let writer = GeoJSONWriter(options: .pretty)
        let line = #"{"type":"Point","coordinates":[61.4026,55.1599]}"#
        #expect(String(decoding: writer.record(object, format: .newlineDelimited), as: UTF8.self) == line + "\n")
        #expect(String(decoding: writer.record(object, format: .textSequence), as: UTF8.self) == "\u{1E}" + line + "\n")
    }
}
