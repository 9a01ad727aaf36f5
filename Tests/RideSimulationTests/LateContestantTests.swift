import Testing
import VeloQuest

@testable import RideSimulation

@Suite("Contestants who come home late, or not")
struct LateContestantTests {
    @Test("home are all who finished, in time those within the limit")
    func homeAndInTime() throws {
        let place = Coordinate(longitude: 61.4, latitude: 55.15)
        let quest = try Quest(
            settings: Quest.Settings(title: "Limit", start: place, timeLimit: 3600),
            tasks: [Quest.Task(id: "tree", name: "Tree", coordinate: place)])
        let start = 1_700_000_000.0
        let logs = [("quick", 1800.0), ("exact", 3600), ("late", 3601), ("lost", nil)].map { name, seconds in
            var phone = DeviceLog(device: name, rider: RideEntry.Rider(name))
            phone.append(.started, at: start)
            if let seconds { phone.append(.finished, at: start + seconds) }
            return phone.log
        }
        let outcome = EventOutcome(quest, startTime: start, [], log: RideLog(merging: logs))
        let statistics = EventStatistics(of: outcome)
        #expect(statistics.contestants == 4)
        #expect(statistics.home == 3)
        #expect(statistics.inTime == 2)
        #expect(statistics.shareInTime == 0.5)
        #expect(statistics.finishTimes == [1800, 3600, 3601])
    }
}
