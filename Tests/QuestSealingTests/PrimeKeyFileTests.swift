import JSON
import QuestSealing
import Quests
import Testing

/// Files of P-256 keys, byte by byte: which forms of DER are read.
struct PrimeKeyFileTests {
    /// The order of the group.
    private static let order = bytes("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551")
    private static let secret = bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721")
    private static let point = bytes(
        "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
            + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
    private static let curve: [UInt8] = [0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]
    private static let otherCurve: [UInt8] = [0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x22]
    private static let kind: [UInt8] = [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]

    private static func bytes(_ hex: String) -> [UInt8] {
        let digits = Array(hex).map { UInt8($0.hexDigitValue ?? 0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    /// An element of DER.
    private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        switch content.count {
        case ..<0x80: [tag, UInt8(content.count)] + content
        case ..<0x100: [tag, 0x81, UInt8(content.count)] + content
        default: [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
        }
    }

    private static func older(
        _ secret: [UInt8] = secret, version: UInt8 = 1, curve: [UInt8]? = nil, point: [UInt8]? = nil, rest: [UInt8] = []
    ) -> [UInt8] {
        let fields =
            (curve.map { element(0xA0, $0) } ?? []) + (point.map { element(0xA1, element(3, [0, 4] + $0)) } ?? [])
        return element(0x30, [2, 1, version] + element(4, secret) + fields + rest)
    }

    private static func packed(
        _ inside: [UInt8], version: UInt8 = 0, kind: [UInt8] = kind + curve, rest: [UInt8] = []
    ) -> [UInt8] {
        element(0x30, [2, 1, version] + element(0x30, kind) + element(4, inside) + rest)
    }

    private static func key(_ der: [UInt8], label: String = "PRIVATE KEY") throws -> SigningKey {
        try SigningKey(
            pem: Array("-----BEGIN \(label)-----\n\(Base64.text(der))\n-----END \(label)-----\n".utf8))
    }

    @Test func `Every form of a private key gives the same key`() throws {
        let attributes = Self.element(0xA0, Self.element(0x30, [UInt8](repeating: 5, count: 300)))
        for der in [
            Self.older(), Self.older(curve: Self.curve), Self.older(point: Self.point),
            Self.older(curve: Self.curve, point: Self.point), Self.packed(Self.older()),
            Self.packed(Self.older(curve: Self.curve, point: Self.point)),
            Self.packed(Self.older(point: Self.point), rest: attributes),
        ] {
            for label in ["PRIVATE KEY", "EC PRIVATE KEY"] {
                #expect(try Self.key(der, label: label).publicKey.bytes == Self.point)
            }
        }
        let pem = try Self.key(Self.older()).pem
        #expect(
            pem == "-----BEGIN PRIVATE KEY-----\n" + Self.lines(Self.packed(Self.older(point: Self.point)))
                + "-----END PRIVATE KEY-----\n")
    }

    private static func lines(_ der: [UInt8]) -> String {
        var rest = Base64.text(der)[...]
        var text = ""
        while !rest.isEmpty {
            text += rest.prefix(64) + "\n"
            rest = rest.dropFirst(64)
        }
        return text
    }

    @Test func `Other forms are refused`() {
        let good = Self.packed(Self.older(point: Self.point))
        var long = good
        long.insert(0, at: 2)
        long[1] = 0x82
        let wrong: [[UInt8]] = [
            [], [0x30], Array(good.dropLast()), good + [0], long, Self.older(version: 0), Self.older(version: 2),
            Self.older(curve: Self.otherCurve), Self.older(rest: [5, 0]), Self.older(point: Self.point, rest: [5, 0]),
            Self.older(Array(Self.secret.dropLast())), Self.older(Self.secret + [0]), Self.older([]),
            Self.packed(Self.older(), version: 1), Self.packed(Self.older(), rest: [5, 0]),
            Self.packed(Self.older() + [0]), Self.packed(Self.older(curve: Self.otherCurve)), Self.packed([]),
            Self.packed(Self.older(), kind: Self.kind + Self.otherCurve), Self.packed(Self.older(), kind: Self.kind),
            Self.packed(Self.secret), Self.packed(Self.packed(Self.older())),
            [0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF] + good.dropFirst(3),
            [0x30, 0x80] + good.dropFirst(3) + [0, 0],
        ]
        for der in wrong { #expect(throws: KeyFileError.unsupported, "\(der)") { try Self.key(der) } }
    }

    @Test func `A secret lies between 0 and the order of the group`() throws {
        let zero = [UInt8](repeating: 0, count: 32)
        var (above, below) = (Self.order, Self.order)
        above[31] += 1
        below[31] -= 1
        for secret in [zero, Self.order, above, [UInt8](repeating: 0xFF, count: 32)] {
            #expect(throws: KeyFileError.unsupported) { try Self.key(Self.packed(Self.older(secret))) }
            #expect(throws: KeyFileError.unsupported) { try Self.key(Self.older(secret)) }
        }
        let one = Array(zero.dropLast()) + [1]
        // The generator, and its opposite: the same x.
        let (first, last) = (try Self.key(Self.older(one)).publicKey, try Self.key(Self.older(below)).publicKey)
        #expect(first.bytes.prefix(32) == last.bytes.prefix(32))
        #expect(first.bytes.prefix(4) == [0x6B, 0x17, 0xD1, 0xF2])
        #expect(first != last)
        for secret in [one, below] {
            let key = try Self.key(Self.older(secret))
            #expect(try SigningKey(pem: Array(key.pem.utf8)).pem == key.pem)
            let signature = try #require(key.signer.signature(of: secret))
            #expect(SignatureVerifier.crypto.isValid(signature, of: secret, by: key.publicKey))
        }
    }

    @Test func `A public key lies on the curve`() throws {
        func key(_ point: [UInt8], curve: [UInt8] = Self.curve) throws -> PublicKey {
            let der = Self.element(0x30, Self.element(0x30, Self.kind + curve) + Self.element(3, [0] + point))
            return try PublicKey(
                pem: Array("-----BEGIN PUBLIC KEY-----\n\(Base64.text(der))\n-----END PUBLIC KEY-----\n".utf8))
        }
        #expect(try key([4] + Self.point).bytes == Self.point)
        var beside = Self.point
        beside[63] ^= 1
        let wrong: [[UInt8]] = [
            [4] + beside, [4] + [UInt8](repeating: 0, count: 64), [4] + [UInt8](repeating: 0xFF, count: 64), [0],
            [3] + Self.point.prefix(32), [6] + Self.point, Self.point, [4] + Self.point + [0], [],
        ]
        for point in wrong { #expect(throws: KeyFileError.unsupported, "\(point)") { try key(point) } }
        #expect(throws: KeyFileError.unsupported) { try key([4] + Self.point, curve: Self.otherCurve) }
    }
}
