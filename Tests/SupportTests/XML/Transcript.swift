import Support

/// What a parser says of a text, one word an event.
enum Transcript {
    static func of(_ text: String) throws -> [String] {
        try of(XMLPullParser(bytes: Array(text.utf8)))
    }

    static func of(_ parser: consuming XMLPullParser) throws -> [String] {
        var parser = parser
        var words: [String] = []
        while true {
            switch try parser.next() {
            case .startElement: words.append("<\(parser.name.string)")
            case .endElement: words.append("\(parser.name.string)>")
            case .text: words.append(parser.text.string)
            case .endOfDocument: return words
            }
        }
    }

    static func error(_ text: String) -> XMLError? {
        do {
            _ = try of(text)
            return nil
        } catch {
            return error as? XMLError
        }
    }
}
