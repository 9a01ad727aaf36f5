/// Recognises patterns written as texts.
enum WrittenPattern {
    /// What hardly stands in an answer and often in regular expressions, which the referee does not know.
    private static let signs = [
        ".*", ".+", "\\d", "\\w", "\\s", "\\b", "(?", "[^", "[a-", "[A-", "[а-", "[А-", "[0-", "]+", "]*", "]?", "){",
        ")?", ")*",
        ")+",
    ]

    static func isRegularExpression(_ text: String) -> Bool {
        if text.hasPrefix("^"), text.hasSuffix("$") { return true }
        if signs.contains(where: { stands($0, in: text) }) { return true }
        // `пушкин(а|у)` is read as two texts, since a line separates them.
        return text.contains("(") && !text.contains(")") && !text.contains(":")
    }

    /// Whether a sign stands somewhere in a text, compared byte by byte.
    private static func stands(_ sign: String, in text: String) -> Bool {
        var rest = text.utf8[...]
        while let place = rest.firstIndex(where: { $0 == sign.utf8.first }) {
            rest = rest[place...]
            if rest.starts(with: sign.utf8) { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    /// Whether a text has a wildcard of patterns: a star at an end of a word, or a question mark between letters.
    static func hasWildcard(_ text: String) -> Bool {
        let characters = Array(text)
        return characters.indices.contains { place in
            let before = characters[..<place].suffix(2)
            let after = characters[(place + 1)...].prefix(2)
            let isBehindWord = before.count == 2 && before.allSatisfy { $0.isLetter }
            let isBeforeWord = after.count == 2 && after.allSatisfy { $0.isLetter }
            switch characters[place] {
            case "*": return isBehindWord != isBeforeWord && (isBehindWord || before.last != "*")
            case "?": return isBehindWord && after.first?.isLetter == true
            default: return false
            }
        }
    }
}

/// Recognises lists written as one text.
enum WrittenList {
    /// The items; `nil` for a text that does not look like a list.
    ///
    /// Names in reverse order (`Пушкин, Александр`) and sentences with a comma are no lists: two items are single words, one of them
    /// with a small letter; of more items none is longer than three words.
    static func parts(of text: String) -> [String]? {
        guard text.utf8.count <= 200, !text.unicodeScalars.contains(where: { (0x30...0x39).contains($0.value) }) else {
            return nil
        }
        var parts = text.split(separator: ";")
        let hasSemicolon = parts.count > 1
        if !hasSemicolon { parts = text.split(separator: ",") }
        guard parts.count > 1, let last = parts.popLast() else { return nil }
        parts += split(last)
        let items = parts.map { String($0.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()) }
        let words = items.map { $0.split { $0.isWhitespace }.count }
        guard words.allSatisfy({ $0 <= 3 }), items.allSatisfy({ $0.contains { $0.isLetter } }) else {
            return nil
        }
        guard items.count == 2, !hasSemicolon else { return items }
        return words == [1, 1] && items.contains { $0.first?.isLowercase == true } ? items : nil
    }

    /// The last part of an enumeration, at its “and”.
    private static func split(_ last: Substring) -> [Substring] {
        var words = last.split { $0.isWhitespace }
        if let first = words.first, ["and", "и", "&"].contains(first.lowercased()) { words.removeFirst() }
        guard let place = words.firstIndex(where: { ["and", "и", "&"].contains($0.lowercased()) }), place > 0,
            place + 1 < words.count
        else { return words.isEmpty ? [last] : [Substring(words.joined(separator: " "))] }
        return [
            Substring(words[..<place].joined(separator: " ")), Substring(words[(place + 1)...].joined(separator: " ")),
        ]
    }
}
