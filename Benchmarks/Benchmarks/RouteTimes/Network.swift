import RoadMap
import Routing

/// The graph that searches see, as plain columns that any program can take.
struct Network {
    var tails: [UInt32] = []
    var heads: [UInt32] = []
    /// Milliseconds as the profile feels them.
    var weights: [UInt32] = []
    private var firstArcs: [Int] = []
    private let nodeCount: Int

    init(_ graph: RoadGraph, _ costs: ArcCosts) {
        nodeCount = graph.nodeCount
        for node in graph.nodes {
            firstArcs.append(tails.count)
            for arc in graph.arcs(from: node) {
                tails.append(node.rawValue)
                heads.append(graph.head(ofArc: arc).rawValue)
                weights.append(costs.cost(ofArc: arc))
            }
        }
        firstArcs.append(tails.count)
    }

    /// The least costs from one node to all, `infinite` where there is no way: Dijkstra's search, plainly written, that
    /// shares nothing with what it is to check.
    func costs(from start: UInt32) -> [UInt32] {
        var costs = [UInt32](repeating: ArcCosts.infinite, count: nodeCount)
        // One bucket a second: arcs are longer or shorter than that, so a bucket is gone through until it is empty.
        var buckets: [Int: [UInt32]] = [0: [start]]
        var last = 0
        var current = 0
        costs[Int(start)] = 0
        while current <= last {
            while let open = buckets.removeValue(forKey: current) {
                for node in open where Int(costs[Int(node)] / 1000) == current {
                    for arc in firstArcs[Int(node)]..<firstArcs[Int(node) + 1] {
                        let cost = costs[Int(node)] + weights[arc]
                        guard cost < costs[Int(heads[arc])] else { continue }
                        costs[Int(heads[arc])] = cost
                        buckets[Int(cost / 1000), default: []].append(heads[arc])
                        last = max(last, Int(cost / 1000))
                    }
                }
            }
            current += 1
        }
        return costs
    }
}
