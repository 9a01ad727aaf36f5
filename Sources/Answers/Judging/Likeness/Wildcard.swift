/// A text with wildcards: `*` stands for any number of characters, also none, `?` for exactly one.
struct Wildcard: Sendable, Hashable {
    /// Beyond the last scalar of Unicode, so that no text contains them.
    private static let anyRun: UInt32 = 0x11_0000
    private static let anyOne: UInt32 = 0x11_0001

    /// Scalars of the private use area that stand for the wildcards while the text between them is folded.
    private static let runMark: UInt32 = 0xF8FE
    private static let oneMark: UInt32 = 0xF8FF

    let elements: [UInt32]

    /// - Parameter pattern: a backslash before `*` or `?` makes it a character like any other.
    init(_ pattern: String, _ folding: AnswerFolding, _ language: AnswerLanguage) {
        var marked: [UInt32] = []
        var isEscaped = false
        for scalar in pattern.unicodeScalars where scalar.value != Self.runMark && scalar.value != Self.oneMark {
            switch scalar {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "*" where !isEscaped: marked.append(Self.runMark)
            case "?" where !isEscaped: marked.append(Self.oneMark)
            default: marked.append(scalar.value)
            }
            isEscaped = false
        }
        var elements: [UInt32] = []
        for scalar in FoldedText(marked, folding, language).scalars {
            let element = scalar == Self.runMark ? Self.anyRun : scalar == Self.oneMark ? Self.anyOne : scalar
            // Two consecutive runs are the same as one; merging them also saves the matcher from trying both.
            if element == Self.anyRun, elements.last == Self.anyRun { continue }
            elements.append(element)
        }
        self.elements = elements
    }

    /// The scalars that match only themselves.
    var literals: [UInt32] { elements.filter { $0 < Self.anyRun } }

    /// A text that matches, with a letter for each wildcard.
    var sample: String { String(elements.map { $0 < Self.anyRun ? $0 : 0x61 }) }

    /// Whether the whole text matches.
    ///
    /// On a mismatch the latest run grows by one and the text after it is tried again. Earlier runs never have to grow, since the
    /// latest one can take whatever they could take.
    /// - Complexity: O(*n* · *m*) at worst for *n* scalars and *m* elements, O(*n* + *m*) for ordinary texts.
    func matches(_ text: [UInt32]) -> Bool {
        var position = 0
        var element = 0
        var run: (element: Int, position: Int)?
        while position < text.count {
            if element < elements.count, elements[element] == Self.anyRun {
                run = (element, position)
                element += 1
            } else if element < elements.count,
                elements[element] == text[position] || elements[element] == Self.anyOne
            {
                element += 1
                position += 1
            } else if let last = run {
                run = (last.element, last.position + 1)
                element = last.element + 1
                position = last.position + 1
            } else {
                return false
            }
        }
        while element < elements.count, elements[element] == Self.anyRun { element += 1 }
        return element == elements.count
    }
}
