internal import Crypto
internal import Foundation
public import Quests

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
