import PlainCryptography
import QuestSealing
import Quests
import Support
import Testing

/// Vectors of RFC 8032, section 7.1, and of RFC 6979, appendix A.2.5; the others are made from these by hand.
struct SignatureVectorTests {
    struct Vector: Sendable, CustomTestStringConvertible {
        let name: String
        let secret: String
        let key: String
        let message: String
        let signature: String

        var testDescription: String { name }
    }

    static let edwards = [
        Vector(
            name: "no bytes", secret: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            key: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", message: "",
            signature:
                "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
                + "d25bf5f0595bbe24655141438e7a100b"),
        Vector(
            name: "one byte", secret: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            key: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", message: "72",
            signature:
                "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
                + "387b2eaeb4302aeeb00d291612bb0c00"),
        Vector(
            name: "two bytes", secret: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
            key: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", message: "af82",
            signature:
                "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc659"
                + "4a7c15e9716ed28dc027beceea1ec40a"),
    ]

    static let prime = [
        Vector(
            name: "sample", secret: "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721",
            key: "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
                + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299",
            message: "73616d706c65",
            signature: "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
                + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"),
        Vector(
            name: "test", secret: "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721",
            key: "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
                + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299",
            message: "74657374",
            signature: "f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367"
                + "019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083"),
    ]

    private static func bytes(_ hex: String) -> [UInt8] {
        let digits = hex.utf8.map { UInt8($0 < 0x3A ? $0 - 0x30 : $0 - 0x61 + 10) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private static func isValid(
        _ signature: [UInt8], of message: [UInt8], by key: [UInt8], _ algorithm: SignatureAlgorithm
    ) throws -> Bool {
        let signature = try #require(Signature(signature))
        let key = try #require(PublicKey(algorithm, key))
        let isValid = SignatureVerifier.crypto.isValid(signature, of: message, by: key)
        #expect(SignatureVerifier.portable.isValid(signature, of: message, by: key) == isValid)
        return isValid
    }

    @Test(arguments: edwards) func `Ed25519 gives the keys and signatures of RFC 8032`(vector: Vector) throws {
        let key = try #require(SigningKey(.ed25519, secret: Self.bytes(vector.secret)))
        #expect(key.publicKey.bytes == Self.bytes(vector.key))
        let message = Self.bytes(vector.message)
        // CryptoKit mixes chance into its signatures, so only the check is the same everywhere.
        #if !canImport(CryptoKit)
            #expect(key.signer.signature(of: message)?.bytes == Self.bytes(vector.signature))
        #endif
        let own = try #require(key.signer.signature(of: message))
        #expect(SignatureVerifier.crypto.isValid(own, of: message, by: key.publicKey))
        #expect(try Self.isValid(Self.bytes(vector.signature), of: message, by: Self.bytes(vector.key), .ed25519))
    }

    @Test(arguments: prime) func `P-256 gives the key and takes the signatures of RFC 6979`(vector: Vector) throws {
        let key = try #require(SigningKey(.p256, secret: Self.bytes(vector.secret)))
        #expect(key.publicKey.bytes == Self.bytes(vector.key))
        let message = Self.bytes(vector.message)
        #expect(try Self.isValid(Self.bytes(vector.signature), of: message, by: Self.bytes(vector.key), .p256))
        let own = try #require(key.signer.signature(of: message))
        #expect(SignatureVerifier.crypto.isValid(own, of: message, by: key.publicKey))
    }

    @Test(arguments: SignatureAlgorithm.allCases)
    func `A bit flipped in signature, message or key is noticed`(algorithm: SignatureAlgorithm) throws {
        let vector = algorithm == .ed25519 ? Self.edwards[2] : Self.prime[0]
        let (signature, message) = (Self.bytes(vector.signature), Self.bytes(vector.message))
        let key = Self.bytes(vector.key)
        for bit in 0..<signature.count * 8 {
            var changed = signature
            changed[bit / 8] ^= 1 << (bit % 8)
            #expect(try !Self.isValid(changed, of: message, by: key, algorithm), "bit \(bit) of the signature")
        }
        for bit in 0..<message.count * 8 {
            var changed = message
            changed[bit / 8] ^= 1 << (bit % 8)
            #expect(try !Self.isValid(signature, of: changed, by: key, algorithm), "bit \(bit) of the message")
        }
        for bit in 0..<key.count * 8 {
            var changed = key
            changed[bit / 8] ^= 1 << (bit % 8)
            #expect(try !Self.isValid(signature, of: message, by: changed, algorithm), "bit \(bit) of the key")
        }
        #expect(try !Self.isValid(signature, of: message + [0], by: key, algorithm))
        #expect(try !Self.isValid(signature, of: message.dropLast(), by: key, algorithm))
    }

    /// The order of the group, 2²⁵² + 27742317777372353535851937790883648493, as RFC 8032 writes numbers: the lowest byte first.
    private static let order = bytes("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010")

    @Test(arguments: edwards) func `S is below the order of the group`(vector: Vector) throws {
        var signature = Self.bytes(vector.signature)
        var carry = 0
        for place in 0..<32 {
            let sum = Int(signature[32 + place]) + Int(Self.order[place]) + carry
            signature[32 + place] = UInt8(sum & 0xFF)
            carry = sum >> 8
        }
        try #require(carry == 0)
        #expect(try !Self.isValid(signature, of: Self.bytes(vector.message), by: Self.bytes(vector.key), .ed25519))
    }

    /// With a key of small order, S = 0 and R = the neutral point are a signature of about one message in eight.
    @Test(
        arguments: [
            "00", "01", "ec" + String(repeating: "ff", count: 30) + "7f",
            "ed" + String(repeating: "ff", count: 30) + "7f",
            "ee" + String(repeating: "ff", count: 30) + "7f",
            "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
            "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
        ])
    func `A key of small order signs nothing`(hex: String) throws {
        for sign: UInt8 in [0, 0x80] {
            var key = Self.bytes(hex) + [UInt8](repeating: 0, count: 32 - hex.count / 2)
            key[31] |= sign
            let points: [[UInt8]] = [[1] + [UInt8](repeating: 0, count: 31), key]
            for point in points {
                for number in UInt8(0)..<64 {
                    let signature = point + [UInt8](repeating: 0, count: 32)
                    #expect(try !Self.isValid(signature, of: [number], by: key, .ed25519))
                }
            }
        }
    }

    @Test func `Numbers that no signature has, and points that no curve has, are refused`() throws {
        let zeros = [UInt8](repeating: 0, count: 64)
        let ones = [UInt8](repeating: 0xFF, count: 64)
        for algorithm in SignatureAlgorithm.allCases {
            let vector = algorithm == .ed25519 ? Self.edwards[1] : Self.prime[0]
            let (message, key) = (Self.bytes(vector.message), Self.bytes(vector.key))
            let good = Self.bytes(vector.signature)
            for signature in [
                zeros, ones, Array(good.prefix(32)) + zeros.prefix(32), Array(zeros.prefix(32)) + good.suffix(32),
                Array(good.reversed()),
            ] { #expect(try !Self.isValid(signature, of: message, by: key, algorithm)) }
            for key in [zeros, ones] {
                #expect(try !Self.isValid(good, of: message, by: Array(key.prefix(algorithm.keyLength)), algorithm))
            }
        }
    }

    @Test(arguments: SignatureAlgorithm.allCases)
    func `Threads may share a key`(algorithm: SignatureAlgorithm) async throws {
        let key = SigningKey(algorithm)
        await withTaskGroup(of: Bool.self) { group in
            for number in UInt8(0)..<100 {
                group.addTask {
                    key.signer.signature(of: [number]).map {
                        SignatureVerifier.crypto.isValid($0, of: [number], by: key.publicKey)
                            && !SignatureVerifier.crypto.isValid($0, of: [number, 0], by: key.publicKey)
                    } ?? false
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test(arguments: SignatureAlgorithm.allCases)
    func `A key signs for itself alone, whatever the message`(algorithm: SignatureAlgorithm) throws {
        var generator = SeededGenerator(seed: 11)
        let keys = (0..<4).map { _ in SigningKey(algorithm, using: &generator) }
        #expect(Set(keys.map(\.publicKey)).count == 4)
        for (index, key) in keys.enumerated() {
            let message = (0..<index * 331).map { _ in UInt8(generator.next(below: 256)) }
            let signature = try #require(key.signer.signature(of: message))
            for other in keys {
                #expect(
                    SignatureVerifier.crypto.isValid(signature, of: message, by: other.publicKey)
                        == (other.publicKey == key.publicKey))
            }
        }
        #expect(SigningKey(algorithm).publicKey != SigningKey(algorithm).publicKey)
    }
}
