/// Reads `2026 Jun 15-Aug 31 Mo-Fr,PH 07:00-09:00,sunset-23:00`.
struct TimeRuleParser {
    private enum Lexeme: Equatable {
        case word(String)
        case number(Int)
        case symbol(Character)
    }

    private var lexemes: [Lexeme] = []
    private var next = 0

    /// `nil` for characters that no rule has.
    package init?(_ text: Substring) {
        var rest = text[...]
        while let character = rest.first {
            if character == " " {
                rest.removeFirst()
            } else if character.isASCII, character.isNumber {
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                guard digits.count <= 4, let number = Int(digits) else { return nil }
                lexemes.append(.number(number))
                rest = rest.dropFirst(digits.count)
            } else if character.isLetter {
                let word = rest.prefix { $0.isLetter }
                lexemes.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            } else if "-:,/".contains(character) {
                lexemes.append(.symbol(rest.removeFirst()))
            } else {
                return nil
            }
        }
    }

    /// All rules, which may be separated by commas; `nil` where something is not understood.
    mutating func rules() -> [TimeRule]? {
        var rules: [TimeRule] = []
        repeat {
            guard let rule = rule() else { return nil }
            rules.append(rule)
        } while take(",")
        return next == lexemes.count ? rules : nil
    }

    private mutating func rule() -> TimeRule? {
        let start = next
        var rule = TimeRule()
        if peek(0) == .number(24), peek(1) == .symbol("/"), peek(2) == .number(7) {
            next += 3
            return rule
        }
        guard years(&rule), dates(&rule), weekdays(&rule) else { return nil }
        _ = take(":")
        while isTime {
            guard let span = span() else { return nil }
            rule.hours.append(span)
            // After a comma another span or another rule follows.
            guard peek(0) == .symbol(","), isTime(at: next + 1) else { break }
            next += 1
        }
        return next > start ? rule : nil
    }

    private mutating func years(_ rule: inout TimeRule) -> Bool {
        while case .number(let first)? = peek(0), first >= 1000, peek(1) != .symbol(":") {
            next += 1
            var last = first
            if take("-") {
                guard case .number(let end)? = peek(0), end >= first else { return false }
                last = end
                next += 1
            }
            rule.years.append(first...last)
            if case .number(let other)? = peek(1), peek(0) == .symbol(","), other >= 1000 { next += 1 } else { break }
        }
        return true
    }

    private mutating func dates(_ rule: inout TimeRule) -> Bool {
        while let month = month(peek(0)) {
            next += 1
            let day = day()
            var (lastMonth, lastDay) = (month, day)
            if take("-") {
                if let other = self.month(peek(0)) {
                    next += 1
                    lastMonth = other
                    lastDay = self.day()
                    guard (day == nil) == (lastDay == nil) else { return false }
                } else {
                    lastDay = self.day()
                    guard day != nil, lastDay != nil else { return false }
                }
            }
            rule.dates.append((month * 100 + (day ?? 1), lastMonth * 100 + (lastDay ?? 31)))
            guard peek(0) == .symbol(","), self.month(peek(1)) != nil else { break }
            next += 1
        }
        // A year in the middle belongs to a span of dates across years, which is not supported.
        if case .number(let number)? = peek(0), number >= 1000 { return false }
        return true
    }

    private mutating func day() -> Int? {
        guard case .number(let number)? = peek(0), (1...31).contains(number), peek(1) != .symbol(":") else {
            return nil
        }
        next += 1
        return number
    }

    private mutating func weekdays(_ rule: inout TimeRule) -> Bool {
        while case .word(let word)? = peek(0) {
            if word == "PH" || word == "SH" {
                rule.namesHolidays = true
                next += 1
            } else if let first = TimeRuleParser.weekdays.firstIndex(of: word) {
                next += 1
                var last = first
                if take("-") {
                    guard case .word(let end)? = peek(0), let number = TimeRuleParser.weekdays.firstIndex(of: end)
                    else {
                        return false
                    }
                    last = number
                    next += 1
                }
                for day in first...(last < first ? last + 7 : last) { rule.weekdays.insert(day % 7) }
            } else {
                break
            }
            guard peek(0) == .symbol(","), case .word(let word)? = peek(1), sun(word) == nil, month(peek(1)) == nil
            else { break }
            next += 1
        }
        return true
    }

    private var isTime: Bool { isTime(at: next) }

    private func isTime(at index: Int) -> Bool {
        guard index < lexemes.count else { return false }
        if case .word(let word) = lexemes[index] { return sun(word) != nil }
        return index + 1 < lexemes.count && lexemes[index + 1] == .symbol(":")
    }

    private mutating func span() -> TimeRule.Span? {
        guard let start = moment(), take("-"), let end = moment(), start.usual < 1440 else { return nil }
        return TimeRule.Span(start: start, end: end)
    }

    private mutating func moment() -> TimeRule.Moment? {
        if case .word(let word)? = peek(0) {
            next += 1
            return sun(word)
        }
        guard case .number(let hour)? = peek(0), peek(1) == .symbol(":"), case .number(let minute)? = peek(2),
            hour <= 48, minute < 60
        else { return nil }
        next += 3
        return .clock(hour * 60 + minute)
    }

    private func sun(_ word: String) -> TimeRule.Moment? {
        switch word {
        case "sunrise", "dawn": .sunrise
        case "sunset", "dusk": .sunset
        default: nil
        }
    }

    private func month(_ lexeme: Lexeme?) -> Int? {
        guard case .word(let word)? = lexeme else { return nil }
        return TimeRuleParser.months.firstIndex(of: word).map { $0 + 1 }
    }

    private func peek(_ offset: Int) -> Lexeme? {
        next + offset < lexemes.count ? lexemes[next + offset] : nil
    }

    private mutating func take(_ symbol: Character) -> Bool {
        guard peek(0) == .symbol(symbol) else { return false }
        next += 1
        return true
    }

    private static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
