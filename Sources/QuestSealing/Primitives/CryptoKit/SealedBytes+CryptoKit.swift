#if canImport(CryptoKit)
    internal import CryptoKit
    internal import Foundation

    /// ChaCha20-Poly1305 (RFC 8439): a nonce of 12 bytes, what is sealed, and a tag of 16.
    enum SealedBytes {
        /// Seals bytes with a key of 32.
        static func close(_ bytes: [UInt8], key: [UInt8], nonce: [UInt8]) throws(CryptographyError) -> [UInt8] {
            guard let nonce = try? ChaChaPoly.Nonce(data: nonce),
                let box = try? ChaChaPoly.seal(bytes, using: SymmetricKey(data: key), nonce: nonce)
            else { throw .failed }
            return Array(box.combined)
        }

        /// What is in a box; `nil` with another key, and where any of its bytes was changed.
        static func open(_ box: [UInt8], key: [UInt8]) -> [UInt8]? {
            guard key.count == 32, let box = try? ChaChaPoly.SealedBox(combined: box) else { return nil }
            return (try? ChaChaPoly.open(box, using: SymmetricKey(data: key))).map { Array($0) }
        }
    }
#endif
