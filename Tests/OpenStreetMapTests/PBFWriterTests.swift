import Foundation
import Geodesy
import OpenStreetMap
import Support
import TestSupport
import Testing

@Suite("Writing PBF")
struct PBFWriterTests {
    static let header = OSMHeader(
        bounds: BoundingBox(west: 61.25, south: 55.1, east: 61.5, north: 55.25), writingProgram: "a test",
        timestamp: 1_700_000_000, replicationNumber: 1 << 33)

    static func encode(_ blocks: [OSMBlock], header: OSMHeader = header) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let writer = try PBFWriter(header: header) { bytes += $0 }
        for block in blocks { try writer.write(block) }
        return bytes
    }

    @Test("what is written is read back", arguments: 0..<40)
    func roundTrip(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let blocks = (0..<generator.next(below: 4)).map { _ in
            RandomBlocks.block(elements: generator.next(below: 200), using: &generator)
        }
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.encode(blocks), as: "a.osm.pbf")
        let reader = try OSMFileReader(path: path)
        #expect(reader.header == Self.header)
        #expect(try Elements.of(reader) == Elements.of(blocks))
    }

    @Test("a block of more than 8000 elements is split, and nothing is lost")
    func splitting() throws {
        var generator = SeededGenerator(seed: 5)
        let block = RandomBlocks.block(elements: 30_000, using: &generator)
        let folder = try TemporaryFolder()
        let reader = try OSMFileReader(path: folder.write(Self.encode([block]), as: "a.osm.pbf"))
        var largest = 0
        var elements = Elements()
        try reader.read { piece in
            largest = max(largest, piece.nodes.count + piece.ways.count + piece.relations.count)
            elements.add(piece)
        }
        #expect(largest == 8000)
        #expect(elements == Elements.of([block]))
    }

    @Test("the same input gives the same bytes")
    func determinism() throws {
        var generator = SeededGenerator(seed: 6)
        let block = RandomBlocks.block(elements: 500, using: &generator)
        #expect(try Self.encode([block]) == Self.encode([block]))
    }

    @Test("a block whose columns do not fit together is refused")
    func inconsistentBlock() throws {
        var generator = SeededGenerator(seed: 7)
        let sound = RandomBlocks.block(elements: 50, using: &generator)
        var block = sound
        block.tags.append(OSMBlock.Tag(key: 9999, value: 0))
        #expect(throws: PBFWriter.Failure(problem: .inconsistentBlock)) { try Self.encode([block]) }
        block = sound
        block.nodes.tagStarts.removeLast()
        #expect(throws: PBFWriter.Failure(problem: .inconsistentBlock)) { try Self.encode([block]) }
        block = sound
        block.ways.referenceStarts[1] = .max
        #expect(throws: PBFWriter.Failure(problem: .inconsistentBlock)) { try Self.encode([block]) }
    }

    @Test(
        "a real extract survives being written again",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func realExtract() throws {
        let reader = try OSMFileReader(path: RealData.path("osm/moscow.osm.gz"))
        var blocks: [OSMBlock] = []
        try reader.read { blocks.append($0) }
        let folder = try TemporaryFolder()
        let again = try OSMFileReader(path: folder.write(Self.encode(blocks, header: reader.header), as: "a.pbf"))
        #expect(again.header == reader.header)
        #expect(try Elements.of(again) == Elements.of(blocks))
    }

    @Test("osmium reads what is written", .enabled(if: Osmium.isInstalled, "osmium-tool is not installed"))
    func osmium() throws {
        var generator = SeededGenerator(seed: 8)
        let block = RandomBlocks.block(elements: 20_000, using: &generator)
        let folder = try TemporaryFolder()
        let path = folder.path("a.osm.pbf")
        try PBFWriter.write([block], header: Self.header, to: path)
        let report = try Osmium.run(["fileinfo", "-e", path])
        #expect(report.contains("Number of nodes: \(block.nodes.count)\n"))
        #expect(report.contains("Number of ways: \(block.ways.count)\n"))
        #expect(report.contains("Number of relations: \(block.relations.count)\n"))
        #expect(report.contains("2023-11-14T22:13:20Z"))
        #expect(report.contains("(61.25,55.1,61.5,55.25)"))
        // Osmium puts the places of nodes into ways that name them; of nodes it does not know it says nothing.
        _ = try Osmium.run([
            "add-locations-to-ways", "-n", "-F", "pbf", "-o", folder.path("b.osm.pbf"), "-f", "pbf",
            "--ignore-missing-nodes", path,
        ])
        var references = 0
        try OSMFileReader(path: folder.path("b.osm.pbf")).read(parts: .ways) { block in
            references += block.ways.references.count
            #expect(block.ways.longitudes.count == block.ways.references.count)
            #expect(block.ways.latitudes.count == block.ways.references.count)
        }
        #expect(references == block.ways.references.count)
        // Osmium's own XML of our PBF says the same, read by our XML reader.
        _ = try Osmium.run(["cat", path, "-o", folder.path("a.osm.gz")])
        #expect(try Elements.of(OSMFileReader(path: folder.path("a.osm.gz"))) == Elements.of([block]))
    }
}

/// The command of osmium-tool.
enum Osmium {
    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/osmium")

    static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/osmium")
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self)
    }
}
