internal import Crypto
public import Quests

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension SignatureVerifier {
    /// Checks signatures with swift-crypto, on Apple systems with CryptoKit.
    ///
    /// Beyond what RFC 8032 asks for, public keys of Ed25519 of small order are refused: a signature by such a key fits many messages.
    public static let crypto = SignatureVerifier { signature, bytes, key in
        switch key.algorithm {
        case .ed25519:
            guard !EdwardsPoint.isWeak(key.bytes),
                let key = try? Curve25519.Signing.PublicKey(rawRepresentation: key.bytes)
            else { return false }
            return key.isValidSignature(signature.bytes, for: bytes)
        case .p256:
            guard let key = try? P256.Signing.PublicKey(rawRepresentation: key.bytes),
                let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature.bytes)
            else { return false }
            return key.isValidSignature(signature, for: bytes)
        }
    }
}
