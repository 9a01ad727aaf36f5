/// The rules by which a language chooses between its forms of plural, as Unicode's CLDR writes them
/// ([UTS #35, Plural Rules Syntax](https://www.unicode.org/reports/tr35/tr35-numbers.html#Plural_rules_syntax)).
///
///     one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
///
/// Known are the operands `n`, `i`, `v`, `f` and `t` (`w`, `c` and `e` are 0 where no number is written so).
struct PluralRules: Sendable {
    private let rules: [(category: [UInt8], alternatives: [[Relation]])]

    /// `i % 100 != 12..14, 20`
    private struct Relation {
        var operand: UInt8
        var modulus: Int?
        var isEqual: Bool
        var ranges: [ClosedRange<Int>]
    }

    /// A number as it is written.
    struct Operands {
        /// Whole part.
        var i: Int
        /// Count of decimals, and what they make as a number, with and without zeros at the end.
        var v = 0
        var f = 0
        var t = 0
    }

    init(_ text: [UInt8]) {
        rules = text.split(separator: UInt8(ascii: ";")).compactMap { rule in
            guard let colon = rule.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            let category = rule[..<colon].filter { $0 != UInt8(ascii: " ") }
            var words = Words(bytes: rule[(colon + 1)...])
            guard let alternatives = words.alternatives() else { return nil }
            return (category, alternatives)
        }
    }

    /// `one`, `few` and so on; `other` where no rule fits.
    func category(of number: Operands) -> [UInt8] {
        for rule in rules
        where rule.alternatives.contains(where: { $0.allSatisfy { Self.holds($0, number) } }) {
            return rule.category
        }
        return Array("other".utf8)
    }

    private static func holds(_ relation: Relation, _ number: Operands) -> Bool {
        let value: Int? =
            switch relation.operand {
            // Not a whole number: no range of whole numbers has it.
            case UInt8(ascii: "n"): number.t == 0 ? number.i : nil
            case UInt8(ascii: "i"): number.i
            case UInt8(ascii: "v"): number.v
            case UInt8(ascii: "f"): number.f
            case UInt8(ascii: "t"): number.t
            default: 0
            }
        guard let value else { return !relation.isEqual }
        let compared = relation.modulus.map { value % $0 } ?? value
        return relation.ranges.contains { $0.contains(compared) } == relation.isEqual
    }

    /// The words of a rule, read from the left.
    private struct Words {
        var bytes: ArraySlice<UInt8>

        /// Relations joined by `and`, in alternatives joined by `or`.
        mutating func alternatives() -> [[Relation]]? {
            var found: [[Relation]] = [[]]
            while true {
                guard let relation = relation() else { return nil }
                found[found.count - 1].append(relation)
                if take("or") {
                    found.append([])
                } else if !take("and") {
                    skipBlanks()
                    return bytes.isEmpty ? found : nil
                }
            }
        }

        private mutating func relation() -> Relation? {
            skipBlanks()
            guard let operand = bytes.popFirst() else { return nil }
            var modulus: Int?
            if take("%") {
                modulus = number()
                guard let modulus, modulus > 0 else { return nil }
            }
            let isEqual = !take("!=")
            guard !isEqual || take("=") else { return nil }
            var ranges: [ClosedRange<Int>] = []
            repeat {
                guard let low = number() else { return nil }
                let high = take("..") ? number() : low
                guard let high, high >= low else { return nil }
                ranges.append(low...high)
            } while take(",")
            return Relation(operand: operand, modulus: modulus, isEqual: isEqual, ranges: ranges)
        }

        private mutating func skipBlanks() { bytes = bytes.drop { $0 == UInt8(ascii: " ") } }

        private mutating func take(_ word: StaticString) -> Bool {
            skipBlanks()
            let word = Message.Identifier(text: word).bytes
            guard bytes.starts(with: word) else { return false }
            bytes = bytes.dropFirst(word.count)
            return true
        }

        private mutating func number() -> Int? {
            skipBlanks()
            var value: Int?
            while let byte = bytes.first, byte >= 0x30, byte <= 0x39, (value ?? 0) < 1_000_000 {
                value = (value ?? 0) * 10 + Int(byte - 0x30)
                bytes.removeFirst()
            }
            return value
        }
    }
}
