import RoadMap

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
