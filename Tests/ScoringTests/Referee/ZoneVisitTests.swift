import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Testing

/// What is noted of a zone, exactly where and when: riders ride to the east at 4.5 m/s, and back.
@Suite("Visits of zones")
struct ZoneVisitTests {
    private func zone(_ kind: Quest.Zone.Kind, from west: Double, to east: Double) -> Quest.Zone {
        let corners = [(west, -500.0), (east, -500), (east, 500), (west, 500), (west, -500)]
        return Quest.Zone(
            id: "zone", name: "Zone", kind: kind,
            polygons: [[corners.map { SmallQuest.place(east: $0.0, north: $0.1) }]])
    }

    /// What was noted of the zone, with seconds after the start. Fixes are 18 m and 4 s apart; the zone is looked for every 9 m.
    private func noted(_ zone: Quest.Zone, at places: [Double], accuracy: Double? = nil) throws -> [String] {
        let task = Quest.Task(id: "far", name: "Far", coordinate: SmallQuest.place(east: 9000))
        var referee = Referee(quest: try Quest(tasks: [task], zones: [zone]))
        for (index, east) in places.enumerated() {
            _ = referee.receive(SmallQuest.fix(Double(index) * 4, east: east, accuracy: accuracy))
        }
        return referee.log.entries.compactMap { entry in
            let second = (Double(entry.time) / 1000 - SmallQuest.startTime).rounded()
            switch entry.event {
            case .entered(let zone): return "into \(zone) at \(Int(second))"
            case .left(let zone): return "out of \(zone) at \(Int(second))"
            case .flagged(let flag):
                let value = Int((flag.value ?? -1).rounded())
                return "\(flag.kind.rawValue) \(flag.zone?.rawValue ?? "–") \(value) m at \(Int(second))"
            default: return nil
            }
        }
    }

    private let there = stride(from: 0.0, through: 396, by: 18).map { $0 }
    private var thereAndBack: [Double] { there + there.dropLast().reversed() }

    @Test("without an error a toll zone is entered and left at the first place looked at, between two fixes as well")
    func exactly() throws {
        let toll = zone(.toll(.init(perEntry: 1)), from: 205, to: 295)
        #expect(try noted(toll, at: there) == ["into zone at 46", "out of zone at 66"])
        #expect(
            try noted(toll, at: thereAndBack) == [
                "into zone at 46", "out of zone at 66", "into zone at 112", "out of zone at 132",
            ])
        #expect(try noted(toll, at: [240, 258, 276, 294, 312]) == ["into zone at 0", "out of zone at 14"])
    }

    @Test("with an error the rider counts as across the edge only beyond half of it")
    func doubt() throws {
        let toll = zone(.toll(.init(perEntry: 1)), from: 203, to: 297)
        #expect(try noted(toll, at: there, accuracy: 30) == ["into zone at 50", "out of zone at 70"])
        // At the very first place there is nothing to go by but the place itself.
        #expect(try noted(toll, at: [204, 205, 206], accuracy: 30) == ["into zone at 0"])
        #expect(try noted(toll, at: [202, 204, 206], accuracy: 30).isEmpty)
        // Trembling around the edge.
        #expect(try noted(toll, at: [180, 220, 200, 210, 190, 220, 240], accuracy: 30) == ["into zone at 4"])
    }

    @Test("forbidden ground is flagged where the rider is farther inside than the error, once a visit")
    func forbidden() throws {
        let ground = zone(.forbidden, from: 203, to: 297)
        #expect(try noted(ground, at: there, accuracy: 20) == ["forbiddenZone zone 22 m at 50"])
        #expect(try noted(ground, at: there, accuracy: 50).isEmpty, "nowhere is it 50 m to the edge")
        #expect(
            try noted(ground, at: thereAndBack, accuracy: 20) == [
                "forbiddenZone zone 22 m at 50", "forbiddenZone zone 27 m at 116",
            ])
        #expect(try noted(ground, at: there) == ["forbiddenZone zone 4 m at 46"])
    }

    @Test("out of bounds is flagged outside, beyond the error, once an excursion")
    func bounds() throws {
        let town = zone(.bounds, from: -100, to: 297)
        #expect(try noted(town, at: there, accuracy: 20) == ["outOfBounds zone 27 m at 72"])
        #expect(try noted(town, at: thereAndBack + there, accuracy: 20).count == 2)
        #expect(try noted(town, at: there.map { $0 - 140 }, accuracy: 20) == ["outOfBounds zone 40 m at 0"])
        #expect(try noted(town, at: there.map { $0 - 110 }, accuracy: 20).isEmpty)
    }

    @Test("zones do not disturb each other, and a zone that is no toll is not entered")
    func several() throws {
        let task = Quest.Task(id: "far", name: "Far", coordinate: SmallQuest.place(east: 9000))
        let kinds: [Quest.Zone.Kind] = [.toll(.init(perEntry: 1)), .forbidden, .toll(.init(perEntry: 2))]
        let zones = kinds.enumerated().map { index, kind in
            let west = 105 + 100 * Double(index)
            return Quest.Zone(
                id: .init("\(index)"), name: "", kind: kind, polygons: zone(kind, from: west, to: west + 60).polygons)
        }
        var referee = Referee(quest: try Quest(tasks: [task], zones: zones))
        for (index, east) in there.enumerated() {
            _ = referee.receive(SmallQuest.fix(Double(index) * 4, east: east, accuracy: nil))
        }
        let events = referee.log.entries.map(\.event).filter { $0 != .started }
        #expect(events.count == 5)
        #expect(events[0] == .entered("0") && events[1] == .left("0"))
        #expect(events[3] == .entered("2") && events[4] == .left("2"))
        #expect(referee.progress.zones.map(\.entries) == [1, 0, 1])
        #expect(referee.progress.zones.map { $0.seconds.rounded() } == [14, 0, 14])
    }

    /// What was noted at these metres, each looked at by itself, as fixes 20 s apart are not joined.
    private func notedApart(_ zone: Quest.Zone, at places: [(east: Double, north: Double)]) throws -> [String] {
        let task = Quest.Task(id: "far", name: "Far", coordinate: SmallQuest.place(east: 9000))
        var referee = Referee(quest: try Quest(tasks: [task], zones: [zone]))
        for (index, place) in places.enumerated() {
            _ = referee.receive(
                SmallQuest.fix(Double(index) * 20, east: place.east, north: place.north, accuracy: nil))
        }
        return referee.log.entries.compactMap { entry in
            switch entry.event {
            case .entered: "into"
            case .left: "out"
            case .flagged(let flag): flag.kind.rawValue
            default: nil
            }
        }
    }

    @Test("a step within a zone is within it, and a corner of it belongs to no stay")
    func corner() throws {
        let toll = zone(.toll(.init(perEntry: 1)), from: 203, to: 297)
        let corner = (east: 203.0, north: -500.0)
        #expect(try notedApart(toll, at: [(203.5, 0)]) == ["into"])
        #expect(try notedApart(toll, at: [(202.5, 0)]).isEmpty)
        #expect(try notedApart(toll, at: [(250, 0), (202.5, 0)]) == ["into", "out"])
        #expect(try notedApart(toll, at: [corner]).isEmpty)
        #expect(try notedApart(toll, at: [corner, (250, 0)]) == ["into"])
        let ground = zone(.forbidden, from: 203, to: 297)
        #expect(try notedApart(ground, at: [(203.5, 0)]) == ["forbiddenZone"])
        #expect(try notedApart(ground, at: [(202.5, 0), corner]).isEmpty)
        #expect(try notedApart(ground, at: [(250, 0), (260, 0)]) == ["forbiddenZone"])
        #expect(try notedApart(ground, at: [(250, 0), corner, (260, 0)]) == ["forbiddenZone", "forbiddenZone"])
        let town = zone(.bounds, from: 203, to: 297)
        #expect(try notedApart(town, at: [(202.5, 0)]) == ["outOfBounds"])
        #expect(try notedApart(town, at: [corner, (203.5, 0)]).isEmpty)
        #expect(try notedApart(town, at: [(0, 0), corner, (0, 0)]) == ["outOfBounds", "outOfBounds"])
    }

    @Test("a way of hundreds of metres between two fixes is looked at in 64 places, a short one in one for ten metres")
    func samples() throws {
        // 14 s at 29 m/s: 406 m in 41 steps of 9.9 m.
        func found(_ width: Double, to east: Double) throws -> Bool {
            let task = Quest.Task(id: "far", name: "Far", coordinate: SmallQuest.place(east: 9000))
            var isMissed = false
            for west in stride(from: 150.0, to: 170, by: 1) {
                let ground = zone(.forbidden, from: west, to: west + width)
                var referee = Referee(quest: try Quest(tasks: [task], zones: [ground]))
                _ = referee.receive(SmallQuest.fix(0, east: 0, accuracy: nil))
                _ = referee.receive(SmallQuest.fix(14, east: east, accuracy: nil))
                isMissed = isMissed || referee.result.flags.isEmpty
            }
            return !isMissed
        }
        #expect(try found(10, to: 406) && !found(8, to: 406))
    }
}
