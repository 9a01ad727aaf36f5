import EventClient
import Testing
import VeloQuest

@testable import EventDay

@Suite("Verdicts on answers that phones could not judge")
struct VerdictsTests {
    private let quest: Quest

    init() throws { quest = try #require(Quest.read(Evening.quest).quest) }

    /// The log of a rider who checks in at the oak and gives answers.
    private func log(_ answers: [String]) -> [RideEntry] {
        var log = DeviceLog(device: "p", rider: "a1", quest: quest)
        let time = Double(Evening.start) / 1000
        log.append(.started, at: time)
        for (number, answer) in answers.enumerated() {
            log.append(.answered(task: "oak", answer: answer, reported: .pending), at: time + Double(number) + 1)
        }
        return log.log.entries
    }

    @Test("of answers to one task ten are taken at once, and one each half minute after")
    func guesses() {
        var verdicts = Verdicts(mayDiffer: false)
        let entries = log((0..<14).map { "guess \($0)" })
        let first = verdicts.admit(entries, of: "a1", at: 0) { _ in true }
        #expect(first.withheld.count == 4 && first.wait == 30 && first.lines.count == entries.count - 4)
        verdicts.note(first, of: "a1")
        #expect(verdicts.withheldCount(of: "a1") == 4)
        let second = verdicts.admit(first.withheld, of: "a1", at: 60_000) { _ in true }
        #expect(second.withheld.count == 2 && second.lines.count == 2)
        verdicts.note(second, of: "a1")
        #expect(verdicts.withheldCount(of: "a1") == 2)
        #expect(verdicts.admit(second.withheld, of: "a1", at: 60_000) { _ in false }.withheld.isEmpty)
        verdicts.giveBack(second.lines, of: "a1")
        #expect(verdicts.admit(second.withheld, of: "a1", at: 60_000) { _ in true }.withheld.isEmpty)
    }

    @Test("an answer is judged once; before what it rests on is here, and before its signature, it is owed")
    func owed() {
        var verdicts = Verdicts(mayDiffer: false)
        let entries = log(["canary"])
        let progress = RideProgress(quest: quest)
        let open = verdicts.takeOpen(entries, of: "a1")
        #expect(open.count == 1)
        #expect(verdicts.judge(open, of: "a1", by: progress, head: 0, signed: nil).isEmpty)
        #expect(verdicts.takeOpen([], of: "a1") == open)
        #expect(verdicts.judge(open, of: "a1", by: progress, head: 9, signed: 0).isEmpty)
        #expect(verdicts.takeOpen([], of: "a1") == open)
        let judged = verdicts.judge(open, of: "a1", by: progress, head: 9, signed: nil)
        #expect(judged.map(\.verdict.outcome) == [nil] && judged.map(\.verdict.task) == ["oak"])
        #expect(verdicts.takeOpen(entries, of: "a1").isEmpty && verdicts.riders == ["a1"])
        verdicts.takeBack(judged, of: "a1")
        #expect(verdicts.takeOpen([], of: "a1") == open)
    }

    @Test("a verdict that another edition changes is found, and found again where it was not stored")
    func changed() throws {
        var verdicts = Verdicts(mayDiffer: false)
        let answer = try #require(log(["canary"]).last?.digest)
        verdicts.restore(InboxVerdict(task: "oak", answer: answer, outcome: .accepted), of: "a1")
        let progress = RideProgress(quest: quest)
        let changed = verdicts.takeChanged(of: "a1", by: progress)
        #expect(changed.map(\.verdict.outcome) == [nil] && verdicts.takeChanged(of: "a1", by: progress).isEmpty)
        verdicts.takeBack(changed, of: "a1")
        #expect(verdicts.mayDiffer && verdicts.takeChanged(of: "a1", by: progress).count == 1)
        verdicts.forget(["a1"])
        #expect(verdicts.riders.isEmpty)
    }
}
