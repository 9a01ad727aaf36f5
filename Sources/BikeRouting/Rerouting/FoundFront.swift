/// The new part of a way: from the start to the target, or to where it joins the old way.
struct FoundFront {
    var departure: Departure
    /// Whether it leads straight to the target along the edge where it starts.
    var isDirect = false
    /// Whole arcs.
    var arcs: ContiguousArray<UInt32> = []
    /// The arc that is left at the target; `nil` where the old way goes on.
    var last: UInt32?
    /// The arc of the old way behind which that goes on.
    var joint: Int?
}
