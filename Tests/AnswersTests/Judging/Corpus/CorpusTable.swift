import Answers

/// Tables of answers with the verdict a fair person would give.
///
/// A row is `key | answer | verdict`, with `+` for accepted, `~` for nearly, `-` for rejected and `?` for pending; an
/// empty key is that of the row above. `⏎` in an answer is a line break, `⍽` a space at an end.
struct CorpusTable {
    struct Row: Sendable, CustomStringConvertible {
        let keyText: String
        let key: AnswerKey?
        let answer: String
        let expected: Character

        var description: String { "\(keyText) ← “\(answer)” \(expected)" }

        var verdict: Character {
            switch key?.judge(answer) {
            case .accepted: "+"
            case .nearly: "~"
            case .rejected: "-"
            case .pending: "?"
            case nil: "!"
            }
        }
    }

    static func rows(_ table: String, key: (String) -> AnswerKey?) -> [Row] {
        var keyText = ""
        var current: AnswerKey?
        return table.split(separator: "\n").map { line in
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
            guard columns.count == 3, let expected = columns[2].first else {
                return Row(keyText: String(line), key: nil, answer: "", expected: "+")
            }
            if !columns[0].isEmpty {
                keyText = columns[0]
                current = key(keyText)
            }
            let answer = columns[1].map { $0 == "⏎" ? "\n" : $0 == "⍽" ? " " : $0 }
            return Row(keyText: keyText, key: current, answer: String(answer), expected: expected)
        }
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        var text = text[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    static func parts(_ text: String, _ separator: Character) -> [String] {
        text.split(separator: separator).map(trimmed)
    }
}
