public import Quests

extension SignatureVerifier {
    /// Checks signatures in plain Swift, where no library does, as in a web page. It takes about a millisecond for one.
    ///
    /// Decides as `SignatureVerifier.crypto` of the module QuestSealing does.
    public static let portable = SignatureVerifier { signature, bytes, key in
        switch key.algorithm {
        case .ed25519: Ed25519.isValid(signature.bytes, of: bytes, by: key.bytes)
        case .p256: P256.isValid(signature.bytes, of: bytes, by: key.bytes)
        }
    }
}
