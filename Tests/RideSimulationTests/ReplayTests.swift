import EngineTestSupport
import Exchange
import RideSimulation
import TestSupport
import Testing
import VeloQuest

@Suite("Recorded rides, ridden again")
struct ReplayTests {
    private static func quest() throws -> Quest { try SimulationTests.quest("quests/old-town.geojson") }

    private func ridden(_ seed: UInt64, _ quest: Quest? = nil) throws -> RideRecord {
        var router = Router(graph: try TestMaps.demo(seed: 1))
        return try RideSimulator(quest: try quest ?? Self.quest(), seed: seed, name: "r\(seed)").run(router: &router)
    }

    private func replayed(_ ride: RecordedRide, _ quest: Quest? = nil, startingAt start: Double? = nil) throws
        -> RideRecord
    {
        var router = Router(graph: try TestMaps.demo(seed: 1))
        return RideReplay.run(ride, quest: try quest ?? Self.quest(), startingAt: start, router: &router)
    }

    private func whole(_ record: RideRecord) throws -> RecordedRide {
        let log = try #require(RecordedRide.rides(in: record.log).first)
        return try #require(RecordedRide.joined([RecordedRide(rider: record.rider, fixes: record.fixes), log]).first)
    }

    @Test("a ride of which track and log are known is said again to the byte", arguments: 1...6 as ClosedRange<UInt64>)
    func whole(seed: UInt64) throws {
        let ridden = try ridden(seed)
        let replayed = try replayed(try whole(ridden))
        #expect(replayed.log.write() == ridden.log.write(), "seed \(seed)")
        #expect(replayed.fixes == ridden.fixes)
    }

    @Test(
        "from the log alone everything is decided as it was",
        arguments: [1, 2, 3, 4, 5, 6] as [UInt64], [0.0, 45.0])
    func logAlone(seed: UInt64, dwell: Double) throws {
        var tasks = try Self.quest().tasks
        for position in tasks.indices { tasks[position].dwell = dwell }
        let quest = try Quest(settings: try Self.quest().settings, tasks: tasks)
        let ridden = try ridden(seed, quest)
        let replayed = try replayed(try #require(RecordedRide.rides(in: ridden.log).first), quest)
        for (line, before) in zip(replayed.result.lines, ridden.result.lines) {
            #expect(line.outcome == before.outcome && line.points == before.points, "seed \(seed), \(line.name)")
            #expect(abs((line.checkInTime ?? 0) - (before.checkInTime ?? 0)) < 2)
        }
        #expect(replayed.result.total == ridden.result.total)
        #expect(replayed.result.elapsed == ridden.result.elapsed)
        #expect(replayed.rerouteCount == 0)
    }

    @Test("a track alone, handed in as GPX, reaches the tasks, and solves those that ask nothing")
    func trackAlone() throws {
        let ridden = try ridden(3)
        var document = GPXDocument()
        document.tracks = [
            GPXTrack(segments: [ridden.fixes.map { GPXPoint(coordinate: $0.coordinate, time: $0.time) }])
        ]
        let rides = RecordedRide.rides(in: try GPXDocument(parsing: document.encoded()), name: "anna")
        #expect(rides.map(\.rider) == ["anna"])
        let replayed = try replayed(rides[0])
        #expect(replayed.fixes.count == ridden.fixes.count)
        #expect(replayed.result.isFinished)
        for (line, before) in zip(replayed.result.lines, ridden.result.lines) {
            #expect(line.checkInTime != nil, "\(line.name)")
            // A GPX track has no accuracies, so the referee allows less and sees the rider at the task a little later.
            #expect(abs((line.checkInTime ?? 0) - (before.checkInTime ?? 0)) < 30)
            #expect(line.outcome == (replayed.quest.task(line.task)?.answer == nil ? .solved : .unsolved))
        }
        #expect(try self.replayed(RecordedRide(rider: "nobody", fixes: [])).entries.isEmpty)
    }

    @Test("referees see accuracies that a GPX file tells in metres, and never what a dilution might mean")
    func reception() throws {
        let ridden = try ridden(3)
        func replayed(_ reception: GPXReception) throws -> RideRecord {
            var document = GPXDocument()
            document.tracks = [
                GPXTrack(segments: [
                    ridden.fixes.map { GPXPoint(coordinate: $0.coordinate, time: $0.time, reception: reception) }
                ])
            ]
            let rides = RecordedRide.rides(in: try GPXDocument(parsing: document.encoded()), name: "anna")
            return try self.replayed(rides[0])
        }
        let plain = try replayed(GPXReception())
        let diluted = try replayed(GPXReception(satellites: 3, hdop: 90, vdop: 90, pdop: 99))
        #expect(plain.result.lines.allSatisfy { $0.checkInTime != nil })
        #expect(diluted.result.lines.map(\.checkInTime) == plain.result.lines.map(\.checkInTime))
        let coarse = try replayed(GPXReception(accuracy: 60))
        #expect(coarse.result.lines.allSatisfy { $0.checkInTime == nil })
    }

    @Test("a recorder that runs on at home makes nobody late")
    func runsOn() throws {
        let ridden = try ridden(4)
        let last = try #require(ridden.fixes.last)
        var fixes = ridden.fixes
        for minute in 1...120 {
            var fix = last
            fix.time += Double(minute) * 60
            fixes.append(fix)
        }
        let replayed = try replayed(RecordedRide(rider: "r4", fixes: fixes))
        #expect(replayed.result.isFinished)
        #expect((replayed.result.elapsed ?? 0) <= (ridden.result.elapsed ?? 0) + 1)
    }

    @Test("what the organiser corrected in the quest, and what was decided by hand, counts in the replay")
    func corrected() throws {
        let ridden = try ridden(2)
        var quest = try Self.quest()
        let position = try #require(quest.tasks.firstIndex { $0.answer != nil })
        let task = quest.tasks[position]
        // The key was wrong: nobody can have known this.
        var tasks = quest.tasks
        tasks[position].answer = .anyOf(["nothing that was answered"])
        quest = try Quest(settings: quest.settings, tasks: tasks)
        let replayed = try replayed(try whole(ridden), quest)
        #expect(replayed.result.lines[position].outcome == .unsolved)
        #expect(replayed.result.solvedCount == ridden.result.solvedCount - 1)
        // Somebody looks at the answer and accepts it.
        let answer = try #require(
            ridden.log.entries.last { if case .answered(task.id, _, _, _) = $0.event { true } else { false } })
        var desk = DeviceLog(device: "desk", rider: "organiser")
        desk.append(
            .judged(Judgement(task: task.id, answer: answer.digest, isAccepted: true)),
            at: Double(answer.time) / 1000 + 600, about: ridden.rider)
        desk.append(.adjusted(points: Points(-5), reason: "no helmet"), at: 2e9, about: ridden.rider)
        let decided = RecordedRide(ridden.log.merged(with: desk.log).ride(of: ridden.rider))
        let again = try self.replayed(decided, quest)
        #expect(again.result.lines[position].outcome == .solved)
        #expect(again.result.total == ridden.result.total + Points(-5))
    }

    @Test("what the referee does not take is reported, and the ride goes on")
    func refused() throws {
        let ridden = try ridden(5)
        // The same ride, but the first task is a kilometre away from where it was.
        let quest = try Self.quest()
        var tasks = quest.tasks
        let position = try #require(tasks.firstIndex { $0.answer != nil })
        tasks[position].coordinate.latitude += 0.5
        let replayed = try replayed(try whole(ridden), try Quest(settings: quest.settings, tasks: tasks))
        let refusals = replayed.entries.filter { if case .refused(.notCheckedIn) = $0.kind { true } else { false } }
        #expect(!refusals.isEmpty)
        #expect(replayed.result.solvedCount == ridden.result.solvedCount - 1)
        #expect(replayed.timeline(in: .english).contains("takes answers only after a check-in"))
        #expect(replayed.timeline(in: .russian).contains("принимает ответы только после отметки"))
    }

    @Test("a ride of another day begins when it is told to")
    func otherDay() throws {
        let ridden = try ridden(6)
        var settings = try Self.quest().settings
        settings.startOpens = 1_800_000_000
        let quest = try Quest(settings: settings, tasks: try Self.quest().tasks)
        let ride = try whole(ridden)
        #expect(try replayed(ride, quest).result.solvedCount == 0)
        let moved = try replayed(ride, quest, startingAt: RideSimulator.start(of: quest))
        #expect(moved.result.total == ridden.result.total)
        #expect(moved.fixes.first?.time == 1_800_000_000)
        // A track without times begins there by itself.
        let drawn = RecordedRide(rider: "a", fixes: ridden.fixes, isTimed: false)
        #expect(try replayed(drawn, quest).fixes.first?.time == 1_800_000_000)
    }

    @Test("an event that is ridden again gives the same standings, tracks and figures")
    func event() throws {
        let quest = try Self.quest()
        let records = try (1...6 as ClosedRange<UInt64>).map { try ridden($0) }
        let log = RideLog(merging: records.map(\.log))
        let tracks = records.map { RecordedRide(rider: $0.rider, fixes: $0.fixes) }
        let replay = try EventReplay(
            quest: quest, rides: tracks + RecordedRide.rides(in: log), search: try SimulationTests.search())
        #expect(replay.rides.map(\.rider) == records.map(\.rider))
        let outcome = replay.run()
        #expect(outcome.isRecorded)
        #expect(outcome.log.write() == log.write())
        #expect(
            outcome.standings.groups.flatMap(\.rows).map(\.result)
                == Standings(of: JudgedLog(trusting: log), in: quest).groups.flatMap(\.rows).map(\.result))
        #expect(outcome.riders.allSatisfy { $0.isHome && $0.distance ?? 0 > 1000 && $0.outline.points.count > 50 })
        let statistics = EventStatistics(of: outcome)
        #expect(statistics.contestants == 6 && statistics.wrongTurns == nil)
        #expect(statistics.fixes == records.reduce(0) { $0 + $1.fixes.count })
        let advice = replay.advice(after: statistics)
        #expect(advice.unreachable.isEmpty && advice.points.count == quest.tasks.count)
        let text = statistics.text(advice: advice, in: .english)
        #expect(text.contains("6 contestants, 6 home") && !text.contains("wrong turn"))
        // The tracks that it writes can be ridden again.
        for rides in [
            RecordedRide.rides(in: outcome.geoJSON, name: "x"), RecordedRide.rides(in: outcome.gpx, name: "x"),
        ] {
            let again = try EventReplay(quest: quest, rides: rides, search: try SimulationTests.search())
            #expect(again.rides.map(\.rider) == records.map(\.rider))
        }
    }

    @Test("a ride far off the map, one of nonsense and an empty one keep nobody else from being ridden")
    func nonsense() throws {
        let ridden = try ridden(1)
        let far = ridden.fixes.map { Fix(time: $0.time, coordinate: Coordinate(longitude: 100, latitude: 10)) }
        let wild = [1e300, .nan, -1e18, .infinity].flatMap { number in
            [
                Fix(time: number, coordinate: Coordinate(longitude: 1, latitude: 1)),
                Fix(time: 5, coordinate: Coordinate(longitude: number, latitude: number)),
            ]
        }
        let rides = [
            RecordedRide(rider: "far", fixes: far), RecordedRide(rider: "wild", fixes: wild),
            RecordedRide(rider: "none", fixes: []), try whole(ridden),
        ]
        let outcome = try EventReplay(quest: try Self.quest(), rides: rides, search: try SimulationTests.search()).run()
        #expect(outcome.riders.map(\.id) == ["far", "wild", "none", ridden.rider])
        let rows = outcome.standings.groups.flatMap(\.rows)
        #expect(rows.first?.members == [ridden.rider])
        #expect(rows.first?.result.total == ridden.result.total)
    }

    // MARK: Files

    private static func fixes(_ start: Double, _ count: Int = 3) -> [Fix] {
        (0..<count).map {
            Fix(time: start + Double($0), coordinate: Coordinate(longitude: 1, latitude: Double($0) / 1000))
        }
    }

    @Test("tracks of GPX that follow one another are one ride, those that overlap are several")
    func gpx() {
        func track(_ name: String?, _ start: Double) -> GPXTrack {
            GPXTrack(
                name: name, segments: [Self.fixes(start).map { GPXPoint(coordinate: $0.coordinate, time: $0.time) }])
        }
        func rides(_ tracks: GPXTrack...) -> [RecordedRide] {
            var document = GPXDocument()
            document.tracks = tracks
            return RecordedRide.rides(in: document, name: "file")
        }
        let one = rides(track("b", 10), track("a", 100))
        #expect(one.map(\.rider) == ["file"] && one[0].fixes == Self.fixes(10) + Self.fixes(100))
        let several = rides(track("b", 10), track("a", 11), track(nil, 500), track("a", 900))
        #expect(several.map(\.rider) == ["b", "a", "file", "a 2"])
        let drawn = GPXTrack(segments: [[GPXPoint(coordinate: Coordinate(longitude: 1, latitude: 1))]])
        let beside = rides(track("a", 0), drawn)
        #expect(beside.count == 1 && beside[0].isTimed && beside[0].fixes == Self.fixes(0))
        let untimed = rides(drawn, drawn)
        #expect(untimed.count == 1 && !untimed[0].isTimed && untimed[0].fixes.count == 2)
        #expect(rides().isEmpty || rides()[0].fixes.isEmpty)
    }

    @Test(
        "times of GeoJSON lines are read as we and others write them",
        arguments: [
            #""start": "1970-01-01T00:01:40Z", "times": [0, 1, 2]"#, #""times": [100, 101.0, 102]"#,
            #""times": ["1970-01-01T00:01:40Z", "1970-01-01T00:01:41Z", "1970-01-01T00:01:42Z"]"#,
            #""coordTimes": ["1970-01-01T00:01:40Z", "1970-01-01T00:01:41Z", "1970-01-01T00:01:42Z"]"#,
            #""coordinateProperties": {"times": ["1970-01-01T00:01:40Z", "1970-01-01T00:01:41Z", "1970-01-01T00:01:42Z"]}"#,
        ])
    func geoJSONTimes(members: String) throws {
        let text = """
            {"type": "Feature", "properties": {"name": "Morning", \(members)},
             "geometry": {"type": "LineString", "coordinates": [[1, 0], [1, 0.001], [1, 0.002]]}}
            """
        let object = try #require(GeoJSONReader().read(text).object)
        let rides = RecordedRide.rides(in: FeatureCollection(features: object.features), name: "file")
        #expect(rides.map(\.rider) == ["file"])
        #expect(rides.first?.fixes == Self.fixes(100))
    }

    @Test(
        "lines are rides by rider; parts with times of their own are joined; what has no times is left out or guessed")
    func geoJSONLines() throws {
        func rides(_ features: String...) throws -> [RecordedRide] {
            let text = #"{"type": "FeatureCollection", "features": ["# + features.joined(separator: ",") + "]}"
            let object = try #require(GeoJSONReader().read(text).object)
            return RecordedRide.rides(in: FeatureCollection(features: object.features), name: "file")
        }
        func line(_ properties: String, _ type: String = "LineString", _ coordinates: String = "[[1,0],[1,0.001]]")
            -> String
        {
            #"{"type":"Feature","properties":{\#(properties)},"geometry":{"type":"\#(type)","coordinates":\#(coordinates)}}"#
        }
        let several = try rides(
            line(#""rider":"b","times":[5,6]"#), line(#""rider":"a","times":[1,2]"#),
            line(#""rider":"b","times":[1,2]"#),
            line(#""times":[1,2]"#), line(#""kind":"route""#), line(#""times":[1]"#), line(#""times":["soon","later"]"#)
        )
        #expect(several.map(\.rider) == ["b", "a", "file"])
        #expect(several[0].fixes.map(\.time) == [1, 2, 5, 6])
        let parts = try rides(
            line(#""times":[[1,2],[7,8]]"#, "MultiLineString", "[[[1,0],[1,0.001]],[[1,0],[1,0.001]]]"))
        #expect(parts.count == 1 && parts[0].fixes.map(\.time) == [1, 2, 7, 8])
        let guessed = try rides(line(#""kind":"route""#), line(#""kind":"track""#))
        #expect(guessed.count == 1 && !guessed[0].isTimed && guessed[0].fixes.count == 2)
        #expect(try rides(line(#""name":"x""#), line(#""name":"x""#)).map(\.rider) == ["x", "x 2"])
        #expect(
            try rides(#"{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[1,1]}}"#).isEmpty)
    }

    @Test(
        "a track recorded in Andorra is replayed without an error",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func realTrack() throws {
        let document = try GPXDocument(parsing: try RealData.bytes("tracks/andorra_for_map_matching.gpx"))
        let ride = try #require(RecordedRide.rides(in: document, name: "rider").first)
        let last = try #require(ride.fixes.last)
        let quest = try Quest(tasks: [Quest.Task(id: "end", name: "The end", coordinate: last.coordinate)])
        var router = Router(graph: try TestMaps.extract("andorra.osm.pbf"))
        let record = RideReplay.run(ride, quest: quest, router: &router)
        #expect(record.fixes.count == ride.fixes.count)
        #expect(record.result.solvedCount == 1)
    }
}
