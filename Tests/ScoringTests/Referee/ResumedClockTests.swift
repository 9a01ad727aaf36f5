import EngineTestSupport
import Quests
import RideLogs
import Scoring
import Testing

@Suite("The clock of a ride that goes on from its log")
struct ResumedClockTests {
    private let start = SmallQuest.startTime

    @Test("is that of its own device, though the clock was set meanwhile and another device wrote as well")
    func ownDevice() throws {
        let quest = try SmallQuest.quest()
        var referee = Referee(quest: quest, device: "phone")
        try referee.start(at: start, uptime: 1000)
        var watch = DeviceLog(device: "watch", rider: "rider")
        watch.append(.skipped("gate"), at: start + 20, uptime: 77)
        watch.append(.flagged(RideFlag(.simulatedPosition)), at: start + 9000, uptime: 87)
        var resumed = Referee(quest: quest, device: "phone", resuming: referee.log.merged(with: watch.log))
        #expect(throws: RefereeError.notStarted) { try resumed.finish(at: start - 3600 - 1, uptime: 999) }
        try resumed.finish(at: start + 60 - 3600, uptime: 1060)
        #expect(resumed.result.elapsed == 60)
        #expect(resumed.result.flags.contains(RideFlag(.clockJump, value: -3600)))
        #expect(resumed.log.replayed(of: "rider", in: quest) == resumed.result)
    }
}
