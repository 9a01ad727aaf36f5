import Geodesy
import Support

@testable import RoadMap
@testable import Routing

/// Riders who do not follow instructions.
struct WrongTurns {
    let graph: RoadGraph
    var generator: SeededGenerator

    /// A place in the largest strongly connected component.
    mutating func place() -> Snap {
        while true {
            let edge = EdgeID(generator.next(below: graph.edgeCount))
            if !graph.attributes(of: edge).isIsland {
                return graph.snap(onto: edge, at: generator.pick([0, 1, generator.nextUnit()]) ?? 0)
            }
        }
    }

    /// Where a rider is who left a leg at a random junction and rode on by chance for some metres.
    mutating func deviation(from leg: RouteLeg) -> StartCandidate? {
        guard leg.segments.count > 1 else { return nil }
        let number = generator.next(below: leg.segments.count - 1)
        let (ridden, next) = (leg.segments[number], leg.segments[number + 1])
        var node = ridden.isReversed ? graph.ends(of: ridden.edge).first : graph.ends(of: ridden.edge).last
        var remainingCost = generator.pick([20.0, 40, 80, 200]) ?? 0
        var taken = (edge: next.edge, isReversed: next.isReversed)
        var isOff = false
        while true {
            let arcs = graph.arcs(from: node).filter {
                let arc = graph.edge(ofArc: $0)
                return isOff ? arc.edge != taken.edge : arc != taken
            }
            guard let arc = generator.pick(arcs) else {
                return isOff ? StartCandidate(graph.snap(onto: taken.edge, at: 0.5), isReversed: taken.isReversed) : nil
            }
            isOff = true
            taken = graph.edge(ofArc: arc)
            let length = graph.length(of: taken.edge)
            if length >= remainingCost {
                let fraction = length > 0 ? remainingCost / length : 0
                return StartCandidate(
                    graph.snap(onto: taken.edge, at: taken.isReversed ? 1 - fraction : fraction),
                    isReversed: taken.isReversed)
            }
            remainingCost -= length
            node = graph.head(ofArc: arc)
        }
    }

    /// Where a rider is who keeps to a leg.
    mutating func onRoute(_ leg: RouteLeg) -> StartCandidate? {
        guard let segment = generator.pick(leg.segments) else { return nil }
        return StartCandidate(graph.snap(onto: segment.edge, at: generator.nextUnit()), isReversed: segment.isReversed)
    }
}
