/// A name in the two parts that the IOF's standard requires.
///
/// Riders write one text. The family name is the part before a comma (`Wood, George`), else the last word (`George Wood`), but the first
/// word of a Russian name that ends with a patronymic (`Иванов Иван Иванович`). A single word is a family name. The words themselves are
/// never changed, and `given family` contains all of them.
struct PersonName: Hashable {
    let family: String
    let given: String

    package init(_ name: String) {
        let halves = name.split(separator: ",", maxSplits: 1).map(Self.words)
        if halves.count == 2, !halves[0].isEmpty, !halves[1].isEmpty {
            family = halves[0].joined(separator: " ")
            given = halves[1].joined(separator: " ")
            return
        }
        var words = Self.words(name[...])
        if words.count >= 3, let last = words.last, Self.isPatronymic(last) {
            family = words.removeFirst()
        } else {
            family = words.popLast() ?? ""
        }
        given = words.joined(separator: " ")
    }

    private static func words(_ text: Substring) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func isPatronymic(_ word: String) -> Bool {
        let word = word.lowercased()
        return ["ович", "евич", "ич", "овна", "евна", "ична"].contains {
            word.hasSuffix($0) && word.count > $0.count + 2
        }
    }
}
