public import RoadMap

extension Router {
    /// The least costs in milliseconds from one place to many, `nil` where there is no path.
    public mutating func costs(from start: Snap, to ends: [Snap]) -> [UInt32?] {
        let matrix = costs(from: [start], to: ends)
        return ends.indices.map { matrix[0, $0] }
    }

    /// The least costs from each of some places to each of others.
    ///
    /// - Complexity: with a contraction hierarchy O(arcs above all places × starts / 8), on all cores; with other methods
    ///   Dijkstra's search from each start.
    public mutating func costs(from starts: [Snap], to ends: [Snap]) -> CostMatrix {
        var values = ContiguousArray<UInt32>()
        if let hierarchy = search.hierarchy {
            values = hierarchyCosts(hierarchy, from: starts, to: ends)
        } else {
            for start in starts {
                let row = OneToMany.search(
                    graph: search.graph, costs: search.costs, from: start, to: ends, workspace: &workspace)
                values.append(contentsOf: row.lazy.map { $0 ?? ArcCosts.infinite })
            }
        }
        return CostMatrix(startCount: starts.count, endCount: ends.count, values: values)
    }

    private mutating func hierarchyCosts(
        _ hierarchy: CustomizedMetric, from starts: [Snap], to ends: [Snap]
    ) -> ContiguousArray<UInt32> {
        let sources = starts.map {
            workspace.ends.setStart(graph: search.graph, costs: search.costs, $0, isUnderWay: false)
            return Array(workspace.ends.starts)
        }
        let targets = ends.map {
            workspace.ends.setEnd(graph: search.graph, costs: search.costs, $0)
            return Array(workspace.ends.ends)
        }
        let nodes = [sources, targets].joined().joined().lazy.map { $0.node }
        var values = EliminationTreeTable(above: nodes, in: hierarchy).costs(from: sources, to: targets)
        // Straight along one edge.
        var endsOnEdges: [EdgeID: [Int]] = [:]
        for (number, end) in ends.enumerated() { endsOnEdges[end.edge, default: []].append(number) }
        for (row, start) in starts.enumerated() {
            for column in endsOnEdges[start.edge] ?? [] {
                let direct = SearchEnds.direct(
                    graph: search.graph, costs: search.costs, from: start, to: ends[column])
                let place = row * ends.count + column
                values[place] = min(values[place], direct?.cost ?? ArcCosts.infinite)
            }
        }
        return values
    }

    /// The least costs in milliseconds from one place to all nodes, by their numbers; `ArcCosts.infinite` where there is no
    /// path, or none that costs less than `limit`.
    ///
    /// - Complexity: O(arcs of the hierarchy) with a contraction hierarchy; O((nodes + arcs) log nodes) within the limit with
    ///   other methods.
    public mutating func costsToNodes(
        from start: Snap, below limit: UInt32 = ArcCosts.infinite
    ) -> ContiguousArray<UInt32> {
        workspace.ends.setStart(graph: search.graph, costs: search.costs, start, isUnderWay: false)
        if let hierarchy = search.hierarchy {
            return hierarchy.costsToNodes(from: workspace.ends.starts, below: limit)
        }
        let (graph, values, starts) = (search.graph, search.costs.values, workspace.ends.starts)
        var result = ContiguousArray(repeating: ArcCosts.infinite, count: graph.nodeCount)
        OneToAll.search(
            from: starts.lazy.map { (node: $0.node, cost: $0.cost) }, firstArcs: graph.firstArcs.values.span,
            heads: graph.arcHeads.values.span, arcCosts: values.span, below: limit, costs: &result,
            heap: &workspace.forward.heap)
        return result
    }
}
