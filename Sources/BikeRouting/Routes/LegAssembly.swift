import Geodesy

/// Makes a leg out of what a search found: geometry, distances and riding times.
struct LegAssembly: ~Copyable {
    private let graph: RoadGraph
    private let costs: ArcCosts
    private var coordinates: GrowingBuffer<Coordinate>
    private var stretches: GrowingBuffer<Stretch>

    private struct Stretch: BitwiseCopyable {
        var edge: RoadGraph.EdgeID
        var isReversed: Bool
        /// How many points the geometry has up to its end.
        var points: Int
        var secondsPerMetre: Double
        /// Seconds lost in turning into it, and at its end.
        var delay: Double
    }

    static func leg(
        graph: RoadGraph, costs: ArcCosts, from start: Snap, to end: Snap, found: FoundWay
    ) -> RouteLeg {
        var assembly = LegAssembly(graph: graph, costs: costs, arcs: found.arcs.count)
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

    private init(graph: RoadGraph, costs: ArcCosts, arcs: Int) {
        self.graph = graph
        self.costs = costs
        coordinates = GrowingBuffer(capacity: 4 * arcs + 16)
        stretches = GrowingBuffer(capacity: arcs + 2)
    }

    /// Rides an arc from a place on it, or its start, to a place on it, or its end.
    private mutating func ride(arc: Int, from start: Snap?, to end: Snap?) {
        let (edge, isReversed) = graph.edge(ofArc: arc)
        if start == nil, end == nil {
            addWhole(edge, isReversed)
        } else {
            add(part(of: edge, isReversed, from: start, to: end))
        }
        let attributes = graph.attributes(of: edge)
        let delays = costs.delays(ofArc: arc, on: attributes, isReversed: isReversed)
        stretches.push(
            Stretch(
                edge: edge, isReversed: isReversed, points: coordinates.count,
                secondsPerMetre: costs.pace(on: attributes, isReversed: isReversed),
                delay: (start == nil ? delays.before : 0) + (end == nil ? delays.after : 0)))
    }

    private mutating func add(_ points: some Sequence<Coordinate>) {
        for point in points where coordinates.last != point { coordinates.push(point) }
    }

    /// Adds an edge's points from one end to the other.
    private mutating func addWhole(_ edge: RoadGraph.EdgeID, _ isReversed: Bool) {
        var cursor = graph.cursor(on: edge, graph.shapes.record(of: edge))
        // What comes last in the data is where one starts against it.
        add(CollectionOfOne((isReversed ? cursor.last : cursor.place).coordinate))
        let seam = coordinates.count
        var previous = cursor.place
        while cursor.advance() {
            if cursor.place != previous { coordinates.push((isReversed ? previous : cursor.place).coordinate) }
            previous = cursor.place
        }
        if isReversed { coordinates.reverse(from: seam) }
    }

    private func part(of edge: RoadGraph.EdgeID, _ isReversed: Bool, from start: Snap?, to end: Snap?) -> [Coordinate] {
        let shape = graph.shape(of: edge)
        let line = Polyline(isReversed ? shape.reversed() : shape)
        func along(_ snap: Snap) -> Double {
            line.length * (isReversed ? 1 - snap.fraction : snap.fraction)
        }
        var points = line.slice(from: start.map(along) ?? 0, to: end.map(along) ?? line.length)
        // The places themselves, not what their fractions round to.
        if let first = start?.coordinate ?? line.coordinates.first, !points.isEmpty { points[0] = first }
        if let last = end?.coordinate ?? line.coordinates.last, !points.isEmpty { points[points.count - 1] = last }
        return points
    }

    private consuming func finish(from start: Snap, to end: Snap, cost: UInt32) -> RouteLeg {
        let line = Polyline(coordinates.array())
        var result: [RouteLeg.Stretch] = []
        result.reserveCapacity(stretches.count)
        var before = 0.0
        for stretch in stretches.array() {
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
