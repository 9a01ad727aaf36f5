/// What a profile makes of edges that meet a condition: how much longer they feel, or that they are not used.
///
///     var tunnels = EdgeCondition()
///     tunnels.isTunnel = true
///     profile.rules = [ProfileRule([tunnels], .factor(1.5))]
///
/// The factors of all rules that apply to an edge are multiplied. They stretch the cost of riding along it, neither the time that takes
/// nor what is lost at its end.
public struct ProfileRule: Sendable, Hashable {
    /// What a rule does.
    public enum Effect: Sendable, Hashable {
        /// The edge feels so many times as long. Not enforced: taken as 0.01 to 100, what is no number as 1.
        case factor(Double)
        /// The edge is not used, and nothing is snapped to one that is forbidden in both directions.
        case forbid
    }

    /// The rule applies where one of them holds.
    public var conditions: [EdgeCondition]
    /// What it does there.
    public var effect: Effect

    /// Makes a rule.
    public init(_ conditions: [EdgeCondition], _ effect: Effect) {
        self.conditions = conditions
        self.effect = effect
    }
}

extension BicycleProfile {
    /// What the rules make of the cost along an edge: a factor from 0.01 to 100; infinite where they forbid it.
    ///
    /// - Parameter isReversed: from its last node to its first.
    /// - Complexity: O(conditions).
    public func ruleFactor(on attributes: EdgeAttributes, isReversed: Bool = false) -> Double {
        var product = 1.0
        for rule in rules where rule.conditions.contains(where: { $0.holds(for: attributes, isReversed: isReversed) }) {
            switch rule.effect {
            case .forbid: return .infinity
            case .factor(let factor): product *= factor.isNaN ? 1 : min(max(factor, 0.01), 100)
            }
        }
        return min(max(product, 0.01), 100)
    }

    /// Whether a rule forbids edges.
    package var forbidsEdges: Bool { rules.contains { $0.effect == .forbid } }
}
