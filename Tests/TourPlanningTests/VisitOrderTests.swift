import Randomness
import Testing
import TourPlanning

@Suite("The order of visits")
struct VisitOrderTests {
    @Test("up to eight stops no permutation is cheaper", arguments: 1...20)
    func isOptimal(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let count = 2 + generator.next(below: 7)
        let costs = random(count, &generator)
        for end in [nil, 0, count - 1] {
            let order = try #require(VisitOrder.through(costs, from: 0, to: end))
            let free = (0..<count).filter { $0 != 0 && $0 != end }
            let best = permutations(free).map { price([0] + $0 + (end.map { [$0] } ?? []), costs) }.min()
            #expect(order.cost == best, "seed \(seed), end \(String(describing: end))")
            #expect(order.isProvenOptimal)
            #expect(order.stops.sorted() == Array(0..<count))
            #expect(order.stops.first == 0)
            if let end, end != 0 { #expect(order.stops.last == end) }
        }
    }

    @Test("beyond the exact limit every stop is visited once and no single move helps", arguments: 1...5)
    func isGood(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let costs = random(25, &generator)
        let order = try #require(VisitOrder.through(costs, from: 3))
        #expect(order.stops.sorted() == Array(0..<25))
        #expect(order.stops.first == 3)
        #expect(order.cost == price(order.stops, costs))
        #expect(!order.isProvenOptimal)
        for _ in 0..<500 {
            var moved = order.stops
            let stop = moved.remove(at: generator.next(in: 1...24))
            moved.insert(stop, at: generator.next(in: 1...24))
            #expect(price(moved, costs) >= order.cost, "seed \(seed)")
        }
    }

    @Test("a missing way is gone round, and noticed where it cannot be")
    func missingWays() throws {
        var costs = CostMatrix(count: 3)
        costs[0, 1] = 5
        costs[1, 2] = 5
        #expect(try #require(VisitOrder.through(costs, from: 0)).stops == [0, 1, 2])
        #expect(try #require(VisitOrder.through(costs, from: 2)).cost >= CostMatrix.infinite)
        #expect(VisitOrder.through(costs, from: 3) == nil)
        #expect(VisitOrder.through(CostMatrix(count: 0), from: 0) == nil)
        #expect(try #require(VisitOrder.through(CostMatrix(count: 1), from: 0, to: 0)).stops == [0])
    }

    private func random(_ count: Int, _ generator: inout SeededGenerator) -> CostMatrix {
        var costs = CostMatrix(count: count)
        for from in 0..<count {
            for to in 0..<count where from != to { costs[from, to] = generator.next(below: 1000) }
        }
        return costs
    }

    private func price(_ stops: [Int], _ costs: CostMatrix) -> Int {
        zip(stops, stops.dropFirst()).reduce(0) { $0 + costs[$1.0, $1.1] }
    }

    private func permutations(_ stops: [Int]) -> [[Int]] {
        guard !stops.isEmpty else { return [[]] }
        return stops.indices.flatMap { index in
            var rest = stops
            let first = rest.remove(at: index)
            return permutations(rest).map { [first] + $0 }
        }
    }
}
