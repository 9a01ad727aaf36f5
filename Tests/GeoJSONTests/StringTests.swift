import TestSupport
import Testing

@testable import GeoJSON
@testable import JSON

/// Texts as RFC 8259 section 7 writes them, beside what the standard library says of the same bytes.
struct StringTests {
    /// Whether the standard library finds a text well formed.
    private static func isWellFormed(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

    @Test("UTF-8 of up to three bytes is well formed where the standard library says so")
    func allShort() {
        for first in UInt8.min...UInt8.max {
            compare([first])
            for second in UInt8.min...UInt8.max { compare([first, second]) }
        }
        let edges: [UInt8] = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
        for first in UInt8(0xC0)...UInt8.max {
            for second in UInt8.min...UInt8.max { for third in edges { compare([first, second, third]) } }
        }
    }

    @Test("UTF-8 of four bytes is well formed where the standard library says so")
    func four() {
        let edges: [UInt8] = [0x7F, 0x80, 0xBF, 0xC0]
        for first in UInt8(0xEF)...0xFF {
            for second in UInt8(0x70)...0xCF {
                for third in edges { for fourth in edges { compare([first, second, third, fourth]) } }
            }
        }
    }

    private func compare(_ bytes: [UInt8]) {
        let length = bytes.withUnsafeBufferPointer { buffer -> Int in
            guard let start = buffer.baseAddress else { return 0 }
            return UTF8Form.length(at: start, end: start + buffer.count)
        }
        let expected = (1...bytes.count).first { Self.isWellFormed(Array(bytes[..<$0])) } ?? 0
        if length != expected { Issue.record("\(bytes): length \(length), not \(expected)") }
        // The same at every place in a word, where texts of Cyrillic letters take a short cut.
        guard bytes.count > 1, bytes.allSatisfy({ $0 >= 0x80 }) else { return }
        for before in ["", "ж", "жж", "жжж", "a"] {
            let text = Array("\"\(before)".utf8) + bytes + Array("жжжж\"".utf8)
            let isRead = Array("[".utf8) + text + Array("]".utf8)
            let hasErrors = isRead.withUnsafeBufferPointer { buffer -> Bool in
                var decoder = ValueDecoder(buffer)
                return decoder.value() == nil
            }
            if hasErrors == Self.isWellFormed(text) { Issue.record("\(bytes) behind “\(before)” is judged wrongly") }
        }
    }

    @Test("every character of the first plane, escaped, is itself, and half a pair is refused")
    func escapes() {
        for unit in UInt32(0)...0xFFFF {
            let digits = String(unit, radix: 16, uppercase: unit % 2 == 0)
            let text = "[\"\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)\"]"
            let (value, diagnostics) = JSONValue.read(Array(text.utf8))
            if let scalar = Unicode.Scalar(unit) {
                if value != [.string(String(Character(scalar)))] { Issue.record("\(text)") }
            } else if diagnostics.map(\.rule) != ["json.lone-surrogate"] {
                Issue.record("\(text): \(diagnostics)")
            }
        }
    }

    @Test("pairs of surrogates are the character that UTF-16 has for them")
    func pairs() {
        for value in stride(from: UInt32(0x10000), through: 0x10FFFF, by: 997) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let units = Array(String(Character(scalar)).utf16).map { "\\u" + String($0, radix: 16) }
            #expect(JSONValue.read(Array("[\"\(units.joined())\"]".utf8)).value == [.string(String(Character(scalar)))])
        }
    }

    @Test("a text of any characters is written so that it is read back to the byte")
    func roundTrip() throws {
        for seed in UInt64(0)..<1_000 {
            var objects = RandomObjects(seed: seed)
            let text = (0..<6).map { _ in objects.text() }.joined()
            let written = GeoJSONWriter().write(.array([.string(text)]))
            let read = try #require(JSONValue.read(written).value?.arrayValue?.first?.stringValue)
            #expect(Array(read.utf8) == Array(text.utf8), "seed \(seed)")
            #expect(written.allSatisfy { $0 >= 0x20 })
        }
    }
}
