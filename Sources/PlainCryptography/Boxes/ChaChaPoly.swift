/// Authenticated encryption by ChaCha20 and Poly1305 without additional data (RFC 8439, section 2.8), the opening half.
enum ChaChaPoly {
    /// What a box hides: a nonce of 12 bytes, the hidden bytes, a tag of 16. `nil` where the key does not fit or anything was changed.
    static func open(_ box: [UInt8], key: [UInt8]) -> [UInt8]? {
        guard key.count == 32, box.count >= 28 else { return nil }
        let cipher = ChaCha20(key: key, nonce: box.prefix(12))
        let hidden = box[12..<box.count - 16]

        var authenticator = Poly1305(key: cipher.block(0))
        authenticator.addPadded(hidden)
        let length = UInt64(hidden.count)
        authenticator.add(
            [UInt8](repeating: 0, count: 8)
                + stride(from: UInt64(0), to: 64, by: 8).map { UInt8(truncatingIfNeeded: length >> $0) })

        // All bytes are compared, so that time does not tell where the first difference is.
        let difference = zip(authenticator.tag(), box.suffix(16)).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
        return difference == 0 ? cipher.combined(hidden) : nil
    }
}
