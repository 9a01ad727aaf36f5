/// Base64 with the alphabet of addresses and without padding (RFC 4648, section 5), as WebAuthn and JWT write bytes.
public enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 0xFF, count: 256)
        for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
        return values
    }()

    /// The text of bytes.
    public static func text(of bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        var held: UInt32 = 0
        var bits = 0
        for byte in bytes {
            held = (held << 8 | UInt32(byte)) & 0xFFFF
            bits += 8
            while bits >= 6 {
                bits -= 6
                text.append(alphabet[Int(held >> UInt32(bits)) & 0x3F])
            }
        }
        if bits > 0 { text.append(alphabet[Int(held << UInt32(6 - bits)) & 0x3F]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a text; `nil` for what no encoder writes: other characters, padding, a length that is none, bits beyond the end.
    public static func bytes(of text: some StringProtocol) -> [UInt8]? {
        let characters = text.utf8
        guard characters.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(characters.count * 3 / 4)
        var held: UInt32 = 0
        var bits = 0
        for character in characters {
            let value = values[Int(character)]
            guard value != 0xFF else { return nil }
            held = (held << 6 | UInt32(value)) & 0x3FFF
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: held >> UInt32(bits)))
            }
        }
        guard held & (1 << UInt32(bits) - 1) == 0 else { return nil }
        return bytes
    }
}
