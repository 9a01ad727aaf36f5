/// What separates the items of a list in an answer.
///
/// Line breaks and semicolons always do. A comma between two digits may be a decimal comma: it separates only if nothing else does.
public struct ListSeparators: OptionSet, Sendable, Hashable {
    /// One bit for each separator.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Commas.
    public static let commas = ListSeparators(rawValue: 1 << 0)
    /// The words *and* and *и*, `&` and `+`.
    public static let conjunctions = ListSeparators(rawValue: 1 << 1)
    /// Spaces, if there is no other separator in the answer.
    public static let spaces = ListSeparators(rawValue: 1 << 2)

    /// The separators that occur in none of these texts.
    package init(notIn texts: [[UInt32]]) {
        self = [.commas, .conjunctions, .spaces]
        for separator in [ListSeparators.commas, .conjunctions]
        where texts.contains(where: { separator.items(of: $0).count > 1 }) {
            remove(separator)
        }
        if texts.contains(where: { $0.contains(0x20) }) { remove(.spaces) }
    }

    /// The items of a text, without white space around them, empty ones left out.
    /// - Parameter text: scalars after the folding of compatibility, line breaks kept.
    func items(of text: [UInt32]) -> [[UInt32]] {
        let hasOther = text.indices.contains { isLineEnd(text[$0]) || text[$0] == 0x2C && !isBetweenDigits(text, $0) }
        var items: [[UInt32]] = []
        var item: [UInt32] = []
        func close(_ item: inout [UInt32], _ items: inout [[UInt32]]) {
            let parts = contains(.conjunctions) ? Self.partedByWords(item) : [item]
            items += parts.map { FoldedText($0, .whiteSpace).scalars }.filter { !$0.isEmpty }
            item = []
        }
        for (index, scalar) in text.enumerated() {
            let isComma = scalar == 0x2C && contains(.commas) && !(hasOther && isBetweenDigits(text, index))
            if isLineEnd(scalar) || isComma {
                close(&item, &items)
            } else {
                item.append(scalar)
            }
        }
        close(&item, &items)
        guard items.count == 1, contains(.spaces) else { return items }
        return items[0].split(separator: 0x20).map(Array.init)
    }

    private func isLineEnd(_ scalar: UInt32) -> Bool {
        scalar == 0x3B || scalar == 0x0A || scalar == 0x0D || scalar == 0x2028 || scalar == 0x2029
    }

    private func isBetweenDigits(_ text: [UInt32], _ index: Int) -> Bool {
        index > 0 && index + 1 < text.count && ScalarClass.isDigit(text[index - 1])
            && ScalarClass.isDigit(text[index + 1])
    }

    private static func partedByWords(_ text: [UInt32]) -> [[UInt32]] {
        var parts: [[UInt32]] = [[]]
        for word in text.split(whereSeparator: ScalarClass.isWhiteSpace) {
            if isConjunction(word) {
                parts.append([])
            } else {
                parts[parts.count - 1] += [0x20] + word
            }
        }
        return parts
    }

    private static func isConjunction(_ word: ArraySlice<UInt32>) -> Bool {
        switch word.count {
        case 1: word.first == 0x438 || word.first == 0x418 || word.first == 0x26 || word.first == 0x2B
        case 3: word.map { $0 | 0x20 } == [0x61, 0x6E, 0x64]
        default: false
        }
    }
}
