import Randomness
import Testing

@testable import TourPlanning

/// A tour under way knows what may be put into it, beside riding it again from the start.
struct OpenTourTests {
    private static func network(_ seed: UInt64) -> TourNetwork? {
        var random = RandomProblem(seed: seed &+ 900)
        var problem = random.problem(stops: 8)
        problem.limit += 100
        problem.tourCount = 1
        for stop in problem.stops.indices { problem.stops[stop].requires = [] }
        return TourNetwork(problem)
    }

    /// A tour of random stops, as far as they may be put in.
    private static func tour(_ network: TourNetwork, _ generator: inout SeededGenerator) -> OpenTour {
        var tour = OpenTour(network)
        var stops = Array(network.candidates)
        generator.shuffle(&stops)
        for stop in stops where generator.chance(0.7) {
            let place = generator.next(in: 1...(tour.order.count - 1))
            if tour.delay(stop, at: place, network) != nil { tour.insert(stop, at: place, network) }
        }
        return tour
    }

    private static func stops(_ tour: OpenTour) -> [Int] { Array(tour.order.dropFirst().dropLast()) }

    @Test(
        "a stop may be put in exactly where the whole tour is then allowed, and puts off what follows by as much as it says"
    )
    func insertion() {
        for seed in UInt64(1)...150 {
            guard let network = Self.network(seed), network.tour([]) != nil else { continue }
            var generator = SeededGenerator(seed: seed)
            let tour = Self.tour(network, &generator)
            let stops = Self.stops(tour)
            #expect(network.tour(stops)?.finish == tour.finish, "seed \(seed)")
            for stop in network.candidates where !stops.contains(stop) {
                for place in 1..<tour.order.count {
                    var order = stops
                    order.insert(stop, at: place - 1)
                    let ridden = network.tour(order)
                    let delay = tour.delay(stop, at: place, network)
                    #expect((ridden == nil) == (delay == nil), "seed \(seed), stop \(stop) at \(place)")
                    guard let ridden, let delay else { continue }
                    // The visit behind the new one, or the end, begins that much later.
                    let next = tour.order[place]
                    let before = tour.departs[place] - network.durations[next]
                    let after = place <= stops.count ? ridden.visits[place].begin : ridden.finish
                    #expect(after - before == delay, "seed \(seed), stop \(stop) at \(place)")
                    var grown = tour
                    grown.insert(stop, at: place, network)
                    #expect(grown.finish == ridden.finish && grown.count == order.count, "seed \(seed)")
                }
            }
        }
    }

    @Test("a tour without some of its stops is the tour of the others")
    func removal() {
        for seed in UInt64(1)...100 {
            guard let network = Self.network(seed), network.tour([]) != nil else { continue }
            var generator = SeededGenerator(seed: seed)
            let tour = Self.tour(network, &generator)
            guard tour.count > 1 else { continue }
            var shorter = tour
            let first = generator.next(in: 1...tour.count)
            let last = generator.next(in: first...tour.count)
            shorter.remove(first..<last + 1, network)
            var stops = Self.stops(tour)
            stops.removeSubrange(first - 1..<last)
            #expect(Self.stops(shorter) == stops && shorter.finish == network.tour(stops)?.finish, "seed \(seed)")
            var odd = tour
            odd.removeAll(network) { $0 % 2 == 1 }
            #expect(Self.stops(odd) == Self.stops(tour).filter { $0 % 2 == 0 }, "seed \(seed)")
            #expect(odd.finish == network.tour(Self.stops(odd))?.finish, "seed \(seed)")
        }
    }

    @Test("shortening keeps the stops, ends no later, is allowed, and leaves no turn of a part that would be shorter")
    func shortening() {
        for seed in UInt64(1)...150 {
            guard let network = Self.network(seed), network.tour([]) != nil else { continue }
            var generator = SeededGenerator(seed: seed)
            var tour = Self.tour(network, &generator)
            let before = tour
            let isShorter = tour.shorten(network)
            #expect(isShorter == (tour.finish < before.finish) && tour.finish <= before.finish, "seed \(seed)")
            #expect(Set(tour.order) == Set(before.order) && tour.order.count == before.order.count, "seed \(seed)")
            let stops = Self.stops(tour)
            #expect(network.tour(stops)?.finish == tour.finish, "seed \(seed)")
            // Where nobody waits a shorter turned part is always found.
            guard network.candidates.allSatisfy({ network.opens[$0] == 0 }) else { continue }
            for first in stops.indices {
                for last in stops.indices where last > first {
                    var turned = stops
                    turned[first...last].reverse()
                    #expect((network.tour(turned)?.finish ?? .max) >= tour.finish, "seed \(seed)")
                }
            }
        }
    }
}
