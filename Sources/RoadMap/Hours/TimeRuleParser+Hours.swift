extension TimeRuleParser {
    /// `07:00-09:00,17:00+,(sunset-00:30)-(sunrise+00:30)`
    mutating func hours(_ rule: inout TimeRule) -> Bool {
        while isTime() {
            guard let span = span() else { return false }
            rule.hours.append(span)
            // After a comma another span, or another rule.
            guard lexemes.isSymbol(","), isTime(1) else { break }
            lexemes.skip()
        }
        return true
    }

    private func isTime(_ offset: Int = 0) -> Bool {
        if lexemes.sun(offset) != nil || lexemes.isSymbol("(", offset) { return true }
        if case .number? = lexemes.peek(offset) { return lexemes.isSymbol(":", offset + 1) }
        return false
    }

    private mutating func span() -> HourSpan? {
        guard let start = timeOfDay(isStart: true), start.nominal < 1440 else { return nil }
        if lexemes.take("+") { return HourSpan(start: start, isOpen: true) }
        guard lexemes.take("-"), let end = timeOfDay(isStart: false), !lexemes.isSymbol("/") else { return nil }
        return HourSpan(start: start, end: end, isOpen: lexemes.take("+"))
    }

    private mutating func timeOfDay(isStart: Bool) -> HourSpan.TimeOfDay? {
        if lexemes.take("(") {
            guard let event = lexemes.sun() else { return nil }
            lexemes.skip()
            guard let offset = offset(), lexemes.take(")") else { return nil }
            return .sun(event, offset: offset)
        }
        if let event = lexemes.sun() {
            lexemes.skip()
            // Written without its brackets: `sunset-00:30-sunrise+00:30`, but `sunset-00:30` ends at half past midnight.
            let isOffset = lexemes.isSymbol("+") || !isStart || lexemes.isSymbol("-", 4)
            return .sun(event, offset: isOffset ? offset() ?? 0 : 0)
        }
        return clock().map { .clock($0) }
    }

    /// `+00:30` in minutes.
    private mutating func offset() -> Int? {
        let isMinus = lexemes.isSymbol("-")
        guard isMinus || lexemes.isSymbol("+"), isTime(1), lexemes.sun(1) == nil, !lexemes.isSymbol("(", 1) else {
            return nil
        }
        lexemes.skip()
        return clock().map { isMinus ? -$0 : $0 }
    }

    /// `18:30` in minutes.
    private mutating func clock() -> Int? {
        guard case .number(let hour)? = lexemes.peek(), lexemes.isSymbol(":", 1),
            case .number(let minute)? = lexemes.peek(2), hour <= 48, minute < 60
        else { return nil }
        lexemes.skip(3)
        return hour * 60 + minute
    }
}
