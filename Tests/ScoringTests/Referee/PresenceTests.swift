import EngineTestSupport
import Foundation
import Geodesy
import Quests
import RideLogs
import Scoring
import Support
import Testing

@Suite("Being at a task")
struct PresenceTests {
    /// The tasks a referee sees reached in a series of fixes, with a single task of radius 20 m at 1000 m east.
    private func reached(_ fixes: [Fix], rule: PresenceRule = PresenceRule()) throws -> [CheckIn] {
        let task = Quest.Task(id: "tree", name: "Tree", coordinate: SmallQuest.place(east: 1000), radius: 20)
        var referee = Referee(quest: try Quest(tasks: [task]), rule: rule)
        return fixes.flatMap { referee.receive($0) }
    }

    @Test("a rider at 30 km/h with one fix in 5 s does not pass a task unnoticed, whatever the phase")
    func fastPassing() throws {
        for phase in stride(from: 0.0, to: 42, by: 1) {
            let fixes = SmallQuest.fixes(from: 800 + phase, to: 1200, speed: 30 / 3.6, interval: 5)
            let checkIns = try reached(fixes)
            #expect(checkIns.count == 1, "phase \(phase) m")
        }
    }

    @Test("passing between two fixes is noticed although neither is within reach, and is timed where it happened")
    func betweenFixes() throws {
        let fixes = [
            SmallQuest.fix(0, east: 960, north: 12, accuracy: nil),
            SmallQuest.fix(8, east: 1040, north: 12, accuracy: nil),
        ]
        let checkIn = try #require(try reached(fixes).first)
        #expect(abs(checkIn.distance - 12) < 0.05)
        #expect(abs(checkIn.time - SmallQuest.startTime - 4) < 0.01)
        #expect(checkIn.coordinate.distance(to: SmallQuest.place(east: 1000, north: 12)) < 0.1)
        #expect(checkIn.reach == 20)
        #expect(checkIn.accuracy == nil)
    }

    @Test("the radius is the limit for a position without accuracy")
    func edgeOfRadius() throws {
        #expect(try reached([SmallQuest.fix(0, east: 980.1, accuracy: nil)]).count == 1)
        #expect(try reached([SmallQuest.fix(0, east: 979.9, accuracy: nil)]).isEmpty)
    }

    @Test("a poor receiver is given the benefit of the doubt, up to a doubled radius")
    func benefitOfDoubt() throws {
        // A fifth of the probability at the task itself: 24.62 m for an accuracy of 10 m and a radius of 20 m.
        #expect(try reached([SmallQuest.fix(0, east: 975.5, accuracy: 10)]).count == 1)
        #expect(try reached([SmallQuest.fix(0, east: 975.3, accuracy: 10)]).isEmpty)
        #expect(try reached([SmallQuest.fix(0, east: 960.1, accuracy: 50)]).count == 1)
        #expect(try reached([SmallQuest.fix(0, east: 959.9, accuracy: 50)]).isEmpty)
    }

    @Test("the probability of being within the radius is what drawing errors at random gives")
    func probability() throws {
        var generator = SeededGenerator(seed: 8)
        for (east, accuracy) in [(1000.0, 10.0), (1000, 40), (980, 15), (976, 10), (965, 50)] {
            let checkIn = try #require(try reached([SmallQuest.fix(0, east: east, accuracy: accuracy)]).first)
            var inside = 0
            for _ in 0..<20_000 {
                // Two normal numbers by Box and Muller's transform.
                let length = (-2 * log(Double(1 + generator.next(below: 1 << 30)) / Double(1 << 30))).squareRoot()
                let angle = 2 * Double.pi * Double(generator.next(below: 1 << 30)) / Double(1 << 30)
                let deviation = accuracy / Fix.accuracyPerDeviation
                let x = east - 1000 + deviation * length * cos(angle)
                let y = deviation * length * sin(angle)
                if x * x + y * y <= 400 { inside += 1 }
            }
            #expect(abs(checkIn.probability - Double(inside) / 20_000) < 0.015, "\(east) m, accuracy \(accuracy) m")
        }
    }

    @Test("a position without error is certain; the evidence is kept")
    func evidence() throws {
        let fixes = SmallQuest.fixes(from: 900, to: 1000, speed: 5, interval: 4)
        let checkIn = try #require(try reached(fixes).first)
        #expect(checkIn.fixes.count == 4)
        #expect(checkIn.fixes.last.map { abs($0.time - checkIn.time) < 4.001 } == true)
        #expect(try reached([SmallQuest.fix(0, east: 1000, accuracy: 0)]).first?.probability == 1)
        #expect(try reached([SmallQuest.fix(0, east: 1000, accuracy: nil)]).first?.probability == 1)
    }

    @Test("a fix worse than 50 m never checks in, not even as the end of a line")
    func poorAccuracy() throws {
        #expect(try reached([SmallQuest.fix(0, east: 1000, accuracy: 50.1)]).isEmpty)
        #expect(
            try reached([SmallQuest.fix(0, east: 960), SmallQuest.fix(5, east: 1040, accuracy: 60)]).isEmpty)
        #expect(
            try reached([
                SmallQuest.fix(0, east: 960), SmallQuest.fix(4, east: 3000, accuracy: 60),
                SmallQuest.fix(8, east: 1040),
            ]).count == 1, "a poor fix between two good ones is passed over")
    }

    @Test("fixes are not joined over a long gap, an impossible speed or a clock set back")
    func notJoined() throws {
        #expect(try reached([SmallQuest.fix(0, east: 960), SmallQuest.fix(15, east: 1040)]).count == 1)
        #expect(try reached([SmallQuest.fix(0, east: 960), SmallQuest.fix(15.1, east: 1040)]).isEmpty)
        #expect(try reached([SmallQuest.fix(0, east: 900), SmallQuest.fix(5, east: 1100)]).isEmpty)
        #expect(try reached([SmallQuest.fix(5, east: 960), SmallQuest.fix(0, east: 1040)]).isEmpty)
        #expect(try reached([SmallQuest.fix(0, east: 960), SmallQuest.fix(0, east: 1040)]).isEmpty)
    }

    @Test("positions that are none are passed over")
    func unusable() throws {
        let here = SmallQuest.place(east: 1000)
        let unusable = [
            Fix(time: .nan, coordinate: here),
            Fix(time: 0, coordinate: Coordinate(longitude: .nan, latitude: 55)),
            Fix(time: 0, coordinate: Coordinate(longitude: 61, latitude: 95)),
            Fix(time: 0, coordinate: here, horizontalAccuracy: -1),
            Fix(time: 0, coordinate: here, horizontalAccuracy: .nan),
        ]
        #expect(try reached(unusable).isEmpty)
    }

    @Test("nobody checks in from the far side of the Earth while crossing the antimeridian")
    func antimeridian() throws {
        let task = Quest.Task(id: "a", name: "A", coordinate: Coordinate(longitude: 0, latitude: 0))
        var referee = Referee(quest: try Quest(tasks: [task]))
        #expect(referee.receive(Fix(time: 0, coordinate: Coordinate(longitude: 179.9999, latitude: 0))).isEmpty)
        #expect(referee.receive(Fix(time: 5, coordinate: Coordinate(longitude: -179.9999, latitude: 0))).isEmpty)
    }

    @Test("a task on the antimeridian is reached from either side")
    func taskOnAntimeridian() throws {
        let task = Quest.Task(id: "a", name: "A", coordinate: Coordinate(longitude: 180, latitude: -17))
        var referee = Referee(quest: try Quest(tasks: [task]))
        let checkIns =
            referee.receive(Fix(time: 0, coordinate: Coordinate(longitude: 179.9995, latitude: -17)))
            + referee.receive(Fix(time: 5, coordinate: Coordinate(longitude: -179.9995, latitude: -17)))
        #expect(checkIns.count == 1)
    }

    @Test("the segment finds what a fine walk along it finds, on 2000 random segments")
    func againstFineWalk() throws {
        var generator = SeededGenerator(seed: 4)
        for round in 0..<2000 {
            func place() -> Fix {
                SmallQuest.fix(
                    0, east: 940 + 120 * Double(generator.next(below: 1000)) / 1000,
                    north: -60 + 120 * Double(generator.next(below: 1000)) / 1000, accuracy: nil)
            }
            let start = place()
            var end = place()
            end.time += 10
            let task = SmallQuest.place(east: 1000)
            let nearest =
                (0...400).map { step in
                    let share = Double(step) / 400
                    return Coordinate(
                        longitude: start.coordinate.longitude
                            + (end.coordinate.longitude - start.coordinate.longitude) * share,
                        latitude: start.coordinate.latitude + (end.coordinate.latitude - start.coordinate.latitude)
                            * share
                    ).distance(to: task)
                }.min() ?? .infinity
            // Within the step of the walk the two may differ.
            guard abs(nearest - 20) > 0.3 else { continue }
            #expect(try !reached([start, end]).isEmpty == (nearest < 20), "seed 4, round \(round)")
        }
    }
}
