import GeoJSON
import Testing

@Suite("UTF-8 at the ends of its ranges")
struct UTF8BoundaryTests {
    /// A Feature with a name of these bytes; `nil` where it is refused or the name changes.
    private func isKept(_ bytes: [UInt8]) -> Bool {
        let head = Array(#"{"type":"Feature","geometry":null,"properties":{"name":""#.utf8)
        let result = GeoJSONReader().read(head + bytes + Array(#""}}"#.utf8))
        guard result.diagnostics.isEmpty, case .feature(let feature) = result.object else { return false }
        return feature.properties?["name"]?.stringValue.map { Array($0.utf8) } == bytes
    }

    @Test("the first and the last scalar of each length and of each leading byte with rules of its own are kept")
    func kept() {
        let scalars: [Unicode.Scalar] = [
            "\u{80}", "\u{7FF}", "\u{800}", "\u{FFF}", "\u{1000}", "\u{CFFF}", "\u{D000}", "\u{D7FF}", "\u{E000}",
            "\u{FFFD}", "\u{10000}", "\u{3FFFF}", "\u{40000}", "\u{7FFFF}", "\u{80000}", "\u{BFFFF}", "\u{C0000}",
            "\u{FFFFF}", "\u{100000}", "\u{10FFFF}",
        ]
        for scalar in scalars {
            for text in ["\(scalar)", "a\(scalar)", "яблоки \(scalar) груши", "\(scalar)\(scalar)\(scalar)"] {
                #expect(isKept(Array(text.utf8)), "U+\(String(scalar.value, radix: 16)) in \(text)")
            }
        }
    }

    @Test(
        "overlong forms, surrogates, what lies beyond the last scalar and what is cut are refused",
        arguments: [
            [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC2], [0xC2, 0x7F], [0xC2, 0xC0], [0xDF], [0xE0, 0x9F, 0xBF],
            [0xE0, 0xA0], [0xE1, 0x7F, 0x80], [0xE1, 0x80, 0xC0], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
            [0xEF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80], [0xF1, 0x80, 0x80, 0x7F],
            [0xF3, 0xC0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
        ] as [[UInt8]])
    func refused(bytes: [UInt8]) {
        #expect(!isKept(bytes))
        #expect(!isKept(Array("яблоки ".utf8) + bytes + Array(" груши".utf8)))
    }
}
