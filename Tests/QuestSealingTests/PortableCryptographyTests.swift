import Answers
import JSON
import PlainCryptography
import Quests
import Support
import Testing

@testable import QuestSealing

/// Plain Swift, which runs in web pages, against the library that the system has, on vectors (in the other suites) and on seeded cases.
struct PortableCryptographyTests {
    /// Lengths on both sides of the blocks of SHA-256, SHA-512, ChaCha20 and Poly1305.
    private static let lengths = [0, 1, 15, 16, 17, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 200, 1000]

    @Test(arguments: SignatureAlgorithm.allCases, UInt64(1)...3)
    func `Signatures of the library are valid, changed ones are not`(algorithm: SignatureAlgorithm, seed: UInt64)
        throws
    {
        var generator = SeededGenerator(seed: seed)
        for length in Self.lengths {
            let key = SigningKey(algorithm)
            let message = generator.bytes(length)
            let signature = try #require(key.signer.signature(of: message))
            #expect(SignatureVerifier.portable.isValid(signature, of: message, by: key.publicKey), "\(length)")
            var bytes = signature.bytes
            bytes[generator.next(below: 64)] ^= 1 << UInt8(generator.next(below: 8))
            let changed = try #require(Signature(bytes))
            #expect(!SignatureVerifier.portable.isValid(changed, of: message, by: key.publicKey), "\(length)")
            #expect(!SignatureVerifier.portable.isValid(signature, of: message + [0], by: key.publicKey), "\(length)")
        }
    }

    /// Most 32 bytes are no point, or a point without a fitting signature; the extremes have numbers above each modulus.
    @Test(arguments: SignatureAlgorithm.allCases, UInt64(1)...2)
    func `Both decide alike about keys and signatures of any bytes`(algorithm: SignatureAlgorithm, seed: UInt64) throws
    {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let key = try #require(PublicKey(algorithm, generator.extremeBytes(algorithm.keyLength)))
            let signature = try #require(Signature(generator.extremeBytes(64)))
            #expect(
                SignatureVerifier.portable.isValid(signature, of: [1], by: key)
                    == SignatureVerifier.crypto.isValid(signature, of: [1], by: key), "\(key) \(signature)")
        }
    }

    @Test(arguments: [(2, 1, 1), (2, 16, 3), (64, 15, 2), (1024, 8, 1), (16, 1, 5)], [1, 8, 63, 64, 65, 130])
    func `scrypt derives what the library derives`(cost: (n: Int, r: Int, p: Int), length: Int) throws {
        let cost = try #require(SealCost(n: cost.n, r: cost.r, p: cost.p))
        var generator = SeededGenerator(seed: UInt64(length))
        let (text, salt) = (generator.bytes(length), generator.bytes(length / 2 + 1))
        let bytes = AnswerOpener.portable.stretch(text, salt: salt, cost: cost)
        #expect(bytes?.count == 64)
        #expect(bytes == AnswerOpener.scrypt.stretch(text, salt: salt, cost: cost))
        #expect(AnswerOpener.portable.stretch([], salt: salt, cost: cost) == nil)
        #expect(AnswerOpener.portable.stretch(text, salt: [], cost: cost) == nil)
    }

    @Test("the vectors of RFC 7914, section 12")
    func vectors() throws {
        let cost = try #require(SealCost(n: 1024, r: 8, p: 16))
        let bytes = AnswerOpener.portable.stretch(Array("password".utf8), salt: Array("NaCl".utf8), cost: cost)
        #expect(bytes?.prefix(8) == [0xfd, 0xba, 0xbe, 0x1c, 0x9d, 0x34, 0x72, 0x00])
        #expect(bytes?.suffix(8) == [0x83, 0x60, 0xcb, 0xdf, 0xa2, 0xcc, 0x06, 0x40])
    }

    @Test(arguments: lengths) func `A box of the library opens, a changed one does not`(length: Int) throws {
        var generator = SeededGenerator(seed: UInt64(length) + 1)
        let key = generator.key()
        let hidden = generator.bytes(length)
        let box = try AuthenticatedBox.close(hidden, key: key, using: &generator)
        let other = generator.key()
        for opener in [AnswerOpener.portable, .scrypt] {
            #expect(opener.open(box, key: key.bytes) == hidden)
            for place in box.indices {
                var changed = box
                changed[place] ^= 1 << UInt8(generator.next(below: 8))
                #expect(opener.open(changed, key: key.bytes) == nil, "\(place)")
            }
            #expect(opener.open(box.dropLast(), key: key.bytes) == nil)
            #expect(opener.open(box + [0], key: key.bytes) == nil)
            #expect(opener.open(box, key: other.bytes) == nil)
            #expect(opener.open(box, key: Array(key.bytes.dropLast())) == nil)
        }
    }

    /// Sums near 2¹³⁰ − 5 need the last reduction, which random bytes hardly ever do.
    @Test(arguments: [UInt8(0), 1, 0x7F, 0x80, 0xFE, 0xFF])
    func `Boxes of one byte repeated open`(byte: UInt8) throws {
        var generator = SeededGenerator(seed: 7)
        for keyByte in [UInt8(0), 1, 0xFF] {
            let key = try #require(SealKey([UInt8](repeating: keyByte, count: SealKey.length)))
            for length in [16, 64, 4096] {
                let hidden = [UInt8](repeating: byte, count: length)
                let box = try AuthenticatedBox.close(hidden, key: key, using: &generator)
                #expect(AnswerOpener.portable.open(box, key: key.bytes) == hidden)
            }
        }
    }
}

extension SeededGenerator {
    /// Random bytes, half of the time with the most or the least significant ones at an extreme.
    fileprivate mutating func extremeBytes(_ count: Int) -> [UInt8] {
        var bytes = bytes(count)
        guard next(below: 2) == 0 else { return bytes }
        let extreme: UInt8 = next(below: 2) == 0 ? 0 : 0xFF
        let start = Int(next(below: count))
        for place in start..<min(count, start + 31) { bytes[place] = extreme }
        return bytes
    }
}
