package import Geodesy
package import RoadMap

/// What a `:conditional` tag says at a time, or by day where no time is given.
///
/// Without a time a route must not lead where riding is forbidden at some hour of the day. So a closing at certain hours,
/// days or months counts as if it held always, unless it holds at no time between 7:00 and 20:00: a park that is shut at
/// night is open to a quest. An opening at certain times counts for nothing, and no condition opens what is closed
/// without it.
///
/// At a time the last clause that holds counts. Where that is not known (a holiday, a comment, sunrise) the clause counts if it
/// takes access away, and not if it gives some. Values that are not understood are ignored.
///
/// Sources: OSM wiki, *Conditional restrictions*; *Key:opening_hours* for the words of times.
enum ConditionalTag {
    /// One value with its condition: `no @ (Mo-Fr 08:00-18:00)`.
    struct Clause {
        var value: String
        /// The condition as it is written, without brackets around it.
        var text: String
        var condition: TimeCondition

        init(value: String, condition: Substring) {
            self.value = value.lowercased()
            text = String(TimeCondition.withoutBrackets(condition))
            self.condition = TimeCondition(text)
        }
    }

    /// The severest value that may hold at any time, at some minute by day; `nil` where none does.
    static func closing(_ value: String?, _ time: RideTime = .any) -> Permission? {
        guard value != nil else { return nil }
        return clauses(value).compactMap { clause in
            guard let permission = Permission(clause.value), permission < .yes,
                time.mayHold(clause)
            else { return nil }
            return permission
        }.min()
    }

    /// What holds at the time of the ride; `plain` where no clause does.
    static func permission(_ value: String?, at time: RideTime, plain: Permission?) -> Permission? {
        guard value != nil else { return plain }
        return clauses(value).reduce(plain) { found, clause in
            guard let permission = Permission(clause.value) else { return found }
            switch time.truth(of: clause) {
            case .yes: return permission
            case .unknown: return min(permission, found ?? .yes)
            case .no: return found
            }
        }
    }

    /// The clauses between semicolons, except those in brackets. What has no value is more of the condition before it; a value
    /// without a condition is none.
    static func clauses(_ value: String?) -> [Clause] {
        guard let value else { return [] }
        var depth = 0
        let pieces = value.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == ";" && depth <= 0
        }
        var clauses: [(value: String, condition: String)] = []
        for piece in pieces {
            let parts = piece.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 {
                clauses.append((parts[0].split(separator: " ").joined(separator: " "), String(parts[1])))
            } else if !clauses.isEmpty, Permission(String(piece.drop { $0 == " " }).lowercased()) == nil {
                clauses[clauses.count - 1].condition += ";" + piece
            }
        }
        return clauses.map { Clause(value: $0.value, condition: $0.condition[...]) }
    }

    /// The conditions of some tags that hold at some times and at others not, each once.
    static func conditions(of values: some Sequence<String?>) -> [String] {
        var found: [String] = []
        for clause in values.flatMap(clauses) where clause.condition.constant == nil && !found.contains(clause.text) {
            found.append(clause.text)
        }
        return found
    }
}

/// When and where a map is ridden, as far as the conditions of tags ask for it.
///
///     RideTime(LocalTime("2026-06-01T18:00"))
///     RideTime.any  // what is closed at some time by day is closed
package struct RideTime: Sendable, Hashable {
    /// The minute; `nil` for any time.
    package var moment: LocalTime?
    /// Where; decides when the sun rises and sets. `nil` where that is not known.
    package var area: BoundingBox?
    /// The day of the map's data, counted from 1 January 1970: at any time, a condition that ended before it counts for
    /// nothing. `nil` where that is not known.
    var dataDay: Int?
    /// Conditions that are taken to hold or not, whatever the time, by their texts; `nil` where none are.
    private var assumed: [String: TimeCondition.Truth]?

    /// Describes a ride; by default one at any time.
    package init(_ moment: LocalTime? = nil, area: BoundingBox? = nil) {
        self.moment = moment
        self.area = area
    }

    /// At any time, anywhere.
    package static let any = RideTime()

    /// Whether nothing is known of when the ride is.
    var isAny: Bool { moment == nil && assumed == nil }

    /// A ride at some time at which these conditions are as true as said.
    func assuming(_ conditions: [String], _ truths: [TimeCondition.Truth]) -> RideTime {
        var time = self
        time.assumed = Dictionary(zip(conditions, truths)) { first, _ in first }
        return time
    }

    /// Whether a condition holds then; unknown at any time.
    func truth(of clause: ConditionalTag.Clause) -> TimeCondition.Truth {
        if let assumed { return assumed[clause.text] ?? clause.condition.constant ?? .unknown }
        return moment.map { clause.condition.truth(at: $0, in: area) } ?? .unknown
    }

    /// Whether a condition may hold then, at any time by day.
    func mayHold(_ clause: ConditionalTag.Clause) -> Bool {
        isAny ? clause.condition.mayHoldByDay(since: dataDay) : truth(of: clause) != .no
    }
}

/// How long a ferry takes.
///
/// Source: OSM wiki, *Key:duration*: `20`, `01:30`, `01:30:15` or `PT1H30M`.
enum DurationTag {
    /// Seconds; `nil` where it cannot be read or is not between a second and a week.
    static func seconds(_ value: String?) -> Double? {
        guard let value else { return nil }
        let seconds = value.hasPrefix("P") ? period(value.dropFirst()) : clock(value)
        return seconds.flatMap { (1...604_800).contains($0) ? $0 : nil }
    }

    private static func clock(_ value: String) -> Double? {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { UInt16($0).map(Double.init) }
        guard numbers.count == parts.count else { return nil }
        switch numbers.count {
        case 1: return numbers[0] * 60
        case 2: return numbers[0] * 3600 + numbers[1] * 60
        case 3: return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
        default: return nil
        }
    }

    private static func period(_ value: Substring) -> Double? {
        var (seconds, digits, isTime) = (0.0, "", false)
        for character in value {
            if character.isNumber || character == "." {
                digits.append(character)
                continue
            }
            if character == "T", digits.isEmpty {
                isTime = true
                continue
            }
            guard let number = Double(digits) else { return nil }
            switch (character, isTime) {
            case ("D", false): seconds += number * 86_400
            case ("H", true): seconds += number * 3600
            case ("M", true): seconds += number * 60
            case ("S", true): seconds += number
            default: return nil
            }
            digits = ""
        }
        return digits.isEmpty ? seconds : nil
    }
}
