import Support
import TestSupport
import Testing

@testable import OpenStreetMap

/// Tens of thousands of damaged inputs, small ones, so that they are quick without optimisation too.
@Suite("Fuzzing the readers of OpenStreetMap files")
struct FuzzTests {
    /// One of everything that a block may hold, in about 180 bytes.
    static let block: [UInt8] = {
        let dense = PBFFormatTests.dense(
            ids: [5, -2, 4], latitudes: [1, 1, 1], longitudes: [9, -1, -1], tags: [1, 2, 0, 0, 2, 1, 1, 1, 0])
        let node = PBFBytes().signed(1, -7).content(2, [1]).content(3, [2]).signed(8, 10).signed(9, -20)
        let way = PBFBytes().number(1, 5).content(2, [1]).content(3, [2]).content(8, [2, 2, 2]).content(9, [2, 1, 2])
            .content(10, [4, 1, 2])
        let relation = PBFBytes().number(1, 6).content(2, [1]).content(3, [2]).content(8, [1, 0]).content(9, [2, 1])
            .content(10, [1, 2])
        let table = ["", "k", "v"].reduce(PBFBytes()) { $0.text(1, $1) }
        let group = PBFBytes().content(3, way.bytes).content(4, relation.bytes).content(1, node.bytes)
        return PBFBytes().content(1, table.bytes).content(2, dense.bytes).content(2, group.bytes).number(17, 1000)
            .number(19, 7).number(20, 8).bytes
    }()

    @Test("a damaged block is refused, or decoded to columns that fit together", arguments: 0..<8)
    func blocks(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var refused = 0
        for round in 0..<3500 {
            let bytes = Mutation.damaged(Self.block, using: &generator)
            let parts: OSMElementKinds = round % 4 == 0 ? .ways : .all
            do throws(OSMFileDamage) {
                let block = try Self.decode(bytes, parts)
                let isConsistent =
                    PBFBlockEncoder.isConsistent(block)
                    && [0, block.ways.references.count].contains(block.ways.longitudes.count)
                    && block.ways.latitudes.count == block.ways.longitudes.count
                    // No list of n bytes makes more than n entries.
                    && block.nodes.count + block.ways.references.count + block.tags.count <= bytes.count
                #expect(isConsistent, "seed \(seed), round \(round)")
            } catch {
                refused += 1
            }
        }
        #expect((300..<3400).contains(refused))
    }

    private static func decode(_ bytes: [UInt8], _ parts: OSMElementKinds) throws(OSMFileDamage) -> OSMBlock {
        let outcome = bytes.withUnsafeBytes { raw in
            Result<OSMBlock, OSMFileDamage> { () throws(OSMFileDamage) in
                try PrimitiveBlock.decode(raw, parts: parts)
            }
        }
        return try outcome.get()
    }

    @Test("a damaged blob is refused or unpacked, and asks for no more memory than it could fill", arguments: 0..<4)
    func blobs(seed: UInt64) throws {
        var builder = OSMBlockBuilder()
        builder.addNode(id: 1, longitude: 2, latitude: 3, tags: [("highway", "crossing")])
        let file = try PBFWriterTests.encode([builder.finish()])
        let blobs = [Self.lastBlob(of: file), PBFBytes().content(1, Self.block).bytes]
        var generator = SeededGenerator(seed: seed)
        for round in 0..<1500 {
            let bytes = Mutation.damaged(blobs[round % 2], using: &generator)
            do throws(OSMReadingError.Problem) {
                let size = try Blob(bytes: bytes, offset: 0).withContent { (raw) throws(OSMFileDamage) in raw.count }
                #expect(size <= bytes.count * 1032, "seed \(seed), round \(round)")
            } catch {
                let message = error.message
                #expect(!message[.english].isEmpty && !message[.russian].isEmpty)
            }
        }
    }

    /// The content of the last frame of a file.
    private static func lastBlob(of file: [UInt8]) -> [UInt8] {
        var rest = file[...]
        while let last = rest.dropFirst(3).first {
            // Behind the size the blob header ends with its field 3, the size of the blob: one byte or two.
            let header = Array(rest.dropFirst(4).prefix(Int(last)))
            let low = Int(header[header.count - 1])
            let isLong = header[header.count - 2] >= 0x80
            let size = isLong ? Int(header[header.count - 2] & 0x7F) | low << 7 : low
            let blob = rest.dropFirst(4 + header.count).prefix(size)
            rest = rest.dropFirst(4 + header.count + size)
            if rest.isEmpty { return Array(blob) }
        }
        return []
    }

    @Test("a damaged PBF file ends in elements or in one error with its byte", arguments: 0..<4)
    func files(seed: UInt64) throws {
        let sound = PBFBytes.header(features: ["DenseNodes"]) + PBFBytes.framed("OSMData", raw: Self.block)
        let folder = try TemporaryFolder()
        var generator = SeededGenerator(seed: seed)
        var refused = 0
        for _ in 0..<1000 {
            let bytes = Mutation.damaged(sound, using: &generator)
            if try DamageTests.error(reading: bytes, in: folder) != nil { refused += 1 }
        }
        #expect((100..<1000).contains(refused))
    }

    @Test("damaged XML ends in elements or in one error", arguments: 0..<8)
    func xml(seed: UInt64) throws {
        let texts = [
            "<osm><node id='1' lat='1' lon='1'><tag k='a' v='&lt;'/></node><way id='2'><nd ref='1'/></way></osm>",
            "<?xml version='1.0'?><osm><bound box='1,2,3,4'/><way id='-2'><nd ref='1' lat='1' lon='2'/></way></osm>",
            "<osm><relation id='3'><member type='way' ref='2' role='ё'/><tag k='&#x41;' v=\"'\"/></relation></osm>",
            "<osm><!-- x --><node id='9' action='delete'/><![CDATA[x]]><remark>error</remark></osm>",
        ]
        let folder = try TemporaryFolder()
        var generator = SeededGenerator(seed: seed)
        var refused = 0
        for round in 0..<1500 {
            let bytes = Mutation.damaged(Array(texts[round % texts.count].utf8), using: &generator)
            if try DamageTests.error(reading: bytes, in: folder) != nil { refused += 1 }
        }
        #expect((100..<1500).contains(refused))
    }
}
