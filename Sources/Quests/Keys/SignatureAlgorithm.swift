/// The kinds of signatures that logs and editions have.
public enum SignatureAlgorithm: String, Sendable, Hashable, CaseIterable {
    /// Ed25519 (RFC 8032): a public key of 32 bytes.
    case ed25519
    /// ECDSA over P-256 with SHA-256 (FIPS 186-5), for the Secure Enclave of Apple devices, which has no other: a public key of 64
    /// bytes, *x* and *y*.
    case p256

    /// How many bytes a public key has.
    public var keyLength: Int {
        switch self {
        case .ed25519: 32
        case .p256: 64
        }
    }
}
