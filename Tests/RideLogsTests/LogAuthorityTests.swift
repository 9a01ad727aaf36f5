import Answers
import EngineTestSupport
import Quests
import RideLogs
import Support
import TestSupport
import Testing

/// Who may write what into a log.
@Suite("Authority over a log")
struct LogAuthorityTests {
    private let start = SmallQuest.startTime

    private func phone(_ device: String, of rider: RideEntry.Rider, finishing: Bool = true) -> DeviceLog {
        var phone = DeviceLog(device: device, rider: rider)
        phone.append(.joined(Registration(name: rider.rawValue)), at: start - 60)
        phone.append(.started, at: start)
        if finishing { phone.append(.finished, at: start + 600) }
        return phone
    }

    private func applied(_ authority: LogAuthority, _ log: RideLog) -> (RideLog, [LogFlag]) {
        let judged = authority.applied(to: log)
        return (judged.log, judged.logFlags)
    }

    private func kinds(_ findings: [LogFlag]) -> [String] {
        findings.map { "\($0.kind) \($0.device) \($0.rider) \($0.count)" }
    }

    @Test("decisions in a rider's file have no effect and are named; those in the organiser's log count")
    func decisions() {
        var tablet = DeviceLog(device: "referee-tablet", rider: "mallory")
        tablet.append(.adjusted(points: 500, reason: "for style"), at: start, about: "mallory")
        tablet.append(.disqualified(reason: "because"), at: start, about: "anna")
        let forged = phone("m", of: "mallory").log.merged(with: tablet.log)
        let riders = forged.merged(with: phone("a", of: "anna").log)
        let (log, findings) = applied(LogAuthority(), riders)
        #expect(!log.entries.contains { $0.event.isDecision })
        #expect(log.entries.count == riders.entries.count - 2)
        #expect(
            kinds(findings) == ["decision referee-tablet mallory 1", "decision referee-tablet anna 1"])
        #expect(
            findings.first?.message[.english]
                == "device “referee-tablet” decides about “mallory” and is not the organiser's (1 entry, without effect): name the organiser's log with --office"
        )
        #expect(
            findings.first?.message[.russian].contains("не принадлежит организатору (1 запись, без последствий)")
                ?? false
        )
        let trusted = LogAuthority(office: tablet.log).applied(to: forged)
        #expect(trusted.logFlags.isEmpty && trusted.log == forged)
        let apart = LogAuthority(office: tablet.log).applied(to: phone("m", of: "mallory").log)
        #expect(apart.log == forged, "the organiser's log need not be among the riders'")
    }

    @Test("the name of the organiser's device gives no rights: only entries of the organiser's own log do")
    func namesake() {
        var office = DeviceLog(device: "office", rider: "anna")
        office.append(.adjusted(points: 1, reason: "found a bug"), at: start, about: "anna")
        var forged = DeviceLog(device: "office", rider: "mallory", resuming: office.log)
        forged.append(.adjusted(points: 500, reason: "continued"), at: start, about: "mallory")
        var afresh = DeviceLog(device: "office", rider: "mallory")
        afresh.append(.adjusted(points: 500, reason: "afresh"), at: start, about: "mallory")
        let riders = forged.log.merged(with: afresh.log).merged(with: phone("a", of: "anna").log)
        let (log, findings) = applied(LogAuthority(office: office.log), riders)
        #expect(log.entries.filter { $0.event.isDecision } == office.log.entries)
        #expect(kinds(findings) == ["decision office mallory 2"])
    }

    @Test("a device tells of one ride: it cannot withdraw, rename or ride for another")
    func strangers() {
        var stranger = phone("m", of: "mallory")
        stranger.append(.withdrew, at: start + 10, about: "anna")
        stranger.append(.joined(Registration(name: "Nobody", category: "Children")), at: start + 11, about: "anna")
        stranger.append(.flagged(RideFlag(.clockJump, value: 9)), at: start + 12, about: "boris")
        let riders = stranger.log.merged(with: phone("a", of: "anna").log)
        let (log, findings) = applied(LogAuthority(), riders)
        #expect(log.ride(of: "anna").moments.map(\.entry.device) == ["a", "a", "a"])
        #expect(log.ride(of: "boris").moments.isEmpty)
        #expect(
            kinds(findings) == [
                "forAnother(owner: mallory) m anna 2", "forAnother(owner: mallory) m boris 1",
            ])
    }

    @Test("a further device of a rider counts once the organiser accepts it, or where the roster binds it")
    func furtherDevices() {
        var second = DeviceLog(device: "spare", rider: "anna")
        second.append(.withdrew, at: start + 10)
        let riders = phone("a", of: "anna").log.merged(with: second.log)
        let (log, findings) = applied(LogAuthority(), riders)
        #expect(log == phone("a", of: "anna").log)
        #expect(kinds(findings) == ["furtherDevice spare anna 1"])
        #expect(LogAuthority(acceptedDevices: ["spare"]).applied(to: riders).log == riders)
        #expect(LogAuthority(devices: ["anna": ["a", "spare"]]).applied(to: riders).log == riders)
        let bound = LogAuthority(devices: ["anna": ["spare"]]).applied(to: riders)
        #expect(bound.log == second.log)
        #expect(kinds(bound.logFlags) == ["furtherDevice a anna 3"])
        #expect(LogAuthority(devices: ["anna": ["none"]]).applied(to: riders).log.entries.isEmpty)
    }

    @Test("a second chain under a known name gains nothing, even for a rider bound to that name")
    func secondChain() {
        var forged = DeviceLog(device: "a", rider: "anna")
        forged.append(.withdrew, at: start + 5)
        let riders = phone("a", of: "anna").log.merged(with: forged.log)
        for authority in [LogAuthority(), LogAuthority(devices: ["anna": ["a"]])] {
            let (log, findings) = applied(authority, riders)
            #expect(log == phone("a", of: "anna").log)
            #expect(kinds(findings) == ["furtherDevice a anna 1"])
        }
        // Two phones whose apps chose the same name are two devices.
        let namesakes = phone("device", of: "anna").log.merged(with: phone("device", of: "boris").log)
        #expect(LogAuthority().applied(to: namesakes).log == namesakes)
    }

    @Test(
        "a device called like a whole cell of two names competes with the devices of these names, and takes no place by its name"
    )
    func cellOfTwoNames() {
        var stranger = DeviceLog(device: "a b", rider: "anna")
        stranger.append(.withdrew, at: start + 5)
        let own = phone("a", of: "anna").log
        let names: Set<String> = ["a b", "a", "b"]
        let (log, findings) = applied(LogAuthority(devices: ["anna": names]), own.merged(with: stranger.log))
        #expect(log == own)
        #expect(kinds(findings) == ["furtherDevice a b anna 1"])
        // Without such a device the words are two devices, and both may ride.
        let both = own.merged(with: phone("b", of: "anna").log)
        #expect(LogAuthority(devices: ["anna": names]).applied(to: both).log == both)
        // And a device that is alone under the whole name is the rider's.
        let alone = phone("a b", of: "anna").log
        #expect(LogAuthority(devices: ["anna": names]).applied(to: alone).log == alone)
    }

    @Test("a log with gaps, in parts and in any order stays whole")
    func gaps() {
        let whole = phone("a", of: "anna").log.merged(with: phone("b", of: "boris").log)
        for missing in whole.entries.indices {
            var entries = whole.entries
            entries.remove(at: missing)
            let log = RideLog(entries.reversed())
            let (kept, findings) = applied(LogAuthority(), log)
            #expect(kept == log && findings.isEmpty, "without entry \(missing)")
        }
    }
}
