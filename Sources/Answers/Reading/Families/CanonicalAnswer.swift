/// The words of a text in one of their spellings: numbers in digits, dates as one word, abbreviations written out.
///
/// Two texts of the same meaning have the same words here, whatever the words of their families (`WordTable`) are.
struct CanonicalAnswer {
    private(set) var words: [AnswerWord]

    /// Whether a phrase is among the words that may be written in quite another way.
    var hasAlias: Bool { Vocabulary.shared.aliases.contains { place(of: $0.plain) != nil } }

    /// Longer texts have no families: their words are compared as they are.
    private static let mostWords = 16

    /// - Parameter plain: the text after the folding of compatibility and white space.
    init(_ text: String, _ plain: FoldedText, _ language: AnswerLanguage) {
        let isVulgar =
            plain.scalars.contains(WrittenShare.slash) && text.unicodeScalars.contains(where: WrittenShare.isVulgar)
        let scalars =
            isVulgar ? FoldedText(WrittenShare.separated(text), .plain).scalars : plain.scalars
        words = scalars.count <= 200 ? AnswerWord.words(of: scalars, language) : []
        guard words.count <= Self.mostWords else {
            words = []
            return
        }
        if words.count == 1, words[0].place == nil, !NumberRun.mayBeNumeral(words[0].scalars[...]) { return }
        readShares()
        dropArticles()
        readNumbers()
        if let date = WrittenDate.reading(of: words) { words = [date.word] }
        readMarks()
        expand()
        replaceAliases()
    }

    init(words: [AnswerWord]) { self.words = words }

    /// The words with spaces between them.
    var scalars: [UInt32] { Self.joined(words) }

    static func joined(_ words: some Sequence<AnswerWord>) -> [UInt32] {
        var scalars: [UInt32] = []
        for word in words {
            if !scalars.isEmpty { scalars.append(0x20) }
            scalars += word.scalars
        }
        return scalars
    }

    private mutating func dropArticles() {
        guard words.contains(where: { $0.plays(.article) }) else { return }
        var kept: [AnswerWord] = []
        kept.reserveCapacity(words.count)
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1] : nil
            let isArticle = next.map { word.isArticle(before: $0) } ?? false
            if !isArticle { kept.append(word) }
        }
        words = kept
    }

    // MARK: - Numbers

    private mutating func readShares() {
        guard words.contains(where: { $0.plays(.shareStart) }) else { return }
        for (phrase, number) in Vocabulary.shared.shares {
            guard let place = place(of: phrase) else { continue }
            let end = place + phrase.count
            guard number.first == 0x2B else {
                // *Third* alone is an ordinal, and *half past two* no number; a unit may follow.
                let unit = words[min(end, words.count - 1)]
                guard
                    words.count == phrase.count
                        || place == 0 && words.count == end + 1 && UnitNames.unit(unit.written) != nil
                else { continue }
                words.replaceSubrange(..<end, with: [AnswerWord(kind: .number, scalars: number, written: number)])
                return
            }
            guard end == words.count else { continue }
            var whole = CanonicalAnswer(words: Array(words[..<place]))
            whole.readNumbers()
            guard whole.words.count == 1, whole.words[0].isNumber, !whole.words[0].scalars.contains(0x2E)
            else {
                continue
            }
            let sum = whole.words[0].scalars + number.dropFirst(2)
            words = [AnswerWord(kind: .number, scalars: sum, written: sum)]
            return
        }
    }

    private mutating func readNumbers() {
        guard
            words.contains(where: { $0.isNumber || $0.plays(.number) || NumberRun.mayBegin($0.scalars) })
        else { return }
        var result: [AnswerWord] = []
        result.reserveCapacity(words.count)
        var index = 0
        while index < words.count {
            if let last = result.last, last.isNumber, case .dozen? = words[index].meaning?.number,
                let number = ExactDecimal(String(last.scalars))
            {
                let dozens = (number * ExactDecimal(12)).normalForm.unicodeScalars.map { $0.value }
                result[result.count - 1].scalars = dozens
                index += 1
                continue
            }
            if let (number, end) = NumberRun.reading(words, at: index) {
                let scalars = String(number).unicodeScalars.map { $0.value }
                result.append(
                    AnswerWord(
                        kind: .number, scalars: scalars, written: scalars, endsItem: words[end - 1].endsItem))
                index = end
                continue
            }
            let word = words[index]
            index += 1
            if let last = result.last, last.isNumber, word.isAttached || words[index - 1].isHyphenated,
                word.plays(.ordinalEnding), word.isHyphenated || word.scalars != [0x6D]
            {
                result[result.count - 1].endsItem = word.endsItem
                continue
            }
            if let last = result.last, last.isNumber, let power = UnitNames.power(word.written),
                let number = ExactDecimal(String(last.scalars))
            {
                result[result.count - 1].scalars = number.shifted(power).normalForm.unicodeScalars.map {
                    $0.value
                }
                continue
            }
            result.append(word)
        }
        words = result
    }

    // MARK: - Words beside numbers

    /// Drops what only marks a year, writes centuries and units in one way, and drops links between words.
    private mutating func readMarks() {
        guard words.contains(where: { $0.kind != .word || $0.plays(.link) }) else { return }
        var result: [AnswerWord] = []
        result.reserveCapacity(words.count)
        for (index, word) in words.enumerated() {
            let isAfterNumber = result.last.map { $0.isNumber || $0.kind == .date } ?? false
            let isBeforeNumber = index + 1 < words.count && words[index + 1].isNumber
            if word.kind == .link || word.plays(.link) && !word.isInitial, !result.isEmpty,
                index + 1 < words.count
            {
                result[result.count - 1].endsItem = true
                continue
            }
            if words.count > 1, word.kind == .word {
                if isAfterNumber, word.plays(.century) {
                    result.append(
                        AnswerWord(kind: .word, scalars: Self.century, written: Self.century, roles: .century))
                    continue
                }
                if (isAfterNumber || isBeforeNumber) && word.plays([.year, .era]) { continue }
                if isAfterNumber, let unit = UnitNames.unit(word.written) {
                    let symbol = unit.symbol.unicodeScalars.map { $0.value }
                    result.append(
                        AnswerWord(
                            kind: .word, scalars: symbol, written: word.written, endsItem: word.endsItem,
                            roles: .unit))
                    continue
                }
            }
            result.append(word)
        }
        if result.count == 2, result[1].isNumber, result[0].scalars.count == 1,
            UnitNames.unit(result[0].scalars) != nil
        {
            result.swapAt(0, 1)
        }
        words = result
    }

    static let century = "century".unicodeScalars.map { $0.value }

    // MARK: - Spellings

    private mutating func expand() {
        let isAlone = words.count == 1
        let hasNumber = words.contains { $0.isNumber || $0.scalars == Self.great }
        for index in words.indices where words[index].kind == .word && words[index].place != nil {
            guard let meaning = words[index].meaning else { continue }
            let isLast = index == words.count - 1
            if let plain = isLast || isAlone ? meaning.plain : meaning.plainBefore ?? meaning.plain {
                words[index].scalars = plain
                let place = Vocabulary.shared.place(of: plain)
                if let place { words[index].roles.formUnion(Vocabulary.shared.roles(place)) }
                // An abbreviation before a name is no street.
                if !isLast, meaning.plainBefore != nil, meaning.plain != nil {
                    words[index].place = nil
                    words[index].roles = []
                }
            }
        }
        if words.count > 1, words[0].plays(.generic) || hasNumber && words[0].plays(.title) {
            words.removeFirst()
        }
    }

    private static let great = "great".unicodeScalars.map { $0.value }

    private mutating func replaceAliases() {
        guard words.contains(where: { $0.plays(.aliasStart) || $0.isNumber && words.count > 1 }) else {
            return
        }
        for (phrase, plain) in Vocabulary.shared.aliases {
            // A phrase may be a part of what is written for it.
            guard let place = place(of: phrase),
                plain.count <= phrase.count || self.place(of: plain) == nil
            else {
                continue
            }
            let end = words[place + phrase.count - 1].endsItem
            var replacement = plain.map { AnswerWord(kind: .word, scalars: $0, written: $0) }
            for index in replacement.indices
            where replacement[index].scalars.allSatisfy(ScalarClass.isDigit) {
                replacement[index].kind = .number
            }
            if !replacement.isEmpty { replacement[replacement.count - 1].endsItem = end }
            words.replaceSubrange(place..<(place + phrase.count), with: replacement)
            return
        }
    }

    private func place(of phrase: [[UInt32]]) -> Int? {
        guard phrase.count <= words.count else { return nil }
        return (0...(words.count - phrase.count)).first { start in
            phrase.indices.allSatisfy { words[start + $0].scalars == phrase[$0] }
        }
    }
}
