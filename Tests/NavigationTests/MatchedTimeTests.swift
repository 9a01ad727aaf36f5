import Geodesy
import RoadMap
import Routing
import Support
import Testing

@testable import Navigation

@Suite("Times on a matched road")
struct MatchedTimeTests {
    @Test("a rider is at each corner when the fixes before and behind it say", arguments: 0..<20 as Range<UInt64>)
    func corners(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var network = DrawnNetwork()
        let corners = [0.0, 90, 210, 260, 400, 555, 700]
        for (from, to) in zip(corners, corners.dropFirst()) { network.street((from, 0), (to, 0)) }
        let graph = try network.graph()
        var (along, time) = (5.0, 100.0)
        var ridden: [(along: Double, time: Double)] = []
        while along < 690 {
            ridden.append((along, time))
            let step = 12 + 30 * generator.nextUnit()
            along += step
            time += step / (2 + 6 * generator.nextUnit())
        }
        let fixes = ridden.map {
            Fix(time: $0.time, coordinate: DrawnNetwork.coordinate($0.along, 0), horizontalAccuracy: 4)
        }
        var model = MatchingModel()
        (model.leastSpacing, model.leastInterval) = (0, 0)
        let roads = TrackMatch(of: fixes, in: graph, model: model).roads
        let road = try #require(roads.first, "seed \(seed)")
        #expect(roads.count == 1)
        let last = try #require(ridden.last)
        let ends = corners.filter { $0 > 5 && $0 < last.along } + [last.along]
        try #require(road.segments.count == ends.count, "seed \(seed)")
        var before = 100.0
        for (segment, end) in zip(road.segments, ends) {
            #expect((segment.endsAt - (end - 5)).magnitude < 0.5, "seed \(seed)")
            let behind = try #require(ridden.firstIndex { $0.along >= end })
            let (one, other) = (ridden[max(behind - 1, 0)], ridden[behind])
            let share = other.along > one.along ? (end - one.along) / (other.along - one.along) : 0
            let moment = one.time + share * (other.time - one.time)
            #expect((segment.duration - (moment - before)).magnitude < 0.3, "seed \(seed): \(end) m")
            before = moment
        }
    }

    @Test("who stands at the end stands on the last road, and the durations add up to the whole")
    func standing() throws {
        var network = DrawnNetwork()
        network.street((0, 0), (100, 0))
        network.street((100, 0), (300, 0))
        let graph = try network.graph()
        let places = stride(from: 10.0, through: 250, by: 10).map { $0 } + Array(repeating: 250, count: 30)
        let fixes = places.enumerated().map {
            Fix(time: 2 * Double($0.offset), coordinate: DrawnNetwork.coordinate($0.element, 0), horizontalAccuracy: 4)
        }
        let road = try #require(TrackMatch(of: fixes, in: graph).roads.first)
        #expect(road.segments.count == 2)
        #expect((road.segments[0].duration - 18).magnitude < 0.3)
        #expect((road.segments.reduce(0) { $0 + $1.duration } - fixes[fixes.count - 1].time).magnitude < 1e-6)
    }
}
