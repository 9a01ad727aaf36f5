import Geodesy
import RoadMap
import Routing

/// What of which edges was ridden, and in which direction.
struct RiddenEdges {
    private struct Side: Hashable {
        var edge: EdgeID
        var isReversed: Bool
    }

    /// For each, from and to in metres along the edge's geometry.
    private var ranges: [Side: [ClosedRange<Double>]] = [:]
    /// Metres ridden, what was ridden twice counted twice.
    private(set) var distance = 0.0

    /// Adds a line along the network, up to so many metres from its start.
    mutating func add(_ segments: [RouteLeg.Segment], along line: Polyline, upTo end: Double, in graph: RoadGraph) {
        var start = 0.0
        for segment in segments {
            let last = min(segment.endsAt, end)
            if last > start {
                distance += last - start
                let range = range(of: segment, from: start, to: last, along: line, in: graph)
                ranges[Side(edge: segment.edge, isReversed: segment.isReversed), default: []].append(range)
            }
            start = segment.endsAt
        }
    }

    private func range(
        of segment: RouteLeg.Segment, from start: Double, to end: Double, along line: Polyline, in graph: RoadGraph
    ) -> ClosedRange<Double> {
        let shape = Polyline(graph.shape(of: segment.edge))
        // Whole edges need no search, which at a loop could find the wrong end.
        if abs(end - start - shape.length) < 0.05 { return 0...shape.length }
        let places = [start, end].map { distance in
            line.coordinate(at: distance).flatMap { shape.nearest(to: $0) }?.along ?? 0
        }
        return min(places[0], places[1])...max(places[0], places[1])
    }

    /// Metres of this ride on roads that the other has ridden, in whichever direction and however often.
    func distance(onRoadsOf other: RiddenEdges) -> Double {
        var total = 0.0
        for (side, mine) in ranges {
            let theirs = [false, true].flatMap { other.ranges[Side(edge: side.edge, isReversed: $0)] ?? [] }
            for mine in mine {
                total += RiddenEdges.length(
                    ofUnion: theirs.filter { $0.overlaps(mine) }.map { $0.clamped(to: mine) })
            }
        }
        return total
    }

    /// Metres that both have ridden, in the same direction, counted once.
    func common(with other: RiddenEdges) -> Double {
        var total = 0.0
        for (side, mine) in ranges {
            guard let theirs = other.ranges[side] else { continue }
            let shared = mine.flatMap { mine in
                theirs.filter { $0.overlaps(mine) }.map { $0.clamped(to: mine) }
            }
            total += RiddenEdges.length(ofUnion: shared)
        }
        return total
    }

    private static func length(ofUnion ranges: [ClosedRange<Double>]) -> Double {
        var total = 0.0
        var reached = -Double.infinity
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > reached {
            total += range.upperBound - max(range.lowerBound, reached)
            reached = range.upperBound
        }
        return total
    }
}
