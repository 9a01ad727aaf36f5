package import RoadMap
package import Routing

extension FoundPath {
    /// What its arcs cost together; `nil` where one does not begin where the one before ends.
    package func sum(on search: PreparedSearch, from start: Snap, to end: Snap) -> Int? {
        let (graph, costs) = (search.graph, search.costs)
        func part(_ arc: ArcID, _ snap: Snap) -> Int? {
            let (edge, isReversed) = graph.edge(ofArc: arc)
            guard edge == snap.edge else { return nil }
            let fraction = isReversed ? 1 - snap.fraction : snap.fraction
            return Int(costs.cost(ofArc: arc, upTo: fraction, in: graph))
        }
        guard let whole = part(last, end) else { return nil }
        guard let entered = first else { return part(last, start).map { whole - $0 } }
        guard let before = part(entered, start) else { return nil }
        var sum = Int(costs.cost(ofArc: entered)) - before
        var node = graph.head(ofArc: entered)
        let isReversed = graph.edge(ofArc: entered).isReversed
        if start.fraction == (isReversed ? 0 : 1) {
            sum = 0
            node = isReversed ? graph.ends(of: start.edge).first : graph.ends(of: start.edge).last
        }
        for arc in arcs {
            guard graph.tail(ofArc: arc) == node else { return nil }
            node = graph.head(ofArc: arc)
            sum += Int(costs.cost(ofArc: arc))
        }
        let ended = graph.edge(ofArc: last)
        if (ended.isReversed ? 1 - end.fraction : end.fraction) <= 0 {
            let tail = graph.tail(ofArc: last)
            return graph.coordinate(ofNode: tail) == graph.coordinate(ofNode: node) ? sum : nil
        }
        return graph.tail(ofArc: last) == node ? sum + whole : nil
    }
}
