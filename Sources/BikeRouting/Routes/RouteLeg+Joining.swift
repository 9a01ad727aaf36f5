package import Geodesy

extension RouteLeg {
    /// A leg along roads that no search has found, as those of a planned track; its durations are the profile's.
    ///
    /// - Parameters:
    ///   - stretches: at least one.
    ///   - line: from the start of the first to the end of the last.
    package init(
        along stretches: [Stretch], line: Polyline, from start: Snap, to end: Snap, graph: RoadGraph, costs: ArcCosts
    ) {
        var timed = stretches
        var before = 0.0
        for number in timed.indices {
            let pace = costs.pace(on: graph.attributes(of: timed[number].edge), isReversed: timed[number].isReversed)
            timed[number].duration = max(timed[number].endsAt - before, 0) * pace
            before = timed[number].endsAt
        }
        self.init(start: start, end: end, stretches: timed, line: line)
    }

    /// What lies behind a place on the leg, `distance` metres from its start; `start` is that place on the network.
    package func rest(from distance: Double, start: Snap) -> RouteLeg {
        var left: [Stretch] = []
        var before = 0.0
        for stretch in stretches {
            let length = stretch.endsAt - before
            if stretch.endsAt > distance {
                var piece = stretch
                piece.endsAt -= distance
                if before < distance, length > 0 { piece.duration *= piece.endsAt / length }
                left.append(piece)
            }
            before = stretch.endsAt
        }
        return RouteLeg(
            start: start, end: end, stretches: left, line: Polyline(line.slice(from: distance, to: line.length)))
    }

    /// This leg and another that begins where it ends.
    package func joined(to next: RouteLeg) -> RouteLeg {
        var joined = stretches
        let line = Polyline(self.line.coordinates + next.line.coordinates)
        // Between the two lines there may be some centimetres.
        let shift = line.length - next.line.length
        for stretch in next.stretches {
            var moved = stretch
            moved.endsAt += shift
            joined.append(moved)
        }
        return RouteLeg(start: start, end: next.end, stretches: joined, line: line)
    }

    private init(start: Snap, end: Snap, stretches: [Stretch], line: Polyline) {
        let duration = stretches.reduce(0) { $0 + $1.duration }
        self.init(
            start: start, end: end, stretches: stretches, line: line, duration: duration,
            cost: UInt32(min(max(duration * 1000, 0), Double(ArcCosts.infinite - 1))), arcs: [])
    }
}
