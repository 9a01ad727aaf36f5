import Crypto

/// Proof Key for Code Exchange (RFC 7636): who takes the code to the provider is who began.
enum PKCE {
    /// The challenge of a verifier by the method S256 (section 4.2).
    static func challenge(of verifier: String) -> String {
        Base64URL.text(of: SHA256.hash(data: Array(verifier.utf8)))
    }
}
