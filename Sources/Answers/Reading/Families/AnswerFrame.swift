/// What riders write around an answer: *it is*, *in*, *exactly*, *pieces*.
enum AnswerFrame {
    /// The words of an answer without what stands before and after it.
    static func core(of words: [AnswerWord]) -> ArraySlice<AnswerWord> {
        var core = words[...]
        var isShorter = true
        while isShorter {
            isShorter = false
            if let first = core.first, first.plays(.leadStart) {
                for lead in Vocabulary.shared.leads where lead.count < core.count {
                    guard zip(lead, core).allSatisfy({ $0 == $1.scalars }) else { continue }
                    core = core.dropFirst(lead.count)
                    isShorter = true
                    break
                }
            }
            if core.count > 1, let first = core.first, !first.isInitial,
                first.plays([.preposition, .title])
                    || core.dropFirst().first.map({ first.isArticle(before: $0) }) == true
            {
                core = core.dropFirst()
                isShorter = true
            }
            if core.count > 1, let last = core.last, last.plays(.trailer) {
                core = core.dropLast()
                isShorter = true
            }
        }
        return core
    }

    /// The number of *21 steps* and *21 ступенька*: one word that is neither a unit nor changes the number.
    static func counted(_ words: ArraySlice<AnswerWord>) -> AnswerWord? {
        guard words.count == 2, let number = words.first, number.isNumber, let thing = words.last,
            thing.kind == .word,
            thing.scalars.count >= 3, thing.scalars != CanonicalAnswer.century,
            UnitNames.unit(thing.written) == nil,
            !thing.plays([.limit, .month, .number])
        else { return nil }
        return number
    }

    /// `7.11`, which may be a day.
    static func decimalDate(_ number: AnswerWord) -> [UInt32]? {
        number.written.contains(0x2E) ? number.written : nil
    }

    private static let dateTag: Unicode.Scalar = "d"

    /// Other ways to write an accepted date: with two digits of the year, and as `14.07` where it has no year or no day.
    static func otherDates(_ word: AnswerWord) -> [(tag: Unicode.Scalar, key: [UInt32])] {
        let parts = String(word.scalars.dropFirst()).split(
            separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let month = Int(parts[1]) else { return [] }
        let months = month < 10 ? ["\(month)", "0\(month)"] : ["\(month)"]
        guard let day = Int(parts[2]) else {
            return months.map { (Self.dateTag, ($0 + "." + parts[0]).unicodeScalars.map { $0.value }) }
        }
        guard let year = Int(parts[0]) else {
            let days = day < 10 ? ["\(day)", "0\(day)"] : ["\(day)"]
            return days.flatMap { day in
                months.map { (Self.dateTag, "\(day).\($0)".unicodeScalars.map { $0.value }) }
            }
        }
        let short = WrittenDate(year: year, month: month, day: day)?.shortened?.word.scalars
        return short.map { [(Unicode.Scalar("t"), $0)] } ?? []
    }
}
