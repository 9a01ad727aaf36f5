import RoadMap

/// An arc of the graph as part of a leg: what segments, which name edges, do not tell.
struct RiddenArc: Sendable, Hashable, BitwiseCopyable {
    var arc: ArcID
    /// How many points the leg's line has up to its end.
    var points: UInt32
}

#if !hasFeature(Embedded)
    extension RiddenArc: Codable {}
#endif
