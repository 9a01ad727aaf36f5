import Support
import Testing

@Suite("Well-formed XML")
struct WellFormedTests {
    @Test("elements, text and empty elements come in order")
    func order() throws {
        #expect(try Transcript.of("<a><b/>x<c>y</c ></a>") == ["<a", "<b", "b>", "x", "<c", "y", "c>", "a>"])
    }

    @Test("comments, instructions, declarations and white space are passed over")
    func passedOver() throws {
        let text = """
            \u{FEFF}<?xml version="1.0" encoding='utf-8' standalone="yes"?>
            <!DOCTYPE a [ <!ENTITY x "]>"> <!-- ' > --> <?p >?> <!ELEMENT a (#PCDATA)> ]>
            <!-- <b> --><a> <?php <c> ?> <!----></a> <!-- end -->
            """
        #expect(try Transcript.of(text) == ["<a", "a>"])
    }

    @Test("predefined and numeric entities are replaced in text and in attributes")
    func entities() throws {
        let text = "<a b='&lt;&#x1F6B2;&quot;&#10;' c='&amp;amp;'>&apos;&#1042;&gt;&amp;</a>"
        var parser = XMLPullParser(bytes: Array(text.utf8))
        #expect(try parser.next() == .startElement)
        #expect(parser.attribute("b")?.string == "<🚲\"\n")
        #expect(parser.attribute("c")?.string == "&amp;")
        #expect(parser.attribute("d") == nil)
        #expect(try parser.next() == .text)
        #expect(parser.text.string == "'В>&")
    }

    @Test("CDATA is text as it stands")
    func cdata() throws {
        #expect(
            try Transcript.of("<a>1<![CDATA[<b>&amp;]]]]><![CDATA[]]>2</a>") == ["<a", "1", "<b>&amp;]]", "2", "a>"])
    }

    @Test("line ends become one character, and white space in attributes a space")
    func lineEnds() throws {
        #expect(try Transcript.of("<a>x\r\ny\rz</a>") == ["<a", "x\ny\nz", "a>"])
        #expect(try Transcript.of("<a><![CDATA[x\r\ny]]></a>") == ["<a", "x\ny", "a>"])
        var parser = XMLPullParser(bytes: Array("<a b='1\r\n2\t3'/>".utf8))
        _ = try parser.next()
        #expect(parser.attribute("b")?.string == "1 2 3")
    }

    @Test("a long text comes in pieces that together are the text, characters and entities whole")
    func longText() throws {
        let unit = "велоквест &amp; 🚲\r\n"
        let text = String(repeating: unit, count: 20_000)
        let words = try Transcript.of("<a>\(text)</a>")
        #expect(words.count > 3)
        #expect(words.dropFirst().dropLast().allSatisfy { !$0.contains("\u{FFFD}") })
        #expect(words.dropFirst().dropLast().joined() == String(repeating: "велоквест & 🚲\n", count: 20_000))
        let verbatim = String(repeating: "x]]", count: 100_000)
        #expect(try Transcript.of("<a><![CDATA[\(verbatim)]]></a>").dropFirst().dropLast().joined() == verbatim)
    }

    @Test("it does not matter in how small pieces the bytes come", arguments: [1, 2, 3, 7, 1000])
    func pieces(size: Int) throws {
        let text = "<?xml version='1.0'?><!DOCTYPE a><a b=\"&lt;\"><!-- - -- --><c d='ё'/>x&#65;<![CDATA[]]]]>\r\n</a>"
        var rest = Array(text.utf8)[...]
        let parser = XMLPullParser { room in
            let piece = rest.prefix(min(size, room.count))
            room.copyBytes(from: piece)
            rest = rest.dropFirst(piece.count)
            return piece.count
        }
        #expect(try Transcript.of(parser) == Transcript.of(text))
    }

    @Test("every event knows its line and column")
    func locations() throws {
        var parser = XMLPullParser(bytes: Array("<a\n x='&lt;\n'>\n ё<b/>\n</a>".utf8))
        var places: [String] = []
        while try parser.next() != .endOfDocument {
            let place = parser.location
            places.append("\(place.line):\(place.column)")
        }
        #expect(places == ["1:1", "3:3", "4:3", "4:3", "5:1"])
    }

    @Test("an element can be passed over with everything in it")
    func skipping() throws {
        var parser = XMLPullParser(bytes: Array("<a><b><c/><b>x</b></b><d/></a>".utf8))
        _ = try parser.next()
        _ = try parser.next()
        #expect(parser.name.string == "b")
        try parser.skipElement()
        #expect(try parser.next() == .startElement)
        #expect(parser.name.string == "d")
        try parser.skipElement()
        #expect(try parser.next() == .endElement)
        #expect(try parser.next() == .endOfDocument)
        #expect(try parser.next() == .endOfDocument)
    }
}
