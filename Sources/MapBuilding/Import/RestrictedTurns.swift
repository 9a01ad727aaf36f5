import RoadMap

/// Turns a file's restrictions into sequences of edges that must not be ridden.
///
/// Where a rider pushes the bicycle, no restriction holds: they walk. So a restriction at a street that is ridden at some times
/// and pushed along at others holds at the first only. A restriction whose ways are missing, do not meet or meet in more than
/// one way is skipped and counted.
struct RestrictedTurns {
    /// How many restrictions were understood that hold where no time is given.
    package private(set) var applied = 0
    /// How many name ways of this map and were not understood.
    private(set) var unclear = 0
    /// How many of those understood hold at certain times only.
    private(set) var timed = 0
    /// The relations whose times, with those of their streets, are more conditions than a decision table has.
    private(set) var unkept = ElementSample()

    /// Forbids in `network` what `restrictions` forbid.
    static func forbid(
        _ restrictions: [TurnRestriction], on ways: RestrictionWays, in network: inout RoadNetworkBuilder
    ) -> RestrictedTurns {
        var turns = RestrictedTurns()
        for restriction in restrictions where ways.hasStart(of: restriction) {
            turns.forbid(restriction, on: ways, in: &network)
        }
        return turns
    }

    private mutating func forbid(
        _ restriction: TurnRestriction, on ways: RestrictionWays, in network: inout RoadNetworkBuilder
    ) {
        var isTimed = false
        func forbid(_ sequence: [RestrictionWays.Edge], _ isStanding: Bool, _ table: DecisionTable<Bool>?) {
            if let table {
                network.forbid(sequence, when: table)
                isTimed = true
            } else if isStanding {
                network.forbid(sequence)
            }
        }
        let standing = restriction.stands ? ways.sequences(restriction, network, .standing) : nil
        var conditions = restriction.times?.conditions ?? []
        for condition in ways.ridingConditions(of: restriction, network) where !conditions.contains(condition) {
            conditions.append(condition)
        }
        var isUnderstood = standing != nil
        let isDoubtful = restriction.unkeptCondition != nil && !restriction.stands
        if conditions.isEmpty, !isDoubtful {
            for sequence in standing ?? [] { forbid(sequence, true, nil) }
        } else if !isDoubtful,
            let times = TimedSequences(
                restriction, conditions, standing: standing ?? [], { ways.sequences(restriction, network, $0) })
        {
            isUnderstood = isUnderstood || times.isUnderstood
            for (sequence, table) in times.tables {
                forbid(sequence, standing?.contains(sequence) ?? false, table)
            }
        } else {
            // Forbidden in doubt: whenever the restriction may hold, as if its streets were ridden at all times.
            unkept.add(restriction.id)
            let all = ways.sequences(restriction, network, .ever)
            isUnderstood = isUnderstood || all != nil
            for sequence in (standing ?? []) + (all ?? []).filter({ !(standing ?? []).contains($0) }) {
                let isStanding = standing?.contains(sequence) ?? false
                let table = DecisionTable(
                    conditions: restriction.times?.conditions ?? [restriction.unkeptCondition ?? conditions[0]],
                    standing: isStanding
                ) { restriction.times?.outcome($0) ?? (restriction.stands || isDoubtful) }
                forbid(sequence, isStanding, table)
            }
        }
        if restriction.unkeptCondition != nil { unkept.add(restriction.id) }
        if isTimed { timed += 1 }
        if standing != nil { applied += 1 }
        if restriction.stands, !isUnderstood { unclear += 1 }
    }
}

/// The sequences that a restriction forbids for each combination of truths of some conditions.
private struct TimedSequences {
    typealias Edge = RestrictionWays.Edge

    /// Each sequence once, with the times at which it is forbidden; `nil` for one that always is.
    private(set) var tables: [(sequence: [Edge], times: DecisionTable<Bool>?)] = []
    /// Whether the restriction's ways meet at some time.
    private(set) var isUnderstood = false

    /// `nil` where more conditions make a difference than a decision table has.
    ///
    /// - Parameters:
    ///   - standing: those that are forbidden where no time is given.
    ///   - sequences: what the restriction forbids when it holds.
    init?(
        _ restriction: TurnRestriction, _ conditions: [String], standing: [[Edge]],
        _ sequences: (RestrictionWays.Moment) -> [[Edge]]?
    ) {
        guard conditions.count <= DecisionRow.mostAsked else { return nil }
        // In the order of a decision table's outcomes.
        var found: [Set<[Edge]>] = []
        var all = standing
        for row in DecisionRow.all(conditions: conditions.count) {
            let truths = Dictionary(zip(conditions, row)) { first, _ in first }
            let holds =
                restriction.times.map { times in
                    times.outcome(times.conditions.map { truths[$0] ?? .unknown })
                } ?? restriction.stands
            let own = holds ? sequences(.truths(truths)) : nil
            if own != nil { isUnderstood = true }
            found.append(Set(own ?? []))
            all += own ?? []
        }
        var seen: Set<[Edge]> = []
        for sequence in all where seen.insert(sequence).inserted {
            let isStanding = standing.contains(sequence)
            func isForbidden(_ truths: [TimeCondition.Truth]) -> Bool {
                found[DecisionRow.number(of: truths)].contains(sequence)
            }
            guard
                !DecisionTable.hasTooManyConditions(conditions, standing: isStanding, outcome: isForbidden)
            else { return nil }
            let table = DecisionTable(conditions: conditions, standing: isStanding, outcome: isForbidden)
            tables.append((sequence, table?.reduced))
        }
    }
}
