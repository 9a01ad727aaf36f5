/// The times at which the value of a `:conditional` tag holds.
///
///     TimeCondition("Mo-Fr 07:00-09:00,16:00-18:00; Sa").truth(at: time)
///
/// What is read, a part of *opening_hours*: years, months, dates, days of the week, `PH`, hours, `sunrise`, `sunset`, `dawn` and `dusk`.
/// - Of several rules separated by semicolons the last one for a day counts.
/// - A span past midnight belongs to the day on which it begins.
/// - Whether a day is a holiday is unknown. Sunrise is taken to lie between 2:00
/// and 10:30, and sunset between 14:30 and midnight, which holds up to 60° of latitude.
/// - Other conditions
/// (weights, weather, weeks, `off`) are unknown at any time.
///
/// Sources: OSM wiki, *Conditional restrictions*, *Key:opening_hours/specification*.
struct TimeCondition: Sendable {
    /// Whether a condition holds.
    enum Truth {
        case yes
        case no
        case unknown
    }

    /// All of them must hold; `nil` stands for one that is not understood.
    private let parts: [[[TimeRule]]?]
    private let exceptsHolidays: Bool

    package init(_ text: String) {
        var excepts = false
        parts = TimeCondition.conjuncts(text).map { part in
            var rules: [[TimeRule]] = []
            for rule in part.split(separator: ";") {
                let words = rule.split(separator: " ")
                if words == ["PH", "off"] || words == ["SH", "off"] || words == ["PH,SH", "off"] {
                    excepts = true
                    continue
                }
                guard var parser = TimeRuleParser(rule), let found = parser.rules() else { return nil }
                rules.append(found)
            }
            return rules.isEmpty ? nil : rules
        }
        exceptsHolidays = excepts
    }

    /// Whether every part of the condition is understood.
    var isUnderstood: Bool { !parts.isEmpty && parts.allSatisfy { $0 != nil } }

    /// Whether it holds at a minute.
    func truth(at time: LocalTime) -> Truth {
        guard !parts.isEmpty else { return .unknown }
        var truth = Truth.yes
        for part in parts {
            switch part.map({ TimeCondition.any($0, at: time) }) ?? .unknown {
            case .no: return .no
            case .unknown: truth = .unknown
            case .yes: break
            }
        }
        return truth == .yes && exceptsHolidays ? .unknown : truth
    }

    /// Whether it is understood and holds, or may hold, at some minute between 7:00 and 20:00 of some day.
    var holdsByDay: Bool {
        isUnderstood
            && parts.allSatisfy { groups in
                guard let groups else { return false }
                // A rule for every day replaces all rules before it.
                let first = groups.lastIndex { $0.contains(where: \.isEveryDay) } ?? 0
                return groups[first...].contains { $0.contains(where: \.isByDay) }
            }
    }

    private static func any(_ groups: [[TimeRule]], at time: LocalTime) -> Truth {
        let today = truth(groups, of: time, minute: time.minute)
        let yesterday = truth(groups, of: time.dayBefore, minute: time.minute + 1440)
        if today == .yes || yesterday == .yes { return .yes }
        return today == .unknown || yesterday == .unknown ? .unknown : .no
    }

    /// Whether a span that begins on a day holds at a minute counted from its midnight.
    private static func truth(_ groups: [[TimeRule]], of day: LocalTime, minute: Int) -> Truth {
        var found: Truth?
        for group in groups.reversed() {
            let days = group.map { $0.isDay(day) }
            guard days.contains(where: { $0 != .no }) else { continue }
            let spans = zip(group, days).filter { $0.1 != .no }.map { $0.0.span(at: minute) }
            let isCertain = days.contains(.yes)
            let holds = zip(group, days).contains { $0.1 == .yes && $0.0.span(at: minute) == .yes }
            let own: Truth = holds ? .yes : spans.allSatisfy { $0 == .no } ? .no : .unknown
            found = found.map { $0 == own ? own : .unknown } ?? own
            if isCertain { return found ?? own }
        }
        // A day that may be a holiday may also not be one.
        return found.map { $0 == .no ? .no : .unknown } ?? .no
    }

    private static func conjuncts(_ text: String) -> [String] {
        var parts: [String] = [""]
        for word in text.split(whereSeparator: { " ()".contains($0) }) {
            if word == "AND" || word == "and" { parts.append("") } else { parts[parts.count - 1] += " " + word }
        }
        return parts
    }
}
