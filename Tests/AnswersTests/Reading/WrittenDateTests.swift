import Testing

@testable import Answers

@Suite("Dates in digits")
struct WrittenDateTests {
    /// What is read at the start of a text, and how much of it.
    private func read(_ text: String) -> (date: String, end: Int)? {
        var index = 0
        guard let word = WrittenDate.word(text.unicodeScalars.map { $0.value }, &index) else { return nil }
        return (String(word.scalars), index)
    }

    /// Three numbers as the rules for dates say: a year of four digits first, or day, month and year; with slashes also month and day.
    private func expected(_ parts: [String], _ mark: String) -> String? {
        let lengths = parts.map { $0.count }
        let numbers = parts.compactMap { Int($0) }
        func date(_ year: Int, _ month: Int, _ day: Int, isShort: Bool) -> String? {
            guard (1...12).contains(month), (1...31).contains(day) else { return nil }
            return "@\(isShort ? "'" : "")\(year)-\(month)-\(day)"
        }
        if lengths[0] == 4 {
            guard (1...2).contains(lengths[1]), (1...2).contains(lengths[2]) else { return nil }
            return date(numbers[0], numbers[1], numbers[2], isShort: false)
        }
        guard (1...2).contains(lengths[0]), (1...2).contains(lengths[1]), [2, 4].contains(lengths[2]) else {
            return nil
        }
        let isShort = lengths[2] == 2
        return date(numbers[2], numbers[1], numbers[0], isShort: isShort)
            ?? (mark == "/" ? date(numbers[2], numbers[0], numbers[1], isShort: isShort) : nil)
    }

    @Test(
        "three numbers are a date as the rules say, for numbers of one to five digits and both ends of months and years"
    )
    func everyOrder() {
        let parts = [
            "0", "1", "9", "00", "04", "12", "13", "31", "32", "99", "012", "365", "0000", "1961", "9999", "19610",
        ]
        for mark in [".", "/", "-"] {
            for first in parts {
                for second in parts {
                    for third in parts {
                        let text = [first, second, third].joined(separator: mark)
                        let found = read(text)
                        #expect(found?.date == expected([first, second, third], mark), "\(text)")
                        if let found { #expect(found.end == text.count, "\(text)") }
                    }
                }
            }
        }
    }

    @Test("a date ends where no further number follows, and has the same sign twice")
    func ends() {
        for rest in ["", ".", ". 5", ",5", " 5", " г.", "-й", "/"] {
            #expect(read("12.4.61" + rest)?.end == 7, "\(rest)")
        }
        for text in [
            "12.4.61.5", "12.4.61/5", "12.4.61-5", "12.4/61", "12/4.61", "12..4.61", "12.4", "12.4.", "12", "12,4,61",
        ] {
            #expect(read(text) == nil, "\(text)")
        }
    }

    @Test("a date in words has eight of them at most, those for small things among them")
    func mostWords() {
        func isDate(_ text: String) -> Bool {
            WrittenDate.reading(of: AnswerWord.words(of: FoldedText(text, .plain).scalars, .any)) != nil
        }
        #expect(isDate("the 12 of april in the year 1961"))
        #expect(!isDate("on the 12 of april in the year 1961"))
        #expect(isDate("on the 12 of april in year 1961"))
    }

    @Test("a date has a day from 1 to 31, a month from 1 to 12, a year from 0 to 9999, or no day or year")
    func bounds() {
        #expect(WrittenDate(year: 0, month: 1, day: 1) != nil && WrittenDate(year: 9999, month: 12, day: 31) != nil)
        #expect(WrittenDate(year: nil, month: 1, day: nil) != nil)
        for (year, month, day) in [(-1, 1, 1), (10000, 1, 1), (1, 0, 1), (1, 13, 1), (1, 1, 0), (1, 1, 32)] {
            #expect(WrittenDate(year: year, month: month, day: day) == nil)
        }
    }
}
