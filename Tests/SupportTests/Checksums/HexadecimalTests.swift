import Support
import Testing

@Suite("Hexadecimal digits")
struct HexadecimalTests {
    @Test("bytes come back from their digits, and from nothing else")
    func bytes() {
        let all = Array(0...255 as ClosedRange<UInt8>)
        #expect(Hexadecimal.text(of: [0, 9, 10, 255]) == "00090aff")
        #expect(Hexadecimal.bytes(of: Hexadecimal.text(of: all)) == all)
        #expect(Hexadecimal.bytes(of: "") == [])
        for text in ["0", "0A", "0g", "abc", "0x", " 0", "жж", "0\u{0}"] { #expect(Hexadecimal.bytes(of: text) == nil) }
    }
}
