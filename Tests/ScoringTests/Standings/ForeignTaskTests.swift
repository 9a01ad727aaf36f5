import Answers
import Geodesy
import Quests
import RideLogs
import Support
import TestSupport
import Testing

@testable import Scoring

@Suite("Logs of another quest")
struct ForeignTaskTests {
    private func quest(_ names: [String]) throws -> Quest {
        try Quest(
            settings: Quest.Settings(),
            tasks: names.map {
                Quest.Task(id: .init($0), name: $0, coordinate: Coordinate(longitude: 61.4, latitude: 55.16))
            })
    }

    private func log(_ answers: [(rider: String, task: String)]) -> RideLog {
        var logs: [RideLog] = []
        for (number, one) in answers.enumerated() {
            var log = DeviceLog(device: "\(one.rider)", rider: .init(one.rider))
            log.append(
                .answered(task: .init(one.task), answer: "oak", reported: .accepted), at: 1_717_232_400 + Double(number)
            )
            logs.append(log.log)
        }
        return RideLog(merging: logs)
    }

    @Test("tasks that the quest does not have are named, and whether none of it is in the logs")
    func foreign() throws {
        let quest = try quest(["a", "b"])
        #expect(ForeignTasks(in: log([("anna", "a"), ("boris", "b")]), beside: quest) == nil)
        #expect(ForeignTasks(in: RideLog(merging: []), beside: quest) == nil)
        let some = try #require(ForeignTasks(in: log([("anna", "a"), ("boris", "b"), ("boris", "x")]), beside: quest))
        #expect(some.tasks == ["x"] && some.riders == 1 && !some.isOfAnotherQuest)
        #expect(some.message[.english].hasSuffix("another version of the quest"))
        let one = try #require(ForeignTasks(in: log([("anna", "a"), ("boris", "x")]), beside: quest))
        #expect(one.riders == 1 && one.isOfAnotherQuest)
        let all = try #require(ForeignTasks(in: log([("anna", "y"), ("boris", "x")]), beside: quest))
        #expect(all.tasks == ["x", "y"] && all.riders == 2 && all.isOfAnotherQuest)
        #expect(
            all.message[.english].contains("“x”, “y”") && all.message[.english].hasSuffix("logs are of another quest"))
        #expect(all.message[.russian].hasSuffix("журналы от другого квеста"))
    }
}
