/// The search for the cheapest path between two places, led toward the target by a lower bound.
///
/// Source: Hart, Nilsson and Raphael (1968). With a consistent bound every node is settled once, at its least cost.
enum AStar {
    /// The cheapest way from start to end.
    struct Found {
        var cost: UInt32
        /// Whole arcs between the parts of arcs at the ends.
        var arcs: [Int]
        /// The arc that is entered at the start; `nil` where the way runs straight along one edge.
        var first: UInt32?
        /// The arc that is left at the end.
        var last: UInt32
    }

    /// Finds the cheapest way; `nil` where there is none.
    ///
    /// - Complexity: O((nodes + arcs) log nodes) at worst; a corridor between the two places as a rule.
    static func search(
        graph: RoadGraph, costs: borrowing ArcCosts, ends: SearchEnds, workspace: inout SearchWorkspace
    ) -> Found? {
        workspace.begin()
        var best = ends.direct?.cost ?? ArcCosts.infinite
        var bestEnd: SearchEnds.Stub?
        let targets = ends.ends.map { (place: graph.nodePlaces[Int($0.node)], cost: $0.cost) }
        let bound = costs.bound

        @inline(__always) func lowerBound(_ place: FixedCoordinate) -> UInt32 {
            var least = ArcCosts.infinite
            for target in targets {
                least = min(
                    least, min(bound.cost(from: place, to: target.place), ArcCosts.infinite - target.cost) + target.cost
                )
            }
            return least
        }

        let stamp = workspace.stamp
        for start in ends.starts {
            let node = Int(start.node)
            guard workspace.labels[node].stamp != stamp || start.cost < workspace.labels[node].cost else { continue }
            let remaining = lowerBound(graph.nodePlaces[node])
            workspace.labels[node] = SearchWorkspace.Label(
                stamp: stamp, cost: start.cost, bound: remaining, arc: SearchWorkspace.noArc)
            workspace.heap.push(key: start.cost + remaining, node: start.node)
        }

        let firstArcs = graph.firstArcs.values.span
        let heads = graph.arcHeads.values.span
        let places = graph.nodePlaces.values.span
        let arcCosts = costs.values.span
        while let (key, popped) = workspace.heap.pop() {
            guard key < best else { break }
            let node = Int(popped)
            let label = workspace.labels[node]
            guard key == label.cost + label.bound else { continue }
            workspace.settledNodes += 1
            for end in ends.ends where end.node == popped {
                let total = label.cost + end.cost
                if total < best {
                    best = total
                    bestEnd = end
                }
            }
            for arc in Int(firstArcs[node])..<Int(firstArcs[node + 1]) {
                let cost = label.cost &+ arcCosts[arc]
                guard cost < best else { continue }
                let head = Int(heads[arc])
                let known = workspace.labels[head]
                let remaining: UInt32
                if known.stamp == stamp {
                    guard cost < known.cost else { continue }
                    remaining = known.bound
                } else {
                    remaining = lowerBound(places[head])
                }
                guard cost + remaining < best else { continue }
                workspace.labels[head] = SearchWorkspace.Label(
                    stamp: stamp, cost: cost, bound: remaining, arc: UInt32(truncatingIfNeeded: arc))
                workspace.heap.push(key: cost + remaining, node: heads[arc])
            }
        }

        guard best < ArcCosts.infinite else { return nil }
        guard let bestEnd else {
            return ends.direct.map { Found(cost: $0.cost, arcs: [], first: nil, last: $0.arc) }
        }
        let arcs = workspace.path(to: bestEnd.node, in: graph)
        let entry = arcs.first.map { UInt32(graph.tail(ofArc: $0)) } ?? bestEnd.node
        let first = ends.starts.filter { $0.node == entry }.min { $0.cost < $1.cost }
        return Found(cost: best, arcs: arcs, first: first?.arc, last: bestEnd.arc)
    }
}
