import Geodesy
import RoadMap
import Routing
import Testing

@testable import Navigation

@Suite("Fixes that tell something new")
struct WorthwhileFixTests {
    private static func fix(_ metres: Double, _ seconds: Double, accuracy: Double? = 5) -> Fix {
        Fix(
            time: 1000 + seconds, coordinate: DrawnNetwork.coordinate(100 + metres, 0),
            horizontalAccuracy: accuracy)
    }

    @Test("under way a fix counts eight metres or a minute after the last, and where a clock was set back")
    func step() throws {
        var network = DrawnNetwork()
        network.street((0, 0), (300, 0))
        let graph = try network.graph()
        var workspace = StreetWorkspace()
        var matcher = LiveMapMatcher()
        #expect(matcher.step(to: Self.fix(0, 0), isMoving: true, isInDoubt: false, .underWay) == 0)
        matcher.follow(Self.fix(0, 0), straight: 0, along: [], in: graph, .underWay, &workspace)
        for (metres, seconds, isWorthwhile) in [
            (7.9, 1.0, false), (8.1, 1, true), (7.9, 59.9, false), (7.9, 60, true), (7.9, 61, true), (0, 0, false),
            (0, -1, true), (7.9, 0.5, false), (0, 59, false), (8.1, 0.1, true),
        ] {
            let fix = Self.fix(metres, seconds)
            let step = matcher.step(to: fix, isMoving: true, isInDoubt: false, .underWay)
            #expect((step != nil) == isWorthwhile, "\(metres) m, \(seconds) s")
            if let step { #expect((step - metres).magnitude < 0.01) }
            #expect(matcher.step(to: fix, isMoving: true, isInDoubt: true, .underWay) != nil)
        }
        // Who stands still has to come farther, the less exact fixes are.
        let spacing =
            MatchingModel.underWay.leastSpacing * MatchingModel.underWay.deviation(of: Self.fix(0, 1, accuracy: 20))
        #expect(spacing > 8)
        for (metres, isWorthwhile) in [(spacing - 0.1, false), (spacing + 0.1, true)] {
            let step = matcher.step(to: Self.fix(metres, 2, accuracy: 20), isMoving: false, isInDoubt: true, .underWay)
            #expect((step != nil) == isWorthwhile)
        }
    }

    @Test("in a whole track a fix follows another that is near in place or time, or nearly there and hardly moving")
    func followers() {
        var model = MatchingModel()
        (model.leastInterval, model.leastSpacing, model.leastSpeed) = (2, 4, 0.5)
        let spacing = 4 * model.deviation(ofAccuracy: nil)
        for (metres, seconds, isFollower) in [
            (1000.0, 1.99, true), (1000, 2.0, false), (spacing - 0.01, 20, true), (spacing, 20, false),
            (spacing, spacing / 0.5, false), (spacing, spacing / 0.5 + 0.1, true),
            (1.5 * spacing - 0.01, 1000, true), (1.5 * spacing, 1000, false),
        ] {
            let fix = Self.fix(0, 0, accuracy: nil)
            #expect(
                model.isFollower(fix, metres: metres, seconds: seconds) == isFollower, "\(metres) m, \(seconds) s")
        }
    }

    @Test("what a receiver says of its error is believed between the least and the greatest")
    func deviation() {
        let model = MatchingModel()
        for (accuracy, deviation) in [
            (nil, model.noise), (-1, model.noise), (0, model.leastNoise), (1e9, model.greatestNoise),
            (20 * Fix.accuracyPerDeviation, 20),
        ] as [(Double?, Double)] {
            #expect((model.deviation(ofAccuracy: accuracy) - deviation).magnitude < 1e-9, "\(accuracy ?? -2)")
        }
    }

    @Test("each weight of a way is what the model says, and a negative one is nothing")
    func weights() {
        var model = MatchingModel()
        (model.pushing, model.againstSign, model.entering, model.turning) = (1, 2, 3, 4)
        var weights = model.surcharges
        #expect([weights.pushing, weights.againstSign, weights.entering, weights.turning] == [1, 2, 3, 4])
        (model.pushing, model.againstSign, model.entering, model.turning) = (-1, -2, -3, -4)
        weights = model.surcharges
        #expect([weights.pushing, weights.againstSign, weights.entering, weights.turning] == [0, 0, 0, 0])
    }
}
