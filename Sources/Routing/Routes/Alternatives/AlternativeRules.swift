/// What makes another way worth showing beside the cheapest.
///
/// The part of a way that it does not share with the cheapest one is its detour. A way is shown if it
///
/// - shares with the ways already chosen no more than `sharing` of what the cheapest costs,
/// - spends on its detour no more than 1 + `segment` times what the cheapest spends meanwhile,
/// - is the cheapest itself between any two of its places that are less than `optimality` of its detour apart: nobody
///   who rides it asks why it leaves the straight road and returns, and
/// - passes no place twice.
///
/// Source: Abraham, Delling, Goldberg and Werneck, *Alternative routes in road networks* (2013), sections 3 and 4.
public struct AlternativeRules: Sendable, Hashable {
    /// The share of the least-cost path's cost that may be common: 0 to 1.
    public var sharing: Double
    /// How much more than the cheapest a detour may cost, as a share of that: 0 to 1.
    public var segment: Double
    /// How long the parts are that must be cheapest themselves, as a share of the detour: 0 to 1.
    public var optimality: Double

    /// States rules, each number held within 0 to 1, what is no number as 0. Without arguments they are those of the paper.
    public init(sharing: Double = 0.8, segment: Double = 0.25, optimality: Double = 0.25) {
        func share(_ number: Double) -> Double { number > 0 ? min(number, 1) : 0 }
        self.sharing = share(sharing)
        self.segment = share(segment)
        self.optimality = share(optimality)
    }
}
