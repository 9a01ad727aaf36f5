/// Finds the least-cost way from some starts to a target whose half of the search is kept, as far as it is new.
struct RerouteSearch: ~Copyable {
    private let search: PreparedSearch
    private let penalties: RoadPenalties
    private let departures: ContiguousArray<Departure>
    private let direct: Departure?
    private let old: OldWay?

    init(
        _ search: PreparedSearch, from choices: [StartChoice], to target: Snap, replacing old: CuedLeg?,
        avoiding penalties: RoadPenalties, scratch: inout SearchEnds
    ) {
        self.search = search
        self.penalties = penalties
        departures = Departure.all(from: choices, avoiding: penalties, in: search, scratch: &scratch)
        direct = Departure.direct(from: choices, to: target, avoiding: penalties, in: search)
        self.old = OldWay(old, to: target, avoiding: penalties, in: search)
    }

    /// The way; `nil` where there is none.
    func run(_ half: inout TargetHalf, _ workspace: inout SearchWorkspace) -> FoundFront? {
        guard let hierarchy = search.hierarchy else { return searchWithoutHierarchy(&half, &workspace) }
        guard penalties.isEmpty else { return avoid(&half, hierarchy, &workspace) }
        var best: (cost: UInt32, departure: Departure)?
        for departure in departures {
            let left = half.cost(fromNode: Int(departure.stub.node), hierarchy)
            let cost = ArcCosts.sum(left, departure.stub.cost, 0)
            if cost < best?.cost ?? ArcCosts.infinite { best = (cost, departure) }
        }
        if let direct, direct.stub.cost <= best?.cost ?? ArcCosts.infinite {
            return joinAtOnce(cost: direct.stub.cost) ?? FoundFront(departure: direct, isDirect: true)
        }
        guard let best else { return nil }
        if let front = joinAtOnce(cost: best.cost) { return front }
        var front = FoundFront(departure: best.departure)
        follow(half, from: best.departure.stub.node, left: best.cost - best.departure.stub.cost, hierarchy, &front)
        return front
    }

    /// The way that goes on along the old one from the start; `nil` where that is not among the cheapest.
    private func joinAtOnce(cost: UInt32) -> FoundFront? {
        guard let old else { return nil }
        for departure in departures where departure.stub.cost <= cost {
            if let place = old.place(at: departure.stub.node, left: cost - departure.stub.cost, in: search.graph) {
                return FoundFront(departure: departure, joint: place)
            }
        }
        return nil
    }

    /// Adds the way from a node that the kept half knows, until it meets the old one.
    private func follow(
        _ half: borrowing TargetHalf, from node: UInt32, left: UInt32, _ hierarchy: borrowing HierarchyCosts,
        _ front: inout FoundFront
    ) {
        var walk = HalfWalk(from: node, left: left, hierarchy)
        while let arc = walk.next(half, hierarchy, search) {
            front.arcs.append(UInt32(arc))
            front.joint = old?.place(at: walk.node, left: walk.left, in: search.graph)
            guard front.joint == nil else { return }
        }
        front.last = walk.lastArc(half, hierarchy)
    }

    /// Searches with what is added for some roads.
    private func avoid(
        _ half: inout TargetHalf, _ hierarchy: HierarchyCosts?, _ workspace: inout SearchWorkspace
    ) -> FoundFront? {
        var avoidance = AvoidingSearch(search, hierarchy, penalties)
        guard let found = avoidance.run(from: departures, direct: direct, &half, &workspace) else { return nil }
        if let front = joinAtOnce(cost: found.cost) { return front }
        guard let node = found.node else { return direct.map { FoundFront(departure: $0, isDirect: true) } }
        guard var front = front(to: node, workspace) else { return nil }
        if let last = found.last {
            front.last = last
        } else if let hierarchy {
            let left = half.cost(fromNode: Int(node), hierarchy)
            if let place = old?.place(at: node, left: left, in: search.graph) {
                front.joint = place
            } else {
                follow(half, from: node, left: left, hierarchy, &front)
            }
        }
        return front
    }

    /// The way by which the workspace's labels lead to a node.
    private func front(to node: UInt32, _ workspace: borrowing SearchWorkspace) -> FoundFront? {
        let labels = workspace.forward.labels
        var arcs: ContiguousArray<UInt32> = []
        var entry = Int(node)
        while labels[entry].arc != SearchSide.noArc {
            arcs.append(labels[entry].arc)
            entry = search.graph.tail(ofArc: Int(labels[entry].arc))
        }
        let entered = departures.filter { Int($0.stub.node) == entry }.min { $0.stub.cost < $1.stub.cost }
        return entered.map { FoundFront(departure: $0, arcs: ContiguousArray(arcs.reversed())) }
    }

    /// Searches by the method that the router has.
    private func searchWithoutHierarchy(_ half: inout TargetHalf, _ workspace: inout SearchWorkspace) -> FoundFront? {
        guard penalties.isEmpty else { return avoid(&half, nil, &workspace) }
        workspace.ends.set(
            starts: departures.map(\.stub), ends: half.ends.ends, direct: direct.map { ($0.stub.arc, $0.stub.cost) })
        guard let way = search.way(&workspace) else { return nil }
        if let front = joinAtOnce(cost: way.cost) { return front }
        guard way.first != nil else { return direct.map { FoundFront(departure: $0, isDirect: true) } }
        let graph = search.graph
        var left = way.cost
        let whole = way.arcs.reduce(UInt32(0)) { $0 + search.costs.cost(ofArc: $1) }
        // The pair of stubs that the whole arcs lie between.
        let entries = departures.filter { departure in
            half.ends.ends.contains { end in
                end.arc == way.last && departure.stub.cost + whole + end.cost == way.cost
                    && (way.arcs.first.map { graph.arcs(from: Int(departure.stub.node)).contains($0) }
                        ?? (departure.stub.node == end.node))
            }
        }
        guard let entry = entries.first else { return nil }
        var front = FoundFront(departure: entry)
        left -= entry.stub.cost
        for arc in way.arcs {
            front.arcs.append(UInt32(arc))
            left -= search.costs.cost(ofArc: arc)
            front.joint = old?.place(at: graph.arcHeads[arc], left: left, in: graph)
            if front.joint != nil { return front }
        }
        front.last = way.last
        return front
    }
}
