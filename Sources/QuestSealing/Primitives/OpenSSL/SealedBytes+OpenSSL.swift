#if !canImport(CryptoKit)
    internal import CCrypto

    /// ChaCha20-Poly1305 (RFC 8439): a nonce of 12 bytes, what is sealed, and a tag of 16.
    enum SealedBytes {
        /// Seals bytes with a key of 32.
        static func close(_ bytes: [UInt8], key: [UInt8], nonce: [UInt8]) throws(CryptographyError) -> [UInt8] {
            guard let sealed = LibraryCall.run({ closed(bytes, key: key, nonce: nonce) }) else { throw .failed }
            return nonce + sealed
        }

        private static func closed(_ bytes: [UInt8], key: [UInt8], nonce: [UInt8]) -> [UInt8]? {
            guard key.count == 32, nonce.count == 12, let length = Int32(exactly: bytes.count),
                let context = EVP_CIPHER_CTX_new()
            else { return nil }
            defer { EVP_CIPHER_CTX_free(context) }
            var sealed = [UInt8](repeating: 0, count: bytes.count)
            var end = [UInt8](repeating: 0, count: 16)
            var tag = end
            var (count, rest) = (Int32(0), Int32(0))
            guard EVP_EncryptInit_ex(context, EVP_chacha20_poly1305(), nil, key, nonce) == 1,
                EVP_EncryptUpdate(context, &sealed, &count, bytes, length) == 1, count == length,
                EVP_EncryptFinal_ex(context, &end, &rest) == 1, rest == 0,
                vq_crypto_get_tag(context, &tag) == 1
            else { return nil }
            return sealed + tag
        }

        /// What is in a box; `nil` with another key, and where any of its bytes was changed.
        static func open(_ box: [UInt8], key: [UInt8]) -> [UInt8]? {
            LibraryCall.run { opened(box, key: key) }
        }

        private static func opened(_ box: [UInt8], key: [UInt8]) -> [UInt8]? {
            guard key.count == 32, box.count >= 28, let length = Int32(exactly: box.count - 28),
                let context = EVP_CIPHER_CTX_new()
            else { return nil }
            defer { EVP_CIPHER_CTX_free(context) }
            var bytes = [UInt8](repeating: 0, count: Int(length))
            var end = [UInt8](repeating: 0, count: 16)
            var (count, rest) = (Int32(0), Int32(0))
            let isOpen = box.withUnsafeBufferPointer { box in
                guard let nonce = box.baseAddress else { return false }
                let sealed = nonce + 12
                // Only the end of it says whether the tag fits.
                return EVP_DecryptInit_ex(context, EVP_chacha20_poly1305(), nil, key, nonce) == 1
                    && EVP_DecryptUpdate(context, &bytes, &count, sealed, length) == 1 && count == length
                    && vq_crypto_set_tag(context, sealed + Int(length)) == 1
                    && EVP_DecryptFinal_ex(context, &end, &rest) == 1 && rest == 0
            }
            if isOpen { return bytes }
            SecretBytes.wipe(&bytes)
            return nil
        }
    }
#endif
