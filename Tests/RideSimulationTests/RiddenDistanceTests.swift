import EngineTestSupport
import Geodesy
import Testing
import VeloQuest

@testable import RideSimulation

@Suite("The distance of a recorded ride")
struct RiddenDistanceTests {
    private static let plane = LocalPlane(origin: Coordinate(longitude: 61.4, latitude: 55.15))

    private func fix(_ second: Double, _ east: Double, accuracy: Double? = 5) -> Fix {
        Fix(
            time: 1000 + second, coordinate: Self.plane.coordinate(PlanePoint(east: east, north: 0)),
            horizontalAccuracy: accuracy)
    }

    private func metres(_ fixes: [Fix]) -> Double { RiddenDistance(of: fixes).metres }

    /// A minute to the east at 5 m/s.
    private var minute: [Fix] { (0...60).map { fix(Double($0), Double($0) * 5) } }

    @Test("steps of less than fifteen metres are taken together, so that trembling on the spot is no distance")
    func trembling() {
        #expect(abs(metres(minute) - 300) < 1)
        #expect(metres((0...200).map { fix(Double($0), Double($0 % 2) * 14) }) == 0)
        #expect(metres([]) == 0 && metres([fix(0, 0)]) == 0)
    }

    @Test("one or two stray fixes are left out; from the third on the rider is believed to be there, at no distance")
    func stray() {
        var fixes = minute
        for place in [30, 31] { fixes[place] = fix(Double(place), 5000) }
        #expect(abs(metres(fixes) - 300) < 1)
        let away = minute + (61...90).map { fix(Double($0), 5000 + Double($0) * 5) }
        #expect(abs(metres(away) - 300 - 135) < 2)
        #expect(RiddenDistance(of: away).outline.points.count == 4)
    }

    @Test("fixes of the same second, going back in time or without a use are passed over")
    func useless() {
        let doubled = minute.flatMap { [$0, $0] }
        #expect(abs(metres(doubled) - 300) < 1)
        var back = minute
        back.insert(fix(10, 900), at: 30)
        back.insert(fix(29.5, 900, accuracy: 60), at: 30)
        #expect(abs(metres(back) - 300) < 1)
    }

    @Test("the outline has the times of the ride, later by the delay")
    func delay() {
        let plain = RiddenDistance(of: minute).outline.points
        let late = RiddenDistance(of: minute, delayedBy: 100).outline.points
        #expect(plain.map(\.time) == [1000, 1060] && late.map(\.time) == [1100, 1160])
        #expect(plain.map(\.coordinate) == late.map(\.coordinate))
    }
}

@Suite("Lines at an organiser")
struct WaitingLineTests {
    private func line(_ turns: [(arrival: Double, begin: Double)]) -> WaitingLine {
        WaitingLine(
            of: turns.map { .init(task: "a", arrival: 100 + $0.arrival, begin: 100 + $0.begin, end: 900) }, since: 100)
    }

    @Test("each who waits makes it longer by one, until their turn; who does not wait is not in line")
    func changes() {
        let line = line([(0, 0), (10, 60), (20, 120), (60, 180), (200, 200)])
        #expect(
            line.changes == [
                .init(time: 10, length: 1), .init(time: 20, length: 2), .init(time: 120, length: 1),
                .init(time: 180, length: 0),
            ])
        #expect(line.longest == 2)
        #expect(self.line([]).longest == 0 && self.line([(5, 5)]).changes.isEmpty)
    }
}

@Suite("A quantile of figures")
struct QuantileTests {
    @Test("is the least value that the share does not exceed, at every share of a few values")
    func oracle() {
        for count in 1...12 {
            let values = (1...count).map { $0 * 10 }
            for percent in 0...100 {
                let share = Double(percent) / 100
                let expected = values.first { value in
                    values.count { $0 <= value } * 100 >= percent * count
                }
                #expect(EventStatistics.quantile(share, of: values) == expected, "\(count) \(percent)")
            }
            #expect(EventStatistics.quantile(-1, of: values) == 10)
            #expect(EventStatistics.quantile(2, of: values) == count * 10)
        }
        #expect(EventStatistics.quantile(0.5, of: [Int]()) == nil)
    }
}
