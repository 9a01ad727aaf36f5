/// What holds for each combination of truths of a few conditions.
///
///     DecisionTable(conditions: ["22:00-06:00"], standing: false) { truths in truths[0] > .no }
///     // a gate that is shut at night, and that counts as open where no time is given
///
/// The outcomes stand in the order of a number whose digits to the base 3 are the truths, that of the first condition the
/// lowest:
///
///     conditions  a b       outcomes  a no,  a unknown,  a yes,  a no,       a unknown, …
///                                     b no,  b no,       b no,   b unknown,  b unknown, …
public struct DecisionTable<Outcome: Hashable & Sendable>: Hashable, Sendable {
    /// The texts of the conditions, each once: one to `DecisionRow.mostConditions` of them.
    public let conditions: [String]
    /// What holds where no time is given.
    public let standing: Outcome
    /// What holds at a time, 3ⁿ outcomes for n conditions.
    public let outcomes: [Outcome]

    /// Asks for the outcome of each combination of truths.
    ///
    /// `nil` where every outcome is the standing one, for no conditions, and for more than `DecisionRow.mostConditions`: of up
    /// to `DecisionRow.mostAsked` those that make no difference are left out before they are counted.
    ///
    /// - Complexity: 3ⁿ calls for n conditions.
    public init?(conditions: [String], standing: Outcome, outcome: (_ truths: [TimeCondition.Truth]) -> Outcome) {
        guard !conditions.isEmpty, conditions.count <= DecisionRow.mostAsked else { return nil }
        let outcomes = DecisionRow.all(conditions: conditions.count).map(outcome)
        guard outcomes.contains(where: { $0 != standing }) else { return nil }
        let table = DecisionTable(conditions: conditions, standing: standing, outcomes: outcomes)
        self = conditions.count > DecisionRow.mostConditions ? table.reduced : table
        guard self.conditions.count <= DecisionRow.mostConditions else { return nil }
    }

    /// Whether there is no table only since too many conditions make a difference, or may.
    ///
    /// - Complexity: as that of the initialiser.
    public static func hasTooManyConditions(
        _ conditions: [String], standing: Outcome, outcome: (_ truths: [TimeCondition.Truth]) -> Outcome
    ) -> Bool {
        guard conditions.count > DecisionRow.mostConditions else { return false }
        guard conditions.count <= DecisionRow.mostAsked else { return true }
        return DecisionTable(conditions: conditions, standing: standing, outcome: outcome) == nil
            && DecisionRow.all(conditions: conditions.count).contains { outcome($0) != standing }
    }

    private init(conditions: [String], standing: Outcome, outcomes: [Outcome]) {
        self.conditions = conditions
        self.standing = standing
        self.outcomes = outcomes
    }

    /// The same without the conditions that make no difference; one stays where none does.
    ///
    /// - Complexity: O(3ⁿ) for n conditions.
    public var reduced: DecisionTable {
        let deciding = conditions.indices.filter(makesDifference)
        let kept = deciding.isEmpty ? Array(conditions.indices.prefix(1)) : deciding
        guard kept.count < conditions.count else { return self }
        let outcomes = (0..<DecisionRow.outcomeCount(conditions: kept.count)).map { number in
            var truths = Array(repeating: TimeCondition.Truth.no, count: conditions.count)
            for (place, truth) in zip(kept, DecisionRow.truths(number, of: kept.count)) { truths[place] = truth }
            return outcome(truths)
        }
        return DecisionTable(conditions: kept.map { conditions[$0] }, standing: standing, outcomes: outcomes)
    }

    private func makesDifference(_ place: Int) -> Bool {
        let weight = DecisionRow.outcomeCount(conditions: place)
        return outcomes.indices.contains { outcomes[$0] != outcomes[$0 - ($0 / weight % 3) * weight] }
    }

    /// The same table with other outcomes.
    public func map<Other>(_ transform: (Outcome) -> Other) -> DecisionTable<Other> {
        DecisionTable<Other>(
            conditions: conditions, standing: transform(standing), outcomes: outcomes.map(transform))
    }

    /// What holds where the conditions are as true as said, in their order.
    public func outcome(_ truths: [TimeCondition.Truth]) -> Outcome {
        truths.count == conditions.count ? outcomes[DecisionRow.number(of: truths)] : standing
    }
}

/// How the outcomes of a decision table are numbered.
public enum DecisionRow {
    /// The most conditions that a table has: 81 outcomes.
    public static let mostConditions = 4
    /// The most conditions among which those are looked for that make a difference: 2,187 outcomes.
    public static let mostAsked = 7

    /// How many combinations of truths there are.
    package static func outcomeCount(conditions: Int) -> Int { (0..<conditions).reduce(1) { count, _ in count * 3 } }

    /// The number of a combination.
    package static func number(of truths: [TimeCondition.Truth]) -> Int {
        truths.reversed().reduce(0) { $0 * 3 + $1.rawValue }
    }

    /// All combinations, by their numbers.
    package static func all(conditions count: Int) -> [[TimeCondition.Truth]] {
        (0..<outcomeCount(conditions: count)).map { truths($0, of: count) }
    }

    /// The combination with a number.
    static func truths(_ number: Int, of count: Int) -> [TimeCondition.Truth] {
        var rest = number
        return (0..<count).map { _ in
            defer { rest /= 3 }
            return TimeCondition.Truth(rawValue: rest % 3) ?? .unknown
        }
    }
}
