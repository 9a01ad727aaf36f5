import RideLogs
import Scoring
import TestSupport
import Testing
import VeloQuest

@testable import RideSimulation

@Suite("A field of riders from a file")
struct FieldFileTests {
    private func field(_ text: String) throws(RiderFieldError) -> RiderField {
        try RiderField(json: Array(text.utf8))
    }

    @Test("members are read, and absent ones are as usual")
    func reads() throws {
        let usual = RiderField(riders: 12)
        let read = try field(
            #"{"riders": 12, "pace": [0.9, 1.1], "repairs": 1, "strategies": {"nearest": 2, "planned": 0}}"#)
        var expected = usual
        expected.pace = 0.9...1.1
        expected.repairs = 1
        expected.strategies = [.nearest: 2, .planned: 0]
        #expect(read == expected)
        #expect(try field("{}") == RiderField(riders: 0))
    }

    @Test(
        "what is wrong is said, and where",
        arguments: [
            ("[]", "expected an object in braces"),
            ("{", "line 1"),
            ("{\n  \"paces\": 1}", "line 2, column 12: /paces: there is no such member; known are breaksPerHour"),
            (#"{"pace": [1.2, 0.8]}"#, "/pace: expected a list of the least and the greatest number, from 0.2 to 4"),
            (#"{"pace": [1, 1e300]}"#, "/pace: expected a list"),
            (#"{"riders": 0}"#, "/riders: expected a whole number from 1 to 100000"),
            (#"{"riders": 1.5}"#, "/riders: expected a whole number"),
            (#"{"repairs": "no"}"#, "/repairs: expected a number from 0 to 1"),
            (#"{"strategies": {"fast": 1}}"#, "/strategies/fast: there is no such member; known are allTasks"),
            (#"{"strategies": {"nearest": -1}}"#, "/strategies/nearest: expected a whole number from 0 to 1000"),
            ("{\"riders\": 4,\n \"riders\": 5}", "line 2, column 2: "),
            ("{\"riders\": 4, \"strategies\": {\n \"nearest\": 1, \"nearest\": 2}}", "line 2, column 16: "),
            (
                #"{"receivers": [50, 50]}"#,
                "/receivers: expected a list of the least and the greatest number, from 0.1 to 33"
            ),
            (#"{"strategies": {}}"#, "/strategies: give at least one strategy a weight above 0"),
        ])
    func refuses(_ text: String, _ message: String) throws {
        let error = try #require(throws: RiderFieldError.self) { try field(text) }
        #expect(error.message[.english].contains(message), "\(error.message[.english])")
        #expect(!error.message[.russian].isEmpty)
    }

    @Test("with the worst receivers that are allowed riders start, and with worse ones nobody would")
    func worstReceivers() throws {
        let quest = try SimulationTests.quest("quests/old-town.geojson")
        func notStarted(_ deviation: Double) throws -> Int {
            var field = RiderField(riders: 2)
            field.receivers = deviation...deviation
            field.breaksPerHour = 0...0
            let simulation = try EventSimulation(
                quest: quest, field: field, seed: 3, search: try SimulationTests.search())
            return EventStatistics(of: simulation.run()).notStarted
        }
        #expect(try notStarted(33) == 0)
        #expect(try notStarted(34) == 2)
    }

    @Test("the riders of a table ride under their names, in their classes and teams")
    func table() throws {
        let open = try SimulationTests.quest("quests/old-town.geojson")
        var settings = open.settings
        settings.classes = ["Race": Quest.StartRules(timeLimit: 5400)]
        let quest = try open.with(settings)
        let roster = try Roster(
            csv: Array("rider,name,team,class\nb2,Boris,Owls,Race\na1,Anna,Owls,\nc3,Vera,,Race\n".utf8))
        var field = RiderField(riders: 0)
        field.enter(roster, in: quest)
        #expect(field.partyCount == 3 && field.classes == [nil, "Race"])
        let search = try SimulationTests.search()
        let outcome = try EventSimulation(quest: quest, field: field, seed: 3, search: search).run()
        #expect(outcome.riders.map(\.id.rawValue) == ["a1", "b2", "c3"])
        #expect(outcome.riders.map(\.team) == [nil, nil, nil])
        let groups = outcome.standings.groups
        #expect(Set(groups.first { $0.category == "Race" }?.rows.map(\.name) ?? []) == ["Boris", "Vera"])
        // Where the quest is for teams, they ride together, and the team's class is the first of a member.
        settings.teams = .init(sizes: 1...3)
        field.enter(roster, in: try open.with(settings))
        #expect(field.partyCount == 2 && field.teamSize == 2 && field.riders == 3)
        #expect(field.members(ofParty: 0).map(\.rider.rawValue) == ["a1", "b2"])
        #expect(field.classes[field.turn(ofParty: 0)] == "Race")
    }
}
