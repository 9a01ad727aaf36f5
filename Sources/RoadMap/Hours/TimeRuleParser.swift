/// Reads `2026 Jun 15-Aug 31 Mo-Fr,PH 07:00-09:00,sunset-23:00`.
///
/// Not read are intervals within a time (`08:00-18:00/90`), single times, days counted from a day of the week (`Jun 1 +Su`) and
/// comments.
///
/// Source: OSM wiki, *Key:opening_hours/specification*, version 0.7.4.
struct TimeRuleParser {
    var lexemes: TimeLexemes

    /// `nil` for characters that stand in no rule.
    init?(_ text: Substring) {
        guard let lexemes = TimeLexemes(text) else { return nil }
        self.lexemes = lexemes
    }

    /// All rules, of which a comma may part two; `nil` where something is not understood.
    mutating func rules() -> [TimeRule]? {
        var rules: [TimeRule] = []
        repeat {
            guard let rule = rule() else { return nil }
            rules.append(rule)
        } while lexemes.take(",")
        return lexemes.isAtEnd ? rules : nil
    }

    private mutating func rule() -> TimeRule? {
        let start = lexemes.next
        var rule = TimeRule()
        if lexemes.peek() == .number(24), lexemes.isSymbol("/", 1), lexemes.peek(2) == .number(7) {
            lexemes.skip(3)
            return rule
        }
        guard years(&rule), dates(&rule), weeks(&rule) else { return nil }
        _ = lexemes.take(":")
        guard weekdays(&rule) else { return nil }
        _ = lexemes.take(":")
        guard hours(&rule) else { return nil }
        return lexemes.next > start ? rule : nil
    }

    /// `2026`, `2025-2027`, `2026+`, `2024-2034/2`; a single year before a date belongs to that.
    private mutating func years(_ rule: inout TimeRule) -> Bool {
        while lexemes.isYear(), !rule.years.isEmpty || !startsDate(1) {
            guard let first = lexemes.takeNumber(1900...9999) else { return false }
            guard let years = numbers(from: first, 1900...9999, isOpen: true) else { return false }
            rule.years.append(years)
            guard lexemes.isSymbol(","), lexemes.isYear(1) else { break }
            lexemes.skip()
        }
        return true
    }

    /// `week 1-10`, `week 1-53/2,20`.
    private mutating func weeks(_ rule: inout TimeRule) -> Bool {
        guard lexemes.peek() == .word("week") else { return true }
        lexemes.skip()
        repeat {
            guard let first = lexemes.takeNumber(1...53) else { return false }
            if lexemes.isSymbol("-"), case .number(let last)? = lexemes.peek(1), last < first {
                // Past the end of the year.
                lexemes.skip()
                guard lexemes.takeNumber(1...53) != nil, !lexemes.isSymbol("/") else { return false }
                rule.weeks += [TimeRule.Numbers(range: first...53), TimeRule.Numbers(range: 1...last)]
            } else {
                guard let weeks = numbers(from: first, 1...53, isOpen: false) else { return false }
                rule.weeks.append(weeks)
            }
            guard lexemes.isSymbol(","), case .number? = lexemes.peek(1), !lexemes.isSymbol(":", 2) else { break }
            lexemes.skip()
        } while true
        return true
    }

    private mutating func numbers(
        from first: Int, _ range: ClosedRange<Int>, isOpen: Bool
    ) -> TimeRule.Numbers? {
        if isOpen, lexemes.take("+") { return TimeRule.Numbers(range: first...range.upperBound) }
        guard lexemes.take("-") else { return TimeRule.Numbers(range: first...first) }
        guard let last = lexemes.takeNumber(range), last >= first else { return nil }
        guard lexemes.take("/") else { return TimeRule.Numbers(range: first...last) }
        guard let step = lexemes.takeNumber(1...range.upperBound) else { return nil }
        return TimeRule.Numbers(range: first...last, step: step)
    }

    private mutating func weekdays(_ rule: inout TimeRule) -> Bool {
        while let names = holidaysOrWeekday(&rule) {
            guard names else { return false }
            if lexemes.isSymbol(","), isHoliday(1) || lexemes.weekday(1) != nil {
                lexemes.skip()
            } else if isHoliday(0) || lexemes.weekday() != nil {
                // Without a comma: holidays that are such a day.
                guard !rule.needsHolidayAndWeekday, rule.namesHolidays != isHoliday(0) else { return false }
                rule.needsHolidayAndWeekday = true
            }
        }
        return true
    }

    private func isHoliday(_ offset: Int) -> Bool {
        lexemes.peek(offset) == .word("ph") || lexemes.peek(offset) == .word("sh")
    }

    /// `nil` where neither comes next, false where it is not understood.
    private mutating func holidaysOrWeekday(_ rule: inout TimeRule) -> Bool? {
        if isHoliday(0) {
            lexemes.skip()
            _ = lexemes.takeDayOffset()
            rule.namesHolidays = true
            return true
        }
        guard let first = lexemes.weekday() else { return nil }
        lexemes.skip()
        if lexemes.take("[") {
            guard let counts = counts() else { return false }
            rule.countedWeekdays.append(
                TimeRule.CountedWeekday(weekday: first, counts: counts, offset: lexemes.takeDayOffset() ?? 0))
            return true
        }
        var last = first
        if lexemes.take("-") {
            guard let end = lexemes.weekday() else { return false }
            lexemes.skip()
            last = end
        }
        rule.weekdays.formUnion(first <= last ? Set(first...last) : Set(first...6).union(0...last))
        return true
    }

    /// `1,3-4,-1]`, after the bracket.
    private mutating func counts() -> Set<Int>? {
        var counts: Set<Int> = []
        repeat {
            let isFromEnd = lexemes.take("-")
            guard let first = lexemes.takeNumber(1...5) else { return nil }
            if !isFromEnd, lexemes.take("-") {
                guard let last = lexemes.takeNumber(1...5), last >= first else { return nil }
                counts.formUnion(first...last)
            } else {
                counts.insert(isFromEnd ? -first : first)
            }
        } while lexemes.take(",")
        return lexemes.take("]") ? counts : nil
    }
}
