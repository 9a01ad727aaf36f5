import Support
import Testing

@testable import TourPlanning

/// A tour under way knows what may be put into it, beside riding it again from the start.
struct SearchTourTests {
    private static func network(_ seed: UInt64, isSymmetric: Bool = false) -> SearchNetwork? {
        var random = RandomProblem(seed: seed &+ 900)
        var problem = random.problem(stops: 8)
        problem.limit += 100
        problem.tourCount = 1
        for stop in problem.stops.indices { problem.stops[stop].requires = [] }
        if isSymmetric {
            for from in problem.stops.indices {
                for to in 0..<from { problem.costs[from, to] = problem.costs[to, from] }
                problem.stops[from] = .init(prize: 1)
            }
            problem.costs.takeShortcuts()
            problem.end = 0
        }
        return TourNetwork(problem).flatMap { $0.tour([]) == nil ? nil : SearchNetwork($0) }
    }

    /// A tour of random stops, as far as they may be put in.
    private static func tour(_ network: SearchNetwork, _ generator: inout SeededGenerator) -> SearchTour {
        var tour = SearchTour(network)
        var stops = (0..<network.count).map { Int32($0) }
        generator.shuffle(&stops)
        for stop in stops where generator.chance(0.7) {
            let place = generator.next(in: 1...(tour.order.count - 1))
            if tour.delay(stop, at: place, network) >= 0 { tour.insert(stop, at: place, network) }
        }
        return tour
    }

    private static func stops(_ tour: SearchTour) -> [Int32] { Array(tour.order.dropFirst().dropLast()) }

    /// The tour ridden again from the start; `nil` where it is not allowed.
    private static func ridden(_ stops: [Int32], _ network: SearchNetwork) -> TourPlan.Tour? {
        network.network.tour(stops.map { network.network.candidates[Int($0)] })
    }

    @Test(
        "a stop may be put in exactly where the whole tour is then allowed, and puts off what follows by as much as it says"
    )
    func insertion() {
        for seed in UInt64(1)...150 {
            guard let network = Self.network(seed) else { continue }
            var generator = SeededGenerator(seed: seed)
            let tour = Self.tour(network, &generator)
            let stops = Self.stops(tour)
            #expect(Self.ridden(stops, network)?.finish == tour.finish, "seed \(seed)")
            for stop in (0..<Int32(network.count)) where !stops.contains(stop) {
                for place in 1..<tour.order.count {
                    var order = stops
                    order.insert(stop, at: place - 1)
                    let ridden = Self.ridden(order, network)
                    let delay = tour.delay(stop, at: place, network)
                    #expect((ridden == nil) == (delay < 0), "seed \(seed), stop \(stop) at \(place)")
                    guard let ridden else { continue }
                    // The visit behind the new one, or the end, begins that much later.
                    let before = tour.begins[place]
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
            guard let network = Self.network(seed) else { continue }
            var generator = SeededGenerator(seed: seed)
            let tour = Self.tour(network, &generator)
            guard tour.count > 1 else { continue }
            var shorter = tour
            let first = generator.next(in: 1...tour.count)
            let last = generator.next(in: first...tour.count)
            shorter.remove(first..<last + 1, network)
            var stops = Self.stops(tour)
            stops.removeSubrange(first - 1..<last)
            #expect(
                Self.stops(shorter) == stops && shorter.finish == Self.ridden(stops, network)?.finish, "seed \(seed)")
            var odd = tour
            odd.removeAll(network) { $0 % 2 == 1 }
            #expect(Self.stops(odd) == Self.stops(tour).filter { $0 % 2 == 0 }, "seed \(seed)")
            #expect(odd.finish == Self.ridden(Self.stops(odd), network)?.finish, "seed \(seed)")
        }
    }

    @Test("shortening keeps the stops, ends no later, is allowed, and leaves no turn of a part that would be shorter")
    func shortening() {
        var tries = 0
        for seed in UInt64(1)...150 {
            guard let network = Self.network(seed, isSymmetric: seed % 2 == 0) else { continue }
            var generator = SeededGenerator(seed: seed)
            var tour = Self.tour(network, &generator)
            let before = tour
            let isShorter = Self.shorten(&tour, network)
            #expect(isShorter == (tour.finish < before.finish) && tour.finish <= before.finish, "seed \(seed)")
            #expect(Set(tour.order) == Set(before.order) && tour.order.count == before.order.count, "seed \(seed)")
            let stops = Self.stops(tour)
            #expect(Self.ridden(stops, network)?.finish == tour.finish, "seed \(seed)")
            // Where nobody waits and both directions cost the same a shorter turned part is always found.
            guard !network.isTimed, Self.isSymmetric(network) else { continue }
            tries += 1
            for first in stops.indices {
                for last in stops.indices where last > first {
                    var turned = stops
                    turned[first...last].reverse()
                    #expect((Self.ridden(turned, network)?.finish ?? .max) >= tour.finish, "seed \(seed)")
                }
            }
        }
        #expect(tries > 20)
    }

    private static func shorten(_ tour: inout SearchTour, _ network: SearchNetwork) -> Bool {
        var changes = SearchTour.Changes(network)
        for stop in tour.order { changes.add(stop) }
        var tourOf = ContiguousArray<Int32>(repeating: -1, count: network.width)
        for stop in stops(tour) { tourOf[Int(stop)] = 0 }
        var places = ContiguousArray<Int32>(repeating: 0, count: network.width)
        var work: Int64 = 0
        return tour.shorten(&changes, places: &places, number: 0, tourOf: tourOf, network, work: &work)
    }

    private static func isSymmetric(_ network: SearchNetwork) -> Bool {
        let stops = (0..<Int32(network.count))
        return stops.allSatisfy { from in stops.allSatisfy { network.leg(from, $0) == network.leg($0, from) } }
    }
}
