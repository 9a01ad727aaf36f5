/// What two texts must have in common if they can mean the same: a quick look before the words are read.
///
/// All but one of the words of an accepted text that are in no table begin like a word of the answer, and one does at least; where the
/// text has a number, the answer has one too. An answer in the other alphabet has the same sounds at the starts of its words, or begins
/// with the same key of the keyboard. The quick look never refuses an answer that the words themselves would not.
struct WordOutline: Sendable, Hashable {
    /// For each word that is in no table, the bit of the letter that it begins with.
    private var words: [UInt64] = []
    /// How many of these must begin a word of the answer: one may have lost the space before it, and names may be shortened.
    private var least = 0
    /// The letters with which the words of an answer begin, and those of a text without digits, before anything is read in them.
    private var letters: UInt64 = 0
    /// Whether there is a word that nothing is known of: a letter, a sign, a picture, a word of another alphabet.
    private var isOpen = false
    /// Whether a number or a date is among the words.
    private var hasNumber = false
    /// The whole numbers of a text that has no others, without leading zeros; the digits of an answer, if there is one run of them.
    private var digits: [[UInt32]] = []
    /// Whether a number that is not whole, a date, or several runs of digits are among the words.
    private var hasOtherDigits = false
    /// Whether other words may stand for the whole.
    private var hasAlias = false
    /// Whether it is a number of things.
    private var isCounted = false
    /// How the text begins in the other alphabet and on the other keyboard.
    private var foreign: ForeignOutline?

    init() {}

    /// The outline of an accepted text.
    /// - Parameters:
    ///   - plain: after the folding of compatibility and white space.
    ///   - keys: all its keys.
    init(_ canonical: CanonicalAnswer, _ plain: FoldedText, keys: [[UInt32]]) {
        if !plain.hasDigit {
            var small = plain.scalars
            _ = LetterCaseFolding.apply(to: &small)
            note(starting: small)
        }
        hasAlias = canonical.hasAlias
        foreign = ForeignOutline(keys)
        // What is counted may be left out, so that nothing is left to look for.
        isCounted = AnswerFrame.counted(canonical.words[...]) != nil
        for word in canonical.words where !isCounted || word.isNumber { note(word) }
        let isLongName = keys.contains { $0.first == 0x69 } && canonical.words.count > 2
        least = isLongName ? min(words.count, 1) : max(words.count - 1, min(words.count, 1))
    }

    /// The outline of an answer.
    /// - Parameter folded: with words separated by spaces.
    init(answer folded: [UInt32], _ plain: [UInt32]) {
        note(starting: folded)
        // An article that folding has dropped may be an initial.
        note(starting: plain)
        guard let start = plain.firstIndex(where: ScalarClass.isDigit) else { return }
        let end = plain[start...].firstIndex { !ScalarClass.isDigit($0) } ?? plain.count
        digits = [Array(plain[start..<end].drop { $0 == 0x30 })]
        hasOtherDigits = plain[end...].contains(where: ScalarClass.isDigit)
    }

    /// Whether an accepted text of this outline and an answer can mean the same.
    func mayMean(_ answer: inout GivenOutline) -> Bool {
        if isCounted || isLike(&answer) { return true }
        return foreign?.mayMean(&answer) ?? false
    }

    /// Whether an answer in the letters of the text can mean the same.
    private func isLike(_ answer: inout GivenOutline) -> Bool {
        if hasAlias, answer.hasWord() { return true }
        let others = answer.outline.letters
        // A word of the tables may have a typing error.
        let sharesLetter = letters & others != 0
        if words.isEmpty, !hasNumber { return isOpen || sharesLetter || answer.hasWord() }
        guard words.count(where: { $0 & others != 0 }) >= least else { return false }
        return !hasNumber || sharesLetter || mayHoldNumber(answer.outline) || answer.hasNumberWord()
    }

    /// Whether the digits of an answer may be those of a number here.
    private func mayHoldNumber(_ answer: WordOutline) -> Bool {
        guard !answer.digits.isEmpty else { return false }
        return hasOtherDigits || answer.hasOtherDigits || answer.digits.contains(where: digits.contains)
    }

    private mutating func note(_ word: AnswerWord) {
        switch word.kind {
        case .number where word.scalars.allSatisfy(ScalarClass.isDigit):
            hasNumber = true
            digits.append(Array(word.scalars.drop { $0 == 0x30 }))
        case .number, .date:
            hasNumber = true
            hasOtherDigits = true
        case .word where word.scalars.count > 1 && !RussianEndings.isPatronymic(word.written):
            guard word.place == nil, word.roles.isEmpty else { return }
            let bit = word.written.first.map(Self.bit) ?? 0
            if bit == 0 { isOpen = true } else { words.append(bit) }
        case .word, .link:
            isOpen = true
        }
    }

    private mutating func note(starting text: [UInt32]) {
        var isStart = true
        for scalar in text {
            let isLetter = ScalarClass.isLetter(scalar)
            if isStart, isLetter { letters |= Self.bit(scalar) }
            isStart = !isLetter
        }
    }

    /// Latin letters have the first 26 bits, Russian ones that look like none of these the next 32; all else has none.
    static func bit(_ scalar: UInt32) -> UInt64 {
        let small = LookAlikeFolding.latin(ofSmall: scalar &- 0x41 < 26 ? scalar + 0x20 : scalar)
        if small &- 0x61 < 26 { return 1 << UInt64(small - 0x61) }
        if (0x430...0x44F).contains(small) { return 1 << UInt64(small - 0x430 + 26) }
        return 0
    }
}
