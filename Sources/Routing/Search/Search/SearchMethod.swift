/// Which algorithm finds the least-cost path. All of them find the same cost, to the millisecond.
///
///     let router = Router(graph: graph, profile: .city, method: .contractionHierarchy)
///
/// They differ in how much of the map they look at, and in what must be worked out before the first search. Measured on two
/// cores with the city profile, medians of 1000 random pairs:
///
///                          Porto, 80 000 nodes              an invented metropolis, 990 000 nodes
///     method               settled   median    ready in     settled   median    ready in    memory for a node
///     dijkstra              39 009   2.8 ms    –            493 258   70 ms     –           –
///     aStar                 17 663   1.1 ms    –            129 606   17 ms     –           –
///     contractionHierarchy     221   0.02 ms   0.08 s           755   0.12 ms   1.3 s       36 bytes an arc of it
///
/// A hierarchy has 4 to 7 arcs a node; it is ready as soon where the map stores the order of its nodes, and takes ten times as
/// long where not.
///
/// For a few routes A* is ready at once. For re-routing, or many costs on one map, a hierarchy pays.
public enum SearchMethod: String, Sendable, Hashable, CaseIterable {
    /// Settles nodes in the order of their cost from the start. Dijkstra (1959).
    case dijkstra
    /// Led toward the target by the straight distance. Hart, Nilsson and Raphael (1968).
    case aStar = "a-star"
    /// Up a hierarchy of shortcuts from both ends. Dibbelt, Strasser and Wagner, *Customizable contraction hierarchies* (2016).
    case contractionHierarchy = "contraction-hierarchy"
}
