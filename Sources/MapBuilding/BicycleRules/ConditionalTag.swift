/// What a `:conditional` tag says at a time, or by day where no time is given.
///
/// Without a time a route must not lead where riding is forbidden at some hour of the day. So a closing at certain hours,
/// days or months counts as if it held always, unless it holds at no time between 7:00 and 20:00: a park that is shut at
/// night is open to a quest. An opening at certain times counts for nothing, and no condition opens what is closed
/// without it. Conditions other than times (weight, snow, …) and values that are not understood are ignored.
///
/// At a time the last clause that holds counts. Where that is not known (a holiday, snow, sunrise) the clause counts if it
/// takes access away, and not if it gives some.
///
/// Sources: OSM wiki, *Conditional restrictions*; *Key:opening_hours* for the words of times.
enum ConditionalTag {
    /// One value with its condition: `no @ (Mo-Fr 08:00-18:00)`.
    struct Clause {
        var value: String
        var condition: TimeCondition
    }

    /// The severest value that holds at some minute by day; `nil` where none does.
    static func closing(_ value: String?) -> Permission? {
        clauses(value).compactMap { clause in
            guard let permission = Permission(clause.value), permission < .yes, clause.condition.holdsByDay else {
                return nil
            }
            return permission
        }.min()
    }

    /// What holds at a time; `plain` where no clause does.
    static func permission(_ value: String?, at time: LocalTime, plain: Permission?) -> Permission? {
        clauses(value).reduce(plain) { found, clause in
            guard let permission = Permission(clause.value) else { return found }
            switch clause.condition.truth(at: time) {
            case .yes: return permission
            // Weather and weights are passed over, as they are without a time.
            case .unknown: return clause.condition.isUnderstood ? min(permission, found ?? .yes) : found
            case .no: return found
            }
        }
    }

    /// The clauses between semicolons, except those in brackets.
    static func clauses(_ value: String?) -> [Clause] {
        guard let value else { return [] }
        var depth = 0
        let clauses = value.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == ";" && depth <= 0
        }
        return clauses.compactMap { clause in
            let parts = clause.split(separator: "@", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let words = parts[0].split(separator: " ").joined(separator: " ")
            return Clause(value: words, condition: TimeCondition(String(parts[1])))
        }
    }
}
