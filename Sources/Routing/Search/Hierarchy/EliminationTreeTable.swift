package import RoadMap
import Support

/// The costs from many places to many others: one upward and one downward sweep for eight starts at a time.
///
///     ranks above any start or end, rising
///     ┌──────────────────────────────┐   up:    a rank relaxes the heads of its arcs
///     │ 0  1  2  3  …                │   down:  a rank is relaxed by the heads of its arcs
///     └──────────────────────────────┘
///
/// Sources: Delling, Goldberg, Nowatzyk and Werneck, *PHAST: Hardware-accelerated shortest path trees* (2011), for sweeps with
/// several starts; Buchhold, Sanders and Wagner, *Real-time traffic assignment using engineered customizable contraction
/// hierarchies* (2019), for sweeps over the elimination tree.
package struct EliminationTreeTable {
    /// How many starts share a sweep.
    static let width = 8
    private typealias Lanes = SIMD8<Int32>

    /// The ranks above any place of the table, and the arcs up from them.
    private let ranks: ContiguousArray<Rank>
    private let starts: ContiguousArray<UInt32>
    /// The places in `ranks` of the arcs' heads, each with what its arc costs.
    private let heads: ContiguousArray<UInt32>
    private let costs: ContiguousArray<ArcPair>
    private let places: [Rank: UInt32]
    private let ranksOfNodes: ContiguousArray<Rank>

    /// Collects all ancestors of the nodes at both ends.
    ///
    /// - Complexity: O(arcs above them).
    package init(above nodes: some Sequence<NodeID>, in hierarchy: borrowing CustomizedMetric) {
        let topology = hierarchy.topology
        ranksOfNodes = topology.ranks
        var isTaken: Set<Rank> = []
        for node in nodes {
            var rank = topology.rank(of: node)
            while rank != .missing, isTaken.insert(rank).inserted { rank = topology.parents[rank.index] }
        }
        let ranks = ContiguousArray(isTaken.sorted())
        var places: [Rank: UInt32] = Dictionary(minimumCapacity: ranks.count)
        for (place, rank) in ranks.enumerated() { places[rank] = UInt32(place) }
        var starts: ContiguousArray<UInt32> = [0]
        var heads: ContiguousArray<UInt32> = []
        var costs: ContiguousArray<ArcPair> = []
        for rank in ranks {
            for arc in topology.arcsUp(from: rank) {
                // Every higher neighbour is an ancestor in the tree.
                heads.append(places[topology.upHeads[arc]] ?? 0)
                costs.append(hierarchy.cost(of: arc))
            }
            starts.append(UInt32(heads.count))
        }
        (self.ranks, self.starts, self.heads, self.costs, self.places) = (ranks, starts, heads, costs, places)
    }

    /// Costs as signed numbers that compare as unsigned ones do.
    private static func biased(_ cost: UInt32) -> Int32 { Int32(bitPattern: cost ^ 1 << 31) }
    private static func unbiased(_ cost: Int32) -> UInt32 { UInt32(bitPattern: cost) ^ 1 << 31 }

    /// What it costs from each start to each end, `infinite` where there is no path, a row a start.
    ///
    /// - Parameters:
    ///   - sources: the endpoints of each start.
    ///   - targets: those of each end.
    /// - Complexity: O(arcs above all places × sources / `width`), on all cores.
    package func costs(from sources: [[SearchEnds.Endpoint]], to targets: [[SearchEnds.Endpoint]]) -> ContiguousArray<
        UInt32
    > {
        let batches = (sources.count + EliminationTreeTable.width - 1) / EliminationTreeTable.width
        let rows = Parallel.map(batches) { batch in
            let range =
                batch * EliminationTreeTable.width..<min((batch + 1) * EliminationTreeTable.width, sources.count)
            return batchCosts(from: sources[range], to: targets)
        }
        return ContiguousArray(rows.joined())
    }

    private func batchCosts(
        from sources: ArraySlice<[SearchEnds.Endpoint]>, to targets: [[SearchEnds.Endpoint]]
    ) -> ContiguousArray<UInt32> {
        let unreached = Lanes(repeating: EliminationTreeTable.biased(ArcCosts.infinite))
        var known = ContiguousArray(repeating: unreached, count: ranks.count)
        for (lane, endpoints) in sources.enumerated() {
            for endpoint in endpoints {
                guard let place = places[ranksOfNodes[endpoint.node.index]] else { continue }
                known[Int(place)][lane] = min(known[Int(place)][lane], EliminationTreeTable.biased(endpoint.cost))
            }
        }
        known.withUnsafeMutableBufferPointer { sweep($0, unreached) }
        var result = ContiguousArray<UInt32>()
        result.reserveCapacity(sources.count * targets.count)
        for lane in 0..<sources.count {
            for endpoints in targets {
                var least = ArcCosts.infinite
                for endpoint in endpoints {
                    guard let place = places[ranksOfNodes[endpoint.node.index]] else { continue }
                    least = min(least, EliminationTreeTable.unbiased(known[Int(place)][lane]) &+ endpoint.cost)
                }
                result.append(least)
            }
        }
        return result
    }

    private func sweep(_ known: UnsafeMutableBufferPointer<Lanes>, _ unreached: Lanes) {
        let starts = starts.span
        let heads = heads.span
        let costs = costs.span
        for place in known.indices {
            let here = known[place]
            if here == unreached { continue }
            for arc in Int(starts[place])..<Int(starts[place + 1]) {
                let head = Int(heads[unchecked: arc])
                let there = here &+ Int32(bitPattern: costs[unchecked: arc].up)
                known[head].replace(with: there, where: there .< known[head])
            }
        }
        for place in known.indices.reversed() {
            var here = known[place]
            for arc in Int(starts[place])..<Int(starts[place + 1]) {
                let there = known[Int(heads[unchecked: arc])] &+ Int32(bitPattern: costs[unchecked: arc].down)
                here.replace(with: there, where: there .< here)
            }
            known[place] = here
        }
    }
}
