import Routing

/// What a session keeps from one route to the next, so that the next one is found faster: the search tree of the target, and the
/// current leg with its remaining costs.
///
/// A saved session leaves it out. The restored session works it out again.
struct RoutingCache: Sendable {
    var tree: TargetSearchTree?
    var leg: ReroutableLeg?
    /// Whether the session was checked against its map.
    var isChecked = false

    package init() {}
}
