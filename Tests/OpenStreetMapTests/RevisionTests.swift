import TestSupport
import Testing

@testable import OpenStreetMap

@Suite("Versions of elements")
struct RevisionTests {
    @Test(
        "the higher version is newer, then the later change",
        arguments: [
            (2, 10, 3, 5, true), (3, 5, 2, 10, false), (2, 10, 2, 11, true), (0, 10, 3, 5, false), (0, 0, 3, 0, nil),
            (2, 0, 2, 0, nil), (0, 0, 0, 0, nil),
        ] as [(UInt32, Int64, UInt32, Int64, Bool?)])
    func order(version: UInt32, time: Int64, otherVersion: UInt32, otherTime: Int64, isNewer: Bool?) {
        let one = ElementRevision(version: version, timestamp: time)
        let other = ElementRevision(version: otherVersion, timestamp: otherTime)
        #expect(other.isNewer(than: one) == isNewer)
        #expect(one.isNewer(than: other) == isNewer.map { !$0 })
    }

    /// One data block with a node that stands alone, two dense ones, a way and a relation.
    private static func block(_ versions: [UInt64] = [3, 4]) -> [UInt8] {
        func information(_ version: UInt64, _ steps: UInt64) -> WireWriter {
            var message = WireWriter()
            message.field(1, varint: version)
            message.field(2, varint: steps)
            return message
        }
        var node = WireWriter()
        node.field(1, zigzag: 7)
        node.field(4, information(2, 100))
        node.field(8, zigzag: 551_000_000)
        node.field(9, zigzag: 614_000_000)
        var (ids, places, numbers, times) = (WireWriter(), WireWriter(), WireWriter(), WireWriter())
        for step in [8, 1] as [Int64] { ids.zigzag(step) }
        for step in [500, 1] as [Int64] { places.zigzag(step) }
        for version in versions { numbers.varint(version) }
        for step in [50, 7] as [Int64] { times.zigzag(step) }
        var denseInformation = WireWriter()
        denseInformation.field(1, numbers)
        denseInformation.field(2, times)
        var dense = WireWriter()
        dense.field(1, ids)
        dense.field(5, denseInformation)
        dense.field(8, places)
        dense.field(9, places)
        var way = WireWriter()
        way.field(1, varint: 20)
        way.field(4, information(12, 200))
        var relation = WireWriter()
        relation.field(1, varint: 30)
        var group = WireWriter()
        group.field(1, node)
        group.field(2, dense)
        group.field(3, way)
        group.field(4, relation)
        var strings = WireWriter()
        strings.field(1, [UInt8]())
        var block = WireWriter()
        block.field(1, strings)
        block.field(2, group)
        // Times in steps of ten seconds.
        block.field(18, varint: 10_000)
        return block.bytes
    }

    @Test("are read where they are asked for, those of dense nodes as well, and nothing is known where there are none")
    func pbf() throws {
        let bytes = Self.block()
        let block = try bytes.withUnsafeBytes { try PrimitiveBlock.decode($0, parts: [.all, .revisions]) }
        #expect(block.nodes.ids == [7, 8, 9])
        #expect(
            block.nodes.revisions == [
                ElementRevision(version: 2, timestamp: 1000), ElementRevision(version: 3, timestamp: 500),
                ElementRevision(version: 4, timestamp: 570),
            ])
        #expect(block.ways.revisions == [ElementRevision(version: 12, timestamp: 2000)])
        #expect(block.relations.revisions == [.unknown])
        let plain = try bytes.withUnsafeBytes { try PrimitiveBlock.decode($0, parts: .all) }
        #expect(plain.nodes.revisions.isEmpty && plain.ways.revisions.isEmpty && plain.nodes.ids == block.nodes.ids)
        // More versions than nodes.
        let damaged = Self.block([3, 4, 5])
        #expect(throws: OSMFileDamage.unequalLists) {
            try damaged.withUnsafeBytes { try PrimitiveBlock.decode($0, parts: [.all, .revisions]) }
        }
    }

    @Test(
        "of a real extract are those of its elements",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func extract() throws {
        let reader = try OSMFileReader(path: RealData.path("osm/moscow.osm.gz"))
        try reader.read(parts: [.all, .revisions]) { block in
            #expect(block.nodes.revisions.count == block.nodes.count && block.ways.revisions.count == block.ways.count)
            #expect(block.ways.revisions.allSatisfy { $0.version > 0 && $0.timestamp > 1_100_000_000 })
        }
    }
}
