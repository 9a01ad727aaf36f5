import Support
import Testing

@testable import TourPlanning

/// The best part of a long order, beside all its parts.
struct OrderedSelectionTests {
    private static func search(_ seed: UInt64, isBound: Bool) -> RuinAndRecreate? {
        var random = RandomProblem(seed: seed &+ 4300)
        var problem = random.problem(stops: 9)
        problem.tourCount = 1
        problem.lateness = []
        if !isBound {
            for stop in problem.stops.indices { problem.stops[stop].requires = [] }
        }
        guard let network = TourNetwork(problem), network.tour([]) != nil else { return nil }
        return RuinAndRecreate(network, using: SeededGenerator(seed: seed))
    }

    private static func order(_ search: inout RuinAndRecreate) -> [Int32] {
        var stops = (0..<search.network.count).map { Int32($0) }
        search.generator.shuffle(&stops)
        return stops
    }

    private static func part(of stops: [Int32], _ search: inout RuinAndRecreate) -> [Int32] {
        let ends = (Int32(search.network.start), Int32(search.network.end))
        let order = ContiguousArray([ends.0] + stops + [ends.1])
        return search.bestPart(of: order, rate: 0.1).dropFirst().dropLast().map { $0 }
    }

    private static func ridden(_ stops: [Int32], _ network: SearchNetwork) -> TourPlan.Tour? {
        network.network.tour(stops.map { network.network.candidates[Int($0)] })
    }

    @Test(
        "the best part of an order is worth as much as the best of all its parts",
        arguments: 1...80 as ClosedRange<UInt64>)
    func best(seed: UInt64) throws {
        guard var search = Self.search(seed, isBound: false) else { return }
        let stops = Self.order(&search)
        let network = search.network
        var most = 0.0
        for subset in 0..<(1 << stops.count) {
            let part = stops.indices.filter { subset & (1 << $0) != 0 }.map { stops[$0] }
            guard Self.ridden(part, network) != nil else { continue }
            most = max(most, part.reduce(0) { $0 + network.worths[Int($1)] })
        }
        let found = Self.part(of: stops, &search)
        #expect(Self.ridden(found, network) != nil)
        #expect(found.reduce(0) { $0 + network.worths[Int($1)] } == most)
    }

    @Test("most of the random problems have tours, and parts with stops", arguments: [false, true])
    func areTried(isBound: Bool) {
        var (tried, stops) = (0, 0)
        for seed in UInt64(1)...80 {
            guard var search = Self.search(seed, isBound: isBound) else { continue }
            tried += 1
            let order = Self.order(&search)
            stops += Self.part(of: order, &search).count
        }
        #expect(tried >= 60 && stops >= tried, "\(tried) tours, \(stops) stops")
    }

    @Test("with requirements a part of an order can be ridden", arguments: 1...80 as ClosedRange<UInt64>)
    func requirements(seed: UInt64) throws {
        guard var search = Self.search(seed, isBound: true) else { return }
        let stops = Self.order(&search)
        let found = Self.part(of: stops, &search)
        #expect(Self.ridden(found, search.network) != nil)
        let places = found.compactMap { stops.firstIndex(of: $0) }
        #expect(places.count == found.count && places == places.sorted())
    }

    @Test("a tour chosen anew is in time, keeps its requirements, and stops know their tours")
    func selection() throws {
        for seed in UInt64(1)...60 {
            guard var search = Self.search(seed, isBound: seed % 2 == 0) else { continue }
            var state = SearchState(search.network)
            search.recreate(&state)
            search.selectInOrder(&state, 0)
            let stops = state.tours[0].order.dropFirst().dropLast().map { $0 }
            #expect(Self.ridden(stops, search.network)?.finish == state.tours[0].finish, "seed \(seed)")
            for stop in 0..<search.network.count {
                #expect((state.tourOf[stop] == 0) == stops.contains(Int32(stop)), "seed \(seed)")
            }
        }
    }
}
