/// A leg with the remaining cost behind each of its arcs: what the next leg to the same target can join.
///
///     var tree = TargetSearchTree(to: target)
///     var leg = router.leg(from: [StartCandidate(here)], toward: &tree)
///     …                                                                 // off the route
///     leg = router.leg(from: [StartCandidate(there)], toward: &tree, replacing: leg)
public struct ReroutableLeg: Sendable {
    /// The leg itself.
    public let leg: RouteLeg
    /// Milliseconds from the end of each of the leg's arcs to the target.
    let remainingCosts: ContiguousArray<UInt32>
    /// The edition of the costs; `nil` where they are not known.
    let edition: MetricEdition?

    init(leg: RouteLeg, remainingCosts: ContiguousArray<UInt32>, edition: MetricEdition) {
        self.leg = leg
        self.remainingCosts = remainingCosts
        self.edition = edition
    }

    /// Takes a leg that was found otherwise. Its remaining costs are worked out by the next search.
    public init(_ leg: RouteLeg) {
        self.leg = leg
        remainingCosts = []
        edition = nil
    }
}
