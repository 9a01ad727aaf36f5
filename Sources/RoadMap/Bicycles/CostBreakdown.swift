/// What a cost is made of, in seconds: what a search minimises, by its reasons.
///
///     let breakdown = leg.costBreakdown(graph: router.graph, costs: router.costs)
///     breakdown[.slope]  // 31.4: the hills feel half a minute long
///
/// A part is negative where its reason makes a way cheaper: a slope down, or a signed route that the profile likes.
public struct CostBreakdown: Sendable, Hashable {
    /// A lane a part.
    private var seconds: SIMD16<Double>

    /// A breakdown of nothing.
    public init() { seconds = .zero }

    /// The seconds that a part adds.
    public subscript(part: CostPart) -> Double {
        get { seconds[part.rawValue] }
        set { seconds[part.rawValue] = newValue }
    }

    /// All parts together, in seconds.
    public var sum: Double { seconds.sum() }

    /// What is lost at single places.
    package var delays: CostBreakdown {
        var delays = CostBreakdown()
        for part in [CostPart.crossings, .signals, .barriers, .turns] { delays[part] = self[part] }
        return delays
    }

    /// Adds each part of another breakdown.
    public static func += (sum: inout CostBreakdown, other: CostBreakdown) { sum.seconds += other.seconds }
}
