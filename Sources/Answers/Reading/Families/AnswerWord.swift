/// A word, a number or a sign of an answer.
struct AnswerWord: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case word
        /// Digits with one decimal point at most, or a share such as `1/3`.
        case number
        /// A day, or a month of a year.
        case date
        /// `&` or `+`.
        case link
    }

    var kind: Kind
    /// In the letters of `FoldedText.letters`; the words of folding otherwise.
    var scalars: [UInt32]
    /// The small letters as they were written, for units and initials.
    var written: [UInt32]
    /// Whether a comma, semicolon or slash follows.
    var endsItem = false
    /// Whether it starts with a capital letter.
    var isCapital = false
    /// Whether it is a letter with a point.
    var isInitial = false
    /// Whether it stands directly after digits, and whether a hyphen is between.
    var isAttached = false
    var isHyphenated = false
    /// Its place in the tables of words, and the parts it can play.
    var place: Int32?
    var roles: WordMeaning.Roles = []

    /// What it means by the tables.
    var meaning: WordMeaning? { place.map { Vocabulary.shared[$0] } }

    static func == (left: AnswerWord, right: AnswerWord) -> Bool {
        left.kind == right.kind && left.scalars == right.scalars
    }

    func hash(into hasher: inout Hasher) { hasher.combine(scalars) }

    var isNumber: Bool { kind == .number }

    /// Whether it is an article before another word. In `A 113`, `A B` and `A. Pushkin` it is none, nor is the Russian а.
    func isArticle(before next: AnswerWord) -> Bool {
        guard plays(.article), !isInitial, written.first.map({ $0 < 0x80 }) == true else {
            return false
        }
        return scalars.count > 2
            || next.kind == .word && next.scalars.count > 1 && !(isCapital && next.isCapital)
    }

    func plays(_ role: WordMeaning.Roles) -> Bool { !roles.isDisjoint(with: role) }
}

extension AnswerWord {
    /// The words of a text.
    /// - Parameter text: after the folding of compatibility and white space.
    static func words(of text: [UInt32], _ language: AnswerLanguage) -> [AnswerWord] {
        var words: [AnswerWord] = []
        words.reserveCapacity(4)
        var index = 0
        while index < text.count {
            let scalar = text[index]
            if ScalarClass.isDigit(scalar) {
                let isNegative = isMinus(before: index, in: text, isFirst: words.isEmpty)
                var word = WrittenDate.word(text, &index) ?? number(text, &index)
                if isNegative, word.isNumber { word.scalars.insert(0x2D, at: 0) }
                words.append(word)
            } else if ScalarClass.isLetter(scalar) || ScalarClass.isApostrophe(scalar) && words.isEmpty {
                let hyphen = index > 1 && ScalarClass.isMinus(text[index - 1]) ? 1 : 0
                let before = index > hyphen ? text[index - hyphen - 1] : 0x20
                guard var word = word(text, &index, language) else { continue }
                word.isAttached = ScalarClass.isDigit(before)
                word.isHyphenated = hyphen == 1 && ScalarClass.isWordPart(before)
                words.append(word)
            } else {
                if scalar == 0x26 || scalar == 0x2B {
                    words.append(AnswerWord(kind: .link, scalars: [0x26], written: [0x26]))
                } else if scalar == 0x2C || scalar == 0x3B || scalar == 0x2F || scalar == 0x0A {
                    if !words.isEmpty { words[words.count - 1].endsItem = true }
                } else if isSymbol(scalar) {
                    words.append(AnswerWord(kind: .word, scalars: [scalar], written: [scalar]))
                } else if scalar >= 0x2190, !ScalarClass.isPunctuation(scalar),
                    !ScalarClass.isWhiteSpace(scalar)
                {
                    // A picture beside an answer is left out as a preposition is; in an accepted text it counts.
                    words.append(
                        AnswerWord(
                            kind: .word, scalars: [scalar], written: [scalar], roles: [.trailer, .preposition]))
                }
                index += 1
            }
        }
        return words
    }

    /// Whether a minus stands before a number: directly behind a space or the start, at the start also with a space after it.
    private static func isMinus(before index: Int, in text: [UInt32], isFirst: Bool) -> Bool {
        var place = index - 1
        if isFirst, place > 0, text[place] == 0x20 { place -= 1 }
        guard place >= 0, ScalarClass.isMinus(text[place]) else { return false }
        return place == 0 || text[place - 1] == 0x20
    }

    /// Signs that stand for a word: `$`, `%`, `°`, `<`.
    private static func isSymbol(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x24, 0x25, 0x3C, 0x3D, 0x3E, 0xB0, 0x20AC, 0x20BD, 0xA3: true
        default: false
        }
    }

    private static func word(_ text: [UInt32], _ index: inout Int, _ language: AnswerLanguage)
        -> AnswerWord?
    {
        let vocabulary = Vocabulary.shared
        var raw: [UInt32] = []
        raw.reserveCapacity(12)
        let isCapital = isCapital(text[index])
        while index < text.count {
            let scalar = text[index]
            guard isLetterOrMark(scalar) || ScalarClass.isApostrophe(scalar) else { break }
            index += 1
            // L’arbre are two words.
            if ScalarClass.isApostrophe(scalar), language.elides, !raw.isEmpty { break }
            if !ScalarClass.isApostrophe(scalar) { raw.append(scalar) }
        }
        guard !raw.isEmpty else { return nil }
        if raw.count <= 3, let (rest, end) = shortEnd(text, index) {
            var joined = raw + rest
            _ = LetterCaseFolding.apply(to: &joined)
            let isKnown = vocabulary.place(of: joined.map(LookAlikeFolding.latin(ofSmall:))).map {
                vocabulary.roles($0).contains(.abbreviation)
            }
            if isKnown == true {
                raw = joined
                index = end
            }
        }
        _ = LetterCaseFolding.apply(to: &raw)
        _ = AccentFolding.removeYo(from: &raw)
        _ = AccentFolding.removeMarks(from: &raw, language: language)
        let scalars = raw.map(LookAlikeFolding.latin(ofSmall:))
        let place = vocabulary.place(of: scalars)
        return AnswerWord(
            kind: .word, scalars: scalars, written: raw, isCapital: isCapital,
            isInitial: raw.count == 1 && index < text.count && text[index] == 0x2E,
            place: place, roles: place.map(vocabulary.roles) ?? [])
    }

    /// The letters behind the hyphen of an abbreviation such as *пр-т*, and where they end.
    private static func shortEnd(_ text: [UInt32], _ index: Int) -> (
        letters: ArraySlice<UInt32>, end: Int
    )? {
        guard index + 1 < text.count, ScalarClass.isMinus(text[index]) else { return nil }
        let rest = text[(index + 1)...].prefix(while: ScalarClass.isLetter)
        return (1...2).contains(rest.count) ? (rest, rest.endIndex) : nil
    }

    private static func isCapital(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar)?.properties.isUppercase == true
    }

    static func isLetterOrMark(_ scalar: UInt32) -> Bool { ScalarClass.isLetter(scalar) || isMark(scalar) }

    private static func isMark(_ scalar: UInt32) -> Bool { (0x300...0x36F).contains(scalar) }

    /// A number with a point or a comma before its decimals, groups of three behind a comma, or a share. A letter directly
    /// after it, as in *21st* or *5км*, starts a word of its own.
    private static func number(_ text: [UInt32], _ index: inout Int) -> AnswerWord {
        func digits(from start: Int) -> Int {
            text[start...].firstIndex { !ScalarClass.isDigit($0) } ?? text.count
        }
        let start = index
        index = digits(from: start)
        var scalars = Array(text[start..<index])
        while index + 3 < text.count, text[index] == 0x2C, digits(from: index + 1) == index + 4,
            scalars.count <= 9
        {
            scalars += text[(index + 1)..<(index + 4)]
            index += 4
        }
        if index + 1 < text.count, text[index] == 0x2E || text[index] == 0x2C,
            ScalarClass.isDigit(text[index + 1])
        {
            let end = digits(from: index + 1)
            scalars += [0x2E] + text[(index + 1)..<end]
            index = end
            while scalars.last == 0x30 { scalars.removeLast() }
            if scalars.last == 0x2E { scalars.removeLast() }
        } else if let share = WrittenShare(text, from: start, to: index) {
            index = share.end
            return AnswerWord(kind: .number, scalars: share.scalars, written: Array(text[start..<index]))
        }
        return AnswerWord(kind: .number, scalars: scalars, written: Array(text[start..<index]))
    }
}
