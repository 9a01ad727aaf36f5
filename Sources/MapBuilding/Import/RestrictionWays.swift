import RoadMap

/// The edges of the ways that turn restrictions name, and those that leave their junctions.
struct RestrictionWays {
    typealias Edge = RoadNetworkBuilder.DirectedEdge

    private var edgesOfWays: [Int64: Range<Int>] = [:]
    /// The directions in which edges leave the ends of those ways, ridden or not.
    private var leaving: [Int: [Edge]] = [:]
    /// The network's node for an OSM node, if it has become one.
    private let junction: (Int64) -> Int?

    /// When it is asked whether a street is ridden.
    enum Moment {
        /// Where no time is given.
        case standing
        /// Where conditions are as true as said.
        case truths([String: TimeCondition.Truth])
        /// Without a time or at some time.
        case ever
    }

    /// - Parameters:
    ///   - edgeStarts: way w's edges are `edgeStarts[w]..<edgeStarts[w + 1]`.
    ///   - junction: the network's node for an OSM node, if it has become one.
    init(
        of restrictions: [TurnRestriction], wayIDs: ContiguousArray<Int64>, edgeStarts: ContiguousArray<UInt32>,
        in network: RoadNetworkBuilder, junction: @escaping (Int64) -> Int?
    ) {
        self.junction = junction
        let needed = Set(restrictions.lazy.flatMap { $0.from + $0.to + $0.viaWays })
        for (row, id) in wayIDs.enumerated() where needed.contains(id) {
            edgesOfWays[id] = Int(edgeStarts[row])..<Int(edgeStarts[row + 1])
        }
        guard !edgesOfWays.isEmpty else { return }
        for range in edgesOfWays.values {
            for number in range {
                guard let edge = network.edge(number) else { continue }
                leaving[edge.first] = []
                leaving[edge.last] = []
            }
        }
        for number in 0..<network.edgeCount {
            guard let edge = network.edge(number) else { continue }
            leaving[edge.first]?.append(Edge(edge: number, isReversed: false))
            leaving[edge.last]?.append(Edge(edge: number, isReversed: true))
        }
    }

    /// Whether the map has a way that a restriction starts from.
    func hasStart(of restriction: TurnRestriction) -> Bool {
        restriction.from.contains { edgesOfWays[$0] != nil }
    }

    /// The conditions that decide which of the edges are ridden that a restriction is about, each once.
    func ridingConditions(of restriction: TurnRestriction, _ network: RoadNetworkBuilder) -> [String] {
        var numbers = (restriction.from + restriction.viaWays + restriction.to).flatMap { way in
            Array(edgesOfWays[way] ?? 0..<0)
        }
        if restriction.isOnly {
            let ends = numbers.compactMap { network.edge($0) }.flatMap { [$0.first, $0.last] }
            let junctions = if case .node(let id) = restriction.via { junction(id).map { [$0] } ?? [] } else { ends }
            numbers += junctions.flatMap { leaving[$0] ?? [] }.map(\.edge)
        }
        var found: [String] = []
        for number in numbers {
            guard let times = network.times(ofEdge: number) else { continue }
            let riding = times.map { [$0.forward == .ride, $0.backward == .ride] }.reduced
            guard Set(riding.outcomes).count > 1 else { continue }
            for condition in riding.conditions where !found.contains(condition) { found.append(condition) }
        }
        return found
    }

    /// The sequences of edges that a restriction forbids to riders; `nil` where its ways do not meet, meet in more than one
    /// way, or are not ridden like that.
    func sequences(_ restriction: TurnRestriction, _ network: RoadNetworkBuilder, _ moment: Moment) -> [[Edge]]? {
        let beginnings: [[Edge]]
        switch restriction.via {
        case .node(let id):
            guard let node = junction(id) else { return nil }
            beginnings = restriction.from.compactMap { arrival(on: $0, at: node, network, moment).map { [$0] } }
        case .ways(let ways):
            beginnings = restriction.from.compactMap { passage(from: $0, through: ways, network, moment) }
        }
        var sequences: [[Edge]]?
        for beginning in beginnings {
            guard let last = beginning.last, let node = head(last, network) else { continue }
            let targets = restriction.to.compactMap { departure(on: $0, at: node, after: last, network, moment) }
            guard !targets.isEmpty else { continue }
            let forbidden =
                restriction.isOnly
                ? (leaving[node] ?? []).filter { !targets.contains($0) && isRidden($0, network, moment) } : targets
            sequences = (sequences ?? []) + forbidden.map { beginning + [$0] }
        }
        return sequences
    }

    /// The edge on which a way is ridden to a node; `nil` where there is none, or more than one.
    private func arrival(
        on way: Int64, at node: Int, _ network: RoadNetworkBuilder, _ moment: Moment
    ) -> Edge? {
        let found = ridden(on: way, network, moment).filter { head($0, network) == node }
        return found.count == 1 ? found[0] : nil
    }

    /// The edge on which a way is ridden from a node; turning back counts only where it is the same way and the only one.
    private func departure(
        on way: Int64, at node: Int, after last: Edge, _ network: RoadNetworkBuilder, _ moment: Moment
    ) -> Edge? {
        let found = ridden(on: way, network, moment).filter { tail($0, network) == node }
        let onward = found.filter { $0.edge != last.edge }
        return found.count == 1 ? found[0] : onward.count == 1 ? onward[0] : nil
    }

    /// The edges from a way's last one through all ways between.
    private func passage(
        from way: Int64, through ways: [Int64], _ network: RoadNetworkBuilder, _ moment: Moment
    ) -> [Edge]? {
        guard let first = ways.first else { return nil }
        func chains(_ way: Int64) -> [[Edge]] {
            [false, true].map { chain(way, isReversed: $0, network, moment) }
        }
        for ends in chains(first) {
            guard let start = ends.first.flatMap({ tail($0, network) }),
                let arrival = arrival(on: way, at: start, network, moment)
            else { continue }
            var path = [arrival] + ends
            for next in ways.dropFirst() {
                guard let node = path.last.flatMap({ head($0, network) }),
                    let onward = chains(next).first(where: { $0.first.flatMap { tail($0, network) } == node })
                else { return nil }
                path += onward
            }
            return path
        }
        return nil
    }

    /// All edges of a way one after the other, if it can be ridden like that from one end to the other.
    private func chain(
        _ way: Int64, isReversed: Bool, _ network: RoadNetworkBuilder, _ moment: Moment
    ) -> [Edge] {
        let range = edgesOfWays[way] ?? 0..<0
        let edges = range.map { Edge(edge: $0, isReversed: isReversed) }
        let chain = isReversed ? edges.reversed() : edges
        guard chain.allSatisfy({ isRidden($0, network, moment) }),
            zip(chain, chain.dropFirst()).allSatisfy({ head($0, network) == tail($1, network) })
        else { return [] }
        return chain
    }

    private func ridden(on way: Int64, _ network: RoadNetworkBuilder, _ moment: Moment) -> [Edge] {
        (edgesOfWays[way] ?? 0..<0).flatMap { number in
            [Edge(edge: number, isReversed: false), Edge(edge: number, isReversed: true)]
        }.filter { isRidden($0, network, moment) }
    }

    private func isRidden(_ edge: Edge, _ network: RoadNetworkBuilder, _ moment: Moment) -> Bool {
        func rides(_ attributes: EdgeAttributes) -> Bool {
            (edge.isReversed ? attributes.backward : attributes.forward) == .ride
        }
        guard let standing = network.edge(edge.edge)?.attributes else { return false }
        guard let times = network.times(ofEdge: edge.edge) else { return rides(standing) }
        switch moment {
        case .standing: return rides(standing)
        case .truths(let truths): return rides(times.outcome(times.conditions.map { truths[$0] ?? .unknown }))
        case .ever: return rides(standing) || times.outcomes.contains(where: rides)
        }
    }

    private func head(_ edge: Edge, _ network: RoadNetworkBuilder) -> Int? {
        network.edge(edge.edge).map { edge.isReversed ? $0.first : $0.last }
    }

    private func tail(_ edge: Edge, _ network: RoadNetworkBuilder) -> Int? {
        network.edge(edge.edge).map { edge.isReversed ? $0.last : $0.first }
    }
}

extension TurnRestriction {
    fileprivate var viaWays: [Int64] {
        if case .ways(let ways) = via { ways } else { [] }
    }
}
