internal import Crypto
public import Quests

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A key pair with its secret: that of an organiser, or of a device without a Secure Enclave.
///
///     let key = SigningKey()
///     try NewFile.write(Array(key.pem.utf8), to: "office.pem")
///     print(key.publicKey.fingerprint)  // 7K2M-Q9XD-41TB-RZ0C
///     let log = DeviceLog(device: "phone-1", rider: "anna", signer: key.signer)
///
/// Ed25519 is that of RFC 8032, P-256 that of FIPS 186-5 with SHA-256; both are computed by swift-crypto, on Apple systems by CryptoKit.
public struct SigningKey: Sendable {
    enum Secret: Sendable {
        case ed25519(Curve25519.Signing.PrivateKey)
        case p256(P256.Signing.PrivateKey)
    }

    let secret: Secret
    /// The public half.
    public let publicKey: PublicKey

    /// A new key from the generator of the system.
    public init(_ algorithm: SignatureAlgorithm = .ed25519) {
        var generator = SystemRandomNumberGenerator()
        self.init(algorithm, using: &generator)
    }

    /// A new key from a generator. The same generator gives the same key: one that can be predicted is for simulations and tests.
    public init(_ algorithm: SignatureAlgorithm = .ed25519, using generator: inout some RandomNumberGenerator) {
        // Of all numbers of 32 bytes P-256 refuses about one in four billion, Ed25519 none.
        while true {
            if let key = SigningKey(algorithm, secret: generator.bytes(32)) {
                self = key
                return
            }
        }
    }

    /// A key from the 32 bytes of its secret; `nil` where they are none.
    package init?(_ algorithm: SignatureAlgorithm, secret bytes: [UInt8]) {
        switch algorithm {
        case .ed25519:
            guard let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: bytes) else { return nil }
            self.init(.ed25519(key))
        case .p256:
            guard let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes) else { return nil }
            self.init(.p256(key))
        }
    }

    init?(_ secret: Secret) {
        let publicKey =
            switch secret {
            case .ed25519(let key): PublicKey(.ed25519, Array(key.publicKey.rawRepresentation))
            case .p256(let key): PublicKey(.p256, Array(key.publicKey.rawRepresentation))
            }
        guard let publicKey else { return nil }
        self.secret = secret
        self.publicKey = publicKey
    }

    /// What logs and editions are signed with.
    public var signer: Signer {
        Signer(publicKey: publicKey) { [secret] bytes in
            switch secret {
            case .ed25519(let key): (try? key.signature(for: bytes)).flatMap { Signature(Array($0)) }
            case .p256(let key):
                (try? key.signature(for: bytes)).flatMap { Signature(Array($0.rawRepresentation)) }
            }
        }
    }
}

extension SigningKey {
    /// The key as the text of a file: PKCS#8 in PEM (RFC 5958, RFC 8410), as `openssl genpkey` writes it, without a pass phrase.
    public var pem: String {
        switch secret {
        case .ed25519(let key):
            PEMBlock(KeyFile.privateLabel, KeyFile.edwardsSecret + Array(key.rawRepresentation)).text
        case .p256(let key): PEMBlock(KeyFile.privateLabel, Array(key.derRepresentation)).text
        }
    }

    /// Reads a private key from the bytes of a file: PKCS#8, or with P-256 also the older form of RFC 5915.
    /// - Throws: `KeyFileError` where there is none.
    public init(pem bytes: [UInt8]) throws(KeyFileError) {
        switch try KeyFile(bytes) {
        case .secret(let key): self = key
        case .publicKey: throw .publicOnly
        }
    }
}

extension PublicKey {
    /// The key as the text of a file: SubjectPublicKeyInfo in PEM (RFC 5280, RFC 8410), as `openssl pkey -pubout` writes it.
    public var pem: String {
        switch algorithm {
        case .ed25519: PEMBlock(KeyFile.publicLabel, KeyFile.edwardsPublic + bytes).text
        case .p256: PEMBlock(KeyFile.publicLabel, KeyFile.primePublic + bytes).text
        }
    }

    /// Reads the public key from the bytes of a file, or the public half of a private one.
    /// - Throws: `KeyFileError` where there is none.
    public init(pem bytes: [UInt8]) throws(KeyFileError) {
        switch try KeyFile(bytes) {
        case .secret(let key): self = key.publicKey
        case .publicKey(let key): self = key
        }
    }
}

/// What a PEM file holds.
private enum KeyFile {
    case secret(SigningKey)
    case publicKey(PublicKey)

    static let privateLabel = "PRIVATE KEY"
    static let publicLabel = "PUBLIC KEY"

    // The DER of RFC 8410 and RFC 5480 has one form for each kind of key: these bytes, then those of the key.

    /// SEQUENCE { INTEGER 0, SEQUENCE { OID 1.3.101.112 }, OCTET STRING { OCTET STRING of 32 bytes } }
    static let edwardsSecret: [UInt8] = [
        0x30, 0x2E, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
    ]
    /// The same as version 1, with the public key behind the secret.
    static let edwardsPair: [UInt8] = [
        0x30, 0x51, 0x02, 0x01, 0x01, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
    ]
    /// [1] IMPLICIT BIT STRING of 32 bytes
    static let pairedPublic: [UInt8] = [0x81, 0x21, 0x00]
    /// SEQUENCE { SEQUENCE { OID 1.3.101.112 }, BIT STRING of 32 bytes }
    static let edwardsPublic: [UInt8] = [0x30, 0x2A, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x03, 0x21, 0x00]
    /// SEQUENCE { SEQUENCE { OID 1.2.840.10045.2.1, OID 1.2.840.10045.3.1.7 }, BIT STRING of 4, x and y }
    static let primePublic: [UInt8] = [
        0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48,
        0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00, 0x04,
    ]

    /// - Throws: `KeyFileError` unless the first block of a key is one that is understood.
    init(_ bytes: [UInt8]) throws(KeyFileError) {
        guard let blocks = PEMBlock.blocks(in: String(decoding: bytes, as: UTF8.self)),
            let block = blocks.first(where: { $0.label.hasSuffix("KEY") })
        else { throw .notAKey }
        switch block.label {
        case Self.privateLabel, "EC PRIVATE KEY": self = .secret(try Self.secret(block.bytes))
        case Self.publicLabel: self = .publicKey(try Self.publicKey(block.bytes))
        case "ENCRYPTED PRIVATE KEY": throw .encrypted
        default: throw .unsupported
        }
    }

    private static func secret(_ der: [UInt8]) throws(KeyFileError) -> SigningKey {
        if let secret = edwardsSecret(der) {
            guard let key = SigningKey(.ed25519, secret: secret) else { throw .unsupported }
            return key
        }
        guard let read = try? P256.Signing.PrivateKey(derRepresentation: der), let key = SigningKey(.p256(read)) else {
            throw .unsupported
        }
        return key
    }

    private static func edwardsSecret(_ der: [UInt8]) -> [UInt8]? {
        if der.starts(with: edwardsSecret), der.count == edwardsSecret.count + 32 { return Array(der.suffix(32)) }
        // A public key that is not that of the secret is a damaged file, and its signatures would give the secret away.
        guard der.starts(with: edwardsPair), der.count == edwardsPair.count + 32 + pairedPublic.count + 32 else {
            return nil
        }
        let secret = Array(der[edwardsPair.count..<edwardsPair.count + 32])
        let rest = der.dropFirst(edwardsPair.count + 32)
        guard rest.starts(with: pairedPublic), let key = SigningKey(.ed25519, secret: secret),
            key.publicKey.bytes == Array(rest.suffix(32))
        else { return nil }
        return secret
    }

    private static func publicKey(_ der: [UInt8]) throws(KeyFileError) -> PublicKey {
        if der.starts(with: edwardsPublic), let key = PublicKey(.ed25519, Array(der.dropFirst(edwardsPublic.count))) {
            return key
        }
        // What swift-crypto reads lies on the curve.
        guard let read = try? P256.Signing.PublicKey(derRepresentation: der),
            let key = PublicKey(.p256, Array(read.rawRepresentation))
        else { throw .unsupported }
        return key
    }
}
