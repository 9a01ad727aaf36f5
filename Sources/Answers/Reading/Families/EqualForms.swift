/// The keys by which an answer and an accepted text of the same meaning find each other.
///
/// A key is a text whose first letter states its kind. An answer is right if one of its keys is among those of the text. So
/// a riders' edition can seal the keys of a text, and the phone compares those of the answer.
///
/// | letter | the accepted text | the answer |
/// |---|---|---|
/// | `t` | its words; also with two digits of the year, without a patronymic, without *street* and *house* in an address | its words; also without what stands before or after an answer |
/// | `c` | a number without its unit or *century* | a number alone |
/// | `d` | a date without a year or a day, as *7.11* | a decimal number |
/// | `s` | of a name, a list, an address: its words in alphabetical order | its words in alphabetical order |
/// | `p` | its words, if it is a name without a patronymic | its words without a patronymic |
/// | `i` | a name: surname and initials | the same of an answer with initials |
/// | `j` | of a name with initials | surname and initials of an answer without |
/// | `o` | its words without their Russian endings | the same, of an answer of several words with a preposition |
/// | `e` | a Russian word: its stem and declension (`RussianCases`) | the same for each way to read a word with a preposition |
/// | `g` | its words with masculine endings | the same, if an adjective is among them |
/// | `x`, `X` | in Latin letters and in Russian ones, if it is in the other | its letters |
/// | `y`, `Y` | the keys of the other keyboard layout | its characters |
enum EqualForms {
    /// An accepted text.
    struct Accepting {
        private(set) var keys: [[UInt32]] = []
        /// Its words with one space between them, for typing errors; of a name also in alphabetical order.
        private(set) var spellings: [[UInt32]] = []
        /// The name of a street without *street*.
        private(set) var part: [UInt32]?
        /// Its words without their Russian endings, as a key.
        private(set) var stems: [UInt32]?
        /// What an answer must have in common with it.
        private(set) var outline = WordOutline()

        init(_ text: String, _ plain: FoldedText, _ language: AnswerLanguage) {
            let canonical = CanonicalAnswer(text, plain, language)
            let words = canonical.words
            guard !words.isEmpty else { return }
            keys = [key("t", words)]
            spellings = [CanonicalAnswer.joined(words)]
            let name = NameWords(words)
            keys += shortened(words)
            if let name {
                keys += name.keysOfText
                spellings.append(CanonicalAnswer.joined(sorted(words)))
                if let rest = name.withoutPatronymic {
                    keys += [key("t", rest), key("s", sorted(rest))]
                    spellings.append(CanonicalAnswer.joined(rest))
                }
            }
            if name != nil || isList(words) || isAddress(words) { keys.append(key("s", sorted(words))) }
            stems = RussianEndings.stems(of: words).map { tagged("o", $0) }
            if words.count == 1, words[0].kind == .word, words[0].place == nil {
                keys += RussianCases.keys(ofText: words[0].written).map { tagged("e", $0) }
            } else if let stems {
                keys.append(stems)
            }
            if words.allSatisfy({ !$0.isCapital }), let masculine = RussianEndings.masculine(words) {
                keys.append(tagged("g", masculine))
            }
            if let other = Transliteration.key(of: words) {
                keys.append(tagged(other.isLatin ? "X" : "x", other.key))
            }
            if let typed = KeyboardLayout.latinKeys(of: plain.scalars) { keys.append(tagged("y", typed)) }
            if let typed = KeyboardLayout.cyrillicKeys(of: plain.scalars) {
                keys.append(tagged("Y", typed))
            }
            keys = unique(keys)
            outline = WordOutline(canonical, plain, keys: keys)
            let rest = words.filter { !$0.plays(.street) }
            if rest.count == 1, words.count == 2, rest[0].kind == .word { part = key("t", rest) }
        }
    }

    /// An answer.
    struct Given {
        private(set) var keys: [[UInt32]] = []
        private let words: [AnswerWord]

        /// - Parameter tags: the kinds of keys that are of use.
        fileprivate init(_ answer: GivenAnswer, wanting tags: KeyTags) {
            let plain = answer.plain
            words = CanonicalAnswer(answer.text, plain, answer.language).words
            guard let first = words.first else { return }
            keys = [key("t", words)]
            var core = words[...]
            if words.count > 1 {
                core = AnswerFrame.core(of: words)
                if core.count < words.count { keys.append(key("t", core)) }
                if let counted = AnswerFrame.counted(core) { keys.append(key("t", [counted])) }
                if core.count > 1, tags.contains("s") { keys.append(key("s", sorted(Array(core)))) }
                if tags.contains("i") || tags.contains("p"),
                    let name = NameWords(Array(core), isAnswer: true)
                {
                    keys += name.keysOfAnswer(tags)
                }
                if tags.contains("e"), words.count == 2, first.plays(.preposition) {
                    keys += RussianCases.keys(ofAnswer: words[1].written).map { tagged("e", $0) }
                }
                if tags.contains("o"), first.plays(.preposition),
                    let stems = RussianEndings.stems(of: words.dropFirst())
                {
                    keys.append(tagged("o", stems))
                }
            }
            if core.count == 1, let number = core.first, number.isNumber {
                if tags.contains("c") { keys.append(key("c", core)) }
                if tags.contains("d"), let date = AnswerFrame.decimalDate(number) {
                    keys.append(tagged("d", date))
                }
            }
            if tags.contains("g"), let masculine = RussianEndings.masculine(Array(core)) {
                keys.append(tagged("g", masculine))
            }
            // *5 дубов* is in Russian letters, too.
            let isLatin = (core.first { $0.kind == .word }?.written.first ?? 0x61) < 0x80
            if tags.contains(isLatin ? "x" : "X"), let other = Transliteration.key(of: Array(core)) {
                keys.append(tagged(isLatin ? "x" : "X", other.key))
            }
            if tags.contains(isLatin ? "y" : "Y"), let typed = KeyboardLayout.typed(plain.scalars) {
                keys.append(tagged(isLatin ? "y" : "Y", typed))
            }
            keys = unique(keys)
        }

        /// Its words with one space between them, for typing errors; of several words also in alphabetical order.
        var spellings: [[UInt32]] {
            guard words.count > 1 || words.first?.place != nil else { return [] }
            let core = Array(AnswerFrame.core(of: words))
            let plain = CanonicalAnswer.joined(core)
            guard (2...4).contains(core.count) else { return [plain] }
            return [plain, CanonicalAnswer.joined(sorted(core))]
        }

        /// The words without Russian endings, for an answer in another case.
        var stems: [UInt32]? { RussianEndings.stems(of: words).map { tagged("o", $0) } }

        /// Whether a word changes what a number means, as in *not 21*, *21a* and *21 dozen*.
        var hasLimit: Bool { words.contains { $0.plays(.limit) || $0.isAttached } }
    }

    /// The kinds of keys by their letters.
    struct KeyTags: Sendable, Hashable {
        private var bits: UInt64

        static let all = KeyTags(bits: .max)

        private init(bits: UInt64) { self.bits = bits }

        init(of keys: [[UInt32]]) {
            bits = 0
            for tag in keys.compactMap({ $0.first }) { bits |= 1 << UInt64(tag & 63) }
        }

        func contains(_ tag: Unicode.Scalar) -> Bool { bits & 1 << UInt64(tag.value & 63) != 0 }
    }

    // MARK: - Kinds of texts

    /// A date with two digits of its year, or as a decimal number; an address without *street* and *house*; a century alone.
    private static func shortened(_ words: [AnswerWord]) -> [[UInt32]] {
        if words.count == 1, words[0].kind == .date {
            return AnswerFrame.otherDates(words[0]).map { tagged($0.tag, $0.key) }
        }
        if words.count == 2, words[0].isNumber, words[1].kind == .word,
            words[1].scalars == CanonicalAnswer.century || UnitNames.unit(words[1].written) != nil
        {
            return [key("c", [words[0]])]
        }
        if let number = AnswerFrame.counted(words[...]), !words[1].plays(.street) { return [key("c", [number])] }
        let rest = words.filter { !$0.plays(.street) }
        guard rest.count < words.count, rest.count >= 2 else { return [] }
        let houses = words.indices.filter {
            !(words[$0].plays(.street) && $0 + 1 < words.count && words[$0 + 1].isNumber)
        }.map { words[$0] }
        return [key("t", rest), key("s", sorted(rest)), key("t", houses), key("s", sorted(houses))]
    }

    static func isList(_ words: [AnswerWord]) -> Bool {
        guard words.count > 1, words.dropLast().contains(where: { $0.endsItem }) else { return false }
        var length = 0
        for word in words {
            length += 1
            if length > 1 { return false }
            if word.endsItem { length = 0 }
        }
        return true
    }

    private static func isAddress(_ words: [AnswerWord]) -> Bool {
        words.count > 1
            && (words.contains { $0.plays(.street) }
                || words.count == 2 && words.count { $0.isNumber } == 1)
    }

    // MARK: - Keys

    static func sorted(_ words: [AnswerWord]) -> [AnswerWord] {
        words.sorted { $0.scalars.lexicographicallyPrecedes($1.scalars) }
    }

    static func key(_ tag: Unicode.Scalar, _ words: some Sequence<AnswerWord>) -> [UInt32] {
        tagged(tag, CanonicalAnswer.joined(words))
    }

    static func tagged(_ tag: Unicode.Scalar, _ scalars: [UInt32]) -> [UInt32] {
        [tag.value] + scalars
    }

    private static func unique(_ keys: [[UInt32]]) -> [[UInt32]] {
        var result: [[UInt32]] = []
        for key in keys where !result.contains(key) { result.append(key) }
        return result
    }
}

extension GivenAnswer {
    /// The keys by which it finds accepted texts of the same meaning.
    /// - Parameter tags: the kinds of keys that are of use.
    func equalForms(wanting tags: EqualForms.KeyTags = .all) -> EqualForms.Given {
        EqualForms.Given(self, wanting: tags)
    }
}
