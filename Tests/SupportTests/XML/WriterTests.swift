import Support
import Testing

@Suite("Writing XML")
struct WriterTests {
    private func written(_ body: (inout XMLWriter) -> Void) -> String {
        var writer = XMLWriter()
        body(&writer)
        return String(decoding: writer.bytes.dropFirst(39), as: UTF8.self)
    }

    @Test("elements are nested and indented, and an empty one has one tag")
    func nesting() {
        let text = written { writer in
            writer.element("a", ["x": "1", "y": nil]) { a in
                a.element("b", "text", ["z": "2"])
                a.element("c", optional: nil)
                a.element("d") { _ in }
                a.element("e", "")
            }
        }
        #expect(text == "<a x=\"1\">\n  <b z=\"2\">text</b>\n  <d/>\n  <e/>\n</a>\n")
    }

    @Test("what is written is read back, whatever it is")
    func escaping() throws {
        let nasty = "a<b>&\"c\"'d'\r\n\t]]> ё й 🚲 \u{85}\u{2028}"
        var writer = XMLWriter()
        writer.element("t", ["a": nasty]) { $0.element("i", nasty) }
        var parser = XMLPullParser(bytes: writer.bytes)
        #expect(try parser.next() == .startElement)
        #expect(parser.attribute("a")?.string == nasty)
        #expect(try parser.next() == .startElement)
        #expect(try parser.next() == .text)
        #expect(parser.text.string == nasty)
    }

    @Test("a character that XML cannot hold is replaced")
    func unwritable() {
        #expect(written { $0.element("t", "a\u{0}b\u{1F}c\u{FFFE}") } == "<t>a\u{FFFD}b\u{FFFD}c\u{FFFD}</t>\n")
    }

    @Test(
        "numbers are rounded to decimals without an exponent and without idle zeros",
        arguments: [
            (61.4, "61.4"), (-0.00000005, "-0.0000001"), (0.00000004, "0"), (-0.00000004, "0"), (180, "180"),
            (12.3456789, "12.3456789"), (12.34567891, "12.3456789"),
        ])
    func decimals(value: Double, text: String) {
        #expect(XMLNumber.text(value, decimals: 7) == text)
    }

    @Test("what is no number, or too long, has no text")
    func noNumber() {
        for value in [Double.nan, .infinity, -.infinity] {
            #expect(XMLNumber.text(value) == nil && XMLNumber.text(value, decimals: 7) == nil)
        }
        #expect(XMLNumber.text(1e9, decimals: 3) == nil)
        #expect(XMLNumber.text(1e9) == "1000000000.0")
        #expect(XMLNumber.text(Int64.min, over: 1000) == "-9223372036854775.808")
    }
}
