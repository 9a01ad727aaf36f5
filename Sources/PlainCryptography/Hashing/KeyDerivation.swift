internal import Support

/// A keyed digest of SHA-256 (RFC 2104, FIPS 198-1).
struct HMAC {
    private let inner: [UInt8]
    private let outer: [UInt8]

    /// Prepares a key of any length.
    init(key: [UInt8]) {
        var block = key.count > 64 ? SHA256.bytes(key) : key
        block += [UInt8](repeating: 0, count: 64 - block.count)
        inner = block.map { $0 ^ 0x36 }
        outer = block.map { $0 ^ 0x5C }
    }

    /// The 32 bytes of the digest of a message.
    func digest(_ message: [UInt8]) -> [UInt8] { SHA256.bytes(outer + SHA256.bytes(inner + message)) }
}

/// PBKDF2 with HMAC-SHA-256 and one iteration (RFC 8018, section 5.2), which is all that scrypt needs.
enum PBKDF2 {
    static func derive(_ password: HMAC, salt: [UInt8], count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + 31)
        var block: UInt32 = 1
        while bytes.count < count {
            let number = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: block >> $0) }
            bytes += password.digest(salt + number)
            block += 1
        }
        return Array(bytes.prefix(count))
    }
}

extension SHA256 {
    /// The digest as 32 bytes.
    static func bytes(_ bytes: [UInt8]) -> [UInt8] {
        let words = bytes.withUnsafeBytes { digest($0) }
        return [words.0, words.1, words.2, words.3, words.4, words.5, words.6, words.7].flatMap { word in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
        }
    }
}
