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
    /// `nil` for no conditions or more than `DecisionRow.mostConditions`, and where every outcome is the standing one.
    ///
    /// - Complexity: 3ⁿ calls for n conditions.
    public init?(conditions: [String], standing: Outcome, outcome: (_ truths: [TimeCondition.Truth]) -> Outcome) {
        guard !conditions.isEmpty, conditions.count <= DecisionRow.mostConditions else { return nil }
        let outcomes = (0..<DecisionRow.outcomeCount(conditions: conditions.count)).map { number in
            outcome(DecisionRow.truths(number, of: conditions.count))
        }
        guard outcomes.contains(where: { $0 != standing }) else { return nil }
        self.init(conditions: conditions, standing: standing, outcomes: outcomes)
    }

    private init(conditions: [String], standing: Outcome, outcomes: [Outcome]) {
        self.conditions = conditions
        self.standing = standing
        self.outcomes = outcomes
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

    /// How many combinations of truths there are.
    package static func outcomeCount(conditions: Int) -> Int { (0..<conditions).reduce(1) { count, _ in count * 3 } }

    /// The number of a combination.
    package static func number(of truths: [TimeCondition.Truth]) -> Int {
        truths.reversed().reduce(0) { $0 * 3 + $1.rawValue }
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
