import EngineTestSupport
import Geodesy
import Routing
import Testing

@testable import Navigation

@Suite("Power modes")
struct PowerModeTests {
    private func fix(_ time: Double, _ east: Double) -> Fix {
        Fix(time: time, coordinate: DrawnNetwork.coordinate(east, 0), horizontalAccuracy: 4)
    }

    /// The places of the fixes that are used, of some handed in one after another.
    private func used(_ mode: PowerMode, _ fixes: [Fix]) -> [Fix] {
        var last: Fix?
        return fixes.filter { fix in
            if mode.passesOver(fix, after: last) { return false }
            last = fix
            return true
        }
    }

    @Test("in the foreground a fix a second is used, however far it is")
    func foreground() {
        let often = (0..<100).map { fix(Double($0) / 10, Double($0) * 0.5) }
        #expect(used(.foreground, often).map(\.time) == (0..<10).map { Double($0) })
        // Receivers are not that punctual.
        let early = (0..<10).map { fix(Double($0) * 0.97, 0) }
        #expect(used(.foreground, early) == early)
    }

    @Test("in the background fixes nearer than 10 m are passed over, and when idle those nearer than 100 m")
    func movement() {
        let ride = (0..<200).map { fix(Double($0), Double($0) * 4.1) }
        for (mode, step) in [(PowerMode.background, 3), (.idle, 25)] {
            let kept = used(mode, ride)
            #expect(kept.map { Int($0.time) } == Array(stride(from: 0, to: 200, by: step)), "\(mode)")
        }
        let standing = (0..<3_600).map { fix(Double($0), $0.isMultiple(of: 2) ? 4 : -4) }
        #expect(used(.background, standing).count == 1)
    }

    @Test("a fix from the past is never passed over: the filter has a word to say on it", arguments: PowerMode.allCases)
    func past(mode: PowerMode) {
        #expect(!mode.passesOver(fix(9, 0), after: fix(10, 0)) && !mode.passesOver(fix(0, 0), after: nil))
    }

    @Test("a session passes over fixes as its mode says, and leads to the end in the background too")
    func session() throws {
        func arrives(_ mode: PowerMode) throws -> (events: [String], moments: Int) {
            var network = DrawnNetwork()
            network.street((0, 0), (400, 0))
            network.street((400, 0), (400, 400))
            var rider = try TestRider(network, to: [(400, 300)])
            rider.session.options.powerMode = mode
            var times: Set<Double> = []
            for (second, place) in DrawnNetwork.places(along: [(0, 0), (400, 0), (400, 300)], step: 2).enumerated() {
                rider.receive(Fix(time: Double(second) / 2, coordinate: place, horizontalAccuracy: 4))
                if let motion = rider.session.motion { times.insert(motion.time) }
            }
            return (rider.events.words, times.count)
        }
        let (foreground, background) = (try arrives(.foreground), try arrives(.background))
        #expect(foreground.events == ["routed", "arrived"] && background.events == ["routed", "arrived"])
        #expect((170...176).contains(foreground.moments), "\(foreground.moments)")
        #expect((65...71).contains(background.moments), "\(background.moments)")
    }

    @Test("who sets a destination while standing has a route with the next fix", arguments: PowerMode.allCases)
    func standing(mode: PowerMode) throws {
        var network = DrawnNetwork()
        network.street((0, 0), (400, 0))
        var rider = try TestRider(network)
        rider.session.options.powerMode = mode
        rider.stand(at: (20, 0), seconds: 5)
        rider.session.setDestination(DrawnNetwork.coordinate(380, 0))
        rider.stand(at: (20, 0), seconds: 1)
        #expect(rider.events.words == ["routed"])
        // Where there is none, not every fix is worth a search.
        rider.session.setDestination(DrawnNetwork.coordinate(90_000, 0))
        rider.stand(at: (20, 0), seconds: 5)
        #expect(rider.events.words == ["routed", "failed"])
        if mode != .foreground { #expect(rider.session.motion?.time == 6) }
    }
}
