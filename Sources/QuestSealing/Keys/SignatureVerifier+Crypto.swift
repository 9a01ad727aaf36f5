public import Quests

extension SignatureVerifier {
    /// Checks signatures with libcrypto of OpenSSL, on Apple systems with CryptoKit.
    ///
    /// Beyond what RFC 8032 asks for, public keys of Ed25519 of small order are refused: a signature by such a key fits many messages.
    public static let crypto = SignatureVerifier { signature, bytes, key in
        guard key.algorithm != .ed25519 || !EdwardsPoint.isWeak(key.bytes) else { return false }
        return VerifyingKey(key.algorithm, key.bytes)?.isValid(signature.bytes, of: bytes) ?? false
    }
}
