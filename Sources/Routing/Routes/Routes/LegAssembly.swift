import Geodesy
import RoadMap

/// Makes a leg out of what a search found: geometry, distances and riding times.
struct LegAssembly: ~Copyable {
    private let graph: RoadGraph
    private let costs: ArcCosts
    private var coordinates: GrowingBuffer<Coordinate>
    private var parts: GrowingBuffer<RiddenPart>

    private struct RiddenPart: BitwiseCopyable {
        var arc: ArcID
        var edge: EdgeID
        var isReversed: Bool
        /// How many points the geometry has up to its end.
        var points: Int
        var secondsPerMetre: Double
        /// Seconds lost in turning into it, and at its end.
        var delay: Double
    }

    static func leg(
        graph: RoadGraph, costs: ArcCosts, from start: Snap, to end: Snap, found: FoundPath
    ) -> RouteLeg {
        var assembly = LegAssembly(graph: graph, costs: costs, arcs: found.arcs.count)
        let last = found.last
        if let first = found.first {
            assembly.ride(arc: first, of: graph, costs, from: start, to: nil)
            assembly.ride(found.arcs[...], of: graph, costs)
            assembly.ride(arc: last, of: graph, costs, from: nil, to: end)
        } else {
            assembly.ride(arc: last, of: graph, costs, from: start, to: end)
        }
        return assembly.finish(from: start, to: end, cost: found.cost)
    }

    /// A leg that ends with the rest of another leg.
    ///
    /// - Parameters:
    ///   - prefix: the arcs before the rest; all are whole, except the first, of which a part is ridden.
    ///   - kept: indices of the other leg's arcs, without its first one, that follow the first arc of the prefix.
    ///   - joint: the arc of the other leg at whose end the prefix ends and the rest begins. It is not that leg's last arc.
    static func leg(
        graph: RoadGraph, costs: ArcCosts, from start: Snap, prefix: ContiguousArray<ArcID>, keeping kept: Range<Int>,
        joining rest: RouteLeg, at joint: Int, cost: UInt32
    ) -> RouteLeg {
        var assembly = LegAssembly(graph: graph, costs: costs, arcs: prefix.count)
        assembly.ride(arc: prefix[0], of: graph, costs, from: start, to: nil)
        if !kept.isEmpty { assembly.ride(kept, of: rest) }
        assembly.ride(Array(prefix[(kept.count + 1)...])[...], of: graph, costs)
        return assembly.finish(from: start, joining: rest, at: joint, cost: cost)
    }

    /// Rides whole arcs as another leg does.
    private mutating func ride(_ places: Range<Int>, of leg: RouteLeg) {
        let (line, arcs) = (leg.line, leg.arcs)
        var point = Int(arcs[places.lowerBound - 1].points)
        var number = leg.segment(behind: line.distances[point - 1])
        for place in places {
            var segment = RiddenPart(
                arc: arcs[place].arc, edge: .missing, isReversed: false, points: 0, secondsPerMetre: 0, delay: 0)
            let before = line.distances[point - 1]
            while point < Int(arcs[place].points) {
                coordinates.push(line.coordinates[point])
                point += 1
            }
            // One without length is no segment there, and will be none here.
            if line.distances[point - 1] > before {
                let ridden = leg.segments[number]
                (segment.edge, segment.isReversed, segment.delay) = (ridden.edge, ridden.isReversed, ridden.duration)
                number += 1
            }
            segment.points = coordinates.count
            parts.push(segment)
        }
    }

    private init(graph: RoadGraph, costs: ArcCosts, arcs: Int) {
        self.graph = graph
        self.costs = costs
        coordinates = GrowingBuffer(capacity: 4 * arcs + 16)
        parts = GrowingBuffer(capacity: arcs + 2)
    }

    /// Rides an arc from a place on it to its end, from its start to a place on it, or from a place to another.
    ///
    /// The graph and the costs are arguments, since a mutating method would copy its own for each call that it makes with them.
    private mutating func ride(
        arc: ArcID, of graph: borrowing RoadGraph, _ costs: borrowing ArcCosts, from start: Snap?, to end: Snap?
    ) {
        let (edge, isReversed) = graph.edge(ofArc: arc)
        add(part(of: edge, isReversed, from: start, to: end))
        let attributes = graph.attributes(of: edge)
        let delays = costs.delays(ofArc: arc, on: attributes, isReversed: isReversed)
        func share(_ snap: Snap) -> Double { isReversed ? 1 - snap.fraction : snap.fraction }
        let from = start.map(share) ?? 0
        let part = from...max(end.map(share) ?? 1, from)
        parts.push(
            RiddenPart(
                arc: arc, edge: edge, isReversed: isReversed, points: coordinates.count,
                secondsPerMetre: costs.pace(on: edge, isReversed: isReversed, part: part, in: graph),
                delay: (start == nil ? delays.before : 0) + (end == nil ? delays.after : 0)))
    }

    /// Rides whole arcs.
    ///
    /// What lies scattered in the map is read in loops of their own before it is used, in which no read waits for another one.
    private mutating func ride(
        _ arcs: ArraySlice<ArcID>, of graph: borrowing RoadGraph, _ costs: borrowing ArcCosts
    ) {
        withUnsafeTemporaryAllocation(of: WholeEdge.self, capacity: arcs.count) { edges in
            var count = 0
            for arc in arcs {
                edges.initializeElement(at: count, to: WholeEdge(graph.directedEdge(ofArc: arc), of: graph))
                count &+= 1
            }
            for place in 0..<count { edges[place].readPlaces(of: graph) }
            count = 0
            for arc in arcs {
                let edge = edges[count]
                count &+= 1
                add(edge)
                let delays = costs.delays(ofArc: arc, on: edge.attributes, isReversed: edge.edge.isReversed)
                parts.push(
                    RiddenPart(
                        arc: arc, edge: edge.edge.edge, isReversed: edge.edge.isReversed, points: coordinates.count,
                        secondsPerMetre: costs.pace(
                            on: edge.edge.edge, edge.attributes, isReversed: edge.edge.isReversed, in: graph),
                        delay: delays.before + delays.after))
            }
        }
    }

    private mutating func add(_ points: some Sequence<Coordinate>) {
        for point in points where coordinates.last != point { coordinates.push(point) }
    }

    /// Adds an edge's points from one end to the other.
    @inline(__always)
    private mutating func add(_ edge: WholeEdge) {
        var cursor = ShapeCursor(first: edge.first, record: edge.record, last: edge.last)
        let isReversed = edge.edge.isReversed
        // What comes last in the data is where one starts against it.
        let start = (isReversed ? edge.last : edge.first).coordinate
        if coordinates.last != start { coordinates.push(start) }
        let seam = coordinates.count
        var previous = cursor.place
        while cursor.advance() {
            if cursor.place != previous { coordinates.push((isReversed ? previous : cursor.place).coordinate) }
            previous = cursor.place
        }
        if isReversed { coordinates.reverse(from: seam) }
    }

    private func part(of edge: EdgeID, _ isReversed: Bool, from start: Snap?, to end: Snap?) -> [Coordinate] {
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
        let ridden = segments(along: line, room: 0)
        let duration = ridden.reduce(0) { $0 + $1.duration }
        return RouteLeg(
            start: start, end: end, segments: ridden, line: line, duration: duration, cost: cost,
            arcs: arcs(room: 0), bends: bends(of: ridden, first: ridden.count, from: start, to: end))
    }

    private consuming func finish(from start: Snap, joining rest: RouteLeg, at joint: Int, cost: UInt32) -> RouteLeg {
        let points = coordinates.count
        let seam = Int(rest.arcs[joint].points) - 1
        let line = Polyline(coordinates.array(), joining: rest.line, at: seam)
        let along = rest.line.distances[seam]
        let shift = line.distances[points - 1] - along
        let firstSegment = rest.segment(behind: along)
        var ridden = segments(along: line, room: rest.segments.count - firstSegment)
        let own = ridden.count
        for var segment in rest.segments[firstSegment...] {
            segment.endsAt += shift
            ridden.append(segment)
        }
        var arcs = arcs(room: rest.arcs.count - joint - 1)
        for var arc in rest.arcs[(joint + 1)...] {
            arc.points = UInt32(Int(arc.points) - seam - 1 + points)
            arcs.append(arc)
        }
        var bends = bends(of: ridden, first: own, from: start, to: rest.end) ?? TimeBends()
        if let others = rest.bends { bends.add(others, behind: along, movedBy: shift) }
        let duration = ridden.reduce(0) { $0 + $1.duration }
        return RouteLeg(
            start: start, end: rest.end, segments: ridden, line: line, duration: duration, cost: cost, arcs: arcs,
            bends: bends.bends.isEmpty ? nil : bends)
    }

    /// Where time is not spread evenly over one of the first segments.
    private borrowing func bends(
        of segments: [RouteLeg.Segment], first count: Int, from start: Snap, to end: Snap
    ) -> TimeBends? {
        guard graph.hasHeights else { return nil }
        var bends = TimeBends()
        var before = 0.0
        for number in 0..<count {
            let part = RouteLeg.part(ofSegment: number, of: segments, from: start, to: end)
            bends.add(segments[number], from: before, part: part, costs: costs, graph: graph)
            before = segments[number].endsAt
        }
        return bends.bends.isEmpty ? nil : bends
    }

    private borrowing func arcs(room: Int) -> ContiguousArray<RiddenArc> {
        var result: ContiguousArray<RiddenArc> = []
        result.reserveCapacity(parts.count + room)
        parts.forEach { result.append(RiddenArc(arc: $0.arc, points: UInt32($0.points))) }
        return result
    }

    private borrowing func segments(along line: Polyline, room: Int) -> [RouteLeg.Segment] {
        var result: [RouteLeg.Segment] = []
        result.reserveCapacity(parts.count + room)
        var before = 0.0
        parts.forEach { part in
            let endsAt = part.points > 0 ? line.distances[part.points - 1] : 0
            // A search enters and leaves by whole arcs; where a stop lies on a node, a piece without length is left over.
            if endsAt > before {
                result.append(
                    RouteLeg.Segment(
                        edge: part.edge, isReversed: part.isReversed, endsAt: endsAt,
                        duration: (endsAt - before) * part.secondsPerMetre + part.delay))
            }
            before = endsAt
        }
        return result
    }
}

/// An edge that is ridden from one end to the other, with what lies scattered in the map.
private struct WholeEdge: BitwiseCopyable {
    let edge: DirectedEdge
    let attributes: EdgeAttributes
    /// In the direction of its geometry.
    private let ends: (first: NodeID, last: NodeID)
    let record: ShapeRecord
    var first = FixedCoordinate(longitude: 0, latitude: 0)
    var last = FixedCoordinate(longitude: 0, latitude: 0)

    @inline(__always)
    init(_ edge: DirectedEdge, of graph: borrowing RoadGraph) {
        self.edge = edge
        attributes = graph.attributes(of: edge.edge)
        ends = graph.ends(of: edge.edge)
        record = graph.shapes.record(of: edge.edge)
    }

    @inline(__always)
    mutating func readPlaces(of graph: borrowing RoadGraph) {
        first = graph.place(ofNode: ends.first)
        last = graph.place(ofNode: ends.last)
    }
}

extension RouteLeg {
    /// The first segment that ends more than so many metres after the start.
    ///
    /// - Complexity: O(log segments).
    package func segment(behind along: Double) -> Int {
        var (low, high) = (0, segments.count)
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].endsAt <= along { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
