import FeatureFiles
import GeoJSON
import JSON
import TestSupport
import Testing

@Suite("Tables and lists of well-known text")
struct TableTests {
    @Test("semicolons, decimal commas and Russian names of columns are read")
    func russian() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("имя;широта;долгота;код\r\n\"Дом; 1\";55,16;61,40;007\r\n".utf8, as: "a.csv")
        let read = try Converted(reading: path)
        #expect(read.features.map { $0.geometry } == [.point(Position(longitude: 61.4, latitude: 55.16))])
        #expect(read.features.first?.properties == ["имя": "Дом; 1", "код": "007"])
    }

    @Test("rows without coordinates stay and are named; faulty ones are left out and named")
    func missing() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("name,lon,lat\na,1,2\nb,,\nc,x,2\nd,1\ne,1,95\n".utf8, as: "a.csv")
        let read = try Converted(reading: path)
        #expect(read.features.map { $0.geometry == nil } == [false, true])
        #expect(read.warnings.contains { $0.contains("lines 3") })
        #expect(read.failures.map { $0.place } == [4, 5, 6])
    }

    @Test("what was written comes back exactly", arguments: ["a.csv", "a.tsv", "a.csv.gz"])
    func exact(name: String) throws {
        let folder = try TemporaryFolder()
        let text = collection(
            feature(
                #"{"type":"Point","coordinates":[0.1,55.16]}"#,
                #"{"a":9007199254740993,"b":"007","c":"","d":true,"e":"x\"y\nz;\t","f":"=1+1","g":null}"#),
            feature("null", #"{"a":-1,"b":"true","c":"1","d":false,"e":" ","f":"-","g":null}"#))
        let converted = try Converted(text, as: name, in: folder)
        #expect(converted.features == (try features(text)))
    }

    @Test("lines become well-known text, in tables and alone", arguments: ["a.csv", "a.wkt"])
    func text(name: String) throws {
        let folder = try TemporaryFolder()
        let text = collection(feature(#"{"type":"LineString","coordinates":[[0.1,1,5],[2,3,6]]}"#))
        let converted = try Converted(text, as: name, in: folder)
        #expect(converted.features.map { $0.geometry } == (try features(text).map { $0.geometry }))
    }

    @Test("an open quotation mark, another encoding and missing columns are errors")
    func faults() throws {
        let folder = try TemporaryFolder()
        let open = try folder.write("lon,lat,a\n1,2,\"x\n".utf8, as: "open.csv")
        #expect(throws: VectorFormatError.openQuote(path: open, line: 2)) { try Converted(reading: open) }
        let cyrillic = try folder.write(Array("lon,lat,a\n1,2,".utf8) + [0xCF, 0xF0], as: "cp1251.csv")
        #expect(throws: VectorFormatError.notUTF8(path: cyrillic, line: 2)) { try Converted(reading: cyrillic) }
        let none = try folder.write("a,b\n1,2\n".utf8, as: "none.csv")
        #expect(throws: VectorFormatError.noCoordinateColumns(path: none, columns: ["a", "b"])) {
            try Converted(reading: none)
        }
    }

    @Test("well-known binary in hexadecimal digits is read by its cells")
    func binary() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "a,geom\n1,0101000000000000000000F03F0000000000000040\n2,POINT(3 4)\n3,01FF\n".utf8, as: "a.csv")
        let read = try Converted(reading: path)
        #expect(
            read.features.map { $0.geometry } == [
                .point(Position(longitude: 1, latitude: 2)), .point(Position(longitude: 3, latitude: 4)),
            ])
        #expect(read.failures.map { $0.place } == [4])
    }

    @Test("a ring that crosses the antimeridian is written cut, and one that means two things keeps its direction")
    func antimeridian() throws {
        let folder = try TemporaryFolder()
        let uncut = #"{"type":"Polygon","coordinates":[[[178,0],[-178,0],[-178,5],[178,5],[178,0]]]}"#
        let converted = try Converted(collection(feature(uncut)), as: "a.csv", in: folder)
        let expected = try features(collection(feature(uncut))).first?.geometry
        #expect(converted.features.first?.geometry?.kind == .multiPolygon)
        #expect(converted.features.first?.geometry?.computedExtent == expected?.computedExtent)
        #expect(converted.warnings.contains { $0.contains("cut there") })
        let path = try folder.write("POLYGON((178 0,178 5,-178 5,-178 0,178 0))\n".utf8, as: "b.wkt")
        let read = try Converted(reading: path)
        let written = #"{"type":"Polygon","coordinates":[[[178,0],[178,5],[-178,5],[-178,0],[178,0]]]}"#
        #expect(read.features.map { $0.geometry } == (try features(feature(written)).map { $0.geometry }))
        #expect(read.warnings.contains { $0.contains("longer than 180°") })
    }

    @Test("a library that is no GDAL, or not there, is named")
    func library() {
        #expect(throws: VectorFormatError.self) { try GDALLibrary(path: "/nowhere/libgdal.so") }
    }
}
