#if canImport(CryptoKit)
    internal import CryptoKit
    internal import Foundation
    internal import Quests

    /// The private half of a key pair.
    final class SecretKey: Sendable {
        private enum Key: Sendable {
            case ed25519(Curve25519.Signing.PrivateKey)
            case p256(P256.Signing.PrivateKey)
        }

        private let key: Key

        /// A key from the 32 bytes of its secret; `nil` where they are none.
        init?(_ algorithm: SignatureAlgorithm, _ bytes: [UInt8]) {
            switch algorithm {
            case .ed25519:
                guard let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: bytes) else { return nil }
                self.key = .ed25519(key)
            case .p256:
                guard let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes) else { return nil }
                self.key = .p256(key)
            }
        }

        var algorithm: SignatureAlgorithm {
            switch key {
            case .ed25519: .ed25519
            case .p256: .p256
            }
        }

        /// The public half, as `PublicKey` has it.
        var publicBytes: [UInt8] {
            switch key {
            case .ed25519(let key): Array(key.publicKey.rawRepresentation)
            case .p256(let key): Array(key.publicKey.rawRepresentation)
            }
        }

        /// The 32 bytes of the secret.
        var bytes: [UInt8] {
            switch key {
            case .ed25519(let key): Array(key.rawRepresentation)
            case .p256(let key): Array(key.rawRepresentation)
            }
        }

        /// The signature of a message: 64 bytes; `nil` where the library fails.
        func signature(of message: [UInt8]) -> [UInt8]? {
            switch key {
            case .ed25519(let key): (try? key.signature(for: message)).map { Array($0) }
            case .p256(let key): (try? key.signature(for: message)).map { Array($0.rawRepresentation) }
            }
        }
    }
#endif
