/// A day with or without its year, or a month of a year, as people write it.
struct WrittenDate: Sendable, Hashable {
    var year: Int?
    var month: Int
    var day: Int?
    /// Whether the year has two digits.
    var isShort: Bool

    /// `nil` where there is no such day in any year.
    init?(year: Int?, month: Int, day: Int?, isShort: Bool = false) {
        guard (1...12).contains(month), day.map({ (1...31).contains($0) }) ?? true else { return nil }
        if let year { guard (0...9999).contains(year) else { return nil } }
        self.year = year
        self.month = month
        self.day = day
        self.isShort = isShort
    }

    /// The date as one word of an answer.
    var word: AnswerWord { AnswerWord(kind: .date, scalars: scalars, written: []) }

    /// The date with two digits of its year.
    var shortened: WrittenDate? {
        guard let year, day != nil else { return nil }
        return WrittenDate(year: year % 100, month: month, day: day, isShort: true)
    }

    private var scalars: [UInt32] {
        let parts = [
            year.map { (isShort ? "'" : "") + String($0) } ?? "", String(month),
            day.map { String($0) } ?? "",
        ]
        return ("@" + parts.joined(separator: "-")).unicodeScalars.map { $0.value }
    }

    /// Reads `12.04.1961`, `12/4/61`, `4/20/1969` and `1961-04-12`; `nil` where there is no such date.
    ///
    /// The day stands before the month unless only the other order makes a date; a year of four digits may come first.
    static func word(_ text: [UInt32], _ index: inout Int) -> AnswerWord? {
        var numbers: [(value: Int, digits: Int)] = []
        var end = index
        var mark: UInt32?
        while numbers.count < 3, end < text.count {
            let next = text[end...].firstIndex { !ScalarClass.isDigit($0) } ?? text.count
            guard (1...4).contains(next - end) else { return nil }
            numbers.append((text[end..<next].reduce(0) { $0 * 10 + Int($1 - 0x30) }, next - end))
            end = next
            guard numbers.count < 3 else { break }
            guard end + 1 < text.count, isMark(text[end]), mark ?? text[end] == text[end],
                ScalarClass.isDigit(text[end + 1])
            else { return nil }
            mark = text[end]
            end += 1
        }
        guard numbers.count == 3,
            end == text.count || !isMark(text[end]) || !isFollowedByDigit(text, end)
        else {
            return nil
        }
        guard let date = date(numbers, hasSlashes: mark == 0x2F) else { return nil }
        index = end
        return date.word
    }

    private static func isMark(_ scalar: UInt32) -> Bool {
        scalar == 0x2E || scalar == 0x2F || scalar == 0x2D
    }

    private static func isFollowedByDigit(_ text: [UInt32], _ index: Int) -> Bool {
        index + 1 < text.count && ScalarClass.isDigit(text[index + 1])
    }

    private static func date(_ numbers: [(value: Int, digits: Int)], hasSlashes: Bool) -> WrittenDate? {
        if numbers[0].digits == 4 {
            guard numbers[1].digits <= 2, numbers[2].digits <= 2 else { return nil }
            return WrittenDate(year: numbers[0].value, month: numbers[1].value, day: numbers[2].value)
        }
        guard numbers[0].digits <= 2, numbers[1].digits <= 2,
            numbers[2].digits == 2 || numbers[2].digits == 4
        else {
            return nil
        }
        let isShort = numbers[2].digits == 2
        let (first, second, year) = (numbers[0].value, numbers[1].value, numbers[2].value)
        if let date = WrittenDate(year: year, month: second, day: first, isShort: isShort) {
            return date
        }
        return hasSlashes ? WrittenDate(year: year, month: first, day: second, isShort: isShort) : nil
    }

    /// The date that some words are together; `nil` where they are none, or where any other word is among them.
    /// - Parameter words: with numbers in digits.
    static func reading(of words: [AnswerWord]) -> WrittenDate? {
        guard words.count <= 8, let place = words.firstIndex(where: { $0.plays(.month) }),
            let month = words[place].meaning?.month
        else { return nil }
        var numbers: [(value: Int, digits: Int)] = []
        for (index, word) in words.enumerated() where index != place {
            if word.isNumber, word.scalars.allSatisfy(ScalarClass.isDigit), word.scalars.count <= 4 {
                numbers.append((word.scalars.reduce(0) { $0 * 10 + Int($1 - 0x30) }, word.scalars.count))
            } else if !word.plays([.preposition, .year, .era, .article]) {
                return nil
            }
        }
        switch numbers.count {
        case 1 where numbers[0].value > 31:
            return WrittenDate(year: numbers[0].value, month: month, day: nil)
        case 1: return WrittenDate(year: nil, month: month, day: numbers[0].value)
        case 2:
            let (day, year) = numbers[0].value > 31 ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
            return WrittenDate(year: year.value, month: month, day: day.value, isShort: year.digits == 2)
        default: return nil
        }
    }
}
