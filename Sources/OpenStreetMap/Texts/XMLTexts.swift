internal import Support

/// What is wrong with a file in OSM XML.
enum XMLTexts {
    static func brokenOff(_ words: String) -> Message { Message("xml-broken-off", ["words": .of(words)]) }

    static func nodeWithoutPlace(_ id: Int64) -> Message { Message("xml-node-without-place", ["id": .of(id)]) }

    static let noText = Message("xml-no-text")

    static func unknownElement(_ name: String) -> Message { Message("xml-unknown-element", ["name": .of(name)]) }

    static func missingAttribute(_ element: String, _ attribute: String) -> Message {
        Message("xml-missing-attribute", ["element": .of(element), "attribute": .of(attribute)])
    }
}
