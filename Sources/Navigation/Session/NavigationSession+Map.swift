import RoadMap
import Routing

extension NavigationSession {
    /// Begins on another map, or on one that saved values are not checked against.
    mutating func take(map router: borrowing Router) {
        // Data of another map does not apply to this one.
        if map != nil, map != router.fingerprint || !isPart(of: router.graph) {
            memory = RoutingCache()
            follower.forget()
            progress = nil
            plan = nil
            refused = RefusedRoads()
            measuredStops = nil
            hasFailed = false
        }
        map = router.fingerprint
        memory.isChecked = true
    }

    /// Frees what is kept to find the next route sooner, up to a megabyte. That is then worked out again, with the same result.
    package mutating func forgetSearches() { (memory.tree, memory.leg) = (nil, nil) }

    /// Whether saved values fit this map. Saved data may have been changed.
    private func isPart(of graph: RoadGraph) -> Bool {
        progress?.leg.isPart(of: graph) != false && plan?.leg.isPart(of: graph) != false
            && follower.isPart(of: graph) && refused.isPart(of: graph)
    }
}
