public import RoadMap
import Support

/// How far it is along the least-cost path between two places, without the way itself.
public struct RideMeasures: Sendable, Hashable {
    /// Metres.
    public var distance: Double
    /// Riding time in seconds.
    public var duration: Double
    /// What the search minimised: milliseconds, stretched by the profile's aversions.
    public var cost: UInt32

    package init(distance: Double, duration: Double, cost: UInt32) {
        (self.distance, self.duration, self.cost) = (distance, duration, cost)
    }
}

extension Router {
    /// How far it is from one place to many on the ways that `leg(from:to:)` finds; `nil` where there is none.
    ///
    /// - Complexity: O((nodes + arcs) log nodes), one search for all targets, and the arcs of the ways; with a contraction
    ///   hierarchy one for each, as `leg(from:to:)`.
    public mutating func measures(from start: Snap, to targets: [Snap]) -> [RideMeasures?] {
        search.hierarchy == nil ? measuresTogether(from: start, to: targets) : measuresEach(from: start, to: targets)
    }

    /// How far it is from each of some places to each of others, a row a start; `nil` where there is no path.
    ///
    ///     let rows = router.measures(from: stops, to: stops)  // a table of all pairs
    ///
    /// - Complexity: as `measures(from:to:)` for each start, on all cores, and O(nodes) for up to 16 routers.
    public func measures(from starts: [Snap], to targets: [Snap]) -> [[RideMeasures?]] {
        let search = search
        // A core's router serves a few starts, and there are enough of them for cores of different speed to end together.
        let width = max(4, starts.count / 16)
        let rows = Parallel.map((starts.count + width - 1) / width) { number in
            var router = Router(search)
            var rows: [[RideMeasures?]] = []
            for start in starts.dropFirst(number * width).prefix(width) {
                rows.append(router.measures(from: start, to: targets))
            }
            return rows
        }
        return Array(rows.joined())
    }

    private mutating func measuresEach(from start: Snap, to targets: [Snap]) -> [RideMeasures?] {
        var result: [RideMeasures?] = []
        for target in targets {
            workspace.ends.set(graph: graph, costs: costs, from: start, to: target)
            result.append(search.path(&workspace).map { measures(of: $0, from: start, to: target) })
        }
        return result
    }

    private mutating func measuresTogether(from start: Snap, to targets: [Snap]) -> [RideMeasures?] {
        let least = costs(from: start, to: targets)
        return zip(targets, least).map { target, cost in
            guard let cost else { return nil }
            workspace.ends.set(graph: graph, costs: costs, from: start, to: target)
            let node = workspace.ends.ends.first { end in
                workspace.cost(of: end.node).map { $0 + end.cost == cost } ?? false
            }?.node
            let isDirect = workspace.ends.direct?.cost == cost
            guard let path = workspace.path(through: Meeting(cost: cost, node: isDirect ? nil : node), in: graph) else {
                return nil
            }
            return measures(of: path, from: start, to: target)
        }
    }

    private func measures(of path: FoundPath, from start: Snap, to end: Snap) -> RideMeasures {
        // Asking the router for them at each arc would count references, for which cores wait on one another.
        let (graph, costs) = (graph, costs)
        var result = RideMeasures(distance: 0, duration: 0, cost: path.cost)
        func ride(_ arc: ArcID, from start: Snap?, to end: Snap?) {
            let (edge, isReversed) = graph.edge(ofArc: arc)
            func share(_ snap: Snap) -> Double { isReversed ? 1 - snap.fraction : snap.fraction }
            let (from, to) = (start.map(share) ?? 0, end.map(share) ?? 1)
            let metres = graph.length(of: edge) * (to - from)
            // A piece without length is not part of a leg either.
            guard metres > 0 else { return }
            let delays = costs.delays(ofArc: arc, in: graph)
            result.distance += metres
            result.duration +=
                metres * costs.pace(on: edge, isReversed: isReversed, part: from...to, in: graph)
                + (start == nil ? delays.before : 0) + (end == nil ? delays.after : 0)
        }
        guard let first = path.first else {
            ride(path.last, from: start, to: end)
            return result
        }
        ride(first, from: start, to: nil)
        for arc in path.arcs { ride(arc, from: nil, to: nil) }
        ride(path.last, from: nil, to: end)
        return result
    }
}

#if !hasFeature(Embedded)
    extension RideMeasures: Codable {}
#endif
