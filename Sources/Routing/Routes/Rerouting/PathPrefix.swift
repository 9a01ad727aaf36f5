import RoadMap

/// The new part of a path: from the start to the target, or to the node where it joins the previous path.
struct PathPrefix {
    var departure: Departure
    /// Whether it leads to the target along the edge on which it starts.
    var isDirect = false
    /// The whole arcs, in order.
    var arcs: ContiguousArray<ArcID> = []
    /// The arc on which the target lies; `nil` where the path continues along the previous one.
    var last: ArcID?
    /// The index of the last arc of the previous path before its common rest.
    var joint: Int?
}
