import Answers
import JSON
import QuestSealing
import Support
import Testing

@Suite("What seals are made of")
struct PrimitiveTests {
    @Test("scrypt gives what RFC 7914 section 12 says")
    func scrypt() throws {
        let cost = try #require(SealCost(n: 1024, r: 8, p: 16))
        let bytes = AnswerOpener.scrypt.stretch(Array("password".utf8), salt: Array("NaCl".utf8), cost: cost)
        #expect(bytes?.prefix(8) == [0xfd, 0xba, 0xbe, 0x1c, 0x9d, 0x34, 0x72, 0x00])
        #expect(bytes?.suffix(8) == [0x83, 0x60, 0xcb, 0xdf, 0xa2, 0xcc, 0x06, 0x40])
        #expect(bytes?.count == 64)
        #expect(AnswerOpener.scrypt.stretch([], salt: [1], cost: cost) == nil)
        #expect(AnswerOpener.scrypt.stretch([1], salt: [], cost: cost) == nil)
    }

    @Test(
        "the costs on their bounds can be paid",
        arguments: [(2, 1, 1), (2, 16, 1), (2, 16, 3), (32768, 1, 1), (64, 15, 2)])
    func costs(n: Int, r: Int, p: Int) throws {
        let cost = try #require(SealCost(n: n, r: r, p: p))
        #expect(AnswerOpener.scrypt.stretch([1], salt: [1, 2, 3, 4, 5, 6, 7, 8], cost: cost)?.count == 64)
    }

    @Test("a box opens with its key only, and a box that is no box not at all")
    func boxes() throws {
        let opener = AnswerOpener.scrypt
        for count in [0, 1, 11, 12, 27, 28, 29, 100] {
            #expect(opener.open(Array(repeating: 0, count: count), key: Array(repeating: 0, count: 32)) == nil)
        }
        #expect(opener.open(Array(repeating: 0, count: 40), key: [1]) == nil)
    }

    @Test("bytes survive as text, and texts that are not of bytes are refused", arguments: UInt64(1)...3)
    func base64(seed: UInt64) throws {
        #expect(Base64.text(Array("foobar".utf8)) == "Zm9vYmFy")
        #expect(Base64.text(Array("fooba".utf8)) == "Zm9vYmE=")
        #expect(Base64.text(Array("foob".utf8)) == "Zm9vYg==")
        #expect(Base64.text([]) == "")
        for text in [
            "A", "AA", "AAA", "====", "A===", "AB==", "AAB=", "AA=A", "AA A", "AAA-", "ёAAA", "AAAA=", "AA==AAAA",
        ] {
            #expect(Base64.bytes(text) == nil, "\(text)")
        }
        var generator = SeededGenerator(seed: seed)
        for count in 0..<100 {
            let bytes = (0..<count).map { _ in UInt8(generator.next(below: 256)) }
            #expect(Base64.bytes(Base64.text(bytes)) == bytes, "seed \(seed)")
        }
    }
}
