import Support
import TestSupport
import Testing

@Suite("Malformed XML")
struct MalformedTests {
    @Test(
        "each mistake is named where it is",
        arguments: [
            ("", 1, 1, XMLError.Problem.noElement),
            ("<!-- -->", 1, 9, .noElement),
            ("<a>\n<b></a>", 2, 4, .mismatchedEnd(found: "a", expected: "b")),
            ("</a>", 1, 1, .mismatchedEnd(found: "a", expected: nil)),
            ("<a/><b/>", 1, 5, .contentOutsideRoot),
            ("<a/>x", 1, 5, .contentOutsideRoot),
            ("x<a/>", 1, 1, .contentOutsideRoot),
            ("<a b='1' b='2'/>", 1, 10, .repeatedAttribute("b")),
            ("<a b=1/>", 1, 6, .malformedTag),
            ("<a b/>", 1, 5, .malformedTag),
            ("<a b='<'/>", 1, 7, .malformedTag),
            ("<a b='1'c='2'/>", 1, 9, .malformedTag),
            ("<a / >", 1, 4, .malformedTag),
            ("< a/>", 1, 2, .malformedTag),
            ("<a>\n &copy;</a>", 2, 2, .unknownEntity("&copy;")),
            ("<a b='&#0;'/>", 1, 7, .forbiddenCharacter("&#0;")),
            ("<a>&#xD800;</a>", 1, 4, .forbiddenCharacter("&#xD800;")),
            ("<a>&#4294967296;</a>", 1, 4, .forbiddenCharacter("&#4294967296;")),
            ("<a><!ELEMENT></a>", 1, 4, .unknownMarkup),
            ("<a>", 1, 4, .unexpectedEnd(inside: "<a>")),
            ("<a b='", 1, 7, .unexpectedEnd(inside: "<")),
            ("<a><!-- ", 1, 9, .unexpectedEnd(inside: "<!--")),
            ("<a><![CDATA[x", 1, 14, .unexpectedEnd(inside: "<![CDATA[")),
            ("<!DOCTYPE a [", 1, 14, .unexpectedEnd(inside: "<!DOCTYPE")),
            ("<?xml version='1.0' encoding='windows-1251'?><a/>", 1, 31, .unsupportedEncoding("windows-1251")),
            ("<\0a\0/\0>\0", 1, 1, .unsupportedEncoding("UTF-16")),
        ] as [(String, Int, Int, XMLError.Problem)])
    func mistakes(_ text: String, line: Int, column: Int, problem: XMLError.Problem) throws {
        #expect(Transcript.error(text) == XMLError(line: line, column: column, problem: problem))
    }

    @Test("elements may not be nested without end")
    func depth() {
        let deep = String(repeating: "<a>", count: 100_000)
        #expect(Transcript.error(deep)?.problem == .tooDeep(limit: 256))
        let allowed = String(repeating: "<a>", count: 256) + String(repeating: "</a>", count: 256)
        #expect(Transcript.error(allowed) == nil)
    }

    @Test("a tag may not be long without end, and what is passed over may")
    func length() {
        let long = String(repeating: "x", count: 1 << 21)
        #expect(Transcript.error("<a b='\(long)'/>")?.problem == .tooLong)
        #expect(Transcript.error("<\(long)/>")?.problem == .tooLong)
        let many = (0..<300).map { " a\($0)=''" }.joined()
        #expect(Transcript.error("<a\(many)/>")?.problem == .tooLong)
        #expect(Transcript.error("<a><!--\(long)--></a>") == nil)
    }

    @Test("nothing declared in a document type is expanded")
    func billionLaughs() {
        let text = "<!DOCTYPE a [<!ENTITY x \"lol\"><!ENTITY y \"&x;&x;\">]><a>&y;</a>"
        #expect(Transcript.error(text)?.problem == .unknownEntity("&y;"))
    }

    @Test("damaged text ends in events or in an error, never in a crash")
    func mutations() throws {
        let text =
            "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]>\n<a b=\"&lt;ё\"><!-- x --><c d='1'/>"
            + "x&#65;<![CDATA[<]]>\r\n<e>🚲</e></a>"
        var generator = SeededGenerator(seed: 11)
        var sound = 0
        for _ in 0..<5000 {
            let bytes = Mutation.damaged(Array(text.utf8), using: &generator)
            if (try? Transcript.of(XMLPullParser(bytes: bytes))) != nil { sound += 1 }
        }
        #expect((1..<5000).contains(sound))
    }
}
