import EngineTestSupport
import Foundation
import Support
import TestSupport
import Testing
import VeloQuest

@testable import RideSimulation

@Suite("Recorded rides with faults")
struct RecordedFaultTests {
    private static func quest() throws -> Quest { try SimulationTests.quest("quests/old-town.geojson") }

    private func ridden(_ seed: UInt64, _ quest: Quest? = nil) throws -> RideRecord {
        var router = Router(graph: try TestMaps.demo(seed: 1))
        return try RideSimulator(quest: try quest ?? Self.quest(), seed: seed, name: "r\(seed)").run(router: &router)
    }

    private func replayed(_ ride: RecordedRide, _ quest: Quest? = nil) throws -> RideRecord {
        var router = Router(graph: try TestMaps.demo(seed: 1))
        return RideReplay.run(ride, quest: try quest ?? Self.quest(), router: &router)
    }

    private func event(_ rides: [RecordedRide], _ quest: Quest? = nil) throws -> (EventReplay, EventOutcome) {
        let graph = try TestMaps.demo(seed: 1)
        let search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        let replay = try EventReplay(quest: try quest ?? Self.quest(), rides: rides, search: search)
        return (replay, replay.run())
    }

    private func changed(_ quest: Quest, _ change: (inout Quest.Settings) -> Void) throws -> Quest {
        var settings = quest.settings
        change(&settings)
        return try Quest(settings: settings, tasks: quest.tasks, zones: quest.zones)
    }

    private func log(_ record: RideRecord, without isLeftOut: (RideEvent) -> Bool = { _ in false }) throws
        -> RecordedRide
    {
        var device = DeviceLog(device: "phone", rider: record.rider)
        for entry in record.log.entries where !isLeftOut(entry.event) {
            device.append(entry.event, at: Double(entry.time) / 1000)
        }
        return try #require(RecordedRide.rides(in: device.log).first)
    }

    @Test(
        "one fix with a wrong time, first, amid or last, changes nothing and is reported",
        arguments: [0, 600, -1] as [Int], [0.0, 4e9, 1_717_322_400] as [Double])
    func wrongTime(place: Int, time: Double) throws {
        let ridden = try ridden(5)
        var fixes = ridden.fixes
        var wrong = fixes[place < 0 ? fixes.count - 1 : place]
        wrong.time = time
        fixes.insert(wrong, at: place < 0 ? fixes.count : place)
        let track = RecordedRide(rider: ridden.rider, fixes: fixes)
        #expect(track.fixes == ridden.fixes && track.refusedFixes == 1)
        let whole = try #require(RecordedRide.joined([track, try log(ridden)]).first)
        let replayed = try replayed(whole)
        #expect(replayed.result.total == ridden.result.total && replayed.result.elapsed == ridden.result.elapsed)
        #expect(replayed.refusedFixes == ridden.refusedFixes + 1)
        #expect(replayed.timeline(in: .english).contains("\(ridden.refusedFixes + 1) refused\n"))
    }

    @Test("what is left of times is the longest run that does not go back")
    func ascent() {
        var generator = SeededGenerator(seed: 9)
        for round in 0..<200 {
            let times = (0..<Int(generator.next(below: 9))).map { _ in Double(generator.next(below: 6)) }
            let fixes = times.map { Fix(time: $0, coordinate: Coordinate(longitude: 1, latitude: 1)) }
            let kept = RecordedRide(rider: "a", fixes: fixes).fixes.map(\.time)
            // All subsets, as masks.
            let longest = (0..<(1 << times.count)).map { mask -> Int in
                let chosen = times.indices.filter { mask >> $0 & 1 == 1 }.map { times[$0] }
                return chosen == chosen.sorted() ? chosen.count : 0
            }.max()
            #expect(kept == kept.sorted() && kept.count == longest, "round \(round)")
        }
    }

    @Test("a log whose fixes do not follow one another, or that tells of an endless stay, is ridden at once")
    func forged() throws {
        let ridden = try ridden(5)
        for (shift, dwell) in [(8e9, 1.0), (-8e9, 1), (0, 8e9), (8e9, 8e9)] {
            var device = DeviceLog(device: "phone", rider: ridden.rider)
            for entry in ridden.log.entries {
                var event = entry.event
                if case .checkedIn(let reported) = event, var first = reported.fixes.first {
                    first.time += shift
                    event = .checkedIn(
                        CheckIn(
                            task: reported.task, time: reported.time, coordinate: reported.coordinate,
                            distance: reported.distance,
                            accuracy: reported.accuracy, reach: reported.reach, dwell: dwell,
                            fixes: [first] + reported.fixes.dropFirst()))
                }
                device.append(event, at: Double(entry.time) / 1000)
            }
            let ride = try #require(RecordedRide.rides(in: device.log).first)
            #expect(ride.evidence(withAnswers: false).count < 100_000)
            #expect(try replayed(ride).result.solvedCount > 0)
        }
    }

    @Test("who waits near the start and reaches nothing is not home, and gave up")
    func waiting() throws {
        let start = try #require(try Self.quest().settings.start)
        func ride(_ east: Double) throws -> RideRecord {
            let fixes = (0..<900).map { second in
                let angle = Double(second) / 900 * 2 * .pi
                return Fix(
                    time: 1_717_232_400 + Double(second),
                    coordinate: Coordinate(
                        longitude: start.longitude + east * sine(angle), latitude: start.latitude))
            }
            return try replayed(RecordedRide(rider: "a", fixes: fixes))
        }
        let near = try ride(0.0005)
        #expect(!near.result.isFinished && near.result.status == .didNotFinish)
        #expect(near.timeline(in: .english).contains("gave up"))
    }

    @Test("where the log lacks the end, who is home is done, even if the recorder runs on")
    func noFinish() throws {
        let ridden = try ridden(4)
        var fixes = ridden.fixes
        for minute in 1...120 {
            var fix = fixes[ridden.fixes.count - 1]
            fix.time += Double(minute) * 60
            fixes.append(fix)
        }
        let log = try log(ridden) { if case .finished = $0 { true } else { false } }
        let whole = try #require(RecordedRide.joined([RecordedRide(rider: ridden.rider, fixes: fixes), log]).first)
        let replayed = try replayed(whole)
        #expect(replayed.result.isFinished && replayed.result.total == ridden.result.total)
        #expect((replayed.result.elapsed ?? 0) <= (ridden.result.elapsed ?? 0) + 1)
        // A log alone that breaks off is a ride that was given up.
        #expect(try self.replayed(log).result.status == .didNotFinish)
    }

    @Test("a log alone brings tolls and stays as they were", arguments: 1...8 as ClosedRange<UInt64>)
    func logAlone(seed: UInt64) throws {
        let open = try SimulationTests.quest("quests/millers-secret.geojson")
        var tasks = open.tasks
        for place in tasks.indices { tasks[place].dwell = [0, 2, 7, 30][Int(seed) % 4] }
        let quest = try Quest(settings: open.settings, tasks: tasks, zones: open.zones)
        let ridden = try ridden(seed, quest)
        let replayed = try replayed(try log(ridden), quest)
        #expect(replayed.result.extras == ridden.result.extras, "seed \(seed)")
        #expect(replayed.result.total == ridden.result.total, "seed \(seed)")
        #expect(replayed.result.flags == ridden.result.flags, "seed \(seed)")
        #expect(replayed.distance == nil && replayed.wrongTurnCount == nil)
        #expect(replayed.json.objectValue?["ride"]?.objectValue?["distance"] == .null)
    }

    @Test("tracks of one name that overlap are of different riders; a track, its log and its other parts are one ride")
    func namesakes() throws {
        func track(_ name: RideEntry.Rider, _ start: Double, _ seconds: Int = 10) -> RecordedRide {
            RecordedRide(
                rider: name,
                fixes: (0...seconds).map {
                    Fix(time: start + Double($0), coordinate: Coordinate(longitude: 1, latitude: Double($0) / 1000))
                })
        }
        func names(_ parts: RecordedRide...) -> [RideEntry.Rider] { RecordedRide.joined(parts).map(\.rider) }
        #expect(names(track("a", 0), track("a", 5)) == ["a", "a 2"])
        #expect(names(track("a", 0), track("a 2", 0), track("a", 5)) == ["a", "a 2", "a 3"])
        #expect(names(track("a", 0), track("a", 20), track("a", 10)) == ["a"])
        #expect(names(track("a", 0), track("a", 0)) == ["a"])
        #expect(names(track("a", 0), track("a", 90 * 86_400)) == ["a", "a 2"])
        let joined = RecordedRide.joined([track("a", 20), track("a", 25), track("a", 0, 4)])
        #expect(
            joined.map(\.rider) == ["a", "a 2"]
                && joined[0].fixes.map(\.time) == (0...4).map(Double.init) + (20...30).map(Double.init))
        let ridden = try ridden(1)
        let whole = RecordedRide.joined([RecordedRide(rider: ridden.rider, fixes: ridden.fixes), try log(ridden)])
        #expect(whole.count == 1 && whole[0].fixes == ridden.fixes && !whole[0].moments.isEmpty)
        let parts = (0..<5_000).map { track("a", Double($0) * 3, 1) }
        #expect(RecordedRide.joined(parts.reversed()).map(\.fixes.count) == [10_000])
    }

    @Test("who may not start is counted, told why, and shown what the tasks are worth")
    func refusedStart() throws {
        let ridden = try ridden(3)
        let quest = try changed(try Self.quest()) { $0.startOpens = 1_800_000_000 }
        let record = try replayed(RecordedRide(rider: "a", fixes: ridden.fixes), quest)
        #expect(record.result.status == .notStarted)
        #expect(record.entries.count { if case .refused(.outsideStartWindow) = $0.kind { true } else { false } } == 1)
        #expect(!record.entries.contains { $0.kind == .started || $0.kind == .finished })
        let (replay, outcome) = try event(
            [RecordedRide(rider: "a", fixes: ridden.fixes), RecordedRide(rider: "b", fixes: ridden.fixes)], quest)
        let statistics = EventStatistics(of: outcome)
        #expect(statistics.contestants == 2 && statistics.notStarted == 2 && statistics.home == 0)
        #expect(statistics.tasks.map(\.points) == quest.tasks.map { quest.value(of: $0) })
        #expect(statistics.startTime == ridden.fixes[0].time)
        let text = statistics.text(advice: replay.advice(after: statistics), in: .english)
        #expect(text.hasPrefix("2 contestants, 0 home, 0 in time (0 %), 0 solved everything, 2 not started\n"))
    }

    @Test("whoever is known by a track alone has not failed to answer")
    func tracksAlone() throws {
        let records = try (1...3 as ClosedRange<UInt64>).map { try ridden($0) }
        let tracks = records.map { RecordedRide(rider: $0.rider, fixes: $0.fixes) }
        let alone = EventStatistics(of: try event(tracks).1)
        let mixed = EventStatistics(of: try event(tracks + [try log(records[0])]).1)
        for (task, other) in zip(alone.tasks, mixed.tasks) {
            #expect(task.reached == 3)
            #expect(task.judged == (task.task.answer == nil ? 3 : 0))
            #expect(other.judged == (task.task.answer == nil ? 3 : 1))
            #expect(other.solvingRate == 1)
        }
    }

    @Test(
        "a ridden distance is near the truth, whatever the receiver made of it", arguments: 1...4 as ClosedRange<UInt64>
    )
    func distance(seed: UInt64) throws {
        let ridden = try ridden(seed)
        let truth = try #require(ridden.distance)
        var fixes = ridden.fixes
        #expect(abs(RiddenDistance(of: fixes).metres / truth - 1) < 0.1, "seed \(seed)")
        fixes[300].coordinate = Coordinate(longitude: 100, latitude: -40)
        fixes[0].coordinate = Coordinate(longitude: -100, latitude: 40)
        let way = RiddenDistance(of: fixes)
        #expect(abs(way.metres / truth - 1) < 0.1, "seed \(seed)")
        #expect(way.outline.points.count { abs($0.coordinate.longitude + 32) > 1 } <= 1)
    }

    @Test(
        "flags and tolls are reported at their time and after the ride, names in the language asked for, and nothing steers a terminal"
    )
    func reported() throws {
        let open = try SimulationTests.quest("quests/millers-secret.geojson")
        let plane = LocalPlane(origin: open.tasks[0].coordinate)
        let corners = [(-60.0, -60.0), (60, -60), (60, 60), (-60, 60), (-60, -60)].map {
            plane.coordinate(PlanePoint(east: $0.0, north: $0.1))
        }
        let zones = open.zones + [Quest.Zone(id: "no", name: "No go", kind: .forbidden, polygons: [[corners]])]
        var tasks = open.tasks
        tasks[1].name = "Evil\u{1B}[31m\nname"
        tasks[1].translations = [:]
        let quest = try Quest(settings: open.settings, tasks: tasks, zones: zones)
        let ridden = try ridden(2, quest)
        let english = ridden.timeline(in: .english)
        #expect(ridden.entries.contains { if case .flagged(let flag) = $0.kind { flag.zone == "no" } else { false } })
        #expect(english.components(separatedBy: "worth a look: in a forbidden zone").count == 3, "\(english)")
        #expect(!english.contains("\u{1B}") && !english.contains("\nname"))
        let russian = ridden.timeline(in: .russian)
        #expect(russian.contains("задание 1 «Старый мост»") && russian.contains("\n1. Старый мост: "))
        let flags = ridden.json.objectValue?["result"]?.objectValue?["flags"]?.arrayValue ?? []
        #expect(flags.contains { $0.objectValue?["zone"] == "no" })
        let (replay, outcome) = try event([try log(ridden)], quest)
        let statistics = EventStatistics(of: outcome)
        #expect(statistics.flagged == 1 && statistics.distance == nil)
        let text = statistics.text(advice: replay.advice(after: statistics), in: .english)
        #expect(text.contains("worth a look: 1 ride") && !text.contains("\u{1B}") && !text.contains("km ridden"))
    }

    @Test("a quantile is the least value that so many do not exceed")
    func quantiles() {
        let values = Array(1...10)
        for (share, value) in [(0, 1), (0.05, 1), (0.1, 1), (0.11, 2), (0.5, 5), (0.9, 9), (0.91, 10), (1, 10)] {
            #expect(EventStatistics.quantile(share, of: values) == value)
        }
        #expect(EventStatistics.quantile(0.07, of: Array(1...100)) == 7)
        #expect(EventStatistics.quantile(0.5, of: [1, 2]) == 1 && EventStatistics.quantile(0.5, of: [Int]()) == nil)
    }
}
