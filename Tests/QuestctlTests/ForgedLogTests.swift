import Foundation
import Geodesy
import Quests
import RideLogs
import TestSupport
import Testing

/// Logs that lie, handed to `judge` and `standings` as an organiser would.
@Suite("questctl judge and standings on forged logs")
struct ForgedLogTests {
    private let folder: TemporaryFolder
    private let quest: String
    private static let start = 1_780_000_000.0

    init() throws {
        folder = try TemporaryFolder()
        quest = try folder.write(
            #"""
            {"type": "FeatureCollection", "quest": {"title": "Evening"},
             "features": [
              {"type": "Feature", "id": "oak", "properties": {"name": "Oak"},
               "geometry": {"type": "Point", "coordinates": [61.4, 55.15]}},
              {"type": "Feature", "id": "elm", "properties": {"name": "Elm"},
               "geometry": {"type": "Point", "coordinates": [61.41, 55.15]}}]}
            """#.utf8, as: "quest.geojson")
    }

    /// A ride past both tasks; the positions that it keeps are moved east by so many degrees.
    private func ride(_ name: String, device: String? = nil, moved degrees: Double = 0) throws -> DeviceLog {
        var phone = DeviceLog(device: device ?? "phone of \(name)", rider: .init(name))
        phone.append(.started, at: Self.start)
        for (task, longitude, second) in [("oak", 61.4001, 60.0), ("elm", 61.4101, 200.0)] {
            let place = Coordinate(longitude: longitude, latitude: 55.15)
            let fix = Fix(
                time: Self.start + second,
                coordinate: Coordinate(longitude: longitude + degrees, latitude: 55.15), horizontalAccuracy: 5)
            phone.append(
                .checkedIn(
                    CheckIn(
                        task: .init(task), time: fix.time, coordinate: place, distance: 6, accuracy: 5, reach: 30,
                        fixes: [fix])), at: fix.time)
        }
        phone.append(.finished, at: Self.start + 600)
        return phone
    }

    private func file(_ log: RideLog, _ name: String) throws -> String { try folder.write(log.write(), as: name) }

    @Test("check-ins whose positions are elsewhere bring nothing, unless the organiser accepts them, and both is said")
    func elsewhere() throws {
        let honest = try file(ride("anna").log, "anna.jsonl")
        let forged = try file(ride("mallory", moved: 100).log, "mallory.jsonl")
        let ranked = try Tool.run("standings", quest, honest, forged, "--format", "csv")
        #expect(ranked.code == 0)
        let lines = ranked.output.split(whereSeparator: \.isNewline).map(String.init)
        #expect(lines[1].hasPrefix("1,,anna,") && lines[2].contains(",mallory,,mallory,0,0,"))
        let judged = try Tool.run("judge", quest, forged)
        #expect(
            judged.output.contains(
                "1. Oak: 0 of 10 points, not reached; the log tells of a check-in, which does not count: the nearest position is 5793 km"
            ))
        let russian = try Tool.run("judge", quest, forged, "--language", "ru")
        #expect(russian.output.contains("в журнале есть отметка, она не засчитана: ближайшее положение в 5793 км"))
        let accepted = try Tool.run("judge", quest, forged, "--accept-unproven")
        #expect(
            accepted.output.contains("solved by being there; the check-in is unproven and was accepted all the same"))
        let json = try Tool.run("judge", quest, forged, "--format", "json").output
        #expect(json.contains("\"unproven\"") && json.contains("\"elsewhere\""))
    }

    @Test("an organiser's decision in a rider's file, and a stranger's device, have no effect and are named")
    func authority() throws {
        let honest = try file(ride("anna").log, "anna.jsonl")
        var tablet = DeviceLog(device: "referee-tablet", rider: "mallory")
        tablet.append(.adjusted(points: 500, reason: "style"), at: Self.start + 700, about: "mallory")
        tablet.append(.disqualified(reason: "cheating"), at: Self.start + 700, about: "anna")
        var phone = try ride("mallory")
        phone.append(.withdrew, at: Self.start + 30, about: "anna")
        let forged = try file(phone.log.merged(with: tablet.log), "mallory.jsonl")
        for command in ["judge", "standings"] {
            let outcome = try Tool.run(command, quest, honest, forged)
            #expect(outcome.code == 0)
            #expect(
                outcome.errors.contains("device “referee-tablet” decides about “mallory” and is not the organiser's"))
            #expect(outcome.errors.contains("device “referee-tablet” decides about “anna” and is not the organiser's"))
            #expect(
                outcome.errors.contains(
                    "device “phone of mallory” of “mallory” writes about “anna” (1 entry, without effect)"))
            #expect(!outcome.output.contains("520") && !outcome.output.contains("isqualified"), "\(outcome.output)")
        }
        let office = try file(tablet.log, "office.jsonl")
        let decided = try Tool.run("judge", quest, honest, "--office", office, "--rider", "anna")
        #expect(decided.output.contains("cheating"))
    }

    @Test("a second device of a rider is named, and counts when it is accepted or bound in the roster")
    func devices() throws {
        var spare = DeviceLog(device: "spare", rider: "anna")
        spare.append(.withdrew, at: Self.start + 90)
        let logs = [try file(ride("anna", device: "first").log, "first.jsonl"), try file(spare.log, "spare.jsonl")]
        let named = try Tool.run(arguments: ["standings", quest] + logs)
        #expect(named.errors.contains("“spare” is a further device of “anna” (1 entry, without effect): accept it"))
        #expect(named.output.contains("2/2"))
        let accepted = try Tool.run(arguments: ["standings", quest] + logs + ["--accept-device", "spare"])
        #expect(accepted.errors.isEmpty && accepted.output.contains("1/2"))
        let table = try folder.write("rider,name,device\nanna,Anna,spare\nboris,Boris,b\n".utf8, as: "riders.csv")
        let bound = try Tool.run(arguments: ["standings", quest] + logs + ["--riders", table])
        #expect(bound.errors.contains("“first” is a further device of “anna” (4 entries, without effect)"))
        #expect(bound.output.contains("Boris"), "a rider of the roster without a log did not start")
    }

    @Test("where nothing can be judged, the command says so and fails")
    func nothing() throws {
        let log = try folder.write("{\"device\":\"x\"}\n".utf8, as: "broken.jsonl")
        for command in ["judge", "standings"] {
            let outcome = try Tool.run(command, quest, log)
            #expect(outcome.code == 1)
            #expect(outcome.errors.contains("There is no ride to judge"))
        }
    }
}
