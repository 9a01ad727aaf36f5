import Foundation
import Geodesy
import JSON
import Support
import TestSupport
import Testing

@testable import MapTiles

@Suite("Archives of tiles")
struct TileArchiveTests {
    private static let header = TileArchiveHeader(
        bounds: BoundingBox(west: 37, south: 55, east: 38, north: 56), zooms: 0...14, centerZoom: 10)

    /// A name for a file that is removed afterwards.
    private func withPath(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tiles-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appending(path: "a.pmtiles").path)
    }

    private func tile(_ name: String) -> VectorTile {
        VectorTile(layers: [
            TileLayer(
                name: "a",
                features: [
                    TileFeature(
                        attributes: [TileAttribute("name", .text(name))], geometry: .points([TilePoint(x: 1, y: 2)]))
                ])
        ])
    }

    @discardableResult
    private func write(_ tiles: [(UInt64, VectorTile)], to path: String) throws -> [UInt8] {
        let writer = try TileArchiveWriter(
            path: path, header: Self.header, metadata: ["name": "Москва", "vector_layers": []])
        for (number, tile) in tiles {
            let id = try #require(TileID(archiveNumber: number))
            try writer.add(id, gzipped: try GzippedBytes.packing(tile.encoded()))
        }
        try writer.finish()
        return try InputFile.bytes(of: path)
    }

    @Test("tiles that were written are read, others are not there")
    func roundTrip() throws {
        try withPath { path in
            var generator = SeededGenerator(seed: 5)
            var numbers: Set<UInt64> = []
            while numbers.count < 500 { numbers.insert(UInt64.random(in: 0...2_000, using: &generator)) }
            let tiles = numbers.sorted().map { ($0, tile("\($0 / 40)")) }
            let bytes = try write(tiles, to: path)
            let archive = try TileArchive(path: path)
            #expect(archive.header == Self.header && archive.metadata["name"] == "Москва")
            for number in 0...2_100 as ClosedRange<UInt64> {
                let id = try #require(TileID(archiveNumber: number))
                #expect(try archive.tile(at: id) == (numbers.contains(number) ? tile("\(number / 40)") : nil))
            }
            var seen: [UInt64] = []
            try archive.forEachTile { seen.append($0.archiveNumber) }
            #expect(seen == numbers.sorted())
            // The same tiles give the same bytes.
            #expect(try write(tiles, to: path) == bytes)
        }
    }

    @Test("equal tiles are stored once, and neighbours among them are one entry")
    func deduplicated() throws {
        try withPath { path in
            let sea = tile("sea")
            let tiles: [(UInt64, VectorTile)] = (100..<1_100).map { ($0, $0 == 600 ? tile("land") : sea) }
            let bytes = try write(tiles, to: path)
            #expect(bytes.count < 1_000)
            // Tiles, entries and contents, as the header counts them.
            #expect(number(bytes, 72) == 1_000 && number(bytes, 80) == 3 && number(bytes, 88) == 2)
        }
    }

    private func number(_ bytes: [UInt8], _ offset: Int) -> Int {
        (0..<8).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }

    @Test("many tiles have leaf directories, and header and root directory fit into the first 16 KiB")
    func leaves() throws {
        try withPath { path in
            var generator = SeededGenerator(seed: 6)
            var number: UInt64 = 0
            let writer = try TileArchiveWriter(path: path, header: Self.header, metadata: [:])
            var sample: [(TileID, [UInt8])] = []
            for index in 0..<60_000 {
                number += UInt64.random(in: 1...50, using: &generator)
                let id = try #require(TileID(archiveNumber: number))
                // Not packed at all: the writer does not look inside.
                let bytes = (0..<Int.random(in: 8...40, using: &generator)).map { _ in
                    UInt8.random(in: 0...255, using: &generator)
                }
                try writer.add(id, gzipped: bytes)
                if index % 97 == 0 { sample.append((id, bytes)) }
            }
            try writer.finish()
            let archive = try TileArchive(path: path)
            for (id, bytes) in sample { #expect(try archive.data(at: id) == bytes) }
            let file = try InputFile.bytes(of: path)
            #expect(self.number(file, 16) + 127 <= 16_384 && self.number(file, 48) > 0)
        }
    }

    @Test("a tile out of order is refused, and nothing is written without finishing")
    func unfinished() throws {
        try withPath { path in
            let writer = try TileArchiveWriter(path: path, header: Self.header, metadata: [:])
            let id = try #require(TileID(archiveNumber: 9))
            try writer.add(id, gzipped: [1])
            #expect(throws: TileArchiveError.unordered(id)) { try writer.add(id, gzipped: [2]) }
            let folder = URL(filePath: path).deletingLastPathComponent().path
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
            #expect(throws: FileError.self) {
                try TileArchiveWriter(path: folder + "/missing/a.pmtiles", header: Self.header, metadata: [:])
            }
            try write([], to: path)
            #expect(try TileArchive(path: path).data(at: id) == nil)
        }
    }

    @Test("damaged archives are refused with a reason, without a crash and without memory beyond the limits")
    func damaged() throws {
        try withPath { path in
            let bytes = try write((0..<300).map { ($0 * 3, tile("\($0)")) }, to: path)
            func reason(_ bytes: [UInt8]) -> TileArchiveError? {
                do {
                    try OutputFile.write(bytes, to: path)
                    _ = try TileArchive(path: path)
                    return nil
                } catch { return error as? TileArchiveError }
            }
            #expect(reason([]) == .notAnArchive && reason(Array(bytes[..<100])) == .damaged(.header))
            var other = bytes
            other[7] = 2
            #expect(reason(other) == .unknownVersion(2))
            other = bytes
            other[99] = 2
            #expect(reason(other) == .notVectorTiles(kind: 2))
            other = bytes
            other[97] = 4
            #expect(reason(other) == .unknownCompression(4))
            other = bytes
            other[130] ^= 0xFF
            #expect(reason(other) == .damaged(.directory))
            other = bytes
            other[15] = 0xFF
            #expect(reason(other) == .damaged(.header))
            for error in [TileArchiveError.notAnArchive, .damaged(.metadata), .unknownVersion(1)] {
                #expect(error.message[.english] != error.message[.russian])
            }
            var generator = SeededGenerator(seed: 8)
            for _ in 0..<600 {
                var damaged = bytes
                for _ in 0..<Int.random(in: 1...5, using: &generator) {
                    let place = Int.random(
                        in: 0..<(Bool.random(using: &generator) ? 128 : damaged.count), using: &generator)
                    damaged[place] = UInt8.random(in: 0...255, using: &generator)
                }
                if Bool.random(using: &generator) {
                    damaged.removeLast(Int.random(in: 0..<damaged.count, using: &generator))
                }
                try OutputFile.write(damaged, to: path)
                guard let archive = try? TileArchive(path: path) else { continue }
                for number in stride(from: UInt64(0), to: 900, by: 7) {
                    if let id = TileID(archiveNumber: number) { _ = try? archive.tile(at: id) }
                }
            }
        }
    }

    @Test("a directory that unpacks to gigabytes is refused")
    func bomb() throws {
        try withPath { path in
            var bytes = try write([(0, tile("a"))], to: path)
            let bomb = try GzippedBytes.packing(Array(repeating: 0, count: 200 << 20))
            // The root directory is at the end now.
            withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { bytes.replaceSubrange(8..<16, with: $0) }
            withUnsafeBytes(of: UInt64(bomb.count).littleEndian) { bytes.replaceSubrange(16..<24, with: $0) }
            try OutputFile.write(bytes + bomb, to: path)
            #expect(throws: TileArchiveError.damaged(.directory)) { try TileArchive(path: path) }
        }
    }
}
