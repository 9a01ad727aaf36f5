/// What a search found: the least cost, and where to follow the labels from.
struct Meeting {
    var cost: UInt32
    /// A node on the cheapest way; `nil` where that runs straight along one edge.
    var node: UInt32?
}

/// The cheapest way from start to end.
struct FoundWay {
    var cost: UInt32
    /// Whole arcs between the parts of arcs at the ends.
    var arcs: [Int]
    /// The arc that is entered at the start; `nil` where the way runs straight along one edge.
    var first: UInt32?
    /// The arc that is left at the end.
    var last: UInt32
}
