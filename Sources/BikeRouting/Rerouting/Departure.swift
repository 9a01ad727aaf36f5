/// A way to set out: the node at which a ride along a whole arc may begin, and what is spent when the rider gets there.
struct Departure {
    /// The start that it is of.
    var choice: Int
    /// Its cost counts what is added for the start, for turning round and for a road that is avoided.
    var stub: SearchEnds.Stub
    /// The cost without what is added.
    var pureCost: UInt32

    /// All ways to set out from some places.
    ///
    /// - Parameter scratch: ends of a search, which are overwritten.
    static func all(
        from choices: [StartChoice], avoiding penalties: RoadPenalties, in search: borrowing PreparedSearch,
        scratch: inout SearchEnds
    ) -> ContiguousArray<Departure> {
        let graph = search.graph
        var result: ContiguousArray<Departure> = []
        for (number, choice) in choices.enumerated() {
            for isUnderWay in [false, true] {
                if isUnderWay, choice.isReversed == nil { continue }
                scratch.setStart(graph: graph, costs: search.costs, choice.snap, isUnderWay: isUnderWay)
                for stub in scratch.starts {
                    let (_, isReversed) = graph.edge(ofArc: Int(stub.arc))
                    guard (choice.isReversed == isReversed) == isUnderWay else { continue }
                    var departure = Departure(choice: number, stub: stub, pureCost: stub.cost)
                    departure.stub.cost += choice.added(isReversed: isReversed)
                    // Who sets out at the end of the edge rides none of it.
                    if (isReversed ? 1 - choice.snap.fraction : choice.snap.fraction) < 1 {
                        departure.stub.cost += penalties.cost(ofArc: Int(stub.arc), in: graph)
                    }
                    if departure.stub.cost < ArcCosts.infinite { result.append(departure) }
                }
            }
        }
        return result
    }

    /// The cheapest way straight along the edge on which a start and the target lie; `nil` where there is none.
    static func direct(
        from choices: [StartChoice], to target: Snap, avoiding penalties: RoadPenalties,
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
                    + (isRidden ? penalties.cost(ofArc: Int(arc), in: search.graph) : 0)
                guard cost + added < best?.stub.cost ?? ArcCosts.infinite else { continue }
                best = Departure(
                    choice: number, stub: SearchEnds.Stub(node: 0, cost: cost + added, arc: arc), pureCost: cost)
            }
        }
        return best
    }
}

extension StartChoice {
    /// What is added for setting out from here in a direction of the edge.
    fileprivate func added(isReversed: Bool) -> UInt32 {
        let turning = self.isReversed.map { $0 != isReversed } ?? false
        return min(extraCost, RoadPenalty.greatestCost) + (turning ? min(turningRound, RoadPenalty.greatestCost) : 0)
    }
}
