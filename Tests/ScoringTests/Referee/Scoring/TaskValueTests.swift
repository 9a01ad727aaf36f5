import EngineTestSupport
import Quests
import Scoring
import Testing

@Suite("What a task is worth by its number")
struct TaskValueTests {
    private func points(_ value: TaskValue, _ codes: [Int] = [1, 19, 20, 21]) throws -> [Points] {
        var rules = ScoringRules()
        rules.value = value
        return try codes.map { code in
            try WrittenRide.ride(of: [code], finish: 60).result(in: WrittenRide.quest([code], rules)).total
        }
    }

    @Test("it is rounded down or up to a multiple")
    func rounding() throws {
        #expect(try points(.numberRoundedDown(to: 10)) == [0, 10, 20, 20])
        #expect(try points(.numberRoundedUp(to: 10)) == [10, 20, 20, 30])
    }

    @Test("a multiple of nothing is the number itself", arguments: [1, 0, -10])
    func nothing(unit: Int) throws {
        #expect(try points(.numberRoundedDown(to: unit)) == [1, 19, 20, 21])
        #expect(try points(.numberRoundedUp(to: unit)) == [1, 19, 20, 21])
    }
}
