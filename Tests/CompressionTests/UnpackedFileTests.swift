import Compression
import Support
import TestSupport
import Testing

@Suite("Packed files with tracks")
struct UnpackedFileTests {
    private let text = Array(String(repeating: "<trkpt lat='55.16' lon='61.4'/>\n", count: 2_000).utf8)

    private func packed(_ bytes: [UInt8], _ format: CompressionFormat = .gzip) throws -> [UInt8] {
        var result: [UInt8] = []
        let compressor = Compressor(format)
        try bytes.withUnsafeBytes { try compressor.write($0) { result += $0 } }
        try compressor.finish { result += $0 }
        return result
    }

    @Test("what is packed in gzip, Zstandard or ZIP comes out as it was, and what is not packed as it is")
    func whole() throws {
        for bytes in [
            text, try packed(text), try packed(text, .zstandard), try ZipArchive.packing(text, name: "a/1.gpx"),
        ] {
            let files = try UnpackedFile.files(in: bytes)
            #expect(files.map(\.bytes) == [text] && files[0].damage == nil && files[0].name == nil)
        }
        // As a service hands all rides out: packed twice.
        let twice = try UnpackedFile.files(in: try ZipArchive.packing(try packed(text), name: "1.fit.gz"))
        #expect(twice.map(\.bytes) == [text])
        #expect(try UnpackedFile.files(in: []).map(\.bytes) == [[]])
    }

    @Test("what is whole of torn or damaged gzip is taken, and it is said that there was more")
    func torn() throws {
        let gzip = try packed(text)
        let file = try #require(try UnpackedFile.files(in: Array(gzip.dropLast(12))).first)
        #expect(!file.bytes.isEmpty && text.starts(with: file.bytes))
        #expect(file.damage?[.english].contains("ends too early") == true)
        #expect(file.damage?[.russian].contains("обрывается") == true)
        #expect(throws: UnpackingError.self) { try UnpackedFile.files(in: Array(gzip.prefix(4))) }
        let zip = try ZipArchive.packing(text, name: "1.gpx")
        #expect(throws: UnpackingError.damagedArchive) { try UnpackedFile.files(in: Array(zip.dropLast(30))) }
    }

    @Test("a small file that unpacks to a large one is refused at the limit, not after")
    func bomb() throws {
        let zeros = [UInt8](repeating: 0, count: 40 << 20)
        let bomb = try packed(zeros)
        #expect(bomb.count < 60_000)
        for bytes in [
            bomb, try ZipArchive.packing(zeros, name: "1.gpx"), try ZipArchive.packing(bomb, name: "1.gpx.gz"),
        ] {
            #expect(throws: UnpackingError.tooLarge(most: 8 << 20)) {
                try UnpackedFile.files(in: bytes, most: 8 << 20)
            }
        }
        let message = UnpackingError.tooLarge(most: 8 << 20).message
        #expect(message[.english].contains("more than 8 MB") && message[.russian].contains("больше 8 МБ"))
    }
}
