#if !canImport(CryptoKit)
    internal import Answers
    internal import CCrypto

    /// Makes keys of texts.
    enum KeyDerivation {
        /// 64 bytes of scrypt (RFC 7914); `nil` where a text or a salt is empty, and where the library fails, as without memory.
        static func scrypt(_ text: [UInt8], salt: [UInt8], cost: SealCost) -> [UInt8]? {
            guard !text.isEmpty, !salt.isEmpty else { return nil }
            var key = [UInt8](repeating: 0, count: 64)
            let (n, r, p) = (UInt64(cost.n), UInt64(cost.r), UInt64(cost.p))
            // What it takes, and some for its own: the library's limit is below what `SealCost` allows.
            let memory = 128 * r * (n + p + 2) + 4096
            let isDerived = LibraryCall.run {
                text.withUnsafeBytes { text in
                    EVP_PBE_scrypt(
                        text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count, salt, salt.count, n, r, p,
                        memory, &key, key.count)
                }
            }
            return isDerived == 1 ? key : nil
        }
    }
#endif
