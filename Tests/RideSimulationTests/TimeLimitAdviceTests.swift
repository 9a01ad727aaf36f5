import RideSimulation
import Testing
import VeloQuest

@Suite("The time limit that is advised")
struct TimeLimitAdviceTests {
    private func advice(pace: ClosedRange<Double>) throws -> EventAdvice {
        let open = try SimulationTests.quest("quests/old-town.geojson")
        var settings = open.settings
        settings.timeLimit = nil
        let quest = try Quest(settings: settings, tasks: open.tasks)
        var field = RiderField(riders: 1)
        field.pace = pace
        let simulation = try EventSimulation(quest: quest, field: field, seed: 3, search: try SimulationTests.search())
        return simulation.advice(after: EventStatistics(of: simulation.run()))
    }

    @Test("it lies between what quick and middling riders need, in steps of five minutes")
    func betweenQuickAndMiddling() throws {
        let advice = try advice(pace: 0.5...2)
        let (quick, middling) = (try #require(advice.timeForAll[0]), try #require(advice.timeForAll[1]))
        let limit = try #require(advice.timeLimit)
        #expect(limit >= quick && limit < quick + 300 && limit < middling)
        #expect(limit.truncatingRemainder(dividingBy: 300) == 0)
    }

    @Test("there is none where riders are so much alike that it would let middling ones solve everything")
    func alike() throws {
        let advice = try advice(pace: 1...1)
        #expect(advice.timeForAll[0] != nil && advice.timeForAll[0] == advice.timeForAll[1])
        #expect(advice.timeLimit == nil)
    }
}
