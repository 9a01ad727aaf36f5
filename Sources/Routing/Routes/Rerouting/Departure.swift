import RoadMap

/// A possible beginning of a ride: the first node, and the cost of reaching it from the start.
struct Departure {
    /// The index of its start.
    var choice: Int
    /// The first node. Its cost includes the extra cost of the start, of a U-turn and of penalties.
    var endpoint: SearchEnds.Endpoint
    /// The riding cost alone.
    var ridingCost: UInt32

    /// All departures from some starts.
    ///
    /// - Parameter scratch: search ends that are overwritten.
    static func all(
        from choices: [StartCandidate], avoiding penalties: RoadPenalties, in search: borrowing PreparedSearch,
        scratch: inout SearchEnds
    ) -> ContiguousArray<Departure> {
        let graph = search.graph
        var result: ContiguousArray<Departure> = []
        for (number, choice) in choices.enumerated() {
            for isUnderWay in [false, true] {
                if isUnderWay, choice.isReversed == nil { continue }
                scratch.setStart(graph: graph, costs: search.costs, choice.snap, isUnderWay: isUnderWay)
                for endpoint in scratch.starts {
                    let (_, isReversed) = graph.edge(ofArc: endpoint.arc)
                    guard (choice.isReversed == isReversed) == isUnderWay else { continue }
                    var departure = Departure(choice: number, endpoint: endpoint, ridingCost: endpoint.cost)
                    departure.endpoint.cost += choice.added(isReversed: isReversed)
                    // At the end of the edge none of it is ridden.
                    if (isReversed ? 1 - choice.snap.fraction : choice.snap.fraction) < 1 {
                        departure.endpoint.cost += penalties.cost(ofArc: endpoint.arc, in: graph)
                    }
                    if departure.endpoint.cost < ArcCosts.infinite { result.append(departure) }
                }
            }
        }
        return result
    }

    /// The least-cost path along the edge that a start shares with the target; `nil` where there is none.
    static func direct(
        from choices: [StartCandidate], to target: Snap, avoiding penalties: RoadPenalties,
        in search: borrowing PreparedSearch
    ) -> Departure? {
        var best: Departure?
        for (number, choice) in choices.enumerated() where choice.snap.edge == target.edge {
            for isReversed in [false, true] {
                guard
                    let (arc, cost) = SearchEnds.direct(
                        graph: search.graph, costs: search.costs, from: choice.snap, to: target, isReversed: isReversed)
                else { continue }
                let isRidden = choice.snap.fraction != target.fraction
                let added =
                    choice.added(isReversed: isReversed)
                    + (isRidden ? penalties.cost(ofArc: arc, in: search.graph) : 0)
                guard cost + added < best?.endpoint.cost ?? ArcCosts.infinite else { continue }
                best = Departure(
                    choice: number, endpoint: SearchEnds.Endpoint(node: .missing, cost: cost + added, arc: arc),
                    ridingCost: cost)
            }
        }
        return best
    }
}

extension StartCandidate {
    /// The extra cost of setting out in a direction of the edge.
    fileprivate func added(isReversed: Bool) -> UInt32 {
        let turning = self.isReversed.map { $0 != isReversed } ?? false
        return min(extraCost, RoadPenalty.greatestCost) + (turning ? min(turningRound, RoadPenalty.greatestCost) : 0)
    }
}
