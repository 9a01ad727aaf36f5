import Languages
import OpenStreetMap
import Randomness
import TestSupport
import Testing

@Suite("Damaged files")
struct DamageTests {
    static func sound(seed: UInt64) throws -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        return try PBFWriterTests.encode((0..<3).map { _ in RandomBlocks.block(elements: 30, using: &generator) })
    }

    /// Reads a file of these bytes to its end; the error if there is one.
    static func error(reading bytes: [UInt8], in folder: TemporaryFolder) throws -> OSMReadingError? {
        let path = try folder.write(bytes, as: "a.osm")
        do {
            let reader = try OSMFileReader(path: path)
            try reader.read { _ in }
            return nil
        } catch {
            return try #require(error as? OSMReadingError)
        }
    }

    @Test("a PBF file cut anywhere but between blocks is incomplete")
    func truncation() throws {
        let bytes = try Self.sound(seed: 1)
        let folder = try TemporaryFolder()
        var complete: [Int] = []
        for count in 0..<bytes.count where try Self.error(reading: Array(bytes.prefix(count)), in: folder) == nil {
            complete.append(count)
        }
        // Behind the header and between data blocks; each kind of element has a block of its own.
        #expect(complete.count == 9)
        let late = try #require(try Self.error(reading: Array(bytes.dropLast(5)), in: folder))
        #expect(late.problem == .truncated)
        guard case .byte(let byte) = late.location else {
            Issue.record("no place")
            return
        }
        #expect(byte > 0 && byte < bytes.count)
        #expect(late.message.russian.contains("загрузка не завершена"))
    }

    @Test("a flipped bit in compressed data is always noticed")
    func flippedBits() throws {
        let sound = try Self.sound(seed: 2)
        let folder = try TemporaryFolder()
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<300 {
            var bytes = sound
            let index = sound.count - 1 - generator.next(below: 100)
            bytes[index] ^= 1 << UInt8(generator.next(below: 8))
            #expect(try Self.error(reading: bytes, in: folder) != nil, "byte \(index)")
        }
    }

    @Test("damaged PBF files end in elements or in one error, never in a crash", arguments: 0..<4)
    func mutatedFiles(seed: UInt64) throws {
        let sound = try Self.sound(seed: seed)
        let folder = try TemporaryFolder()
        var generator = SeededGenerator(seed: seed)
        var refused = 0
        for _ in 0..<400 {
            if try Self.error(reading: Mutation.damaged(sound, using: &generator), in: folder) != nil { refused += 1 }
        }
        #expect(refused > 200)
    }

    @Test("damage inside a block that no checksum guards ends in elements or in one error", arguments: 0..<4)
    func mutatedBlocks(seed: UInt64) throws {
        let dense = PBFFormatTests.dense(
            ids: [5, -2, 4], latitudes: [1, 1, 1], longitudes: [9, -1, -1], tags: [1, 2, 0, 0, 2, 1, 1, 1, 0])
        let way = PBFBytes().number(1, 5).content(2, [1]).content(3, [2]).content(8, [2, 2, 2])
        let relation = PBFBytes().number(1, 6).content(8, [1, 0]).content(9, [2, 1]).content(10, [1, 2])
        let table = ["", "k", "v"].reduce(PBFBytes()) { $0.text(1, $1) }
        let group = PBFBytes().content(3, way.bytes).content(4, relation.bytes)
        let block = PBFBytes().content(1, table.bytes).content(2, dense.bytes).content(2, group.bytes).number(17, 100)
        let folder = try TemporaryFolder()
        var generator = SeededGenerator(seed: seed)
        var refused = 0
        for _ in 0..<500 {
            let raw = Mutation.damaged(block.bytes, using: &generator)
            let bytes = PBFBytes.header() + PBFBytes.framed("OSMData", raw: raw)
            if try Self.error(reading: bytes, in: folder) != nil { refused += 1 }
        }
        #expect((1..<500).contains(refused))
    }

    @Test("damaged XML files end in elements or in one error with its line", arguments: 0..<4)
    func mutatedXML(seed: UInt64) throws {
        let text = """
            <?xml version="1.0"?><osm generator="x"><bounds minlat="1" minlon="1" maxlat="2" maxlon="2"/>
            <node id="1" lat="1.5" lon="1.5"><tag k="a" v="&lt;"/></node><way id="2"><nd ref="1"/><tag k="b" v="ё"/></way>
            <relation id="3"><member type="way" ref="2" role="via"/><tag k="type" v="restriction"/></relation></osm>
            """
        let folder = try TemporaryFolder()
        var generator = SeededGenerator(seed: seed)
        var refused = 0
        for _ in 0..<500 {
            let bytes = Mutation.damaged(Array(text.utf8), using: &generator)
            if try Self.error(reading: bytes, in: folder) != nil { refused += 1 }
        }
        #expect((1..<500).contains(refused))
    }

    @Test("an error of the consumer ends the reading and comes out as it is")
    func consumerError() throws {
        struct Enough: Error {}
        let folder = try TemporaryFolder()
        let reader = try OSMFileReader(path: folder.write(Self.sound(seed: 3), as: "a"))
        var blocks = 0
        #expect(throws: Enough.self) {
            try reader.read { _ in
                blocks += 1
                throw Enough()
            }
        }
        #expect(blocks == 1)
    }

    @Test("progress goes forward and ends at the size of the file")
    func progress() throws {
        let bytes = try Self.sound(seed: 4)
        let folder = try TemporaryFolder()
        var seen: [Int] = []
        try OSMFileReader(path: folder.write(bytes, as: "a")).read(progress: { seen.append($0.bytesRead) }) { _ in }
        #expect(seen == seen.sorted() && seen.count == 9)
        #expect(seen.last == bytes.count)
    }
}
