import Geodesy

/// Makes a leg out of what a search found: geometry, distances and riding times.
struct LegAssembly {
    private let graph: RoadGraph
    private let profile: BicycleProfile
    private var coordinates: [Coordinate] = []
    private var stretches: [Stretch] = []

    private struct Stretch {
        var edge: RoadGraph.EdgeID
        var isReversed: Bool
        /// How many points the geometry has up to its end.
        var points: Int
        var secondsPerMetre: Double
        /// Seconds lost in turning into it, and at its end.
        var delay: Double
    }

    static func leg(
        graph: RoadGraph, profile: BicycleProfile, from start: Snap, to end: Snap, found: FoundWay
    ) -> RouteLeg {
        var assembly = LegAssembly(graph: graph, profile: profile)
        let last = Int(found.last)
        if let first = found.first {
            assembly.ride(arc: Int(first), from: start, to: nil)
            for arc in found.arcs { assembly.ride(arc: arc, from: nil, to: nil) }
            assembly.ride(arc: last, from: nil, to: end)
        } else {
            assembly.ride(arc: last, from: start, to: end)
        }
        return assembly.finish(from: start, to: end, cost: found.cost)
    }

    private init(graph: RoadGraph, profile: BicycleProfile) {
        self.graph = graph
        self.profile = profile
    }

    /// Rides an arc from a place on it, or its start, to a place on it, or its end.
    private mutating func ride(arc: Int, from start: Snap?, to end: Snap?) {
        let (edge, isReversed) = graph.edge(ofArc: arc)
        let shape = isReversed ? graph.shape(of: edge).reversed() : graph.shape(of: edge)
        let line = Polyline(shape)
        func along(_ snap: Snap) -> Double {
            line.length * (isReversed ? 1 - snap.fraction : snap.fraction)
        }
        var points = line.slice(from: start.map(along) ?? 0, to: end.map(along) ?? line.length)
        // The places themselves, not what their fractions round to.
        if let start, !points.isEmpty { points[0] = start.coordinate }
        if let end, !points.isEmpty { points[points.count - 1] = end.coordinate }
        for point in points where coordinates.last != point { coordinates.append(point) }
        let attributes = graph.attributes(of: edge)
        var delay = end == nil ? profile.delay(after: attributes, isReversed: isReversed) : 0
        if start == nil, graph.isAcrossTraffic(arc) { delay += profile.delayAcrossTraffic }
        stretches.append(
            Stretch(
                edge: edge, isReversed: isReversed, points: coordinates.count,
                secondsPerMetre: 1 / profile.speed(on: attributes, isReversed: isReversed), delay: delay))
    }

    private func finish(from start: Snap, to end: Snap, cost: UInt32) -> RouteLeg {
        let line = Polyline(coordinates)
        var result: [RouteLeg.Stretch] = []
        var before = 0.0
        for stretch in stretches {
            let endsAt = stretch.points > 0 ? line.distances[stretch.points - 1] : 0
            // A search enters and leaves by whole arcs; where a stop lies on a node, a piece without length is left over.
            if endsAt > before {
                result.append(
                    RouteLeg.Stretch(
                        edge: stretch.edge, isReversed: stretch.isReversed, endsAt: endsAt,
                        duration: (endsAt - before) * stretch.secondsPerMetre + stretch.delay))
            }
            before = endsAt
        }
        let duration = result.reduce(0) { $0 + $1.duration }
        return RouteLeg(start: start, end: end, stretches: result, line: line, duration: duration, cost: cost)
    }
}
