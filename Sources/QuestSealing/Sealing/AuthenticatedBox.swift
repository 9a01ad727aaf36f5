import Answers
internal import Crypto
internal import Scoring

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Puts bytes where only a key gets them out: the other side of `AnswerOpener.open(_:key:)`.
enum AuthenticatedBox {
    /// A box of ChaCha20-Poly1305 (RFC 8439) with a nonce from the generator.
    static func close(
        _ bytes: [UInt8], key: SealKey, using generator: inout some RandomNumberGenerator
    ) throws -> [UInt8] {
        let nonce = try ChaChaPoly.Nonce(data: generator.bytes(12))
        let box = try ChaChaPoly.seal(bytes, using: SymmetricKey(data: key.bytes), nonce: nonce)
        return Array(box.combined)
    }
}

extension RandomNumberGenerator {
    /// Random bytes, the same on every machine for the same generator.
    mutating func bytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let number = next()
            bytes += (0..<8).map { UInt8(number >> (8 * UInt64($0)) & 0xFF) }
        }
        return Array(bytes.prefix(count))
    }

    /// A random key.
    mutating func key() -> SealKey {
        // Cannot fail: there are as many bytes as a key has.
        while true {
            if let key = SealKey(bytes(SealKey.length)) { return key }
        }
    }
}
