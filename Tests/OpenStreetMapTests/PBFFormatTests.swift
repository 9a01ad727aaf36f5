import Geodesy
import OpenStreetMap
import TestSupport
import Testing

@Suite("The PBF format")
struct PBFFormatTests {
    static func read(_ bytes: [UInt8]) throws -> Elements {
        let folder = try TemporaryFolder()
        return try Elements.of(OSMFileReader(path: folder.write(bytes, as: "a.osm.pbf")))
    }

    static func problem(_ bytes: [UInt8]) -> OSMReadingError.Problem? {
        do {
            _ = try read(bytes)
            return nil
        } catch {
            return (error as? OSMReadingError)?.problem
        }
    }

    static func node(_ id: Int64, latitude: Int64, longitude: Int64) -> PBFBytes {
        PBFBytes().content(1, PBFBytes().signed(1, id).signed(8, latitude).signed(9, longitude).bytes)
    }

    static func dense(ids: [Int64], latitudes: [Int64], longitudes: [Int64], tags: [UInt64]) -> PBFBytes {
        PBFBytes().content(
            2,
            PBFBytes().content(1, ids.flatMap(PBFBytes.zigzag)).content(8, latitudes.flatMap(PBFBytes.zigzag))
                .content(9, longitudes.flatMap(PBFBytes.zigzag)).content(10, tags.flatMap(PBFBytes.varint)).bytes)
    }

    @Test("plain nodes, ways and relations of a mixed block are read with their own tags")
    func plainElements() throws {
        let node = PBFBytes().signed(1, -7).content(2, [1]).content(3, [2]).signed(8, 10).signed(9, -20)
        let way = PBFBytes().number(1, 5).content(2, [3]).content(3, [4])
            .content(8, PBFBytes.zigzag(100) + PBFBytes.zigzag(-40)).content(9, [1, 2]).content(10, [1, 2])
        let relation = PBFBytes().number(1, 6).content(2, [1]).content(3, [4]).content(8, [5, 0])
            .content(9, PBFBytes.zigzag(1 << 40) + PBFBytes.zigzag(-1)).content(10, [1, 2])
        let group = PBFBytes().content(4, relation.bytes).content(3, way.bytes).content(1, node.bytes)
        let strings = ["", "a", "b", "c", "d", "via"]
        let elements = try Self.read(PBFBytes.file(strings: strings, groups: [group]))
        #expect(elements.nodes == ["-7 -20 10 a=b"])
        #expect(elements.ways == ["5 [100, 60] c=d"])
        #expect(elements.relations == ["6 [\"way 1099511627776 via\", \"relation 1099511627775 \"] a=d"])
    }

    @Test("granularity and offsets place the nodes")
    func granularity() throws {
        let settings = PBFBytes().number(17, 1000).number(19, 5_000_000_000)
            .number(20, UInt64(bitPattern: -7_000_000_049))
        let group = Self.node(1, latitude: 3, longitude: 1)
        let elements = try Self.read(PBFBytes.file(groups: [group], settings))
        #expect(elements.nodes == ["1 -69999990 50000030 "])
    }

    @Test("the tags of dense nodes end with zeros, and block types that are not known are passed over")
    func denseNodes() throws {
        let group = Self.dense(
            ids: [5, -2, 4], latitudes: [1, 1, 1], longitudes: [9, -1, -1], tags: [1, 2, 0, 0, 2, 1, 1, 1, 0])
        let bytes =
            PBFBytes.header() + PBFBytes.framed("Fancy", raw: [1, 2, 3])
            + PBFBytes.file(strings: ["", "k", "v"], groups: [group]).dropFirst(PBFBytes.header().count)
        #expect(try Self.read(bytes).nodes == ["5 9 1 k=v", "3 8 2 ", "7 7 3 v=k;k=k"])
    }

    @Test("lists and numbers that do not fit are damage, not a crash")
    func damage() {
        let cases: [(PBFBytes, OSMFileDamage)] = [
            (Self.dense(ids: [1, 1], latitudes: [1], longitudes: [1, 1], tags: []), .unequalLists),
            (Self.dense(ids: [1], latitudes: [1, 1], longitudes: [1], tags: []), .unequalLists),
            (Self.dense(ids: [1], latitudes: [1], longitudes: [1], tags: [0, 0]), .unequalLists),
            (Self.dense(ids: [1], latitudes: [1], longitudes: [1], tags: [1, 9, 0]), .missingText),
            (Self.dense(ids: [1], latitudes: [1], longitudes: [1], tags: [1]), .lengthBeyondEnd),
            (Self.dense(ids: [4], latitudes: [900_000_001], longitudes: [1], tags: []), .nodeOutsideEarth(id: 4)),
            (Self.node(3, latitude: 0, longitude: .min), .nodeOutsideEarth(id: 3)),
            (PBFBytes().content(3, PBFBytes().content(8, [2]).bytes), .missingField),
            (PBFBytes().content(3, PBFBytes().number(1, 1).content(2, [1]).content(3, []).bytes), .unequalLists),
            (PBFBytes().content(3, PBFBytes().number(1, 1).content(2, [1]).content(3, [77]).bytes), .missingText),
            (
                PBFBytes().content(
                    4, PBFBytes().number(1, 1).content(8, [0]).content(9, [2]).content(10, [3]).bytes),
                .unknownMemberKind
            ),
            (PBFBytes().content(3, [0x08] + [UInt8](repeating: 0xFF, count: 11)), .endlessNumber),
            (PBFBytes().content(3, [0x42, 0x7F]), .lengthBeyondEnd),
            (PBFBytes().content(3, [0x0B]), .wrongFieldType),
        ]
        for (group, damage) in cases {
            let bytes = PBFBytes.file(strings: ["", "a"], groups: [group])
            #expect(Self.problem(bytes) == .damaged(damage))
        }
        let huge = PBFBytes().number(17, UInt64(Int64.max))
        let group = Self.node(1, latitude: 5, longitude: 5)
        #expect(Self.problem(PBFBytes.file(groups: [group], huge)) == .damaged(.nodeOutsideEarth(id: 1)))
    }

    @Test("lengths that lie are refused before memory is asked for")
    func lyingLengths() {
        let start = PBFBytes.header()
        let frame = { PBFBytes.framed("OSMData", blob: $0, announced: $1) }
        #expect(Self.problem(start + frame([], 33 << 20)) == .damaged(.tooLarge))
        #expect(Self.problem(start + frame([], .max)) == .damaged(.tooLarge))
        #expect(Self.problem(start + frame([1, 2], 32 << 20)) == .truncated)
        #expect(Self.problem(start + [0x7F, 0xFF, 0xFF, 0xFF]) == .damaged(.tooLarge))
        let sizeTooLarge = PBFBytes().number(2, 1 << 40).content(3, [0x78]).bytes
        #expect(Self.problem(start + PBFBytes.framed("OSMData", blob: sizeTooLarge)) == .damaged(.tooLarge))
        let tooStrong = PBFBytes().number(2, 32 << 20).content(3, [1, 2, 3]).bytes
        #expect(Self.problem(start + PBFBytes.framed("OSMData", blob: tooStrong)) == .damaged(.wrongSize))
        let notZlib = PBFBytes().number(2, 3000).content(3, [1, 2, 3]).bytes
        #expect(Self.problem(start + PBFBytes.framed("OSMData", blob: notZlib)) == .damaged(.badCompression))
        #expect(Self.problem(start + PBFBytes.framed("OSMData", blob: [])) == .damaged(.missingField))
    }

    @Test("a block that unpacks to another size than announced is damaged", arguments: [-1, 1])
    func wrongSize(difference: Int) throws {
        let sound = try PBFWriterTests.encode([])
        // The header's blob: its first field is the unpacked size, one byte here.
        let header = Int(sound[3])
        let sizeAt = 4 + header + 1
        #expect(sound[sizeAt] < 0x7F)
        var lying = sound
        lying[sizeAt] = UInt8(Int(sound[sizeAt]) + difference)
        #expect(Self.problem(lying) == .damaged(.wrongSize))
        #expect(Self.problem(sound) == nil)
    }

    @Test(
        "compression that is not read here is named",
        arguments: [(4, "LZMA"), (5, "bzip2"), (6, "LZ4"), (7, "Zstandard")])
    func compression(field: UInt64, name: String) {
        let blob = PBFBytes().number(2, 10).content(field, [1, 2, 3]).bytes
        let bytes = PBFBytes.header() + PBFBytes.framed("OSMData", blob: blob)
        #expect(Self.problem(bytes) == .unsupportedCompression(name))
        let compressedHeader = PBFBytes.framed("OSMHeader", blob: blob)
        #expect(Self.problem(compressedHeader) == .unsupportedCompression(name))
    }

    @Test("the places inside ways are read, and are unknown where one way has none or libosmium had none")
    func placesInWays() throws {
        let places = { (latitudes: [Int64], longitudes: [Int64]) in
            PBFBytes().content(9, latitudes.flatMap(PBFBytes.zigzag)).content(10, longitudes.flatMap(PBFBytes.zigzag))
        }
        let way = { (id: UInt64, places: PBFBytes) in
            let references = PBFBytes().number(1, id).content(8, PBFBytes.zigzag(7) + PBFBytes.zigzag(1))
            return PBFBytes().content(3, references.bytes + places.bytes).bytes
        }
        let undefined = Int64(Int32.max)
        let group = PBFBytes(
            bytes: way(1, PBFBytes()) + way(2, places([500, -20], [-300, 1]))
                + way(3, places([undefined, 5 - undefined], [undefined, 6 - undefined])) + way(4, PBFBytes()))
        let folder = try TemporaryFolder()
        let reader = try OSMFileReader(
            path: folder.write(PBFBytes.file(groups: [group], features: ["LocationsOnWays"]), as: "a"))
        var ways = OSMBlock().ways
        try reader.read { ways = $0.ways }
        let unknown = OSMBlock.Ways.unknownPlace
        #expect(ways.references == [7, 8, 7, 8, 7, 8, 7, 8])
        #expect(ways.longitudes == [unknown, unknown, -300, -299, unknown, 6, unknown, unknown])
        #expect(ways.latitudes == [unknown, unknown, 500, 480, unknown, 5, unknown, unknown])
        for uneven in [places([1, 2], [1]), places([1], [1, 2]), places([1, 2, 3], [1, 2, 3]), places([], [1, 2])] {
            let bytes = PBFBytes.file(groups: [PBFBytes(bytes: way(5, uneven))])
            #expect(Self.problem(bytes) == .damaged(.unequalLists))
        }
    }

    @Test("the header says where, by what program, and up to which replication")
    func header() throws {
        let box = PBFBytes().signed(1, 61_250_000_000).signed(2, 61_500_000_000).signed(3, 55_250_000_000)
            .signed(4, -55_100_000_000)
        let header = PBFBytes().content(1, box.bytes).text(4, "OsmSchema-V0.6").text(5, "Sort.Type_then_ID")
            .text(16, "osmium").text(17, "somewhere").number(32, 1_700_000_000).number(33, 4321).text(34, "https://…")
        let folder = try TemporaryFolder()
        let path = try folder.write(PBFBytes.framed("OSMHeader", raw: header.bytes), as: "a")
        let expected = OSMHeader(
            bounds: BoundingBox(west: 61.25, south: -55.1, east: 61.5, north: 55.25), writingProgram: "osmium",
            timestamp: 1_700_000_000, replicationNumber: 4321)
        #expect(try OSMFileReader(path: path).header == expected)
    }

    @Test("blocks and elements may stand in any order")
    func unordered() throws {
        let way = PBFBytes().number(1, 9).content(8, PBFBytes.zigzag(3) + PBFBytes.zigzag(-2))
        let first = PBFBytes.file(groups: [PBFBytes().content(3, way.bytes)])
        let later = PBFBytes.file(groups: [
            Self.node(3, latitude: 1, longitude: 1), Self.node(1, latitude: 2, longitude: 2),
            Self.dense(ids: [2, -4], latitudes: [3, 1], longitudes: [3, 1], tags: []),
        ])
        let elements = try Self.read(first + later.dropFirst(PBFBytes.header().count))
        #expect(elements.ways == ["9 [3, 1] "])
        #expect(elements.nodes == ["3 1 1 ", "1 2 2 ", "2 3 3 ", "-2 4 4 "])
    }

    @Test("a feature that is not known is refused by its name, and history is refused")
    func features() {
        #expect(Self.problem(PBFBytes.header(features: ["OsmSchema-V0.7"])) == .unsupportedFeature("OsmSchema-V0.7"))
        let history = PBFBytes.header(features: ["OsmSchema-V0.6", "HistoricalInformation"])
        #expect(Self.problem(history) == .history)
        #expect(Self.problem(PBFBytes.header()) == nil)
    }
}
