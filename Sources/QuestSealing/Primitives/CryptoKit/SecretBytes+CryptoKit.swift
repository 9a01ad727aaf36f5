#if canImport(CryptoKit)
    internal import Foundation

    /// Bytes that nobody else may know.
    enum SecretBytes {
        /// New ones, from the system's generator.
        static func random(_ count: Int) -> [UInt8] {
            var generator = SystemRandomNumberGenerator()
            return generator.bytes(count)
        }

        /// Overwrites bytes that are no longer needed.
        static func wipe(_ bytes: inout [UInt8]) {
            bytes.withUnsafeMutableBytes { bytes in
                guard let start = bytes.baseAddress else { return }
                _ = memset_s(start, bytes.count, 0, bytes.count)
            }
        }
    }
#endif
