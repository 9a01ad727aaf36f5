package import Geodesy
package import RoadMap

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
        var bends = TimeBends()
        var before = 0.0
        for number in timed.indices {
            let part = RouteLeg.part(ofSegment: number, of: segments, from: start, to: end)
            let segment = timed[number]
            let pace = costs.pace(on: segment.edge, isReversed: segment.isReversed, part: part, in: graph)
            timed[number].duration = max(segment.endsAt - before, 0) * pace
            if graph.hasHeights { bends.add(segment, from: before, part: part, costs: costs, graph: graph) }
            before = segment.endsAt
        }
        self.init(start: start, end: end, segments: timed, line: line, bends: bends)
    }

    /// What lies behind a place on the leg, `distance` metres from its start; `start` is that place on the network.
    package func rest(from distance: Double, start: Snap) -> RouteLeg {
        var left: [Segment] = []
        var bends = TimeBends()
        var before = 0.0
        for segment in segments {
            if segment.endsAt > distance {
                var piece = segment
                piece.endsAt -= distance
                if before < distance {
                    let share = remainingShare(at: distance, from: before, to: segment.endsAt)
                    piece.duration *= share
                    bends = self.bends?.rest(behind: distance, to: segment.endsAt, share: 1 - share) ?? bends
                    if let own = self.bends { bends.add(own, behind: segment.endsAt, movedBy: -distance) }
                } else if left.isEmpty, let own = self.bends {
                    bends.add(own, behind: distance, movedBy: -distance)
                }
                left.append(piece)
            }
            before = segment.endsAt
        }
        return RouteLeg(
            start: start, end: end, segments: left, line: Polyline(line.slice(from: distance, to: line.length)),
            bends: bends)
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
        var bends = bends ?? TimeBends()
        if let others = next.bends { bends.add(others, behind: 0, movedBy: shift) }
        return RouteLeg(start: start, end: next.end, segments: joined, line: line, bends: bends)
    }

    private init(start: Snap, end: Snap, segments: [Segment], line: Polyline, bends: TimeBends) {
        let duration = segments.reduce(0) { $0 + $1.duration }
        self.init(
            start: start, end: end, segments: segments, line: line, duration: duration,
            cost: UInt32(min(max(duration * 1000, 0), Double(ArcCosts.infinite - 1))), arcs: [],
            bends: bends.bends.isEmpty ? nil : bends)
    }
}
