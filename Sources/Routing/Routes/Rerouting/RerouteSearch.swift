import RoadMap

/// Finds the least-cost path from some starts to a target with a search tree, up to where it joins the previous path.
struct RerouteSearch: ~Copyable {
    private let search: PreparedSearch
    private let penalties: RoadPenalties
    private let departures: ContiguousArray<Departure>
    private let direct: Departure?
    private let old: PreviousPath?

    package init(
        _ search: PreparedSearch, from choices: [StartCandidate], to target: Snap, replacing old: ReroutableLeg?,
        avoiding penalties: RoadPenalties, scratch: inout SearchEnds
    ) {
        self.search = search
        self.penalties = penalties
        departures = Departure.all(from: choices, avoiding: penalties, in: search, scratch: &scratch)
        direct = Departure.direct(from: choices, to: target, avoiding: penalties, in: search)
        self.old = PreviousPath(old, to: target, avoiding: penalties, in: search)
    }

    /// The path; `nil` where there is none.
    func run(_ tree: inout TargetSearchTree, _ workspace: inout SearchWorkspace) -> PathPrefix? {
        guard let hierarchy = search.hierarchy else { return searchWithoutHierarchy(&tree, &workspace) }
        guard penalties.isEmpty else { return avoid(&tree, hierarchy, &workspace) }
        var best: (cost: UInt32, departure: Departure)?
        for departure in departures {
            let remainingCost = tree.cost(from: departure.endpoint.node, hierarchy)
            let cost = ArcCosts.sum(remainingCost, departure.endpoint.cost, 0)
            if cost < best?.cost ?? ArcCosts.infinite { best = (cost, departure) }
        }
        if let direct, direct.endpoint.cost <= best?.cost ?? ArcCosts.infinite {
            return joinAtOnce(cost: direct.endpoint.cost) ?? PathPrefix(departure: direct, isDirect: true)
        }
        guard let best else { return nil }
        if let prefix = joinAtOnce(cost: best.cost) { return prefix }
        var prefix = PathPrefix(departure: best.departure)
        follow(
            tree, from: best.departure.endpoint.node, remainingCost: best.cost - best.departure.endpoint.cost,
            hierarchy, &prefix)
        return prefix
    }

    /// The path that follows the previous one from the start on; `nil` where that costs more than `cost`.
    private func joinAtOnce(cost: UInt32) -> PathPrefix? {
        guard let old else { return nil }
        for departure in departures where departure.endpoint.cost <= cost {
            if let place = old.place(
                at: departure.endpoint.node, remainingCost: cost - departure.endpoint.cost, in: search.graph)
            {
                return PathPrefix(departure: departure, joint: place)
            }
        }
        return nil
    }

    /// Appends the path from a node to the target as the search tree has it, until it meets the previous path.
    private func follow(
        _ tree: borrowing TargetSearchTree, from node: NodeID, remainingCost: UInt32,
        _ hierarchy: borrowing CustomizedMetric,
        _ prefix: inout PathPrefix
    ) {
        var unpacker = PathUnpacker(from: node, remainingCost: remainingCost, hierarchy)
        while let arc = unpacker.next(tree, hierarchy, search) {
            prefix.arcs.append(arc)
            prefix.joint = old?.place(at: unpacker.node, remainingCost: unpacker.remainingCost, in: search.graph)
            guard prefix.joint == nil else { return }
        }
        prefix.last = unpacker.lastArc(tree, hierarchy)
    }

    /// Searches with penalties.
    private func avoid(
        _ tree: inout TargetSearchTree, _ hierarchy: CustomizedMetric?, _ workspace: inout SearchWorkspace
    ) -> PathPrefix? {
        let avoidance = AvoidingSearch(search, hierarchy, penalties)
        guard let found = avoidance.run(from: departures, direct: direct, &tree, &workspace) else { return nil }
        if let prefix = joinAtOnce(cost: found.cost) { return prefix }
        guard let node = found.node else { return direct.map { PathPrefix(departure: $0, isDirect: true) } }
        guard var prefix = prefix(to: node, workspace) else { return nil }
        if let last = found.last {
            prefix.last = last
        } else if let hierarchy {
            let remainingCost = tree.cost(from: node, hierarchy)
            if let place = old?.place(at: node, remainingCost: remainingCost, in: search.graph) {
                prefix.joint = place
            } else {
                follow(tree, from: node, remainingCost: remainingCost, hierarchy, &prefix)
            }
        }
        return prefix
    }

    /// The path to a node, by the labels of the workspace.
    private func prefix(to node: NodeID, _ workspace: borrowing SearchWorkspace) -> PathPrefix? {
        let labels = workspace.forward.labels
        var arcs: ContiguousArray<ArcID> = []
        var entry = node
        while labels[entry.index].arc != SearchSide.noArc {
            arcs.append(labels[entry.index].arc)
            entry = search.graph.tail(ofArc: labels[entry.index].arc)
        }
        let entered = departures.filter { $0.endpoint.node == entry }.min { $0.endpoint.cost < $1.endpoint.cost }
        return entered.map { PathPrefix(departure: $0, arcs: ContiguousArray(arcs.reversed())) }
    }

    /// Searches by the router's own method.
    private func searchWithoutHierarchy(_ tree: inout TargetSearchTree, _ workspace: inout SearchWorkspace)
        -> PathPrefix?
    {
        guard penalties.isEmpty else { return avoid(&tree, nil, &workspace) }
        workspace.ends.set(
            starts: departures.map { $0.endpoint }, ends: tree.ends.ends,
            direct: direct.map { ($0.endpoint.arc, $0.endpoint.cost) })
        guard let path = search.path(&workspace) else { return nil }
        if let prefix = joinAtOnce(cost: path.cost) { return prefix }
        guard path.first != nil else { return direct.map { PathPrefix(departure: $0, isDirect: true) } }
        let graph = search.graph
        var remainingCost = path.cost
        let whole = path.arcs.reduce(UInt32(0)) { $0 + search.costs.cost(ofArc: $1) }
        // The start endpoint that together with the end endpoint adds up to the cost of the path.
        let entries = departures.filter { departure in
            tree.ends.ends.contains { end in
                end.arc == path.last && departure.endpoint.cost + whole + end.cost == path.cost
                    && (path.arcs.first.map { graph.arcs(from: departure.endpoint.node).contains($0) }
                        ?? (departure.endpoint.node == end.node))
            }
        }
        guard let entry = entries.first else { return nil }
        var prefix = PathPrefix(departure: entry)
        remainingCost -= entry.endpoint.cost
        for arc in path.arcs {
            prefix.arcs.append(arc)
            remainingCost -= search.costs.cost(ofArc: arc)
            prefix.joint = old?.place(at: graph.head(ofArc: arc), remainingCost: remainingCost, in: graph)
            if prefix.joint != nil { return prefix }
        }
        prefix.last = path.last
        return prefix
    }
}
