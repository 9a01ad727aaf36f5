import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Testing

@testable import Navigation

@Suite("Ways that a rider has refused")
struct RefusedRoadsTests {
    private func segment(_ edge: EdgeID, isReversed: Bool = false) -> RouteLeg.Segment {
        RouteLeg.Segment(edge: edge, isReversed: isReversed, endsAt: 100, duration: 20)
    }

    @Test("a street that was avoided counts more at first, less with every metre, and no more after 800 m")
    func fading() {
        let reluctance = RefusedRoads.Reluctance()
        var refused = RefusedRoads()
        refused.note(segment(7), at: 1_000)
        var last: UInt32 = 60_001
        for ridden in stride(from: 0.0, to: 800, by: 50) {
            let penalties = refused.penalties(at: 1_000 + ridden, reluctance)
            #expect(penalties.count == 1 && penalties[0].edge == 7 && !penalties[0].isReversed)
            #expect(penalties[0].cost < last && penalties[0].cost > 0)
            last = penalties[0].cost
        }
        #expect(refused.penalties(at: 1_000, reluctance)[0].cost == 60_000)
        #expect(refused.penalties(at: 1_400, reluctance)[0].cost == 30_000)
        #expect(refused.penalties(at: 1_800, reluctance).isEmpty)
    }

    @Test("turning round counts more each time that it was refused, and as at first when that is long ago")
    func turning() {
        let reluctance = RefusedRoads.Reluctance()
        var refused = RefusedRoads()
        #expect(refused.turningRound(at: 0, reluctance) == 20_000)
        refused.noteTurn(at: 0)
        refused.noteTurn(at: 0)
        #expect(
            refused.turningRound(at: 0, reluctance) == 60_000 && refused.turningRound(at: 400, reluctance) == 40_000)
        #expect(refused.turningRound(at: 800, reluctance) == 20_000)
    }

    @Test("the last eight are remembered, each once")
    func limit() {
        let reluctance = RefusedRoads.Reluctance()
        var refused = RefusedRoads()
        for edge in 0..<100 {
            refused.note(segment(EdgeID(edge)), at: 0)
            refused.note(segment(EdgeID(99 - edge), isReversed: true), at: 0)
            refused.noteTurn(at: 0)
        }
        #expect(refused.penalties(at: 0, reluctance).count == 8)
        #expect(refused.turningRound(at: 0, reluctance) == 180_000)
        refused.note(segment(99), at: 400)
        #expect(
            refused.penalties(at: 400, reluctance).filter { $0.edge == 99 && !$0.isReversed }.map(\.cost) == [60_000])
    }

    @Test("a street refused in both directions counts in both, each from where it was refused")
    func directions() {
        let reluctance = RefusedRoads.Reluctance()
        var refused = RefusedRoads()
        refused.note(segment(7), at: 0)
        refused.note(segment(7, isReversed: true), at: 400)
        let penalties = refused.penalties(at: 400, reluctance)
        #expect(penalties.map(\.isReversed) == [false, true])
        #expect(penalties.map(\.cost) == [30_000, 60_000])
    }

    @Test("senseless reluctance is none")
    func invalid() {
        var refused = RefusedRoads()
        refused.note(segment(7), at: 0)
        refused.noteTurn(at: 0)
        for number in [-1.0, 0, .nan] {
            var reluctance = RefusedRoads.Reluctance()
            (reluctance.avoidedStreet, reluctance.turningRound) = (number, number)
            #expect(refused.penalties(at: 0, reluctance).isEmpty && refused.turningRound(at: 0, reluctance) == 0)
            reluctance = RefusedRoads.Reluctance()
            reluctance.distance = number
            #expect(refused.penalties(at: 0, reluctance).isEmpty)
        }
        var endless = RefusedRoads.Reluctance()
        (endless.avoidedStreet, endless.turningRound) = (.infinity, 1e300)
        #expect(refused.penalties(at: 0, endless).map(\.cost) == [RoadPenalty.greatestCost])
        #expect(refused.turningRound(at: 0, endless) == RoadPenalty.greatestCost)
    }

    /// A main street, a street to the north at once and another one after `second` metres, both to where the rider wants to go.
    private func rider(second: Double, seed: UInt64) throws -> TestRider {
        var network = DrawnNetwork()
        network.street((-500, 0), (0, 0), name: "main")
        network.street((0, 0), (second, 0), name: "main")
        network.street((second, 0), (second + 300, 0), name: "main")
        network.street((0, 0), (second / 2, 400), name: "first")
        network.street((second, 0), (second / 2, 400), name: "second")
        network.street((second / 2, 400), (second / 2, 800), name: "north")
        return try TestRider(network, to: [(second / 2, 700)], seed: seed)
    }

    @Test(
        "who has passed a street is not sent back where the next one is little dearer, and is where it is much dearer")
    func alternatives() throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            for (second, way) in [(250.0, ["main", "second", "north"]), (2_000, ["main", "first", "north"])] {
                var rider = try rider(second: second, seed: seed)
                rider.ride([(-400, 0), (60, 0)], noise: 2)
                #expect(rider.events.routes.first?.names(in: rider.router.graph) == ["main", "first", "north"])
                let new = try #require(rider.events.reroutes.last, "seed \(seed), \(second) m: \(rider.events.words)")
                #expect(new.names(in: rider.router.graph) == way, "seed \(seed), \(second) m")
            }
        }
    }

    @Test("who comes by a refused street again much later is led into it as ever")
    func later() throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            var rider = try rider(second: 250, seed: seed)
            rider.ride([(-400, 0), (60, 0)], noise: 2)
            // Back, up and down the main street.
            rider.ride([(60, 0), (-450, 0), (-100, 0), (-450, 0), (-250, 0)], noise: 2)
            #expect(
                rider.session.refused.penalties(at: rider.session.odometer, rider.session.options.reluctance).count <= 1
            )
            rider.session.setDestination(rider.session.destination)
            rider.ride([(-250, 0), (-200, 0)])
            #expect(
                rider.events.routes.last?.names(in: rider.router.graph) == ["main", "first", "north"], "seed \(seed)")
        }
    }
}
