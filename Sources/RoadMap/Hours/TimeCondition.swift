public import Geodesy

/// When something holds, as far as a `:conditional` tag says it.
///
///     TimeCondition("Mo-Fr 07:00-09:00,16:00-18:00; Sa").truth(at: time)
///
/// Read are years, dates, weeks, days of the week, hours, Easter and the sun, as in *opening_hours*. Of rules between semicolons the
/// last that names a day counts on it, `off` takes days or hours away, and a span past midnight belongs to the day on which it begins.
///
/// - Whether a day is a holiday is not known, nor how long something open-ended lasts.
/// - Sizes and weights, weather, and other vehicles and purposes (`weight>3.5`, `wet`, `hgv`, `delivery`) never hold: they do not
///   concern a bicycle, or cannot be planned for.
/// - Whether anything else holds (`school_days`, a comment) is unknown at any time, so that a closing counts and an opening does not.
///
/// Sources: OSM wiki, *Conditional restrictions*, *Key:opening_hours/specification*.
public struct TimeCondition: Sendable {
    /// Whether a condition holds, or may.
    ///
    /// The raw values are part of the map file format.
    public enum Truth: Int, Sendable, Comparable, CaseIterable {
        /// It does not hold.
        case no
        /// Nobody knows: whether a day is a holiday, when something open-ended is over, what was not read.
        case unknown
        /// It holds.
        case yes

        /// From what does not hold to what does.
        public static func < (one: Truth, other: Truth) -> Bool { one.rawValue < other.rawValue }
    }

    /// Rules between two semicolons.
    struct Group: Sendable {
        var rules: [TimeRule]
        /// Whether they take away what rules before them give.
        var isOff = false

        /// Whether what stands before it counts on no day.
        var replacesAll: Bool { rules.contains { $0.isEveryDay && (!isOff || $0.hours.isEmpty) } }
    }

    /// What stands between two `AND`.
    enum Part: Sendable {
        case times([Group])
        case never
        case unread
    }

    private let parts: [Part]

    /// Reads the condition behind the `@` of a clause, with or without brackets around it.
    ///
    /// - Complexity: O(length).
    public init(_ text: String) {
        let isShort = text.utf8.count <= TimeCondition.mostBytes
        parts = isShort ? TimeCondition.conjuncts(text).map(TimeCondition.part) : [.unread]
    }

    /// Whether it is read as times.
    package var isTimes: Bool { parts.allSatisfy { if case .times = $0 { true } else { false } } }

    /// What is the same at all times: whether it holds, may, or does not; `nil` where that depends on the time.
    package var constant: Truth? {
        func isNever(_ part: Part) -> Bool { if case .never = part { true } else { false } }
        func isUnread(_ part: Part) -> Bool { if case .unread = part { true } else { false } }
        if parts.contains(where: isNever) { return .no }
        return parts.allSatisfy(isUnread) ? .unknown : nil
    }

    /// Whether it holds at a minute.
    ///
    /// - Parameter area: where, for the sun.
    public func truth(at time: LocalTime, in area: BoundingBox? = nil) -> Truth {
        let sun = SunTimes(area: area, utcOffset: time.utcOffset)
        return parts.map { part in
            switch part {
            case .never: return .no
            case .unread: return .unknown
            case .times(let groups):
                let today = TimeCondition.truth(groups, of: time, minute: time.minute, sun)
                return max(today, TimeCondition.truth(groups, of: time.dayBefore, minute: time.minute + 1440, sun))
            }
        }.min() ?? .unknown
    }

    /// Whether it may hold at some minute between 7:00 and 20:00 of some day.
    ///
    /// - Parameter dataDay: what ended before that day, counted from 1 January 1970, does not count.
    package func mayHoldByDay(since dataDay: Int? = nil) -> Bool {
        parts.allSatisfy { part in
            let groups: [Group]
            switch part {
            case .never: return false
            case .unread: return true
            case .times(let found): groups = found
            }
            // What stands before a rule for every day counts on none.
            let first = groups.lastIndex(where: { $0.replacesAll }) ?? 0
            return groups[first...].contains { group in
                !group.isOff && group.rules.contains { rule in rule.isByDay && !(dataDay.map(rule.isOver) ?? false) }
            }
        }
    }

    /// Whether a span that begins on a day holds at a minute counted from its midnight.
    private static func truth(_ groups: [Group], of day: LocalTime, minute: Int, _ sun: SunTimes) -> Truth {
        var truth = Truth.no
        for group in groups {
            let rules = group.rules.map { rule in
                let isWhole = group.isOff && rule.hours.isEmpty
                return (day: rule.isDay(day), hours: isWhole ? .yes : rule.hours(at: minute, of: day, sun))
            }
            let named = rules.map { $0.day }.max() ?? .no
            let held = rules.map { min($0.day, $0.hours) }.max() ?? .no
            if group.isOff {
                truth = held == .yes ? .no : held == .unknown ? min(truth, .unknown) : truth
            } else if named == .yes {
                truth = held
            } else if named == .unknown {
                // A day that may be a holiday may as well be none.
                let onHoliday = rules.filter { $0.day == .unknown }.map { $0.hours }.max() ?? .no
                truth = onHoliday == truth ? truth : .unknown
            }
        }
        return truth
    }
}
