import MapDrawing
import Support

/// What found no room on the pages of a file, by the numbers of its pages.
struct PrintNotes {
    /// Texts that are cut, in the order of their first pages, which are told.
    private var texts: [(text: String, page: Int)] = []
    /// Numbers that are left out of a map, by its page.
    private var numbers: [(page: Int, numbers: [String])] = []

    /// Takes in a page that was added.
    mutating func add(_ page: PrintedPage, number: Int) {
        var left: [String] = []
        for omission in page.omissions {
            switch omission {
            case .text(let text): if !texts.contains(where: { $0.text == text }) { texts.append((text, number)) }
            case .number(let text): left.append(text)
            }
        }
        if !left.isEmpty { numbers.append((number, left)) }
    }

    /// A note about all texts, and one about all numbers.
    func write(_ language: Language) {
        if !texts.isEmpty { Console.note("questctl: \(PrintCommandTexts.cut(texts)[language])") }
        if !numbers.isEmpty { Console.note("questctl: \(PrintCommandTexts.crowded(numbers)[language])") }
    }
}
