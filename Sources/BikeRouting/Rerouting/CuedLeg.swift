/// A leg with its cues, as a router makes them together: what the next one can go on from.
///
///     var guided = router.leg(from: [StartChoice(here)], toward: &half)
///     …                                                                    // off the route
///     guided = router.leg(from: [StartChoice(there)], toward: &half, replacing: guided)
public struct CuedLeg: Sendable {
    /// The way.
    public let leg: RouteLeg
    /// `leg.cues(in:)`.
    public let cues: [Cue]
    /// What is left behind each of the leg's arcs, in milliseconds.
    let costsLeft: ContiguousArray<UInt32>
    /// What the costs are those of.
    let edition: SearchEdition?

    init(leg: RouteLeg, cues: [Cue], costsLeft: ContiguousArray<UInt32>, edition: SearchEdition) {
        self.leg = leg
        self.cues = cues
        self.costsLeft = costsLeft
        self.edition = edition
    }

    /// Takes a leg with cues that were worked out before.
    package init(_ leg: RouteLeg, cues: [Cue]) {
        self.leg = leg
        self.cues = cues
        costsLeft = []
        edition = nil
    }

    /// Works out the cues of a leg that was found otherwise.
    ///
    /// - Parameter graph: the map that the leg was found on. With another one the cues make no sense.
    public init(_ leg: RouteLeg, in graph: RoadGraph) {
        self.leg = leg
        cues = leg.cues(in: graph)
        costsLeft = []
        edition = nil
    }
}
