import Randomness
import Testing

@testable import TourPlanning

@Suite("Tours that are shortened")
struct TourShorteningTests {
    /// A round trip through all stops in the order of their numbers; costs differ by direction.
    private func problem(stops: Int, seed: UInt64) -> OrienteeringProblem {
        var generator = SeededGenerator(seed: seed)
        var costs = TravelMatrix(count: stops + 1)
        for from in 0...stops {
            for to in 0...stops where from != to { costs[from, to] = Int64(generator.next(in: 1...60)) }
        }
        costs.takeShortcuts()
        var problem = OrienteeringProblem(costs: costs, start: 0, end: 0, limit: 10_000)
        for stop in 1...stops { problem.stops[stop] = .init(prize: 1, duration: Int64(generator.next(in: 0...5))) }
        return problem
    }

    @Test(
        "no stretch ridden the other way round and no move of up to three stops makes them shorter",
        arguments: 1...60 as ClosedRange<UInt64>)
    func isLocalOptimum(seed: UInt64) throws {
        let count = 3 + Int(seed % 6)
        let network = try #require(TourNetwork(problem(stops: count, seed: seed)))
        var tour = OpenTour(network)
        for stop in 1...count { tour.insert(stop, at: stop, network) }
        let before = tour.finish
        let isShorter = tour.shorten(network)
        #expect(isShorter == (tour.finish < before), "seed \(seed)")
        #expect(tour.order.dropFirst().dropLast().sorted() == Array(1...count), "seed \(seed)")
        for neighbour in neighbours(of: Array(tour.order)) {
            var candidate = tour
            let isBetter = candidate.improve(to: ContiguousArray(neighbour), network)
            #expect(!isBetter, "seed \(seed): \(neighbour)")
        }
    }

    /// All orders that one such change makes.
    private func neighbours(of order: [Int]) -> [[Int]] {
        let last = order.count - 2
        var result: [[Int]] = []
        for first in 1...last {
            for end in first...last {
                let stretch = Array(order[first...end])
                result.append(order[..<first] + stretch.reversed() + order[(end + 1)...])
                guard end - first < 3 else { continue }
                let rest = order[..<first] + order[(end + 1)...]
                for place in 1..<rest.count {
                    for stops in [stretch, stretch.reversed()] {
                        result.append(rest[..<place] + stops + rest[place...])
                    }
                }
            }
        }
        return result
    }
}
