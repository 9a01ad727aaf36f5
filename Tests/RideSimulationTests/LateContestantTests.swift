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

    @Test("who never started is counted once: a rider alone by name, a team if none of it rode")
    func absent() throws {
        let place = Coordinate(longitude: 61.4, latitude: 55.15)
        var settings = Quest.Settings(start: place)
        settings.teams = Quest.TeamRules()
        let quest = try Quest(settings: settings, tasks: [Quest.Task(id: "tree", name: "Tree", coordinate: place)])
        var phone = DeviceLog(device: "a", rider: "a")
        phone.append(.joined(Registration(team: "Owls")), at: 0)
        phone.append(.started, at: 10)
        func party(_ id: RideEntry.Rider, _ team: String?) -> RiddenParty {
            RiddenParty(
                EventOutcome.Rider(
                    id: id, team: team, traits: nil, startTime: 0, endTime: 0, isHome: false, outline: RideOutline(),
                    distance: nil, wrongTurns: nil, reroutes: 0, fixes: 0, refusedFixes: 0, areAnswersKnown: true),
                log: RideLog())
        }
        // Of the Owls one rides; the Cats stay away, and so does somebody who is called as the team that rides.
        let riders = [
            party("a", "Owls"), party("b", "Owls"), party("c", "Cats"), party("d", "Cats"), party("Owls", nil),
        ]
        let statistics = EventStatistics(of: EventOutcome(quest, startTime: 0, riders, log: phone.log))
        #expect(statistics.notStarted == 2 && statistics.contestants == 3)
    }
}
