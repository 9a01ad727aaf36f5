import Geodesy
import RoadMap
import Routing
import Support

/// The true motion of a simulated rider: along the route, until a missed turn.
struct RiderMotion {
    private(set) var place: Coordinate
    private var line: Polyline
    private var along = 0.0
    /// The remaining segments of `line`, each ending at a node or at the end of the line.
    private var segments: [Segment] = []
    private var current = 0

    private struct Segment {
        var endsAt: Double
        /// Metres per second.
        var speed: Double
        /// The edge being ridden; `nil` off the network.
        var edge: EdgeID?
        /// The node at its end; `nil` off the network or inside an edge.
        var node: NodeID?
    }

    package init(at place: Coordinate) {
        self.place = place
        line = Polyline([place])
    }

    /// The edge that the rider is on; `nil` off the network and at the end.
    var edge: EdgeID? { segments[safe: current]?.edge }

    /// Whether the rider has reached the end of the last segment, which may be a rounding error short of the end of the line.
    var isAtEnd: Bool { current >= segments.count }

    /// Follows a leg from its nearest point: first across to it, then along.
    mutating func follow(_ leg: RouteLeg, graph: RoadGraph, rider: VirtualRider, profile: BicycleProfile) {
        let joined = leg.line.nearest(to: place, within: 0...150)
        let entry = joined?.along ?? 0
        line = Polyline([place] + leg.line.slice(from: entry, to: leg.distance))
        let offset = line.length - max(leg.distance - entry, 0)
        segments = [Segment(endsAt: offset, speed: rider.walkingSpeed * 2)]
        for (index, segment) in leg.segments.enumerated() where segment.endsAt > entry {
            let ends = graph.ends(of: segment.edge)
            let isLast = index == leg.segments.count - 1
            let speed = profile.speed(
                along: segment.edge, part: leg.part(ofSegment: index), in: graph, isReversed: segment.isReversed)
            let level = profile.speed(on: graph.attributes(of: segment.edge), isReversed: segment.isReversed)
            segments.append(
                Segment(
                    endsAt: offset + segment.endsAt - entry, speed: rider.speed(speed, level: level),
                    edge: segment.edge, node: isLast ? nil : segment.isReversed ? ends.first : ends.last))
        }
        along = 0
        current = 0
    }

    /// Walks straight to a place.
    mutating func walk(to target: Coordinate, rider: VirtualRider) {
        line = Polyline([place, target])
        segments = [Segment(endsAt: line.length, speed: rider.walkingSpeed)]
        along = 0
        current = 0
    }

    /// Moves on for some seconds.
    ///
    /// - Parameters:
    ///   - isAstray: whether the rider has already left the route; then they ride on at random and turn round only in a dead end.
    ///   - wrongTurns: the probability of taking a wrong turn at a junction.
    ///   - pace: the speed on another road, as a multiple of the profile's.
    /// - Returns: the place of a wrong turn if one was taken.
    mutating func advance(
        _ seconds: Double, isAstray: Bool, wrongTurns: Double, pace: Double, _ router: borrowing Router,
        generator: inout SeededGenerator
    ) -> Coordinate? {
        var left = seconds
        var wrongTurn: Coordinate?
        while left > 0, current < segments.count {
            let segment = segments[current]
            let needed = max(segment.endsAt - along, 0) / segment.speed
            if needed > left {
                along += left * segment.speed
                break
            }
            left -= needed
            along = segment.endsAt
            current += 1
            guard let node = segment.node, let edge = segment.edge else { continue }
            let astray = isAstray || wrongTurn != nil
            if astray ? current == segments.count : generator.chance(wrongTurns) {
                let took = turnAway(
                    at: node, from: edge, pace: pace, router, isAstray: astray, generator: &generator)
                if took, !astray { wrongTurn = router.graph.coordinate(ofNode: node) }
            }
        }
        place = line.coordinate(at: along) ?? place
        return wrongTurn
    }

    /// Leaves a junction by an open edge other than the one ridden so far and the next one of the route.
    private mutating func turnAway(
        at node: NodeID, from edge: EdgeID, pace: Double, _ router: borrowing Router, isAstray: Bool,
        generator: inout SeededGenerator
    ) -> Bool {
        // Fetched here, not every second: copying them takes longer than riding on.
        let (graph, closures, profile) = (router.graph, router.closures, router.costs.profile)
        let next = isAstray ? nil : segments[safe: current]?.edge
        let open = graph.arcs(from: node).filter {
            let other = graph.edge(ofArc: $0).edge
            return other == edge || !closures.edges.contains(other)
        }
        var options = open.filter {
            let (other, isReversed) = graph.edge(ofArc: $0)
            let attributes = graph.attributes(of: other)
            return other != edge && other != next && (isReversed ? attributes.backward : attributes.forward) == .ride
        }
        // In a dead end the rider turns round, but never as a wrong turn.
        if options.isEmpty, isAstray { options = open }
        guard let arc = generator.pick(options) else { return false }
        let (taken, isReversed) = graph.edge(ofArc: arc)
        let shape = isReversed ? graph.shape(of: taken).reversed() : graph.shape(of: taken)
        line = Polyline(shape)
        along = 0
        current = 0
        segments = [
            Segment(
                endsAt: line.length,
                speed: profile.speed(along: taken, in: graph, isReversed: isReversed) * pace,
                edge: taken, node: graph.head(ofArc: arc))
        ]
        return true
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
