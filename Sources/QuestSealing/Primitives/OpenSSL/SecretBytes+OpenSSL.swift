#if !canImport(CryptoKit)
    internal import CCrypto

    /// Bytes that nobody else may know.
    enum SecretBytes {
        /// New ones, from the library's generator for secrets. Without one nothing may go on.
        static func random(_ count: Int) -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: count)
            guard RAND_priv_bytes(&bytes, Int32(count)) == 1 else { fatalError("libcrypto has no random bytes") }
            return bytes
        }

        /// Overwrites bytes that are no longer needed.
        static func wipe(_ bytes: inout [UInt8]) {
            bytes.withUnsafeMutableBytes { OPENSSL_cleanse($0.baseAddress, $0.count) }
        }
    }
#endif
