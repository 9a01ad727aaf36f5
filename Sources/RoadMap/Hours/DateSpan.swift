import Support

/// Days from one date to another: `Nov 1-Mar 15`, `2026 Nov 1-2027 Mar 1`, `easter -2 days-easter +1 day`, `Mar Su[-1]-Oct Su[-1]`.
struct DateSpan: Sendable {
    /// A date, in any year or in one.
    struct Point: Sendable {
        enum Kind: Sendable {
            case month(Int)
            case day(month: Int, day: Int)
            /// The first (1) to fifth, or the last (−1) to fifth last day of a month that is a given day of the week.
            case weekday(month: Int, weekday: Int, count: Int)
            case easter
        }

        var kind: Kind
        var year: Int?
        /// Days that are added.
        var offset = 0

        var isEaster: Bool { if case .easter = kind { true } else { false } }

        /// The number of its first day in a year, counted from 1 January 1970.
        func first(in year: Int) -> Int {
            switch kind {
            case .month(let month): LocalTime.number(year: year, month: month, day: 1)
            case .day(let month, let day): LocalTime.number(year: year, month: month, day: day) + offset
            default: last(in: year)
            }
        }

        /// The number of its last day; a day that the month does not have is the month's last.
        func last(in year: Int) -> Int {
            func lastDay(_ month: Int) -> Int { Int(GregorianDays.inMonth(Int64(month), year: Int64(year))) }
            switch kind {
            case .month(let month): return LocalTime.number(year: year, month: month, day: lastDay(month))
            case .day(let month, let day):
                return LocalTime.number(year: year, month: month, day: min(day, lastDay(month))) + offset
            case .weekday(let month, let weekday, let count):
                let first = LocalTime.number(year: year, month: month, day: 1)
                let last = LocalTime.number(year: year, month: month, day: lastDay(month))
                let day =
                    count > 0
                    ? first + (weekday - LocalTime.weekday(ofDay: first) + 7) % 7 + 7 * (count - 1)
                    : last - (LocalTime.weekday(ofDay: last) - weekday + 7) % 7 + 7 * (count + 1)
                return day + offset
            case .easter: return DateSpan.easter(in: year) + offset
            }
        }
    }

    var start: Point
    var end: Point
    /// Whether it goes on to the end of the year, or for good where it begins in one year only.
    var isOpen = false

    func contains(_ time: LocalTime) -> Bool {
        if let year = start.year { return days(fromYear: year).contains(time.dayNumber) }
        return (time.year - 1...time.year + 1).contains { days(fromYear: $0).contains(time.dayNumber) }
    }

    /// The day on which it is over for good; `nil` where it comes back or does not end.
    var lastDay: Int? { isOpen ? nil : start.year.map { days(fromYear: $0).upperBound - 1 } }

    private func days(fromYear year: Int) -> Range<Int> {
        let first = start.first(in: year)
        if isOpen {
            guard start.year == nil else { return first..<Int.max }
            // Days added to a date may lead into the next year, to whose end it then goes on.
            let end = LocalTime.number(year: year + 1, month: 1, day: 1)
            return first..<(first < end ? end : max(first, LocalTime.number(year: year + 2, month: 1, day: 1)))
        }
        let last = end.last(in: end.year ?? (wraps(year) ? year + 1 : year))
        return first..<max(first, last + 1)
    }

    /// Whether it ends in the year after that in which it begins. The order of dates is that in a leap year.
    private func wraps(_ year: Int) -> Bool {
        let year = start.isEaster || end.isEaster ? year : 2000
        return end.last(in: year) < start.first(in: year)
    }

    /// The day of Easter Sunday in the Gregorian calendar.
    ///
    /// Source: Meeus, *Astronomical Algorithms* (1991), chapter 8, after *Nature* of 20 April 1876.
    static func easter(in year: Int) -> Int {
        let a = year % 19
        let (b, c) = (year / 100, year % 100)
        let g = (b - (b + 8) / 25 + 1) / 3
        let h = (19 * a + b - b / 4 - g + 15) % 30
        let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
        let m = (a + 11 * h + 22 * l) / 451
        let n = h + l - 7 * m + 114
        return LocalTime.number(year: year, month: n / 31, day: n % 31 + 1)
    }
}
