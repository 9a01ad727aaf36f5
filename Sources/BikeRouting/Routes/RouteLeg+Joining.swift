package import BicycleProfiles
package import Geodesy
package import RoadNetwork

extension RouteLeg {
    /// A leg along roads that no search has found, as those of a planned track; its durations are the profile's.
    ///
    /// - Parameters:
    ///   - segments: at least one.
    ///   - line: from the start of the first to the end of the last.
    package init(
        along segments: [Segment], line: Polyline, from start: Snap, to end: Snap, graph: RoadGraph, costs: ArcCosts
    ) {
        var timed = segments
        var before = 0.0
        for number in timed.indices {
            let pace = costs.pace(on: timed[number].edge, isReversed: timed[number].isReversed, in: graph)
            timed[number].duration = max(timed[number].endsAt - before, 0) * pace
            before = timed[number].endsAt
        }
        self.init(start: start, end: end, segments: timed, line: line)
    }

    /// What lies behind a place on the leg, `distance` metres from its start; `start` is that place on the network.
    package func rest(from distance: Double, start: Snap) -> RouteLeg {
        var left: [Segment] = []
        var before = 0.0
        for segment in segments {
            let length = segment.endsAt - before
            if segment.endsAt > distance {
                var piece = segment
                piece.endsAt -= distance
                if before < distance, length > 0 { piece.duration *= piece.endsAt / length }
                left.append(piece)
            }
            before = segment.endsAt
        }
        return RouteLeg(
            start: start, end: end, segments: left, line: Polyline(line.slice(from: distance, to: line.length)))
    }

    /// This leg and another that begins where it ends.
    package func joined(to next: RouteLeg) -> RouteLeg {
        var joined = segments
        let line = Polyline(self.line.coordinates + next.line.coordinates)
        // Between the two lines there may be some centimetres.
        let shift = line.length - next.line.length
        for segment in next.segments {
            var moved = segment
            moved.endsAt += shift
            joined.append(moved)
        }
        return RouteLeg(start: start, end: next.end, segments: joined, line: line)
    }

    private init(start: Snap, end: Snap, segments: [Segment], line: Polyline) {
        let duration = segments.reduce(0) { $0 + $1.duration }
        self.init(
            start: start, end: end, segments: segments, line: line, duration: duration,
            cost: UInt32(min(max(duration * 1000, 0), Double(ArcCosts.infinite - 1))), arcs: [])
    }
}
