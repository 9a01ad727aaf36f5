import Foundation

/// Bytes in hexadecimal digits.
enum Hexadecimal {
    /// The bytes of an even number of digits in small letters; `nil` for anything else.
    static func bytes(_ text: String) -> [UInt8]? {
        let digits = text.utf8.map { byte -> UInt8? in
            switch byte {
            case 0x30...0x39: byte - 0x30
            case 0x61...0x66: byte - 0x57
            default: nil
            }
        }
        guard digits.count % 2 == 0 else { return nil }
        var bytes: [UInt8] = []
        for place in stride(from: 0, to: digits.count, by: 2) {
            guard let high = digits[place], let low = digits[place + 1] else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }
}

/// Bytes in base64 (RFC 4648).
enum Base64 {
    static func bytes(_ text: String) -> [UInt8]? { Data(base64Encoded: text).map { Array($0) } }
}
