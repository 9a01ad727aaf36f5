import EngineTestSupport
import Geodesy
import Routing
import Testing

@testable import Navigation

@Suite("A rider who does not do as told")
struct StubbornRiderTests {
    // The second street asked for may be the one after the next, as turning round into the first is refused.
    @Test("who rides 2 km straight on past ten streets is led anew about once a street", arguments: [0, 4] as [Double])
    func ladder(noise: Double) throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            var network = DrawnNetwork()
            for east in stride(from: -200.0, to: 2_400, by: 200) {
                network.street((east, 0), (east + 200, 0), name: "main")
                network.street((east, 300), (east + 200, 300), name: "north")
                network.street((east, 0), (east, 300), name: "rung")
            }
            var rider = try TestRider(network, to: [(100, 300)], seed: seed)
            let events = rider.ride([(-100, 0), (2_000, 0)], noise: noise)
            #expect((9...16).contains(events.reroutes.count), "seed \(seed): \(events.words)")
            #expect(events.deviations.count == events.reroutes.count, "seed \(seed)")
        }
    }

    @Test(
        "who will not turn round in a street without an end is told so ever more seldom", arguments: [0, 4] as [Double])
    func street(noise: Double) throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            var network = DrawnNetwork()
            network.street((-600, 0), (0, 0), name: "main")
            network.street((0, 0), (0, 300), name: "first")
            network.street((0, 0), (2_500, 0), name: "main")
            var rider = try TestRider(network, to: [(0, 200)], seed: seed)
            let near = rider.ride([(-100, 0), (500, 0)], noise: noise).reroutes.count
            let far = rider.ride([(500, 0), (2_000, 0)], noise: noise).reroutes.count
            #expect((3...7).contains(near) && (5...13).contains(far), "seed \(seed): \(near) and \(far)")
            // Told they are, though: the way back is the only one.
            let last = try #require(rider.events.reroutes.last)
            #expect(last.names(in: rider.router.graph) == ["main", "first"], "seed \(seed)")
        }
    }

    @Test(
        "who passes dead ends and will not turn round is told so twice a crossing at most",
        arguments: [0, 4] as [Double])
    func deadEnds(noise: Double) throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            var network = DrawnNetwork()
            network.street((-600, 0), (0, 0), name: "main")
            network.street((0, 0), (0, 300), name: "first")
            for east in stride(from: 0.0, to: 2_400, by: 200) {
                network.street((east, 0), (east + 200, 0), name: "main")
                network.street((east + 200, 0), (east + 200, 100), name: "dead end")
            }
            var rider = try TestRider(network, to: [(0, 200)], seed: seed)
            let events = rider.ride([(-100, 0), (2_000, 0)], noise: noise)
            #expect((10...22).contains(events.reroutes.count), "seed \(seed): \(events.words)")
        }
    }
}
