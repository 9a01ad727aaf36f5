internal import Support

/// What is said of many findings of one rule.
enum AlikeTexts {
    static func record(_ number: Int) -> Message { Message("alike-record", ["number": .of(number)]) }

    /// - Parameter lines: their lines; empty where none is known.
    static func more(_ count: Int, lines: String) -> Message {
        Message("alike-more", ["count": .of(count), "no-lines": .of(lines.isEmpty), "lines": .of(lines)])
    }
}
