/// The end of a signed edition: the member with the signature, and the brace that closes the file.
package struct SignatureTail {
    /// The name of the member.
    package static let member = "signature"
    private static let head = Array(",\n  \"signature\": {\"key\": \"".utf8)
    private static let middle = Array("\", \"value\": \"".utf8)
    private static let foot = Array("\"}\n}\n".utf8)
    /// More than the longest tail has.
    private static let longest = 512

    /// Where it begins; the bytes before are signed.
    let start: Int
    let key: PublicKey
    let signature: Signature

    /// The end of a file; `nil` where it is not what `bytes(_:_:)` writes, to the byte.
    init?(endOf bytes: [UInt8]) {
        let from = max(0, bytes.count - Self.longest)
        guard let start = Self.last(Self.head, in: bytes, from: from) else { return nil }
        let tail = bytes[start...]
        let keyStart = start + Self.head.count
        guard let keyEnd = bytes[keyStart...].firstIndex(of: UInt8(ascii: "\"")),
            let key = PublicKey(String(decoding: bytes[keyStart..<keyEnd], as: UTF8.self)),
            let valueEnd = bytes[(keyEnd + 1)...].dropLast(Self.foot.count).lastIndex(of: UInt8(ascii: "\""))
        else { return nil }
        let value = bytes[(valueEnd + 1)...].dropLast(Self.foot.count)
        // Compares the whole, so that nothing between the parts, nor another text of one of them, is overlooked.
        guard let signature = Signature(String(decoding: value, as: UTF8.self)),
            Self.bytes(key, signature).elementsEqual(tail)
        else { return nil }
        self.start = start
        self.key = key
        self.signature = signature
    }

    static func bytes(_ key: PublicKey, _ signature: Signature) -> [UInt8] {
        head + Array(key.description.utf8) + middle + Array(signature.description.utf8) + foot
    }

    /// Whether the member's line begins near the end of a file, in whatever a damaged file makes of it.
    static func begins(nearEndOf bytes: [UInt8]) -> Bool {
        last(Array("\n  \"\(member)\": {".utf8), in: bytes, from: max(0, bytes.count - longest)) != nil
    }

    /// The key that the member's value names.
    static func key(claimedIn value: ArraySlice<UInt8>) -> KeyFingerprint? {
        let text = String(decoding: value.prefix(longest), as: UTF8.self)
        for algorithm in SignatureAlgorithm.allCases {
            for part in text.split(separator: "\"") where part.hasPrefix(algorithm.rawValue + ":") {
                if let key = PublicKey(String(part)) { return key.fingerprint }
            }
        }
        return nil
    }

    /// Where bytes occur for the last time.
    private static func last(_ wanted: [UInt8], in bytes: [UInt8], from lowest: Int) -> Int? {
        stride(from: bytes.count - wanted.count, through: lowest, by: -1).first { bytes[$0...].starts(with: wanted) }
    }
}
