/// Which algorithm finds the cheapest way. All of them find the same cost, to the millisecond.
///
///     let router = Router(graph: graph, profile: .city, method: .bidirectionalALT)
///
/// They differ in how much of the map they look at, and in what must be worked out before the first search:
///
///     method               nodes settled      made ready in            memory for a node and profile
///     dijkstra             all that is near   no time                  –
///     aStar                half               no time                  –
///     bidirectionalAStar   half               a pass over the arcs     –   (a table of reverse arcs, shared)
///     alt                  a tenth            32 searches of the map   64 bytes
///     bidirectionalALT     a twentieth        32 searches of the map   64 bytes
public enum SearchMethod: String, Sendable, Hashable, CaseIterable {
    /// Settles nodes in the order of their cost from the start. Dijkstra (1959).
    case dijkstra
    /// Led toward the target by the straight distance. Hart, Nilsson and Raphael (1968).
    case aStar = "a-star"
    /// A* from both ends at once. Ikeda and others, *A fast algorithm for finding better routes by AI search techniques*
    /// (1994).
    case bidirectionalAStar = "bidirectional-a-star"
    /// A* led by landmarks and the triangle inequality. Goldberg and Harrelson, *Computing the shortest path: A\* search
    /// meets graph theory* (2005).
    case alt
    /// The same from both ends at once.
    case bidirectionalALT = "bidirectional-alt"

    /// Whether it searches from the end too.
    var isBidirectional: Bool { self == .bidirectionalAStar || self == .bidirectionalALT }
    /// Whether it needs the distances of landmarks.
    var needsLandmarks: Bool { self == .alt || self == .bidirectionalALT }
}
