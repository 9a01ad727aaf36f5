import Support

@testable import Answers

/// Other ways to write a phrase, of which some mean the same.
enum PhraseVariants {
    /// All phrases of the tables of aliases, on either side.
    static let sidesOfAliases: [String] = aliases.flatMap { $0 }

    /// A text that one to three changes make of a phrase.
    static func variant(of phrase: String, using generator: inout SeededGenerator) -> String {
        var text = phrase
        for _ in 0...generator.next(below: 3) { text = changed(text, using: &generator) }
        return text
    }

    private static func changed(_ text: String, using generator: inout SeededGenerator) -> String {
        var words = text.split(separator: " ").map(String.init)
        guard !words.isEmpty else { return text }
        let place = generator.next(below: words.count)
        switch generator.next(below: 12) {
        case 0: words.swapAt(place, generator.next(below: words.count))
        case 1: if words.count > 1 { words.remove(at: place) }
        case 2: words.insert(generator.pick(tableWords) ?? "", at: generator.chance(0.5) ? 0 : words.count)
        case 3: words[place] = (generator.pick(spellings(of: words[place])) ?? words[place])
        case 4: return otherAlias(text, using: &generator)
        case 5: return mapped(text, pairs(latin, russian))
        case 6: return mapped(text, pairs(russian, latin))
        case 7: return mapped(text, pairs(latinKeys, russianKeys))
        case 8: return mapped(text, pairs(russianKeys, latinKeys))
        case 9: words[place] = words[place].prefix(1) + (generator.chance(0.5) ? "." : "")
        case 10: return generator.chance(0.5) ? text.lowercased() : text.uppercased()
        default: words[place] += generator.pick(["у", "е", "ой", ".", ",", "а", "-"]) ?? ""
        }
        return words.joined(separator: generator.chance(0.9) ? " " : "-")
    }

    private static func otherAlias(_ text: String, using generator: inout SeededGenerator) -> String {
        for sides in aliases {
            guard let side = sides.first(where: { text.lowercased().contains($0) }) else { continue }
            return text.lowercased().replacing(side, with: generator.pick(sides) ?? side)
        }
        return text
    }

    private static func spellings(of word: String) -> [String] {
        rows.first { $0.contains(word.lowercased()) } ?? []
    }

    private static func mapped(_ text: String, _ letters: [Character: String]) -> String {
        text.map { letters[$0] ?? letters[Character($0.lowercased())] ?? String($0) }.joined()
    }

    private static func pairs(_ from: [String], _ to: [String]) -> [Character: String] {
        Dictionary(zip(from.map { Character($0) }, to), uniquingKeysWith: { first, _ in first })
    }

    // MARK: - Tables

    private static let aliases: [[String]] = lines(.aliases).map { line in
        line.split { $0 == "=" || $0 == ";" }.map { $0.split(separator: " ").joined(separator: " ") }
    }

    private static let rows: [[String]] =
        [.spellings, .streets, .prefixes, .cardinals, .ordinals, .months].flatMap { family in
            lines(family).map { $0.split(separator: " ").map(String.init) }
        }

    private static let tableWords: [String] =
        [.titles, .prepositions, .trailers, .generics, .streets, .years, .links, .leads, .prefixes, .limits].flatMap {
            lines($0).flatMap { $0.split(separator: " ").map(String.init) }
        }

    private static func lines(_ family: WordTable.Family) -> [Substring] {
        WordTable.all.filter { $0.family == family }.flatMap { $0.text.split(separator: "\n") }
    }

    private static let russian = "абвгдезиклмнопрстуфхцйыэ".map { String($0) }
    private static let latin = "a b v g d e z i k l m n o p r s t u f h c y y e".split(separator: " ").map(String.init)
    private static let latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`".map { String($0) }
    private static let russianKeys = "йцукенгшщзхъфывапролджэячсмитьбюё".map { String($0) }
}
