#if !canImport(CryptoKit)
    internal import CCrypto
    internal import Quests

    /// The public half of a key pair, ready to check signatures.
    final class VerifyingKey {
        private let algorithm: SignatureAlgorithm
        private let key: OpaquePointer

        /// A key from the bytes that `PublicKey` has; `nil` where a key of P-256 is not on the curve. With Ed25519 that shows in
        /// `isValid(_:of:)`.
        init?(_ algorithm: SignatureAlgorithm, _ bytes: [UInt8]) {
            guard bytes.count == algorithm.keyLength else { return nil }
            let key = LibraryCall.run {
                switch algorithm {
                case .ed25519: EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, bytes, bytes.count)
                case .p256: vq_crypto_p256_public([4] + bytes)
                }
            }
            guard let key else { return nil }
            self.algorithm = algorithm
            self.key = key
        }

        deinit { EVP_PKEY_free(key) }

        /// Whether 64 bytes are a signature of a message.
        func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
            guard signature.count == 64 else { return false }
            return LibraryCall.run {
                var form = signature
                if algorithm == .p256 {
                    form = [UInt8](repeating: 0, count: 72)
                    let count = vq_crypto_der_signature(signature, &form)
                    form = Array(form.prefix(Int(count)))
                }
                guard let context = EVP_MD_CTX_new() else { return false }
                defer { EVP_MD_CTX_free(context) }
                return EVP_DigestVerifyInit_ex(context, nil, algorithm.digest, nil, nil, key, nil) == 1
                    && EVP_DigestVerify(context, form, form.count, message, message.count) == 1
            }
        }
    }
#endif
