/// What the rules of a profile make of the edges of a map.
///
/// Edges share their attributes with many others, so the rules are evaluated once for each combination; those met last are kept in a
/// table without chains, 4,096 long.
struct RuleTable: ~Copyable {
    private static let bits: UInt64 = 12

    private let profile: BicycleProfile
    private let looksAtInclines: Bool
    private var keys = ContiguousArray<UInt64>(repeating: .max, count: 1 << Int(RuleTable.bits))
    private var factors = ContiguousArray<Double>(repeating: 1, count: 1 << Int(RuleTable.bits))

    init(_ profile: BicycleProfile) {
        self.profile = profile
        looksAtInclines = profile.rules.contains { $0.conditions.contains { $0.inclines != nil } }
    }

    /// Stretches the costs of all arcs along their edges.
    ///
    /// - Parameters:
    ///   - values: milliseconds, one value an arc.
    ///   - delays: what of that is lost at the end of an edge, by node delay.
    ///   - acrossTraffic: a bit an arc: whether the delay of that name is part of its cost.
    mutating func apply(
        to values: inout ContiguousArray<UInt32>, in graph: RoadGraph, delays: ContiguousArray<UInt32>,
        acrossTraffic: ContiguousArray<UInt64>
    ) {
        let across = delays[Int(NodeDelay.acrossTraffic.rawValue)]
        for arc in values.indices {
            let (edge, isReversed) = graph.edge(ofArc: ArcID(truncatingIfNeeded: arc))
            let factor = factor(of: edge, isReversed: isReversed, in: graph)
            guard factor != 1 else { continue }
            guard factor < .infinity else {
                values[arc] = ArcCosts.infinite
                continue
            }
            let attributes = EdgeAttributes(uncheckedBits: graph.attributeBits(of: edge))
            let nodeDelay = isReversed ? attributes.backwardNodeDelay : attributes.forwardNodeDelay
            let isAcross = acrossTraffic[arc / 64] >> UInt64(arc % 64) & 1 == 1
            let lost = min(delays[Int(nodeDelay.rawValue)] + (isAcross ? across : 0), values[arc])
            let cost = Double(lost) + (Double(values[arc] - lost) * factor).rounded(.up)
            values[arc] = UInt32(min(max(cost, 1), Double(ArcCosts.infinite - 1)))
        }
    }

    private mutating func factor(of edge: EdgeID, isReversed: Bool, in graph: RoadGraph) -> Double {
        var attributes = EdgeAttributes(uncheckedBits: graph.attributeBits(of: edge))
        if looksAtInclines, graph.hasHeights { attributes.incline = graph.meanIncline(of: edge) ?? attributes.incline }
        // The attributes leave the highest bits free.
        let key = attributes.bits << 1 | (isReversed ? 1 : 0)
        // Knuth's multiplier for linear congruential generators (MMIX).
        let slot = Int(truncatingIfNeeded: (key &* 6_364_136_223_846_793_005) >> (64 - RuleTable.bits))
        if keys[slot] != key {
            keys[slot] = key
            factors[slot] = profile.ruleFactor(on: attributes, isReversed: isReversed)
        }
        return factors[slot]
    }
}

extension RoadGraph {
    /// The class of an edge's slope from end to end; `nil` where its heights are not known.
    func meanIncline(of edge: EdgeID) -> Incline? {
        let ends = ends(of: edge)
        let length = length(of: edge)
        guard let first = height(ofNode: ends.first), let last = height(ofNode: ends.last), length > 0 else {
            return nil
        }
        return Incline(percent: 100 * (last - first) / length)
    }
}
