public import RoadNetwork

extension BicycleProfile {
    /// The speed in metres per second along an edge of a map, with its slopes where the map knows heights; above 0 and finite.
    ///
    /// - Parameter isReversed: from its last node to its first.
    /// - Complexity: O(length).
    public func speed(along edge: EdgeID, in graph: RoadGraph, isReversed: Bool) -> Double {
        let attributes = graph.attributes(of: edge)
        let level = speed(on: attributes, isReversed: isReversed)
        var seen = isReversed ? attributes.reversed : attributes
        guard graph.hasHeights, seen.roadClass.hasSlopes, seen.ferrySpeed == nil else {
            return level
        }
        seen.incline = .level
        let heights = isReversed ? graph.heights(of: edge).reversed() : graph.heights(of: edge)
        let length = graph.length(of: edge)
        guard heights.count > 1, length > 0 else { return level }
        let riding = seen.forward == .ride ? ridingSpeed(on: seen) : 0
        let walking = pushing(seen.roadClass).speed
        let cruising = self.riding(seen.roadClass).speed
        // What makes a path difficult is no rolling resistance: it slows one down by the same share on every slope.
        let ground = cruising * ground(seen.surface, seen.smoothness, seen.trackGrade).speed
        let piece = length / Double(heights.count - 1)
        var seconds = 0.0
        for (start, end) in zip(heights, heights.dropFirst()) {
            let grade = min(max((end - start) / piece, -0.3), 0.3)
            let speed = hills.speed(onGrade: grade, level: ground, cruising: cruising, fastest: fastestSpeed)
            seconds += piece / max(riding * speed / ground, walking / HillModel.pushing(onGrade: grade))
        }
        return length / seconds
    }
}
