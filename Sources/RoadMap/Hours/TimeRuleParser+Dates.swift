extension TimeRuleParser {
    /// Whether a date without its year comes that many lexemes further on.
    func startsDate(_ offset: Int) -> Bool {
        lexemes.month(offset) != nil || lexemes.peek(offset) == .word("easter")
    }

    /// `Jun`, `Jun-Aug`, `Jun 15-31`, `2026 Nov 1-2027 Mar 1`, `Nov 1+`, `easter -2 days`; the year of one counts for those
    /// after it.
    mutating func dates(_ rule: inout TimeRule) -> Bool {
        var year: Int?
        while startsDate(0) || lexemes.isYear() && startsDate(1) {
            guard let span = dateSpan(&year) else { return false }
            rule.dates.append(span)
            guard lexemes.isSymbol(","), startsDate(1) || lexemes.isYear(1) && startsDate(2) else { break }
            lexemes.skip()
        }
        return true
    }

    private mutating func dateSpan(_ year: inout Int?) -> DateSpan? {
        if lexemes.isYear() { year = lexemes.takeNumber(1900...9999) }
        guard let start = point(year: year, isStart: true) else { return nil }
        if case .month = start.kind {
            guard !lexemes.isSymbol("+") else { return nil }
        } else if lexemes.take("+") {
            return DateSpan(start: start, end: start, isOpen: true)
        }
        guard lexemes.take("-") else { return DateSpan(start: start, end: start) }
        if case .day(let month, _) = start.kind, let day = lexemes.takeNumber(1...31) {
            let end = DateSpan.Point(
                kind: .day(month: month, day: day), year: year, offset: lexemes.takeDayOffset() ?? 0)
            return DateSpan(start: start, end: end)
        }
        var endYear: Int?
        if lexemes.isYear() { endYear = lexemes.takeNumber(1900...9999) }
        guard endYear == nil || year != nil else { return nil }
        if case .month = start.kind {
            guard let month = lexemes.month() else { return nil }
            lexemes.skip()
            // A month to a day is neither.
            guard !isDay else { return nil }
            return DateSpan(start: start, end: DateSpan.Point(kind: .month(month), year: endYear))
        }
        guard let end = point(year: endYear, isStart: false) else { return nil }
        if case .month = end.kind { return nil }
        return DateSpan(start: start, end: end)
    }

    /// Whether a day of a month comes next, and not the hour of a time.
    private var isDay: Bool {
        var ahead = lexemes
        return ahead.takeNumber(1...31) != nil
    }

    private mutating func point(year: Int?, isStart: Bool) -> DateSpan.Point? {
        if lexemes.peek() == .word("easter") {
            lexemes.skip()
            return DateSpan.Point(kind: .easter, year: year, offset: lexemes.takeDayOffset() ?? 0)
        }
        guard let month = lexemes.month() else { return nil }
        lexemes.skip()
        if let day = lexemes.takeNumber(1...31) {
            return DateSpan.Point(
                kind: .day(month: month, day: day), year: year, offset: lexemes.takeDayOffset() ?? 0)
        }
        if let point = countedWeekday(month, year: year, isStart: isStart) { return point }
        return DateSpan.Point(kind: .month(month), year: year)
    }

    /// `Su[-1]` after a month, where it is a date: at either end of a span. Else it chooses days of the month or months before it.
    private mutating func countedWeekday(_ month: Int, year: Int?, isStart: Bool) -> DateSpan.Point? {
        var ahead = lexemes
        guard let weekday = ahead.weekday() else { return nil }
        ahead.skip()
        guard ahead.take("[") else { return nil }
        let isFromEnd = ahead.take("-")
        guard let count = ahead.takeNumber(1...5), ahead.take("]") else { return nil }
        let offset = ahead.takeDayOffset() ?? 0
        let goesOn = ahead.isSymbol("-") && (ahead.month(1) != nil || ahead.isYear(1) && ahead.month(2) != nil)
        guard !isStart || goesOn else { return nil }
        lexemes = ahead
        return DateSpan.Point(
            kind: .weekday(month: month, weekday: weekday, count: isFromEnd ? -count : count), year: year,
            offset: offset)
    }
}
