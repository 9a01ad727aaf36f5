import EngineTestSupport
import Geodesy
import RoadMap
import Testing

@testable import Navigation

@Suite("Where matched tracks begin, break off and end")
struct MatchEdgeTests {
    private static func street() throws -> RoadGraph {
        var network = DrawnNetwork()
        network.street((0, 0), (3000, 0))
        return try network.graph()
    }

    private static func fixes(_ places: [(Double, Double)], every seconds: Double) -> [Fix] {
        places.enumerated().map { number, place in
            Fix(
                time: Double(number) * seconds, coordinate: DrawnNetwork.coordinate(place.0, place.1),
                horizontalAccuracy: 8)
        }
    }

    @Test("a track that begins and ends off all roads has outlines that join one another in place and time")
    func offNetwork() throws {
        let away = stride(from: 400.0, to: 0, by: -12).map { (500.0, $0) }
        let along = stride(from: 500.0, through: 1500, by: 12).map { ($0, 0.0) }
        let out = stride(from: 12.0, through: 400, by: 12).map { (1500.0, $0) }
        let match = TrackMatch(of: Self.fixes(away + along + out, every: 3), in: try Self.street())
        let outlines = match.outlines
        guard case .offNetwork? = match.parts.first, case .offNetwork? = match.parts.last else {
            Issue.record("\(match.parts.count) parts")
            return
        }
        #expect(match.parts.count == 3 && outlines[0].start == 0)
        for (one, next) in zip(outlines, outlines.dropFirst()) {
            #expect(one.line.coordinates.last == next.line.coordinates.first && one.end == next.start)
        }
        #expect(outlines.allSatisfy { $0.duration > 0 && $0.distance > 100 })
    }

    @Test(
        "fixes that are as far apart as the longest jump belong together, in any direction; beyond that there is a gap")
    func jump() throws {
        var model = MatchingModel()
        model.longestJump = 600
        var network = DrawnNetwork()
        network.street((0, 0), (2000, 2000))
        let graph = try network.graph()
        for (step, isWhole) in [(590.0, true), (610, false)] {
            let side = step / 2.0.squareRoot()
            let places = (0..<4).map { (100 + Double($0) * side, 100 + Double($0) * side) }
            let match = TrackMatch(of: Self.fixes(places, every: 60), in: graph, model: model)
            let hasGap = match.parts.contains { if case .gap = $0 { true } else { false } }
            #expect(hasGap == !isWhole, "\(step) m")
        }
    }
}
