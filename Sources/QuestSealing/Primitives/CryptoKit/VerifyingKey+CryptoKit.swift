#if canImport(CryptoKit)
    internal import CryptoKit
    internal import Foundation
    internal import Quests

    /// The public half of a key pair, ready to check signatures.
    final class VerifyingKey {
        private enum Key {
            case ed25519(Curve25519.Signing.PublicKey)
            case p256(P256.Signing.PublicKey)
        }

        private let key: Key

        /// A key from the bytes that `PublicKey` has; `nil` where a key of P-256 is not on the curve. With Ed25519 that shows in
        /// `isValid(_:of:)`.
        init?(_ algorithm: SignatureAlgorithm, _ bytes: [UInt8]) {
            switch algorithm {
            case .ed25519:
                guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else { return nil }
                self.key = .ed25519(key)
            case .p256:
                guard let key = try? P256.Signing.PublicKey(rawRepresentation: bytes) else { return nil }
                self.key = .p256(key)
            }
        }

        /// Whether 64 bytes are a signature of a message.
        func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
            switch key {
            case .ed25519(let key): return key.isValidSignature(signature, for: message)
            case .p256(let key):
                guard let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature) else {
                    return false
                }
                return key.isValidSignature(signature, for: message)
            }
        }
    }
#endif
