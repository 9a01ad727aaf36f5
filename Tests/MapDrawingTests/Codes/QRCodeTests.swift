import Support
import Testing

@testable import MapDrawing

@Suite("QR codes")
struct QRCodeTests {
    /// The example of ISO/IEC 18004 annex I, for level M as it has: the data codewords of 01234567 and their correction codewords.
    @Test("the correction codewords are those of the standard's example")
    func example() {
        let data: [UInt8] = [
            0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
        ]
        let correction: [UInt8] = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
        #expect(ErrorCorrection.interleaved(data, version: 1) == data + correction)
    }

    @Test("a version has as many codewords and alignment patterns as the standard says")
    func tables() {
        // Version, total codewords, data codewords at level M (tables 7 and 9).
        for (version, total, data) in [
            (1, 26, 16), (2, 44, 28), (7, 196, 124), (10, 346, 216), (27, 1828, 1128), (40, 3706, 2334),
        ] {
            let blocks = Blocks(version: version)
            #expect(blocks.total == total && blocks.dataCount == data)
            #expect(blocks.dataSizes.reduce(0, +) == data)
        }
        #expect(Matrix.alignments(version: 1) == [])
        #expect(Matrix.alignments(version: 2) == [6, 18])
        #expect(Matrix.alignments(version: 7) == [6, 22, 38])
        #expect(Matrix.alignments(version: 32) == [6, 34, 60, 86, 112, 138])
        #expect(Matrix.alignments(version: 40) == [6, 30, 58, 86, 114, 142, 170])
    }

    @Test(
        "a product in the field is that of polynomials",
        arguments: [(2, 0x80, 0x1D), (3, 7, 9), (0xFF, 1, 0xFF), (0, 9, 0)])
    func product(one: UInt8, other: UInt8, product: UInt8) {
        #expect(ErrorCorrection.product(one, other) == product)
        #expect(ErrorCorrection.product(other, one) == product)
    }

    @Test(
        "the smallest version is taken: its limits in bytes",
        arguments: [(14, 1), (15, 2), (26, 2), (180, 9), (181, 10), (2_331, 40)])
    func versions(bytes: Int, version: Int) throws {
        let code = try QRCode(String(repeating: "x", count: bytes))
        #expect(code.version == version && code.side == 17 + 4 * version)
    }

    @Test("a text that is too long is refused")
    func tooLong() {
        #expect(throws: QRCodeError.tooLong(bytes: 2_332)) { try QRCode(String(repeating: "x", count: 2_332)) }
        #expect(throws: QRCodeError.tooLong(bytes: 2_331)) { try QRCode(String(repeating: "я", count: 1_165) + "x") }
        #expect((try? QRCode(String(repeating: "я", count: 1_165)))?.version == 40)
        #expect(QRCodeError.tooLong(bytes: 9_999).message[.english].contains("2331"))
    }

    @Test("codes of all versions and masks, of Latin, Cyrillic and emoji, say what was put in")
    func decoded() throws {
        let seed: UInt64 = 20_260_606
        var random = SeededGenerator(seed: seed)
        var masks: Set<Int> = []
        for round in 0..<48 {
            let letters: [Character] = Array(round.isMultiple(of: 3) ? "абвё🚲 /?=" : "abcXYZ0189:/?&=%-")
            let most = round < 36 ? 120 : round.isMultiple(of: 3) ? 560 : 2_331
            let text = String(
                (0..<Int.random(in: 0...most, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" }
            )
            let code = try QRCode(text)
            masks.insert(code.mask)
            #expect(try Decoder(code).text() == text, "seed \(seed), round \(round)")
        }
        #expect(masks == Set(0..<8))
    }
}
