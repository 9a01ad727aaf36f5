import EngineTestSupport
import Testing
import VeloQuest

@Suite("Values print as what they are")
struct DescriptionTests {
    @Test("routes, cues, quests and rides name their measures")
    func measures() throws {
        let event = try GuidedEvent()
        var router = Router(event.search)
        let start = try #require(event.quest.settings.start)
        let route = try router.route(through: [start, try event.place(of: "oak")])
        let measures = "\(Measures.distance(route.distance)[.english]), \(Measures.duration(route.duration)[.english])"
        #expect("\(route)" == "\(measures), 1 leg")
        #expect("\(route.legs[0])".hasPrefix("\(measures), from \(route.legs[0].start.coordinate) to "))
        let cue = try #require(route.cues(in: router.graph).first)
        #expect("\(cue)" == "at 0 m: \(cue.text[.english])")
        #expect("\(event.quest)" == "3 tasks")
        #expect("\(event.quest.tasks)" == "[\(event.quest.tasks.map { "\($0)" }.joined(separator: ", "))]")
        #expect("\(event.quest.tasks[0])" == "task oak “The oak” at \(event.quest.tasks[0].coordinate)")
        let ride = QuestRide(quest: event.quest)
        #expect("\(ride)" == "3 tasks: \(ride.result.message[.english]), 0 entries")
    }

    @Test("what GeoJSON has prints as GeoJSON")
    func geography() throws {
        let position = Position(longitude: 61.4, latitude: 55.16, altitude: 231)
        let feature = Feature(id: "oak", geometry: .point(position), properties: ["name": "Oak"])
        #expect("\(position)" == "[61.4,55.16,231]")
        #expect(try GeoJSONObject(parsing: "\(feature)") == .feature(feature))
        #expect("\(FeatureCollection(features: [feature]))".contains("\(feature)"))
        #expect(
            "\(Fix(time: 12.5, coordinate: position.coordinate, horizontalAccuracy: 4))" == "61.4,55.16 ±4.0 m at 12.5")
        #expect("\(Fix(time: 12.5, coordinate: position.coordinate))" == "61.4,55.16 at 12.5")
    }

    @Test("an entry prints as its line in the log, standings as their rows")
    func results() async throws {
        let event = try GuidedEvent()
        let ride = try event.riddenByItself().ride
        let lines = String(decoding: ride.log.write(), as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(ride.log.entries.map { "\($0)" } == lines)
        #expect("\(ride.log)" == "\(lines.count) entries of 1 rider")
        let standings = Standings(of: ride.log, in: event.quest)
        #expect("\(standings)" == "1 ride in 1 class")
        #expect("\(standings.groups[0])" == "no class, 1 ride")
        let row = standings.groups[0].rows[0]
        #expect("\(row)" == "1. Anna: \(row.result.message[.english])")
    }

    @Test("whatever an organiser wrote, in one line")
    func oneLine() throws {
        let name = "Old\noak\u{2028}or\r\nnew \u{1B}[31m"
        let task = Quest.Task(id: "a\nb", name: name, coordinate: Coordinate(longitude: 1, latitude: 2))
        let zone = Quest.Zone(id: "z\n", name: name, kind: .forbidden, polygons: [])
        let quest = try Quest(settings: Quest.Settings(title: name), tasks: [task], zones: [zone])
        for text in ["\(quest)", "\(task)", "\(zone)"] {
            let isOneLine = !text.contains { $0.isNewline }
            #expect(isOneLine, "\(text.debugDescription)")
            #expect(!text.unicodeScalars.contains("\u{1B}"))
        }
    }
}
