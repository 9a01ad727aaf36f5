/// Why a file gives no key.
public enum KeyFileError: Error, Sendable, Hashable {
    /// It has no block of a key in PEM, or a damaged one.
    case notAKey
    /// The key is protected by a pass phrase.
    case encrypted
    /// The key is none of Ed25519 and P-256, or not of the form that OpenSSL writes.
    case unsupported
    /// It holds a public key only, and signing takes the private one.
    case publicOnly
}
