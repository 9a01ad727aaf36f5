import Quests
import Testing

struct PublicKeyTests {
    @Test func `A key's text gives the key again`() throws {
        for algorithm in SignatureAlgorithm.allCases {
            let bytes = (0..<algorithm.keyLength).map { UInt8($0 * 7 % 256) }
            let key = try #require(PublicKey(algorithm, bytes))
            #expect(PublicKey(key.description) == key)
            #expect(PublicKey(algorithm, bytes.dropLast()) == nil)
            #expect(PublicKey(algorithm, bytes + [0]) == nil)
        }
        for text in [
            "", ":", "ed25519", "ed25519:", "rsa:AAAA", "ed25519:AAAA", "Ed25519:\(String(repeating: "A", count: 44))",
        ] {
            #expect(PublicKey(text) == nil, "\(text)")
        }
    }

    /// The digest was computed with Python's hashlib and base64 alphabets.
    @Test func `A fingerprint is eighty bits of SHA-256 in Crockford's letters`() throws {
        let key = try #require(PublicKey("ed25519:11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="))
        #expect(key.fingerprint.description == "VGM3-FXXC-75R7-SX0Q")
    }

    @Test func `A fingerprint is read as people type it`() throws {
        let key = try #require(PublicKey(.ed25519, [UInt8](repeating: 3, count: 32)))
        let text = key.fingerprint.description
        let digits = text.split(separator: "-").joined()
        let typed = [
            text, digits, digits.lowercased(), text.split(separator: "-").joined(separator: " "),
            digits.replacing("0", with: "o").replacing("1", with: "l"),
        ]
        for typed in typed { #expect(KeyFingerprint(typed) == key.fingerprint, "\(typed)") }
        for typed in ["", String(digits.dropLast()), digits + "0", "U" + digits.dropFirst(), "é" + digits.dropFirst()] {
            #expect(KeyFingerprint(typed) == nil, "\(typed)")
        }
    }

    @Test func `A signature's text gives its bytes again`() throws {
        let bytes = (0..<64).map { UInt8(255 - $0) }
        let signature = try #require(Signature(bytes))
        #expect(signature.bytes == bytes)
        #expect(Signature(signature.description) == signature)
        #expect(Signature(Array(bytes.dropLast())) == nil)
    }
}
