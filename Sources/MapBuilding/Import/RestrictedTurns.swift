import MapFileWriting
import RoadNetwork
import TimeConditions

/// Turns a file's restrictions into sequences of edges that must not be ridden.
///
/// Where a rider pushes the bicycle, no restriction holds: they walk. A restriction whose ways are missing, do not meet
/// or meet in more than one way is skipped and counted.
struct RestrictedTurns {
    private typealias Edge = RoadNetworkBuilder.DirectedEdge

    /// How many restrictions were understood.
    package private(set) var applied = 0
    /// How many name ways of this map and were not understood.
    private(set) var unclear = 0
    /// How many of those understood hold at certain times only.
    private(set) var timed = 0

    private var edgesOfWays: [Int64: Range<Int>] = [:]
    private var leaving: [Int: [Edge]] = [:]

    /// Forbids in `network` what `restrictions` forbid.
    ///
    /// - Parameters:
    ///   - edgeStarts: way w's edges are `edgeStarts[w]..<edgeStarts[w + 1]`.
    ///   - junction: the network's node for an OSM node, if it has become one.
    static func forbid(
        _ restrictions: [TurnRestriction], wayIDs: ContiguousArray<Int64>, edgeStarts: ContiguousArray<UInt32>,
        in network: inout RoadNetworkBuilder, junction: (Int64) -> Int?
    ) -> RestrictedTurns {
        var turns = RestrictedTurns()
        guard !restrictions.isEmpty else { return turns }
        let needed = Set(restrictions.lazy.flatMap { $0.from + $0.to + $0.viaWays })
        for (row, id) in wayIDs.enumerated() where needed.contains(id) {
            turns.edgesOfWays[id] = Int(edgeStarts[row])..<Int(edgeStarts[row + 1])
        }
        turns.findLeaving(network)
        for restriction in restrictions {
            guard restriction.from.contains(where: { turns.edgesOfWays[$0] != nil }) else { continue }
            guard let sequences = turns.sequences(restriction, network, junction) else {
                if restriction.stands { turns.unclear += 1 }
                continue
            }
            for sequence in sequences {
                if let times = restriction.times {
                    network.forbid(sequence, when: times)
                } else {
                    network.forbid(sequence)
                }
            }
            if restriction.times != nil { turns.timed += 1 }
            if restriction.stands { turns.applied += 1 }
        }
        return turns
    }

    /// The edges that are ridden away from the ends of the ways that restrictions name.
    private mutating func findLeaving(_ network: RoadNetworkBuilder) {
        for range in edgesOfWays.values {
            for number in range {
                guard let edge = network.edge(number) else { continue }
                leaving[edge.first] = []
                leaving[edge.last] = []
            }
        }
        for number in 0..<network.edgeCount {
            guard let edge = network.edge(number) else { continue }
            let (ahead, back) = (Edge(edge: number, isReversed: false), Edge(edge: number, isReversed: true))
            if edge.attributes.forward == .ride || network.opensForRiding(ahead) { leaving[edge.first]?.append(ahead) }
            if edge.attributes.backward == .ride || network.opensForRiding(back) { leaving[edge.last]?.append(back) }
        }
    }

    private func sequences(
        _ restriction: TurnRestriction, _ network: RoadNetworkBuilder, _ junction: (Int64) -> Int?
    ) -> [[Edge]]? {
        let beginnings: [[Edge]]
        switch restriction.via {
        case .node(let id):
            guard let node = junction(id) else { return nil }
            beginnings = restriction.from.compactMap { arrival(on: $0, at: node, network).map { [$0] } }
        case .ways(let ways):
            beginnings = restriction.from.compactMap { passage(from: $0, through: ways, network) }
        }
        var sequences: [[Edge]]?
        for beginning in beginnings {
            guard let last = beginning.last, let node = head(last, network) else { continue }
            let targets = restriction.to.compactMap { departure(on: $0, at: node, after: last, network) }
            guard !targets.isEmpty else { continue }
            let forbidden = restriction.isOnly ? (leaving[node] ?? []).filter { !targets.contains($0) } : targets
            sequences = (sequences ?? []) + forbidden.map { beginning + [$0] }
        }
        return sequences
    }

    /// The edge on which a way is ridden to a node; `nil` where there is none, or more than one.
    private func arrival(on way: Int64, at node: Int, _ network: RoadNetworkBuilder) -> Edge? {
        let found = ridden(on: way, network).filter { head($0, network) == node }
        return found.count == 1 ? found[0] : nil
    }

    /// The edge on which a way is ridden from a node; turning back counts only where it is the same way and the only one.
    private func departure(on way: Int64, at node: Int, after last: Edge, _ network: RoadNetworkBuilder) -> Edge? {
        let found = ridden(on: way, network).filter { tail($0, network) == node }
        let onward = found.filter { $0.edge != last.edge }
        return found.count == 1 ? found[0] : onward.count == 1 ? onward[0] : nil
    }

    /// The edges from a way's last one through all ways between.
    private func passage(from way: Int64, through ways: [Int64], _ network: RoadNetworkBuilder) -> [Edge]? {
        guard let first = ways.first else { return nil }
        for ends in [chain(first, isReversed: false, network), chain(first, isReversed: true, network)] {
            guard let start = ends.first.flatMap({ tail($0, network) }),
                let arrival = arrival(on: way, at: start, network)
            else { continue }
            var path = [arrival] + ends
            for next in ways.dropFirst() {
                guard let node = path.last.flatMap({ head($0, network) }) else { return nil }
                let options = [chain(next, isReversed: false, network), chain(next, isReversed: true, network)]
                guard let onward = options.first(where: { $0.first.flatMap { tail($0, network) } == node }) else {
                    return nil
                }
                path += onward
            }
            return path
        }
        return nil
    }

    /// All edges of a way one after the other, if it can be ridden like that from one end to the other.
    private func chain(_ way: Int64, isReversed: Bool, _ network: RoadNetworkBuilder) -> [Edge] {
        let range = edgesOfWays[way] ?? 0..<0
        let edges = range.map { Edge(edge: $0, isReversed: isReversed) }
        let chain = isReversed ? edges.reversed() : edges
        guard chain.allSatisfy({ isRidden($0, network) }),
            zip(chain, chain.dropFirst()).allSatisfy({ head($0, network) == tail($1, network) })
        else { return [] }
        return chain
    }

    private func ridden(on way: Int64, _ network: RoadNetworkBuilder) -> [Edge] {
        (edgesOfWays[way] ?? 0..<0).flatMap { number in
            [Edge(edge: number, isReversed: false), Edge(edge: number, isReversed: true)]
        }.filter { isRidden($0, network) }
    }

    private func isRidden(_ edge: Edge, _ network: RoadNetworkBuilder) -> Bool {
        guard let attributes = network.edge(edge.edge)?.attributes else { return false }
        return (edge.isReversed ? attributes.backward : attributes.forward) == .ride || network.opensForRiding(edge)
    }

    private func head(_ edge: Edge, _ network: RoadNetworkBuilder) -> Int? {
        network.edge(edge.edge).map { edge.isReversed ? $0.first : $0.last }
    }

    private func tail(_ edge: Edge, _ network: RoadNetworkBuilder) -> Int? {
        network.edge(edge.edge).map { edge.isReversed ? $0.last : $0.first }
    }
}

extension TurnRestriction {
    /// Whether it counts where no time is given.
    fileprivate var stands: Bool { times?.standing ?? true }

    fileprivate var viaWays: [Int64] {
        if case .ways(let ways) = via { ways } else { [] }
    }
}
