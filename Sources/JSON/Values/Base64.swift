/// The text form of bytes in JSON (RFC 4648 section 4, with padding).
package enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Bytes as text.
    package static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits: UInt32 = 0
            for byte in group { bits = bits << 8 | UInt32(byte) }
            bits <<= 8 * UInt32(3 - group.count)
            for place in 0..<4 {
                text.append(place <= group.count ? letters[Int(bits >> (18 - 6 * UInt32(place)) & 63)] : 0x3D)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a text; `nil` where it is none of those that `text(_:)` gives.
    package static func bytes(_ text: String) -> [UInt8]? {
        let text = Array(text.utf8)
        guard text.count.isMultiple(of: 4) else { return nil }
        let padding = text.reversed().prefix { $0 == 0x3D }.count
        guard padding <= 2 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var bits: UInt32 = 0
        for (place, letter) in text.dropLast(padding).enumerated() {
            guard let value = value(letter) else { return nil }
            bits = bits << 6 | value
            guard place % 4 == 3 else { continue }
            bytes += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
            bits = 0
        }
        // What the last letter says beyond the last byte must be nothing.
        switch padding {
        case 1:
            guard bits & 0x3 == 0 else { return nil }
            bytes += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
        case 2:
            guard bits & 0xF == 0 else { return nil }
            bytes.append(UInt8(bits >> 4 & 0xFF))
        default: break
        }
        return bytes
    }

    private static func value(_ letter: UInt8) -> UInt32? {
        switch letter {
        case 0x41...0x5A: UInt32(letter - 0x41)
        case 0x61...0x7A: UInt32(letter - 0x61) + 26
        case 0x30...0x39: UInt32(letter - 0x30) + 52
        case 0x2B: 62
        case 0x2F: 63
        default: nil
        }
    }
}
