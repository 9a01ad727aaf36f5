import Support
import Testing

@Suite("Characters by number")
struct CharacterReferenceTests {
    @Test("are those that XML allows, and no others, in decimal and in hexadecimal")
    func allowed() throws {
        // XML 1.0, section 2.2.
        let ranges: [ClosedRange<UInt32>] = [0x9...0xA, 0xD...0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF]
        let edges: [UInt32] = [0, 0x7F, 0xFF, 0x100, 0x7FF, 0x800, 0xFFFF, 0x110000, 0xFFFFFF]
        let bounds = ranges.flatMap { [$0.lowerBound - 1, $0.lowerBound, $0.upperBound, $0.upperBound + 1] }
        for number in Set(edges + bounds).sorted() {
            for reference in [
                "&#\(number);", "&#x\(String(number, radix: 16));", "&#x\(String(number, radix: 16, uppercase: true));",
            ] {
                let error = Transcript.error("<a>\(reference)</a>")
                if ranges.contains(where: { $0.contains(number) }), let scalar = Unicode.Scalar(number) {
                    #expect(try text(of: "<a>x\(reference)y</a>") == "x\(Character(scalar))y", "\(reference)")
                } else {
                    #expect(error?.problem == .forbiddenCharacter(reference), "\(reference)")
                }
            }
        }
        for wrong in ["&#;", "&#x;", "&#+65;", "&#-65;", "&#X41;", "&#x4G;", "&#6 5;", "&;", "&amp", "& amp;"] {
            guard case .unknownEntity? = Transcript.error("<a>\(wrong) </a>")?.problem else {
                Issue.record("\(wrong) is a character")
                continue
            }
        }
    }

    /// The text of the only element.
    private func text(of document: String) throws -> String {
        var parser = XMLPullParser(bytes: Array(document.utf8))
        var result = ""
        while true {
            switch try parser.next() {
            case .text: result += parser.text.string
            case .endOfDocument: return result
            default: break
            }
        }
    }

    @Test("a document that ends anywhere says so, and what it was in the middle of")
    func cut() {
        let document = "<a b='1' c=\"&lt;2\" ><!-- x --><d e = 'f'/>y&amp;z<![CDATA[q]]></a >"
        #expect(Transcript.error(document) == nil)
        for count in 1..<document.utf8.count {
            let text = String(document.prefix(count))
            switch Transcript.error(text)?.problem {
            case .unexpectedEnd, .unknownEntity, .unknownMarkup: break
            case let other: Issue.record("\(text): \(String(describing: other))")
            }
        }
    }
}
