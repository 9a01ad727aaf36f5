import Support

/// A document as a tree, for tests that look something up in it.
final class XMLTree {
    let name: String
    var text = ""
    var children: [XMLTree] = []
    /// The attributes that tests ask for.
    var attributes: [String: String] = [:]

    private init(_ name: String) { self.name = name }

    /// Reads a document; everything has to be well formed.
    static func reading(_ bytes: [UInt8]) throws -> XMLTree {
        var parser = XMLPullParser(bytes: bytes)
        let document = XMLTree("")
        var open = [document]
        while true {
            switch try parser.next() {
            case .startElement:
                let element = XMLTree(parser.name.string)
                let asked: [StaticString] = [
                    "type", "status", "control", "outcome", "attempts", "timeResolution", "id",
                ]
                for key in asked { element.attributes["\(key)"] = parser.attribute(key)?.string }
                open.last?.children.append(element)
                open.append(element)
            case .endElement: open.removeLast()
            case .text: open.last?.text += parser.text.string
            case .endOfDocument: return document.children[0]
            }
        }
    }

    /// All elements along a path of names below this one.
    func all(_ path: String...) -> [XMLTree] {
        path.reduce([self]) { elements, name in
            elements.flatMap { element in element.children.filter { $0.name == name } }
        }
    }

    /// The text of the first element along a path.
    func first(_ path: String...) -> String? {
        path.reduce([self]) { elements, name in
            elements.flatMap { element in element.children.filter { $0.name == name } }
        }.first?.text
    }
}
