import Compression
import Foundation
import Support
import TestSupport
import Testing

@Suite("Packed files")
struct CompressionTests {
    static func text(_ count: Int, seed: UInt64) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in UInt8(generator.next(below: 20)) }
    }

    static func packed(_ bytes: [UInt8], _ format: CompressionFormat, piece: Int = 1000) throws -> [UInt8] {
        var result: [UInt8] = []
        let compressor = Compressor(format)
        var rest = bytes[...]
        while !rest.isEmpty {
            try Array(rest.prefix(piece)).withUnsafeBytes { try compressor.write($0) { result += $0 } }
            rest = rest.dropFirst(piece)
        }
        try compressor.finish { result += $0 }
        return result
    }

    static func unpacked(_ bytes: [UInt8], _ format: CompressionFormat, piece: Int = 777) throws -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes[...]
        let decompression = Decompression(format)
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: piece, alignment: 1)
        defer { room.deallocate() }
        while true {
            let count = try decompression.read(into: room) { buffer in
                let next = rest.prefix(min(piece, buffer.count))
                buffer.copyBytes(from: next)
                rest = rest.dropFirst(next.count)
                return next.count
            }
            if count == 0 { return result }
            result += room[..<count]
        }
    }

    @Test("what is packed unpacks to the same bytes, in one frame or several", arguments: CompressionFormat.allCases)
    func roundTrip(format: CompressionFormat) throws {
        for count in [0, 1, 777, 100_000, 1_000_000] {
            let bytes = Self.text(count, seed: UInt64(count))
            let packed = try Self.packed(bytes, format)
            #expect(CompressionFormat(firstBytes: packed) == format)
            #expect(try Self.unpacked(packed, format) == bytes)
            #expect(try Self.unpacked(packed + packed, format, piece: 4096) == bytes + bytes)
        }
        let gzip = try Self.packed(Self.text(5000, seed: 1), .gzip)
        #expect(try Self.unpacked(gzip + [0, 0, 0], .gzip).count == 5000, "padding of zeros")
    }

    @Test("a cut file and a changed one are told", arguments: CompressionFormat.allCases)
    func damage(format: CompressionFormat) throws {
        let packed = try Self.packed(Self.text(50_000, seed: 5), format)
        for count in [1, packed.count / 2, packed.count - 1] {
            #expect(throws: CompressionError.truncated) { try Self.unpacked(Array(packed.prefix(count)), format) }
        }
        #expect(throws: CompressionError.truncated) { try Self.unpacked([], format) }
        #expect(throws: (any Error).self) { try Self.unpacked(packed + [1, 2, 3, 4, 5, 6, 7, 8, 9], format) }
        if format == .gzip {
            var changed = packed
            changed[packed.count / 2] ^= 0xFF
            #expect(throws: CompressionError.damaged) { try Self.unpacked(changed, format) }
        }
    }

    @Test("the tools of the system read what is packed, and the other way around")
    func tools() throws {
        for (tool, format) in [("gzip", CompressionFormat.gzip), ("zstd", .zstandard)] {
            guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)") else { continue }
            let folder = try TemporaryFolder()
            let bytes = Self.text(30_000, seed: 9)
            let file = folder.path("text")
            try Data(Self.packed(bytes, format)).write(to: URL(filePath: file))
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sh")
            let script = "\(tool) -dc < \(file) > \(file).out && \(tool) -c < \(file).out > \(file).again"
            process.arguments = ["-c", script]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            #expect([UInt8](try Data(contentsOf: URL(filePath: file + ".out"))) == bytes)
            let again = [UInt8](try Data(contentsOf: URL(filePath: file + ".again")))
            #expect(try Self.unpacked(again, format) == bytes)
        }
    }
}
