/// What two texts must have in common if they can mean the same: a quick look before the words are read.
///
/// Every word of an accepted text that is in no table begins like a word of the answer, or with a letter that stands for it in the other
/// alphabet or on the other keyboard; and where the text has a number, the answer has one too.
package struct WordOutline: Sendable, Hashable {
    /// For each word that is in no table: bits for the letters that a word of the answer may begin with, in its own
    /// alphabet, and in the other one or on the other keyboard.
    private var words: [Letters] = []
    /// The letters with which the words of an answer begin.
    private var letters: UInt64 = 0
    private var isCyrillic = false
    /// Whether a number or a date is among the words.
    private var hasNumber = false
    /// The whole numbers of a text that has no others, without leading zeros; the digits of an answer, if there is one run of them.
    private var digits: [[UInt32]] = []
    /// Whether a number that is not whole, a date, or several runs of digits are among the words.
    private var hasOtherDigits = false
    /// How many words there are.
    private var count = 0
    /// Whether other words may stand for the whole.
    private var hasAlias = false
    /// Whether it is a number of things.
    private var isCounted = false

    private struct Letters: Sendable, Hashable {
        let own: UInt64
        let foreign: UInt64
    }

    init() {}

    /// The outline of an accepted text.
    init(_ canonical: CanonicalAnswer) {
        hasAlias = canonical.hasAlias
        count = canonical.words.count
        // What is counted may be left out, so that nothing is left to look for.
        isCounted = AnswerFrame.counted(canonical.words[...]) != nil
        for word in canonical.words where !isCounted || word.isNumber {
            if word.kind != .word {
                hasNumber = true
                if word.isNumber, word.scalars.allSatisfy(ScalarClass.isDigit) {
                    digits.append(Array(word.scalars.drop { $0 == 0x30 }))
                } else {
                    hasOtherDigits = true
                }
            } else if word.place == nil, word.roles.isEmpty, word.scalars.count > 1,
                let first = word.written.first, !RussianEndings.isPatronymic(word.written)
            {
                let own = Self.bit(first)
                // A letter of another alphabet, or a picture, has no bit and is not asked for.
                if own != 0 { words.append(Letters(own: own, foreign: Self.others(first))) }
                isCyrillic = isCyrillic || (0x430...0x44F).contains(first)
            }
        }
    }

    /// The outline of an answer.
    /// - Parameter folded: with words separated by spaces.
    init(answer folded: [UInt32], _ plain: [UInt32]) {
        note(starting: folded)
        count = folded.count { $0 == 0x20 } + 1
        // An article that folding has dropped may be an initial.
        note(starting: plain)
        isCyrillic = folded.contains { (0x430...0x44F).contains($0) }
        guard let start = folded.firstIndex(where: ScalarClass.isDigit) else { return }
        let end = folded[start...].firstIndex { !ScalarClass.isDigit($0) } ?? folded.count
        digits = [Array(folded[start..<end].drop { $0 == 0x30 })]
        hasOtherDigits = folded[end...].contains(where: ScalarClass.isDigit)
    }

    /// Whether an accepted text of this outline and an answer can mean the same.
    package func mayMean(_ answer: inout GivenOutline) -> Bool {
        if isCounted { return true }
        if hasAlias { return answer.hasWord() }
        if words.isEmpty {
            return hasNumber ? mayHoldNumber(answer.outline) || answer.hasNumberWord() : answer.hasWord()
        }
        let letters = answer.outline.letters
        let isOwn = words.allSatisfy { $0.own & letters != 0 }
        let isForeign =
            isCyrillic != answer.outline.isCyrillic && count == answer.outline.count
            && words.allSatisfy { $0.foreign & letters != 0 }
        return (isOwn || isForeign) && (!hasNumber || mayHoldNumber(answer.outline) || answer.hasNumberWord())
    }

    /// Whether the digits of an answer may be those of a number here.
    private func mayHoldNumber(_ answer: WordOutline) -> Bool {
        guard !answer.digits.isEmpty else { return false }
        return hasOtherDigits || answer.hasOtherDigits || answer.digits.contains(where: digits.contains)
    }

    private mutating func note(starting text: [UInt32]) {
        var isStart = true
        for scalar in text {
            let isLetter = ScalarClass.isLetter(scalar)
            if isStart, isLetter { note(scalar) }
            isStart = !isLetter
        }
    }

    private mutating func note(_ scalar: UInt32) { letters |= Self.bit(scalar) }

    /// Latin letters have the first 26 bits, Russian ones that look like none of these the next 32; all else has none.
    private static func bit(_ scalar: UInt32) -> UInt64 {
        let small = LookAlikeFolding.latin(ofSmall: scalar &- 0x41 < 26 ? scalar + 0x20 : scalar)
        if small &- 0x61 < 26 { return 1 << UInt64(small - 0x61) }
        if (0x430...0x44F).contains(small) { return 1 << UInt64(small - 0x430 + 26) }
        return 0
    }

    /// The letters that a word with this small letter at its start may begin with in the other alphabet or on the other keyboard.
    private static func others(_ small: UInt32) -> UInt64 { pairs[small] ?? 0 }

    private static let pairs: [UInt32: UInt64] = {
        let rows = [
            "аaf", "бb", "вvwd", "гghu", "дdl", "еeyt", "жzj", "зzp", "иiyjb", "йyjiq", "кkcr", "лlk",
            "мmv", "нny",
            "оoj",
            "пpg", "рrh", "сscz", "тtn", "уue", "фfpa", "хhkx", "цctzw", "чcx", "шsi", "щso", "ыyis",
            "эe", "юyji",
            "яyjiz",
            "ьm",
        ]
        var pairs: [UInt32: UInt64] = [:]
        for row in rows {
            let letters = row.unicodeScalars.map { $0.value }
            for letter in letters.dropFirst() {
                pairs[letters[0], default: 0] |= bit(letter)
                pairs[letter, default: 0] |= bit(letters[0])
            }
        }
        return pairs
    }()
}
