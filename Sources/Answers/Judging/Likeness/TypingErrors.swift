/// How many typing errors an accepted text forgives.
public enum TypingErrors: Sendable, Hashable {
    /// None: a typing error makes an answer wrong.
    case none
    /// None: a typing error makes an answer nearly right, so that the rider checks the spelling. As many as `scaled` forgives,
    /// and one more.
    case ask
    /// In proportion to the length of the text: none up to 4 letters, 1 up to 7, 2 up to 12, 3 beyond; and within each word in
    /// proportion to its own length.
    case scaled
    /// At most this many, in words at least two letters longer than that; more than 5 count as 5.
    case upTo(Int)

    /// The number of errors forgiven in this many letters.
    func allowance(letters: Int) -> Int {
        switch self {
        case .none: return 0
        case .upTo(let most): return letters - 2 >= most ? max(0, min(most, 5)) : 0
        case .scaled, .ask: break
        }
        switch letters {
        case ...4: return 0
        case 5...7: return 1
        case 8...12: return 2
        default: return 3
        }
    }
}

/// A folded text as words, for comparing it with another one word by word.
struct SpelledWords: Sendable, Hashable {
    let scalars: [UInt32]
    let words: [Range<Int>]
    let letterCount: Int
    private let hasDigit: Bool

    /// Longer texts forgive no typing errors.
    private static let mostLetters = 200

    init(_ folded: FoldedText) { self.init(folded.letters) }

    /// - Parameter scalars: words with one space between them, in the letters of `FoldedText.letters`.
    init(_ scalars: [UInt32]) {
        self.scalars = scalars
        var words: [Range<Int>] = []
        words.reserveCapacity(4)
        var start = 0
        for (index, scalar) in scalars.enumerated() where scalar == 0x20 {
            words.append(start..<index)
            start = index + 1
        }
        words.append(start..<scalars.count)
        self.words = words
        letterCount = scalars.count + 1 - words.count
        hasDigit = ScalarClass.hasDigit(scalars[...])
    }

    /// The result of comparing two texts for typing errors.
    enum Likeness: Equatable {
        /// One space too few or too many.
        case respaced
        /// This many typing errors, which the length permits.
        case misspelled(Int)
        /// One too many.
        case nearly
        case unlike

        /// How far apart the texts are.
        var rank: Int {
            switch self {
            case .misspelled(let slips): slips
            case .respaced: 1
            case .nearly: 100
            case .unlike: 101
            }
        }
    }

    /// Compares an answer with this form.
    ///
    /// Words are compared one by one, so that *two oaks* is not *ten oaks*. In a word
    ///  - digits are never forgiven,
    ///  - a wrong first letter is not forgiven: *mouse* is no *house* and *mountain* no *fountain*,
    ///  - another word that riders may well mean (`KnownWords`) and a negation are not typing errors.
    ///
    /// One space too few or too many is one typing error.
    func likeness(_ answer: SpelledWords, forgiving errors: TypingErrors) -> Likeness {
        guard letterCount <= Self.mostLetters, abs(letterCount - answer.letterCount) <= 4 else { return .unlike }
        let allowance = errors.allowance(letters: letterCount)
        guard words.count == answer.words.count else { return spacing(answer, allowance) }
        var total = 0
        var excess = 0
        for (own, other) in zip(words, answer.words) {
            let (word, given) = (scalars[own], answer.scalars[other])
            if word.elementsEqual(given) { continue }
            guard word.count >= Self.shortestMistyped else { return .unlike }
            let forgiven = min(errors.allowance(letters: word.count), allowance)
            guard let distance = Self.slips(word, given, limit: forgiven + 1) else { return .unlike }
            total += distance
            excess += max(0, distance - forgiven)
        }
        excess = max(excess, total - allowance)
        if excess <= 0 { return .misspelled(total) }
        return excess == 1 ? .nearly : .unlike
    }

    /// Whether the last words are an English singular and its plural, and all others are the same.
    func differsInPlural(_ answer: SpelledWords) -> Bool {
        let (short, long) = scalars.count < answer.scalars.count ? (scalars, answer.scalars) : (answer.scalars, scalars)
        guard short.count >= 3, let last = short.last, last &- 0x61 < 26, long.last == 0x73 else {
            return false
        }
        return long.elementsEqual(short + [0x73]) || long.elementsEqual(short + [0x65, 0x73])
    }

    /// Whether any answer with a typing error is accepted: one in a word, or a space too few or too many.
    func forgives(_ errors: TypingErrors) -> Bool {
        let allowance = errors.allowance(letters: letterCount)
        guard letterCount <= Self.mostLetters, allowance > 0 else { return false }
        if letterCount >= Self.shortestSpaced, !hasDigit { return true }
        return words.contains { range in
            let word = scalars[range]
            return word.count >= Self.shortestMistyped && errors.allowance(letters: word.count) > 0
                && !ScalarClass.hasDigit(word)
        }
    }

    /// A typing error in a word of three letters makes another word of three letters.
    private static let shortestMistyped = 4
    /// The number of letters from which on a space may be missing or added.
    private static let shortestSpaced = 5

    private static func slips(_ word: ArraySlice<UInt32>, _ given: ArraySlice<UInt32>, limit: Int) -> Int? {
        guard !ScalarClass.hasDigit(word), !ScalarClass.hasDigit(given),
            var distance = EditDistance.between(word, given, limit: limit)
        else { return nil }
        if word.first != given.first { distance = limit }
        // Another number and another month are no typing errors either.
        guard !KnownWords.contains(given), !Negation.parts(word, given),
            !Vocabulary.shared.isMonth(given),
            !NumberRun.mayBeNumeral(word), !NumberRun.mayBeNumeral(given)
        else { return nil }
        return distance
    }

    private func spacing(_ answer: SpelledWords, _ allowance: Int) -> Likeness {
        let excess = abs(words.count - answer.words.count)
        guard letterCount >= Self.shortestSpaced, excess <= 2, !hasDigit, letterCount == answer.letterCount,
            scalars.lazy.filter({ $0 != 0x20 }).elementsEqual(answer.scalars.lazy.filter { $0 != 0x20 })
        else { return .unlike }
        return excess == 1 && allowance >= 1 ? .respaced : .nearly
    }
}

/// Prefixes that turn a word into its opposite.
enum Negation {
    /// Whether one of two words is the other with such a prefix.
    static func parts(_ first: ArraySlice<UInt32>, _ second: ArraySlice<UInt32>) -> Bool {
        let (short, long) = first.count < second.count ? (first, second) : (second, first)
        let extra = long.count - short.count
        guard (2...4).contains(extra), prefixes.contains(Array(long.prefix(extra))) else { return false }
        return long.dropFirst(extra).elementsEqual(short)
    }

    private static let prefixes = Set(
        ["un", "in", "im", "il", "ir", "dis", "non", "anti", "не", "ни", "без", "бес", "анти"].map {
            FoldedText($0, .separating).letters
        })
}
