import Exchange
import Geodesy
import Quests
import RideLogs
import RideSimulation
import Scoring
import TestSupport
import Testing

@Suite("Flags on recorded tracks")
struct RecordedTrackTests {
    private static func fixes() throws -> [Fix] {
        let document = try GPXDocument(parsing: try RealData.bytes("tracks/andorra_for_map_matching.gpx"))
        return try #require(RecordedRide.rides(in: document, name: "rider").first).fixes
    }

    @Test(
        "none is raised, fix by fix, nor on tasks that were laid along it, nor beside another rider's",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func andorra() throws {
        let fixes = try Self.fixes()
        try #require(fixes.count > 20)
        var monitor = FairnessMonitor()
        let flags = fixes.flatMap { monitor.observe($0) }
        #expect(flags.isEmpty, "\(flags)")
        // A task a little beside every tenth part of the track.
        let tasks = (1...9).map { index in
            let place = LocalPlane(origin: fixes[index * (fixes.count - 1) / 10].coordinate)
            return Quest.Task(
                id: .init("t\(index)"), name: "\(index)",
                coordinate: place.coordinate(PlanePoint(east: Double(index) - 5, north: Double(index * index % 7))))
        }
        let quest = try Quest(tasks: tasks)
        var logs: [RideLog] = []
        for (rider, apart) in [("anna", 0.0), ("boris", 6.0)] {
            var referee = Referee(quest: quest, rider: .init(rider), device: rider)
            for (index, fix) in fixes.enumerated() {
                var fix = fix
                // The other rider keeps beside, with a receiver of their own.
                let plane = LocalPlane(origin: fix.coordinate)
                fix.coordinate = plane.coordinate(
                    PlanePoint(east: apart * Double(index * 7 % 11) / 11, north: apart * Double(index * 5 % 13) / 13))
                _ = referee.receive(fix)
            }
            try referee.finish(at: (fixes.last?.time ?? 0) + 1)
            logs.append(referee.log)
        }
        let results = Standings(of: RideLog(merging: logs), in: quest).groups.flatMap(\.rows).map(\.result)
        #expect(results.count == 2)
        for result in results {
            #expect(result.solvedCount >= 8, "\(result.solvedCount)")
            #expect(result.flags.isEmpty, "\(result.flags)")
        }
    }
}
