import MapDrawing
import Support

/// What `questctl print` says.
enum PrintCommandTexts {
    static func offMap(_ count: Int, _ numbers: String) -> Message {
        Message("print-command-off-map", ["count": .of(count), "numbers": .of(numbers)])
    }

    static func offMap(_ name: Message) -> Message { Message("print-command-off-map-2", ["name": .of(name)]) }

    static func missingLetters(_ letters: [Character]) -> Message {
        let shown = letters.prefix(20).map(String.init).joined(separator: " ") + (letters.count > 20 ? " …" : "")
        return Message("print-command-missing-letters", ["shown": .of(shown)])
    }

    /// - Parameter texts: those that are cut, with the first page of each.
    static func cut(_ texts: [(text: String, page: Int)]) -> Message {
        let shown = texts.prefix(10).map { ("\(DisplayText.sanitized($0.text, most: 60))", $0.page) }
        let more = texts.count > shown.count ? " …" : ""
        return Message(
            "print-command-cut",
            [
                "count": .of(texts.count), "more": .of(more),
                "texts": .of(shown.map { Message("print-command-cut-text", ["text": .of($0), "page": .of($1)]) }),
            ])
    }

    /// - Parameter pages: those where numbers find no place, with these.
    static func crowded(_ pages: [(page: Int, numbers: [String])]) -> Message {
        let count = pages.reduce(0) { $0 + $1.numbers.count }
        func list(_ numbers: [String]) -> String {
            numbers.prefix(20).joined(separator: ", ") + (numbers.count > 20 ? " …" : "")
        }
        let pages = pages.map {
            Message("print-command-crowded-page", ["page": .of($0.page), "numbers": .of(list($0.numbers))])
        }
        return Message(
            "print-command-crowded",
            ["count": .of(count), "pages": .of(Message(joining: pages, separator: "; "))])
    }

    static func summary(pages: Int, plan: SheetPlan?) -> Message {
        let count = Message("print-command-summary", ["pages": .of(pages)])
        guard let plan else { return count }
        let sheets = plan.sheetCount
        return Message(
            "print-command-summary-2",
            ["count": .of(count), "scale": .of(plan.scale), "sheets": .of(sheets)])
    }
}
