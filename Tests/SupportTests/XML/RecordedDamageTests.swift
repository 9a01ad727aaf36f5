import Support
import TestSupport
import Testing

@Suite("Damaged XML as it was recorded")
struct RecordedDamageTests {
    private static let texts = [
        "<?xml version='1.0' encoding=\"utf-8\"?>\n<!DOCTYPE a [<!ENTITY b 'c>'> <!-- ] --> <?p ]?>]>\n"
            + "<a b=\"&lt;ё\"><!-- x - --><c d='1'/>x&#65;<![CDATA[<]]]>\r\n<e >🚲</e></a> ",
        "<gpx><trk><trkseg><trkpt lat=\"55.1\" lon='61.4'><ele>200.5</ele></trkpt></trkseg></trk></gpx>",
    ]

    private func outcome(_ bytes: [UInt8]) -> String {
        var parser = XMLPullParser(bytes: bytes)
        var words: [String] = []
        do {
            while true {
                let event = try parser.next()
                let place = parser.location
                words.append("\(place.line):\(place.column)")
                switch event {
                case .startElement:
                    let values = ["b", "d", "lat", "lon"].compactMap { parser.attribute($0)?.string }
                    words.append("<\(parser.name.string) \(parser.depth) \(values.joined(separator: " "))")
                case .endElement: words.append("\(parser.name.string)> \(parser.depth)")
                case .text: words.append(parser.text.string)
                case .endOfDocument: return words.joined(separator: " ")
                }
            }
        } catch {
            return words.joined(separator: " ") + " \(error)"
        }
    }

    @Test("one byte more, fewer or another one, and several, are read or refused as ever", arguments: texts.indices)
    func bytes(number: Int) throws {
        let bytes = Array(Self.texts[number].utf8)
        var generator = SeededGenerator(seed: 4)
        var lines: [String] = []
        for place in bytes.indices {
            var outcomes: [String] = []
            for byte in Array("<>&;\"'/=!-?[] \n\r\t]x".utf8) + [0, 0x80, 0xFF] {
                outcomes.append(outcome(Array(bytes[..<place]) + [byte] + bytes[(place + 1)...]))
                outcomes.append(outcome(Array(bytes[..<place]) + [byte] + bytes[place...]))
            }
            outcomes.append(outcome(Array(bytes[..<place]) + bytes[(place + 1)...]))
            outcomes.append(outcome(Array(bytes[..<place])))
            lines.append("\(place) \(Recording.digest(outcomes)) \(outcomes.suffix(1).joined().suffix(90))")
        }
        for _ in 0..<40 {
            let outcomes = (0..<25).map { _ in outcome(Mutation.damaged(bytes, using: &generator)) }
            lines.append(Recording.digest(outcomes))
        }
        let difference = try Recording("damaged-xml-\(number)").difference(
            from: lines.map { $0.replacing("\n", with: "⏎").replacing("\r", with: "␍") })
        #expect(difference == nil)
    }

    @Test("nothing has been read before the first event")
    func begin() {
        let parser = XMLPullParser(bytes: Array("<a/>".utf8))
        #expect(parser.text.string.isEmpty && parser.name.string.isEmpty && parser.depth == 0)
    }
}
