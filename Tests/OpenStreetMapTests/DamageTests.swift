import Support
import TestSupport
import Testing

@testable import OpenStreetMap

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
        #expect(late.message[.russian].contains("загрузка не завершена"))
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
