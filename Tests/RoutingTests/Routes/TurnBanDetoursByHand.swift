@testable import RoadMap

/// The slow oracle of `TurnBanDetours`: tries everything that can be ridden behind each beginning of a rule.
struct TurnBanDetoursByHand {
    private let graph: RoadGraph
    /// What must not be travelled: the rules that can be broken at all, and the detours.
    private(set) var forbidden: [[DirectedEdge]] = []
    /// What is delayed, likewise.
    private(set) var delayed: [[DirectedEdge]] = []

    init(graph: RoadGraph, forbidden rules: [[DirectedEdge]], delayed turns: [[DirectedEdge]]) {
        self.graph = graph
        let rules = rules.filter(canBeRidden)
        let turns = turns.filter(canBeRidden)
        forbidden = rules
        for rule in rules {
            for count in 1..<rule.count {
                let ways = excursions(behind: Array(rule[..<count]), breaking: rules) {
                    millimetres($0.dropLast()) < 100_000
                }
                forbidden += ways.filter { exits(behind: $0[$0.count - 1]) != [$0[$0.count - 1].opposite] }
                    .map { rule[..<count] + $0 + [$0[$0.count - 1].opposite] }
            }
        }
        delayed = turns
        for turn in turns {
            let ways = excursions(behind: [turn[0]], breaking: rules) { millimetres($0[...]) <= 25_000 }
            delayed += ways.map { [turn[0]] + $0 + [$0[$0.count - 1].opposite] }
        }
    }

    /// The ways that can be ridden behind a beginning and back, without a place twice, as long as they are short.
    private func excursions(
        behind beginning: [DirectedEdge], breaking rules: [[DirectedEdge]], while isShort: ([DirectedEdge]) -> Bool
    ) -> [[DirectedEdge]] {
        var found: [[DirectedEdge]] = []
        func follow(_ way: [DirectedEdge]) {
            let ridden = beginning + way
            for next in exits(behind: ridden[ridden.count - 1]) where next != ridden[ridden.count - 1].opposite {
                let longer = way + [next]
                let places = [graph.head(of: beginning[beginning.count - 1])] + longer.map { graph.head(of: $0) }
                let isBroken = rules.contains { (beginning + longer).suffix($0.count).elementsEqual($0) }
                guard isOpen(next.opposite), Set(places).count == places.count, !isBroken, isShort(longer) else {
                    continue
                }
                found.append(longer)
                if isRidden(next) { follow(longer) }
            }
        }
        follow([])
        return found
    }

    private func canBeRidden(_ sequence: [DirectedEdge]) -> Bool {
        sequence.count >= 2 && sequence.allSatisfy(isOpen)
            && zip(sequence, sequence.dropFirst()).allSatisfy { graph.head(of: $0) == graph.tail(of: $1) }
    }

    private func exits(behind edge: DirectedEdge) -> [DirectedEdge] {
        graph.arcs(from: graph.head(of: edge)).map { graph.directedEdge(ofArc: $0) }
    }

    private func isOpen(_ edge: DirectedEdge) -> Bool { graph.arc(of: edge.edge, reversed: edge.isReversed) != nil }

    private func isRidden(_ edge: DirectedEdge) -> Bool {
        let attributes = graph.attributes(of: edge.edge)
        return attributes.forward == .ride && attributes.backward == .ride
    }

    private func millimetres(_ way: ArraySlice<DirectedEdge>) -> UInt64 {
        way.reduce(0) { $0 + graph.edgeLengths[$1.edge.index] }
    }
}
