import Geodesy
import Routing
import Support
import Testing

@testable import Navigation

@Suite("A rider’s pace")
struct PaceTests {
    @Test("starts as the profile’s, and comes to the rider’s own", arguments: [0.5, 1, 2, 3])
    func learns(factor: Double) {
        var pace = Pace()
        #expect(pace.factor == 1)
        var last = 1.0
        for _ in 0..<4_800 {
            pace.learn(expected: 1, spent: factor)
            #expect((pace.factor - factor).magnitude <= (last - factor).magnitude + 1e-9)
            last = pace.factor
        }
        #expect((last - factor).magnitude < 0.06 * factor, "\(last)")
    }

    @Test("what was long ago is forgotten, and what cannot be is not learnt")
    func forgets() {
        var pace = Pace()
        for _ in 0..<2_000 { pace.learn(expected: 1, spent: 3) }
        for _ in 0..<4_000 { pace.learn(expected: 1, spent: 0.8) }
        #expect((pace.factor - 0.8).magnitude < 0.1, "\(pace.factor)")
        let before = pace.factor
        for (expected, spent) in [(50.0, 0.0), (50, -1), (50, 600), (.nan, 5), (50, .nan), (.infinity, 5)] {
            pace.learn(expected: expected, spent: spent)
        }
        #expect(pace.factor == before)
        // A piece with a stop.
        for _ in 0..<19 { pace.learn(expected: 1, spent: 1) }
        for _ in 0..<300 { pace.learn(expected: 0, spent: 1) }
        pace.learn(expected: 1, spent: 1)
        #expect(pace.factor == before)
        for _ in 0..<1_000 { pace.learn(expected: 1e300, spent: 1e-9) }
        #expect(pace.factor == 0.25)
    }

    @Test("who rides half as fast as the profile is told a time of arrival that comes true, ever better")
    func arrival() throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            var network = DrawnNetwork()
            for east in stride(from: 0.0, to: 6_000, by: 500) { network.street((east, 0), (east + 500, 0)) }
            var rider = try TestRider(network, to: [(5_950, 0)], seed: seed)
            rider.stand(at: (0, 0), seconds: 1)
            let leg = try #require(rider.events.routes.first)
            let speed = leg.distance / leg.duration / 2
            let arrival = rider.time + 5_950 / speed
            var errors: [Double] = []
            var east = 0.0
            for _ in 0..<10 {
                rider.ride([(east, 0), (east + 580, 0)], speed: speed, noise: 3)
                east += 580
                errors.append((try #require(rider.session.estimatedArrival) - arrival).magnitude)
            }
            // Half of the time is missing at the start.
            #expect((rider.session.motion?.time ?? 0) > 2_000)
            #expect(
                errors[0] < 0.45 * arrival && errors[4] < 0.1 * arrival && errors[9] < 30, "seed \(seed): \(errors)")
            #expect(zip(errors, errors.dropFirst()).allSatisfy { $1 < $0 + 15 }, "seed \(seed): \(errors)")
            #expect((rider.session.pace.factor - 2).magnitude < 0.2, "seed \(seed): \(rider.session.pace.factor)")
        }
    }

    @Test("a rest is none of the road’s: it puts off the arrival by itself alone")
    func rest() throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            var network = DrawnNetwork()
            for east in stride(from: 0.0, to: 3_000, by: 500) { network.street((east, 0), (east + 500, 0)) }
            var rider = try TestRider(network, to: [(2_900, 0)], seed: seed)
            rider.ride([(0, 0), (1_000, 0)], noise: 3)
            let before = (pace: rider.session.pace.factor, arrival: try #require(rider.session.estimatedArrival))
            rider.stand(at: (1_000, 0), seconds: 900, noise: 3)
            let after = (pace: rider.session.pace.factor, arrival: try #require(rider.session.estimatedArrival))
            #expect((after.pace - before.pace).magnitude < 0.05, "seed \(seed): \(before.pace), then \(after.pace)")
            #expect((after.arrival - before.arrival - 900).magnitude < 30, "seed \(seed)")
        }
    }
}
