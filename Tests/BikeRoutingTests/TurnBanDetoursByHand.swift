@testable import RoadNetwork

/// The slow oracle of `TurnBanDetours`: tries everything that can be ridden behind each beginning of a rule.
///
/// Edges are packed: number times two, plus one where they are ridden against their geometry.
struct TurnBanDetoursByHand {
    private let graph: RoadGraph
    /// What must not be travelled: the rules that can be broken at all, and the dodges.
    private(set) var forbidden: [[Int]] = []
    /// What is delayed, likewise.
    private(set) var delayed: [[Int]] = []

    init(graph: RoadGraph, forbidden rules: [[Int]], delayed turns: [[Int]]) {
        self.graph = graph
        let rules = rules.filter(canBeRidden)
        let turns = turns.filter(canBeRidden)
        forbidden = rules
        for rule in rules {
            for count in 1..<rule.count {
                let ways = excursions(behind: Array(rule[..<count]), breaking: rules) {
                    millimetres($0.dropLast()) < 100_000
                }
                forbidden += ways.filter { exits(behind: $0[$0.count - 1]) != [$0[$0.count - 1] ^ 1] }
                    .map { rule[..<count] + $0 + [$0[$0.count - 1] ^ 1] }
            }
        }
        delayed = turns
        for turn in turns {
            let ways = excursions(behind: [turn[0]], breaking: rules) { millimetres($0[...]) <= 25_000 }
            delayed += ways.map { [turn[0]] + $0 + [$0[$0.count - 1] ^ 1] }
        }
    }

    /// The ways that can be ridden behind a beginning and back, without a place twice, as long as they are short.
    private func excursions(
        behind beginning: [Int], breaking rules: [[Int]], while isShort: ([Int]) -> Bool
    ) -> [[Int]] {
        var found: [[Int]] = []
        func follow(_ way: [Int]) {
            let ridden = beginning + way
            for next in exits(behind: ridden[ridden.count - 1]) where next != ridden[ridden.count - 1] ^ 1 {
                let longer = way + [next]
                let places = [head(beginning[beginning.count - 1])] + longer.map(head)
                let isBroken = rules.contains { (beginning + longer).suffix($0.count).elementsEqual($0) }
                guard isOpen(next ^ 1), Set(places).count == places.count, !isBroken, isShort(longer) else { continue }
                found.append(longer)
                if isRidden(next) { follow(longer) }
            }
        }
        follow([])
        return found
    }

    private func canBeRidden(_ sequence: [Int]) -> Bool {
        sequence.count >= 2 && sequence.allSatisfy(isOpen)
            && zip(sequence, sequence.dropFirst()).allSatisfy { head($0) == head($1 ^ 1) }
    }

    private func exits(behind edge: Int) -> [Int] {
        graph.arcs(from: head(edge)).map { Int(graph.packedEdge(ofArc: $0)) }
    }

    private func isOpen(_ edge: Int) -> Bool { graph.arc(of: edge >> 1, reversed: edge & 1 == 1) != nil }

    private func isRidden(_ edge: Int) -> Bool {
        let attributes = graph.attributes(of: edge >> 1)
        return attributes.forward == .ride && attributes.backward == .ride
    }

    private func head(_ edge: Int) -> Int {
        let ends = graph.ends(of: edge >> 1)
        return edge & 1 == 1 ? ends.first : ends.last
    }

    private func millimetres(_ way: ArraySlice<Int>) -> UInt64 { way.reduce(0) { $0 + graph.edgeLengths[$1 >> 1] } }
}
