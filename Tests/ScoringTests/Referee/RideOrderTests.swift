import EngineTestSupport
import Quests
import RideLogs
import Scoring
import Support
import Testing

@Suite("The order of a ride")
struct RideOrderTests {
    private let start = SmallQuest.startTime

    private func entry(_ device: String, _ sequence: Int, at time: Double, uptime: Double?, _ event: RideEvent)
        -> RideEntry
    {
        RideEntry(
            rider: "anna", device: device, sequence: sequence, time: Int64(((start + time) * 1000).rounded()),
            uptime: uptime.map { Int64(($0 * 1000).rounded()) }, event: event, previous: .none)
    }

    /// Times after the start, in seconds.
    private func times(_ entries: RideEntry...) -> [Double] {
        RideLog(entries).ride(of: "anna").moments.map { Double($0.time) / 1000 - start }
    }

    private func jumps(_ entries: RideEntry...) -> [Int64?] { RideLog(entries).ride(of: "anna").moments.map(\.jump) }

    @Test("setting the clock changes no time and is reported once")
    func clockSet() {
        let entries = [
            entry("a", 1, at: 0, uptime: 100, .started), entry("a", 2, at: 10 - 3600, uptime: 110, .skipped("tree")),
            entry("a", 3, at: 20 - 3600, uptime: 120, .skipped("gate")), entry("a", 4, at: 30, uptime: 130, .finished),
        ]
        #expect(times(entries[0], entries[1], entries[2], entries[3]) == [0, 10, 20, 30])
        #expect(jumps(entries[0], entries[1], entries[2], entries[3]) == [nil, -3_600_000, nil, 3_600_000])
    }

    @Test("a clock that drifts or is corrected a little has not been set")
    func drift() {
        #expect(
            jumps(
                entry("a", 1, at: 0, uptime: 100, .started), entry("a", 2, at: 11.9, uptime: 110, .skipped("tree")),
                entry("a", 3, at: 18.1, uptime: 120, .finished)) == [nil, nil, nil])
    }

    @Test("a phone that was switched off goes on with its clock, also soon after it had been switched on before")
    func restart() {
        #expect(
            times(
                entry("a", 1, at: 0, uptime: 90_000, .started), entry("a", 2, at: 600, uptime: 40, .skipped("tree")),
                entry("a", 3, at: 660, uptime: 100, .finished)) == [0, 600, 660])
        #expect(
            times(
                entry("a", 1, at: 0, uptime: 30, .started), entry("a", 2, at: 500, uptime: 530, .skipped("tree")),
                entry("a", 3, at: 700, uptime: 60, .finished)) == [0, 500, 700])
    }

    @Test("a phone that was on for long before it was switched off goes on with its clock too")
    func longBeforeRestart() {
        #expect(
            times(
                entry("a", 1, at: 0, uptime: 100, .started), entry("a", 2, at: 8900, uptime: 9000, .skipped("tree")),
                entry("a", 3, at: 9500, uptime: 5000, .finished)) == [0, 8900, 9500])
    }

    @Test("a phone that comes back with a clock from before its last entry is not believed, and that is reported")
    func lostClock() {
        let entries = [
            entry("a", 1, at: 0, uptime: 90_000, .started), entry("a", 2, at: -start, uptime: 40, .skipped("tree")),
            entry("a", 3, at: 60 - start, uptime: 100, .finished),
        ]
        #expect(times(entries[0], entries[1], entries[2]) == [0, 0, 60])
        #expect(jumps(entries[0], entries[1], entries[2]) == [nil, Int64(-start) * 1000, nil])
    }

    @Test("a check-in that is noted for a moment before is no switching off, though the clock was set in between")
    func lookingBack() {
        let entries = [
            entry("a", 1, at: 0, uptime: 100, .started), entry("a", 2, at: 50, uptime: 150, .skipped("tree")),
            entry("a", 3, at: 45 - 3600, uptime: 145, .skipped("gate")),
            entry("a", 4, at: 60 - 3600, uptime: 160, .finished),
        ]
        #expect(times(entries[0], entries[1], entries[2], entries[3]) == [0, 50, 45, 60])
        #expect(jumps(entries[0], entries[1], entries[2], entries[3]) == [nil, nil, -3_600_000, nil])
    }

    @Test("without uptime, time stands still while the clock is set back, and that is reported once")
    func setBack() {
        let entries = [
            entry("a", 1, at: 0, uptime: nil, .started), entry("a", 2, at: 600, uptime: nil, .skipped("tree")),
            entry("a", 3, at: 585, uptime: nil, .skipped("gate")),
            entry("a", 4, at: 610 - 3600, uptime: nil, .skipped("poem")),
            entry("a", 5, at: 620 - 3600, uptime: nil, .finished), entry("a", 6, at: 700, uptime: nil, .finished),
        ]
        let moments = RideLog(entries).ride(of: "anna").moments
        #expect(moments.map { Double($0.time) / 1000 - start } == [0, 600, 585, 600, 600, 700])
        #expect(moments.map(\.jump) == [nil, nil, nil, -3_575_000, nil, nil])
    }

    @Test("without uptime, riders whose phones were given one name keep their own times")
    func oneName() {
        let logs = [("anna", 0.0), ("ivan", 7200)].map { rider, second in
            var ride = WrittenRide(rider: .init(rider), device: "device")
            ride.add(.started, at: second)
            ride.add(.finished, at: second + 60)
            return ride.phone.log
        }
        for ride in logs[0].merged(with: logs[1]).rides {
            #expect(ride.moments.map { $0.time - (ride.moments.first?.time ?? 0) } == [0, 60_000])
            #expect(ride.moments.allSatisfy { $0.jump == nil })
        }
    }

    @Test("all entries of a device share its clock, whomever they concern")
    func sharedDevice() {
        var office = DeviceLog(device: "desk", rider: "anna")
        office.append(.started, at: start, uptime: 10)
        office.append(.started, at: start + 1000, uptime: 20, about: "ivan")
        let ivan = office.log.ride(of: "ivan").moments
        #expect(ivan.map(\.time) == [Int64(start + 10) * 1000])
        #expect(ivan.map(\.jump) == [990_000])
    }

    @Test("what the organiser decides comes last, though the clock of the office is years slow")
    func decisions() throws {
        let quest = try SmallQuest.quest()
        var referee = Referee(quest: quest, rider: "anna", device: "a1")
        for fix in SmallQuest.fixes(from: 0, to: 3100, speed: 5, interval: 5) { _ = referee.receive(fix) }
        _ = try referee.submit("ода", to: "poem", at: start + 700)
        try referee.finish(at: start + 730)
        let before = referee.log.replayed(of: "anna", in: quest)
        var office = DeviceLog(device: "office", rider: "anna")
        office.append(.judged(Judgement(task: "poem", isAccepted: true)), at: 0, uptime: 0)
        office.append(.adjusted(points: 7, reason: "помощь"), at: 1, uptime: 1)
        let after = office.log.merged(with: referee.log).replayed(of: "anna", in: quest)
        #expect(after.total == before.total + 37)
        #expect(after.elapsed == before.elapsed && after.startTime == before.startTime)
    }
}
