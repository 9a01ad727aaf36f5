import RoadMap

/// A way at any time, and what it is like at certain times.
struct TimedWay: Sendable {
    /// What holds where no time is given; closed in both directions where it opens at certain times only.
    var attributes: EdgeAttributes
    /// `nil` where it is always alike.
    var times: DecisionTable<EdgeAttributes>?
    /// Whether it has more conditions than a decision table, so that it is always as without a time.
    var hasUnkeptTimes = false
}

extension BicycleRules {
    /// What the tags of a way mean at any time and at certain times; `nil` where bicycles may never use it.
    ///
    /// The rules are asked once for each combination of the truths of the way's conditions. A way with more conditions than a
    /// decision table has, and any way in a map for one moment, is always alike; the first is marked, and told of also where it
    /// is closed.
    static func timedWay(of tags: WayTags, drivesOnLeft: Bool = false, at time: RideTime) -> TimedWay? {
        guard let standing = anyAttributes(of: tags, drivesOnLeft: drivesOnLeft, at: time) else { return nil }
        let conditions = time.isAny ? conditions(of: tags) : []
        guard !conditions.isEmpty else { return standing.isClosed ? nil : TimedWay(attributes: standing) }
        func outcome(_ truths: [TimeCondition.Truth]) -> EdgeAttributes {
            anyAttributes(of: tags, drivesOnLeft: drivesOnLeft, at: time.assuming(conditions, truths)) ?? standing
        }
        let times = DecisionTable(conditions: conditions, standing: standing, outcome: outcome)
        if times == nil, DecisionTable.hasTooManyConditions(conditions, standing: standing, outcome: outcome) {
            return TimedWay(attributes: standing, hasUnkeptTimes: true)
        }
        guard !standing.isClosed || times?.outcomes.contains(where: { !$0.isClosed }) ?? false else { return nil }
        return TimedWay(attributes: standing, times: times)
    }

    /// What a bicycle meets when it passes a node, at any time and at certain times.
    ///
    /// Only whether it is closed depends on the time: what delays at an open gate is what delays at the first time at which it is
    /// open.
    static func timedPassage(of tags: NodeTags, at time: RideTime) -> NodePassage {
        var standing = passage(of: tags, at: time)
        guard time.isAny, !tags.isPlain else { return standing }
        let conditions = conditions(of: tags.access)
        guard !conditions.isEmpty else { return standing }
        var open: NodePassage?
        standing.closing = DecisionTable(conditions: conditions, standing: standing.isClosed) { truths in
            let passage = passage(of: tags, at: time.assuming(conditions, truths))
            if !passage.isClosed, open == nil { open = passage }
            return passage.isClosed
        }
        if standing.isClosed, standing.closing != nil, let open { standing.obstacle = open.obstacle }
        return standing
    }

    /// Whether a node has more conditions than a decision table, so that one passes it always as without a time.
    static func hasUnkeptTimes(_ tags: NodeTags, at time: RideTime) -> Bool {
        guard time.isAny, !tags.isPlain else { return false }
        let conditions = conditions(of: tags.access)
        return DecisionTable.hasTooManyConditions(conditions, standing: passage(of: tags, at: time).isClosed) {
            truths in
            passage(of: tags, at: time.assuming(conditions, truths)).isClosed
        }
    }

    /// The conditions of a way's tags that depend on the time, each once.
    private static func conditions(of tags: WayTags) -> [String] {
        var found: [String?] = []
        for key in conditionalKeys {
            if let value = tags[key] { found.append(value) }
        }
        return found.isEmpty ? [] : ConditionalTag.conditions(of: found)
    }

    private static let conditionalKeys: [WayTags.Tag] = [
        .bicycleConditional, .bicycleForwardConditional, .bicycleBackwardConditional, .vehicleConditional,
        .vehicleForwardConditional, .vehicleBackwardConditional, .accessConditional, .accessForwardConditional,
        .accessBackwardConditional, .footConditional, .footForwardConditional, .footBackwardConditional,
        .onewayConditional, .onewayBicycleConditional,
    ]
}
