#if !canImport(CryptoKit)
    internal import CCrypto
    internal import Quests

    /// The private half of a key pair.
    ///
    /// `@unchecked`: libcrypto lets threads share a key that nobody changes.
    final class SecretKey: @unchecked Sendable {
        let algorithm: SignatureAlgorithm
        /// The public half, as `PublicKey` has it.
        let publicBytes: [UInt8]
        private let key: OpaquePointer

        /// A key from the 32 bytes of its secret; `nil` where they are none.
        init?(_ algorithm: SignatureAlgorithm, _ bytes: [UInt8]) {
            guard bytes.count == 32,
                let key = LibraryCall.run({ Self.key(algorithm, bytes) })
            else { return nil }
            guard let publicBytes = LibraryCall.run({ Self.publicBytes(of: key, algorithm) }) else {
                EVP_PKEY_free(key)
                return nil
            }
            self.algorithm = algorithm
            self.key = key
            self.publicBytes = publicBytes
        }

        deinit { EVP_PKEY_free(key) }

        /// ECPrivateKey of RFC 5915 around the secret, without the public key, which the library then computes:
        /// SEQUENCE { INTEGER 1, OCTET STRING of 32 bytes, [0] { OID 1.2.840.10045.3.1.7 } }
        private static let primeHead: [UInt8] = [0x30, 0x31, 0x02, 0x01, 0x01, 0x04, 0x20]
        private static let primeTail: [UInt8] = [
            0xA0, 0x0A, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07,
        ]

        private static func key(_ algorithm: SignatureAlgorithm, _ bytes: [UInt8]) -> OpaquePointer? {
            switch algorithm {
            case .ed25519: return EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, bytes, bytes.count)
            case .p256:
                var der = primeHead + bytes + primeTail
                defer { SecretBytes.wipe(&der) }
                let key = der.withUnsafeBufferPointer { der in
                    var start = der.baseAddress
                    return d2i_PrivateKey(EVP_PKEY_EC, nil, &start, der.count)
                }
                guard let key, vq_crypto_is_secret(key) == 1 else {
                    EVP_PKEY_free(key)
                    return nil
                }
                return key
            }
        }

        private static func publicBytes(of key: OpaquePointer, _ algorithm: SignatureAlgorithm) -> [UInt8]? {
            // A point of P-256 has a 4 before its two numbers.
            let head = algorithm == .p256 ? 1 : 0
            var count = head + algorithm.keyLength
            var bytes = [UInt8](repeating: 0, count: count)
            let isRead =
                switch algorithm {
                case .ed25519: EVP_PKEY_get_raw_public_key(key, &bytes, &count)
                case .p256: EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, &bytes, bytes.count, &count)
                }
            guard isRead == 1, count == bytes.count, head == 0 || bytes[0] == 4 else { return nil }
            return Array(bytes.dropFirst(head))
        }

        /// The 32 bytes of the secret.
        var bytes: [UInt8] {
            var bytes = [UInt8](repeating: 0, count: 32)
            var count = bytes.count
            let isRead =
                switch algorithm {
                case .ed25519: EVP_PKEY_get_raw_private_key(key, &bytes, &count)
                case .p256: vq_crypto_p256_secret(key, &bytes)
                }
            // Cannot fail: the key was made of them.
            precondition(isRead == 1 && count == 32, "libcrypto does not give a key's secret")
            return bytes
        }

        /// The signature of a message: 64 bytes; `nil` where the library fails.
        func signature(of message: [UInt8]) -> [UInt8]? {
            LibraryCall.run {
                guard let context = EVP_MD_CTX_new() else { return nil }
                defer { EVP_MD_CTX_free(context) }
                guard EVP_DigestSignInit_ex(context, nil, algorithm.digest, nil, nil, key, nil) == 1 else { return nil }
                // One of P-256 in the form of X9.62 takes up to 72 bytes.
                var signature = [UInt8](repeating: 0, count: 72)
                var count = signature.count
                guard EVP_DigestSign(context, &signature, &count, message, message.count) == 1 else { return nil }
                switch algorithm {
                case .ed25519: return count == 64 ? Array(signature.prefix(64)) : nil
                case .p256:
                    var raw = [UInt8](repeating: 0, count: 64)
                    return vq_crypto_raw_signature(signature, count, &raw) == 1 ? raw : nil
                }
            }
        }
    }

    extension SignatureAlgorithm {
        /// The digest that the message goes through first; `nil` where the algorithm brings its own.
        var digest: String? {
            switch self {
            case .ed25519: nil
            case .p256: "SHA256"
            }
        }
    }
#endif
