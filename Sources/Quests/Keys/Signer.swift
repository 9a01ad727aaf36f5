/// A key pair that signs, without showing its secret: that of a device, or of an organiser.
///
/// The core has no cryptography. The module QuestSealing makes signers with the library that the system has; an app on an Apple system may make one of
/// a key in the Secure Enclave.
public struct Signer: Sendable {
    /// The public half.
    public let publicKey: PublicKey
    private let signing: @Sendable ([UInt8]) -> Signature?

    /// Makes a signer.
    /// - Parameter sign: gives the signature of bytes; `nil` where the key is out of reach, as on a locked phone.
    public init(publicKey: PublicKey, sign: @escaping @Sendable (_ bytes: [UInt8]) -> Signature?) {
        self.publicKey = publicKey
        signing = sign
    }

    /// The signature of bytes; `nil` where the key is out of reach.
    public func signature(of bytes: [UInt8]) -> Signature? { signing(bytes) }
}

/// The cryptography that checks signatures.
///
/// The module QuestSealing has one (`SignatureVerifier.crypto`).
public struct SignatureVerifier: Sendable {
    private let checking: @Sendable (Signature, [UInt8], PublicKey) -> Bool

    /// Makes a verifier.
    /// - Parameter check: whether a signature of bytes was made with the private half of a key.
    public init(check: @escaping @Sendable (_ signature: Signature, _ bytes: [UInt8], _ key: PublicKey) -> Bool) {
        checking = check
    }

    /// Whether a signature of bytes was made with the private half of a key.
    public func isValid(_ signature: Signature, of bytes: [UInt8], by key: PublicKey) -> Bool {
        checking(signature, bytes, key)
    }
}
