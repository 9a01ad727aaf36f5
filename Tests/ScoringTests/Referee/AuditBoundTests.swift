import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Testing

@testable import Scoring

/// What is remarkable about a whole ride, exactly from where on.
@Suite("Bounds of the audit of a ride")
struct AuditBoundTests {
    /// The tasks on a line to the east, at these metres.
    private func quest(_ places: [Double], zones: [Quest.Zone] = []) throws -> Quest {
        let tasks = places.enumerated().map { index, east in
            Quest.Task(
                id: .init("\(index)"), name: "\(index)", coordinate: SmallQuest.place(east: east), radius: 20)
        }
        return try Quest(settings: Quest.Settings(), tasks: tasks, zones: zones)
    }

    /// The flags of a ride that checks in at the tasks in their order, with these fixes at each.
    private func flags(
        _ quest: Quest, _ visits: [[Fix]], rule: FairnessRule = FairnessRule(), roads: RoadDistances? = nil
    ) -> [RideFlag] {
        var phone = DeviceLog(device: "phone", rider: "rider")
        phone.append(.started, at: SmallQuest.startTime - 1)
        for (task, fixes) in zip(quest.tasks, visits) {
            guard let last = fixes.last else { continue }
            let checkIn = CheckIn(
                task: task.id, time: last.time, coordinate: last.coordinate, distance: 0, accuracy: 5, reach: 20,
                fixes: fixes)
            phone.append(.checkedIn(checkIn), at: last.time)
        }
        let progress = RideProgress(quest: quest, ride: phone.log.ride(of: "rider"))
        return RideAudit(rule: rule, roads: roads).flags(of: progress)
    }

    /// The same, of one kind.
    private func flags(
        _ kind: RideFlag.Kind, _ quest: Quest, _ visits: [[Fix]], rule: FairnessRule = FairnessRule(),
        roads: RoadDistances? = nil
    ) -> [RideFlag] {
        flags(quest, visits, rule: rule, roads: roads).filter { $0.kind == kind }
    }

    private func rule(_ change: (inout FairnessRule) -> Void) -> FairnessRule {
        var rule = FairnessRule()
        change(&rule)
        return rule
    }

    @Test("a ride may be ahead of the highest speed by the descent, whatever the time, and by no more")
    func descent() throws {
        for (metres, seconds, isFlagged) in [
            (249.9, 0.0, false), (250.2, 0, true), (256.8, 0.5, false), (257.1, 0.5, true), (263.7, 1, false),
            (264.1, 1, true), (527.6, 20, false), (527.9, 20, true),
        ] {
            let fixes = [
                [SmallQuest.fix(10, east: 0, accuracy: nil)],
                [SmallQuest.fix(10 + seconds, east: metres, accuracy: nil)],
            ]
            let found = flags(try quest([0, metres]), fixes)
            #expect(found.map(\.kind) == (isFlagged ? [.impossiblePace] : []), "\(metres) m in \(seconds) s")
            let speed = metres / max(seconds, 1)
            #expect(found.allSatisfy { abs(($0.value ?? 0) - speed) < 0.05 }, "\(metres) m in \(seconds) s")
        }
    }

    @Test("no accuracy helps by more than that of the worst fix that checks in, and one makes no way of its own")
    func accuracies() throws {
        let rule = rule { $0.descent = 0.5 }
        for (metres, accuracy, isFlagged) in [(80.0, 50.0, false), (100.3, 50, false), (100.8, 50, true)] {
            let fixes = [0, metres].map { [SmallQuest.fix(10, east: $0, accuracy: accuracy)] }
            #expect(flags(try quest([0, metres]), fixes, rule: rule).isEmpty == !isFlagged, "\(metres) m")
        }
        let beside = (0..<9).map { [SmallQuest.fix(10, east: Double($0) * 2, accuracy: 5)] }
        #expect(flags(.impossiblePace, try quest((0..<9).map { Double($0) * 2 }), beside, rule: rule).isEmpty)
    }

    @Test("by road twice the way is allowed, less the reach of the tasks, and a way that is not known begins anew")
    func roads() throws {
        // The tasks are 80 m apart, and their reach takes 80 m off each way by road.
        func found(_ ways: [Double?], seconds: Double, accuracy: Double? = nil) throws -> [RideFlag] {
            var roads = RoadDistances()
            for (index, metres) in ways.enumerated() { roads[.init("\(index)"), .init("\(index + 1)")] = metres }
            let places = (0...ways.count).map { Double($0) }
            let fixes = places.map { [SmallQuest.fix(10 + seconds * $0, east: 80 * $0, accuracy: accuracy)] }
            return flags(.impossiblePace, try quest(places.map { $0 * 80 }), fixes, roads: roads)
        }
        for (metres, seconds, isFlagged) in [
            (579.0, 0.0, false), (581, 0, true), (606, 1, false), (609, 1, true), (50, 0, false),
        ] {
            let flags = try found([metres], seconds: seconds)
            #expect(flags.map(\.kind) == (isFlagged ? [.impossiblePace] : []), "\(metres) m in \(seconds) s")
            guard let flag = flags.first else { continue }
            #expect(flag.task == "1" && flag.road == metres - 80 && flag.value == metres - 80, "\(metres) m")
        }
        #expect(try found([589], seconds: 0, accuracy: 5).isEmpty)
        #expect(try found([591], seconds: 0, accuracy: 5).count == 1)
        #expect(try found([400, 400], seconds: 0).map(\.task) == ["2"], "together they are too long")
        #expect(try found([400, 50, 400], seconds: 0).map(\.task) == ["3"], "a short way is none, not less than none")
        #expect(try found([400, nil, 400], seconds: 0).isEmpty)
        #expect(try found([900, 400, 900], seconds: 0).map(\.task) == ["1", "3"], "counted anew after each")
    }

    @Test("flags of a kind stop at the bound of the rule")
    func most() throws {
        let places = (0...5).map { Double($0) * 1000 }
        let fixes = places.map { [SmallQuest.fix(10, east: $0)] }
        #expect(
            flags(.impossiblePace, try quest(places), fixes, rule: rule { $0.most = 3 }).map(\.task) == ["1", "2", "3"])
        let silent = places.enumerated().map { index, east in
            [
                SmallQuest.fix(Double(index) * 1000, east: east - 500),
                SmallQuest.fix(Double(index) * 1000 + 500, east: east),
            ]
        }
        #expect(
            flags(.noApproach, try quest(places), silent, rule: rule { $0.most = 3 }).map(\.task) == ["0", "1", "2"])
    }

    @Test("a silence is longer than an outage, and ends farther away than a rest")
    func silence() throws {
        for (seconds, metres, isFlagged) in [
            (120.0, 300.0, false), (120.001, 300, true), (300, 199, false), (300, 201, true),
        ] {
            let fixes = [SmallQuest.fix(0, east: 1000 - metres), SmallQuest.fix(seconds, east: 1000)]
            let found = flags(try quest([1000]), [fixes])
            #expect(
                found == (isFlagged ? [RideFlag(.noApproach, task: "0", value: fixes[1].time - fixes[0].time)] : []),
                "\(seconds) s, \(metres) m")
        }
        #expect(flags(try quest([1000]), [[SmallQuest.fix(0, east: 1000)]]).isEmpty)
    }

    /// Check-ins a minute apart, off their tasks by these metres to the north.
    private func exactness(_ errors: [Double], accuracy: Double? = 5) throws -> [RideFlag] {
        let places = errors.indices.map { Double($0) * 200 }
        let fixes = zip(places, errors).enumerated().map { index, visit in
            [SmallQuest.fix(Double(index) * 60, east: visit.0, north: visit.1, accuracy: accuracy)]
        }
        return flags(try quest(places), fixes)
    }

    @Test("three exact check-ins, or four with the same error, are remarkable if they are most of the ride's")
    func tooExact() throws {
        for (errors, count) in [
            ([0.0, 0, 0], 3), ([0, 0], nil), ([0, 0, 3], nil), ([0, 0, 0, 3], 3), ([0, 0, 0, 3, 5], 3),
            ([0, 0, 0, 3, 5, 7], nil), ([3, 3, 3], nil), ([3, 3, 3, 3], 4), ([3, 3, 3, 3, 5, 7, 9], 4),
            ([3, 3, 3, 3, 5, 7, 9, 11], nil), ([0.03, -0.03, 0], 3), ([0, 0, 0.1], nil),
            // Three are exact, but the most have another error.
            ([0, 0, 0, 5, 5, 5, 5, 5], 5),
        ] as [([Double], Double?)] {
            #expect(
                try exactness(errors) == (count.map { [RideFlag(.tooExact, value: $0)] } ?? []), "\(errors)")
        }
        #expect(try exactness([0, 0, 0], accuracy: nil).count == 1)
        #expect(try exactness([0, 0, 0], accuracy: 0.01).count == 1)
        #expect(try exactness([0, 0, 0], accuracy: 0).isEmpty, "a receiver without an error is one of a test")
    }

    /// Approaches from the west, each of three fixes at these seconds and metres before the task.
    private func approaches(
        _ fixes: [[(second: Double, metres: Double)]], rule: FairnessRule = FairnessRule()
    ) throws -> [RideFlag] {
        let places = fixes.indices.map { Double($0) * 1000 }
        let visits = zip(places, fixes).enumerated().map { index, visit in
            visit.1.map {
                // Off the task by something else each time.
                SmallQuest.fix(
                    Double(index) * 600 + $0.second, east: visit.0 - $0.metres, north: 3 + Double(index), accuracy: 5)
            }
        }
        return flags(try quest(places), visits, rule: rule)
    }

    private let even = [(second: 0.0, metres: 20.0), (5, 10), (10, 0)]
    private let uneven = [(second: 0.0, metres: 21.0), (5, 10), (10, 0)]

    @Test("four even approaches are remarkable if they are most of the ride's")
    func evenCount() throws {
        for (evens, unevens, isFlagged) in [(3, 0, false), (4, 0, true), (4, 3, true), (4, 4, false), (5, 4, true)] {
            let fixes = Array(repeating: even, count: evens) + Array(repeating: uneven, count: unevens)
            for fixes in [fixes, fixes.reversed()] {
                #expect(
                    try approaches(fixes) == (isFlagged ? [RideFlag(.accuracyPattern, value: 3 * Double(evens))] : []),
                    "\(evens) and \(unevens)")
            }
        }
    }

    @Test("an approach is even if its three fixes are as far apart in time and in space, and none is kept too long")
    func evenness() throws {
        func isEven(_ fixes: [(second: Double, metres: Double)]) throws -> Bool {
            try !approaches(Array(repeating: fixes, count: 4)).isEmpty
        }
        #expect(try isEven(even) && !isEven(uneven))
        for (gap, expected) in [(14.99, true), (15, false), (15.01, false), (0, false), (-5, false)] {
            #expect(try isEven([(0, 40), (gap, 20), (2 * gap, 0)]) == expected, "\(gap) s")
        }
        #expect(try !isEven([(0, 40), (0, 20), (0.005, 0)]))
        #expect(try !isEven([(0, 40), (0.005, 20), (0.005, 0)]))
        #expect(try isEven([(0, 40), (5, 20), (10.009, 0)]))
        #expect(try !isEven([(0, 40), (5, 20), (10.011, 0)]))
        #expect(try isEven([(0, 20.02), (5, 10), (10, 0)]))
        #expect(try !isEven([(0, 20.05), (5, 10), (10, 0)]))
        #expect(try isEven([(0, 10.4), (5, 5.2), (10, 0)]), "just more than a metre a second")
        #expect(try !isEven([(0, 9.6), (5, 4.8), (10, 0)]), "hardly moving")
        #expect(try !isEven([(5, 10), (10, 0)]))
    }

    @Test("a rule that asks for no evenness finds none, even where the fixes are exactly even")
    func exactlyEven() throws {
        let tasks = (0..<4).map {
            Quest.Task(
                id: .init("\($0)"), name: "\($0)", coordinate: Coordinate(longitude: 0, latitude: 0), radius: 20)
        }
        let quest = try Quest(settings: Quest.Settings(), tasks: tasks)
        let visits = tasks.indices.map { index in
            [-1.0, 0, 1].map {
                Fix(
                    time: SmallQuest.startTime + Double(index) * 600 + 5 * $0,
                    coordinate: Coordinate(longitude: $0 * 1e-4, latitude: 0), horizontalAccuracy: 0)
            }
        }
        #expect(flags(quest, visits).map(\.kind) == [.accuracyPattern])
        #expect(flags(quest, visits, rule: rule { $0.evenDistance = 0 }).isEmpty)
    }

    @Test(
        "of positions in a toll zone that the log does not enter the deepest is reported, if it is deeper than it may err"
    )
    func unreportedZones() throws {
        let corners = [(-100.0, -500.0), (1000, -500), (1000, 500), (-100, 500), (-100, -500)]
        let zone = Quest.Zone(
            id: "zone", name: "Zone", kind: .toll(.init(perEntry: 1)),
            polygons: [[corners.map { SmallQuest.place(east: $0.0, north: $0.1) }]])
        func found(_ visits: [(east: Double, accuracy: Double?)]) throws -> [Int] {
            let fixes = visits.enumerated().map { index, visit in
                [SmallQuest.fix(Double(index) * 600, east: visit.east, north: Double(index), accuracy: visit.accuracy)]
            }
            let flags = flags(try quest(visits.map(\.east), zones: [zone]), fixes)
            #expect(flags.allSatisfy { $0.kind == .unreportedZone && $0.zone == "zone" })
            return flags.map { Int(($0.value ?? 0).rounded()) }
        }
        #expect(try found([(900, 5), (500, 5), (980, 5)]) == [494])
        #expect(try found([(980, 30), (500, 50)]) == [449], "one may be outside, the other not")
        #expect(try found([(960, 39.5)]) == [1] && found([(960, 40.5)]).isEmpty)
        #expect(try found([(999.4, nil)]) == [1] && found([(1001, nil)]).isEmpty)
    }

    @Test("what an approach is uneven by adds up in both directions")
    func unevenInBothDirections() throws {
        let tasks = (0..<4).map {
            Quest.Task(id: .init("\($0)"), name: "\($0)", coordinate: Coordinate(longitude: 0, latitude: 0), radius: 20)
        }
        let quest = try Quest(settings: Quest.Settings(), tasks: tasks)
        // In steps of the digits that a log keeps, which are a centimetre here.
        for (east, north, isEven) in [(1.0, 1.0, true), (2, 1, true), (2, 0, true), (0, 2, true), (3, 3, false)] {
            let visits = tasks.indices.map { index in
                [(-1e-4 + east * 1e-7, north * 1e-7), (0, 0), (1e-4, 0)].enumerated().map { step, place in
                    Fix(
                        time: SmallQuest.startTime + Double(index) * 600 + 5 * Double(step),
                        coordinate: Coordinate(longitude: place.0, latitude: place.1), horizontalAccuracy: 0)
                }
            }
            #expect(flags(quest, visits).map(\.kind) == (isEven ? [.accuracyPattern] : []), "\(east), \(north)")
        }
    }
}
