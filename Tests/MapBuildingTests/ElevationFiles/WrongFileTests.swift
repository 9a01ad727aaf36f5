import Compression
import Geodesy
import MapBuilding
import Support
import TestSupport
import Testing

@Suite("Files that are no good")
struct WrongFileTests {
    private func problem(_ name: String, _ bytes: [UInt8]) throws -> ElevationError.Problem? {
        let folder = try ScratchFolder()
        let path = try folder.write(name, bytes)
        do throws(ElevationError) {
            let sampler = ElevationSampler(try ElevationModel(paths: [path]))
            for source in sampler.model.sources {
                let place = Coordinate(longitude: source.grid.west + 0.3, latitude: source.grid.north - 0.3)
                _ = try sampler.height(at: place)
            }
            return nil
        } catch {
            #expect(error.path.hasPrefix(path), "\(error)")
            #expect(error.message[.english].contains(path) && error.message[.russian].contains(path))
            return error.problem
        }
    }

    private var writer: TIFFWriter {
        var writer = TIFFWriter(columns: 20, rows: 20)
        writer.place(west: 10, north: 50, step: 0.1)
        return writer
    }

    @Test("are named, and what is wrong with them")
    func tiles() throws {
        #expect(try problem("chelyabinsk.hgt", HGTFileTests.tile) == .wrongName)
        #expect(try problem("N55E061.hgt", Array(HGTFileTests.tile.dropLast())) == .wrongSize(2_884_801))
        #expect(try problem("N55E061.hgt", []) == .wrongSize(0))
        #expect(try problem("heights.asc", Array("ncols 5".utf8)) == .unknownFormat)
        let packed = try HGTFileTests.gzip(HGTFileTests.tile)
        #expect(try problem("N55E061.hgt.gz", Array(packed.dropLast(1000))) == .damagedArchive)
        #expect(try problem("N55E061.hgt.gz", Array(packed.prefix(10))) == .damagedArchive)
        #expect(try problem("heights.tif.gz", packed) == .unsupportedArchive)
        var changed = packed
        changed[5000] ^= 0x55
        #expect(try problem("N55E061.hgt.gz", changed) == .damagedArchive)
        let archive = try ZipArchive.packing(HGTFileTests.tile, name: "N55E061.hgt")
        #expect(try problem("N55E061.hgt.zip", Array(archive.dropLast(30))) == .damagedArchive)
        #expect(try problem("N55E061.hgt.zip", []) == .damagedArchive)
        changed = archive
        changed[5000] ^= 0x55
        #expect(try problem("N55E061.hgt.zip", changed) == .damagedArchive)
        changed = archive
        // Encrypted, by the directory at the end.
        changed[archive.count - 22 - 46 - 11 + 8] |= 1
        #expect(try problem("N55E061.hgt.zip", changed) == .unsupportedArchive)
        #expect(try problem("a.zip", try ZipArchive.packing([1], name: "readme.txt")) == .emptyArchive)
        #expect(try problem("a.zip", try ZipArchive.packing([1], name: "N55E061.hgt")) == .wrongSize(1))
        #expect(try problem("a.zip", try ZipArchive.packing(HGTFileTests.tile, name: "x.hgt")) == .wrongName)
    }

    @Test("as folders without heights and paths that lead nowhere")
    func places() throws {
        let folder = try ScratchFolder()
        #expect(throws: ElevationError(path: folder.path, problem: .noFiles)) {
            try ElevationModel(paths: [folder.path])
        }
        do {
            _ = try ElevationModel(paths: ["/nowhere/N55E061.hgt"])
            Issue.record("no error")
        } catch {
            #expect(error.message[.english] == "cannot read /nowhere/N55E061.hgt: No such file or directory")
        }
        #expect(try ElevationModel(paths: []).sources.isEmpty)
    }

    @Test("as GeoTIFFs that cannot be used, with advice")
    func tiffs() throws {
        func problem(_ change: (inout TIFFWriter) -> Void) throws -> ElevationError.Problem? {
            var writer = writer
            change(&writer)
            return try self.problem("a.tif", writer.bytes { _, _ in 9 })
        }
        #expect(try problem { _ in } == nil)
        #expect(try problem { $0.keys = [(1024, 1), (3072, 32722)] } == .projected("EPSG:32722"))
        #expect(try problem { $0.keys = [(1024, 3)] } == .projected("geocentric"))
        #expect(try problem { $0.keys = [(1024, 2), (2054, 9105)] } == .projected("angular unit 9105"))
        #expect(
            try problem { writer in
                writer.keys = []
                writer.doubles[33922] = [0, 0, 0, 480_000, 6_670_000, 0]
                writer.doubles[33550] = [30, 30, 0]
            } == .projected("?"))
        #expect(try problem { $0.doubles = [:] } == .notPlaced)
        #expect(try problem { $0.doubles[33922] = [0, 0, 0, 10, 95, 0] } == .notPlaced)
        #expect(try problem { $0.doubles[33550] = [0, 0, 0] } == .rotated)
        #expect(
            try problem {
                $0.doubles = [34264: [0.1, 0.05, 0, 10, 0.05, -0.1, 0, 50, 0, 0, 0, 0, 0, 0, 0, 1]]
            } == .rotated)
        #expect(try problem { $0.bands = 3 } == .bands(3))
        #expect(try problem { $0.sample = .int64 } == .unsupportedSamples("Int64"))
        #expect(try problem { $0.sample = .float16 } == .unsupportedSamples("Float16"))
        #expect(try problem { $0.compression = 34712 } == .unsupportedCompression(34712))
        #expect(try problem { $0.tile = (8, 8) } == .damagedTIFF("tiles"))
    }

    @Test("as GeoTIFFs whose pieces would not fit into memory")
    func largePieces() throws {
        var writer = writer
        writer.tile = (16, 16)
        var bytes = writer.bytes { _, _ in 9 }
        // Columns and rows of a tile, four-byte values in the directory.
        for place in bytes.indices.dropLast(12)
        where [[0x42, 1, 4, 0], [0x43, 1, 4, 0]].contains(Array(bytes[place..<place + 4])) {
            bytes.replaceSubrange(place + 8..<place + 12, with: [0, 0, 1, 0])
        }
        #expect(try problem("a.tif", bytes) == .largeBlocks(2 << 32))
    }

    @Test("never crash the program: damaged GeoTIFFs", arguments: [1, 2, 3] as [UInt64])
    func damagedTIFFs(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let folder = try ScratchFolder()
        var refused = 0
        for _ in 0..<1000 {
            var writer = writer
            writer.packing = generator.pick(TIFFWriter.Packing.allCases) ?? .none
            if generator.chance(0.5) { writer.tile = (16, 16) }
            if writer.packing != .none, generator.chance(0.5) { writer.predictor = 2 }
            writer.isBig = generator.chance(0.3)
            writer.isBigEndian = generator.chance(0.3)
            var bytes = writer.bytes { Double($0 * $1) }
            if generator.chance(0.2) {
                bytes.removeLast(generator.next(below: bytes.count))
            } else {
                for _ in 0..<1 + generator.next(below: 4) {
                    bytes[generator.next(below: bytes.count)] = UInt8(generator.next(below: 256))
                }
            }
            let path = try folder.write("a.tif", bytes)
            do throws(ElevationError) {
                let sampler = ElevationSampler(try ElevationModel(paths: [path]))
                for step in 0..<20 {
                    _ = try sampler.height(at: Coordinate(longitude: 10.05 + 0.1 * Double(step), latitude: 49.2))
                }
            } catch {
                refused += 1
                #expect(error.message[.english].contains(path))
            }
        }
        #expect(refused > 100, "seed \(seed)")
    }

    @Test("never crash the program: damaged archives", arguments: [4, 5] as [UInt64])
    func damagedArchives(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let archive = try ZipArchive.packing(Array(repeating: 7, count: 3000), name: "N55E061.hgt")
        var damaged = 0
        for _ in 0..<5000 {
            var bytes = archive
            if generator.chance(0.2) { bytes.removeLast(generator.next(below: bytes.count)) }
            for _ in 0..<3 where !bytes.isEmpty {
                bytes[generator.next(below: bytes.count)] = UInt8(generator.next(below: 256))
            }
            bytes.withUnsafeBytes { raw in
                do throws(ZipArchiveError) {
                    let archive = try ZipArchive(raw)
                    for entry in archive.entries where (entry.byteCount ?? .max) < 1 << 20 {
                        _ = try archive.bytes(of: entry)
                    }
                } catch { damaged += 1 }
            }
        }
        #expect(damaged > 2000)
    }
}
