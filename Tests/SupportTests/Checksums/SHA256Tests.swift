import Foundation
import RideLogs
import Support
import TestSupport
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    private func digest(_ bytes: [UInt8]) -> String {
        let words = bytes.withUnsafeBytes(SHA256.digest)
        return [words.0, words.1, words.2, words.3, words.4, words.5, words.6, words.7]
            .map { String(format: "%08x", $0) }.joined()
    }

    @Test(
        "the examples of the standard",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ])
    func examples(text: String, expected: String) {
        #expect(digest(Array(text.utf8)) == expected)
        #expect(SlowSHA256.digest(Array(text.utf8)) == expected)
    }

    @Test("a million times the letter a")
    func million() {
        #expect(
            digest(Array(repeating: UInt8(ascii: "a"), count: 1_000_000))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("every length up to 200 gives what the slow way gives")
    func lengths() {
        for length in 0...200 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7 + length) }
            #expect(digest(bytes) == SlowSHA256.digest(bytes), "\(length) bytes")
        }
    }

    @Test("a digest is read from its digits and from nothing else")
    func digits() {
        let text = "00112233445566778899aabbccddeeff"
        #expect(EntryDigest(text)?.description == text)
        #expect(EntryDigest(String(repeating: "0", count: 32)) == EntryDigest.none)
        for wrong in ["", text + "0", String(text.dropLast()), text.uppercased(), text.replacing("a", with: "g")] {
            #expect(EntryDigest(wrong) == nil, "\(wrong)")
        }
        for wrong in [text.replacing("0", with: "à"), text.replacing("f", with: "/"), text.replacing("f", with: ":")] {
            #expect(EntryDigest(wrong) == nil, "\(wrong)")
        }
    }
}
