/// Numbers among the words of an answer: cardinals and ordinals in words, years as they are spoken, Roman numerals.
enum NumberRun {
    /// The number that starts at a word, and where it ends; `nil` where none does.
    static func reading(_ words: [AnswerWord], at start: Int) -> (number: Int, end: Int)? {
        let word = words[start]
        guard word.kind == .word else { return nil }
        guard word.plays(.number), let first = word.meaning?.number else {
            return roman(words, at: start)
        }
        switch first {
        case .link, .article: return nil
        default: break
        }
        var meanings: [NumberWords.Meaning] = []
        var end = start
        while end < words.count, words[end].kind == .word, let meaning = words[end].meaning?.number {
            meanings.append(meaning)
            end += 1
            if words[end - 1].meaning?.isOrdinal == true || words[end - 1].endsItem { break }
        }
        while !meanings.isEmpty {
            if let value = value(meanings[...]) { return (value, start + meanings.count) }
            meanings.removeLast()
        }
        return nil
    }

    private static func value(_ words: ArraySlice<NumberWords.Meaning>) -> Int? {
        if words.count == 1 {
            switch words.first {
            case .units(let value): return value
            case .hundred: return 100
            default: break
            }
        }
        if let value = NumberWords.value(words) { return value }
        return hundreds(words) ?? year(words)
    }

    /// *Nineteen hundred and five*.
    private static func hundreds(_ words: ArraySlice<NumberWords.Meaning>) -> Int? {
        guard let place = words.firstIndex(where: { if case .hundred = $0 { true } else { false } }),
            let count = NumberWords.value(words[..<place]), (11...99).contains(count)
        else { return nil }
        var rest = words[(place + 1)...]
        if case .link? = rest.first { rest = rest.dropFirst() }
        guard !rest.isEmpty else { return count * 100 }
        return NumberWords.value(rest).flatMap { $0 < 100 ? count * 100 + $0 : nil }
    }

    /// *Nineteen sixty-one*, *nineteen oh five*.
    private static func year(_ words: ArraySlice<NumberWords.Meaning>) -> Int? {
        for split in words.indices.dropFirst() {
            guard let century = NumberWords.value(words[..<split]), (10...99).contains(century) else {
                continue
            }
            var rest = words[split...]
            let hasZero = if case .units(0)? = rest.first { true } else { false }
            if hasZero { rest = rest.dropFirst() }
            guard let value = NumberWords.value(rest),
                hasZero ? (1...9).contains(value) : (10...99).contains(value)
            else { continue }
            return century * 100 + value
        }
        return nil
    }

    // MARK: - Roman numerals

    /// A numeral of I, V and X, alone only behind another word; a longer one with the other letters.
    private static func roman(_ words: [AnswerWord], at index: Int) -> (number: Int, end: Int)? {
        let word = words[index].scalars
        guard words[index].place == nil || words[index].meaning?.plain == nil else { return nil }
        if word.count == 1 {
            let isCentury = index + 1 < words.count && words[index + 1].plays(.century)
            guard index > 0 || isCentury, !words[index].isInitial, !words[index].isAttached else {
                return nil
            }
        }
        var sum = 0
        var last = Int.max
        for scalar in word {
            guard let value = value(of: scalar), value < 50 || word.count >= 4 else { return nil }
            if value > last { sum -= 2 * last }
            sum += value
            last = value
        }
        guard isCanonical(word, sum) else { return nil }
        return (sum, index + 1)
    }

    /// Whether a word has no other letters than those of Roman numerals, and two at least.
    static func mayBeNumeral(_ word: ArraySlice<UInt32>) -> Bool {
        word.count > 1 && word.allSatisfy { value(of: $0) != nil }
    }

    /// Whether a word may be a Roman numeral, or a letter of one.
    static func mayBegin(_ word: [UInt32]) -> Bool { word.allSatisfy { value(of: $0) != nil } }

    /// Whether a letter alone may be a Roman numeral.
    static func isDigit(_ scalar: UInt32) -> Bool {
        scalar == 0x69 || scalar == 0x76 || scalar == 0x78
    }

    private static func value(of scalar: UInt32) -> Int? {
        switch scalar {
        case 0x69: 1
        case 0x76: 5
        case 0x78: 10
        case 0x6C: 50
        case 0x63: 100
        case 0x64: 500
        case 0x6D: 1000
        default: nil
        }
    }

    private static func isCanonical(_ word: [UInt32], _ value: Int) -> Bool {
        guard value < 4000 else { return false }
        let signs: [(Int, String)] = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
            (40, "xl"), (10, "x"),
            (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var rest = value
        var written: [UInt32] = []
        for (amount, sign) in signs {
            while rest >= amount {
                written += sign.unicodeScalars.map { $0.value }
                rest -= amount
            }
        }
        return written == word
    }
}
