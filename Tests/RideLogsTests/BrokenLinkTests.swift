import Answers
import Quests
import RideLogs
import Testing

@Suite("Versions of an entry that do not all follow from the one before")
struct BrokenLinkTests {
    private let whole: [RideEntry]

    init() {
        var phone = DeviceLog(device: "a", rider: "anna")
        for index in 0..<3 {
            phone.append(.answered(task: "oak", answer: "\(index)", reported: .rejected), at: Double(index))
        }
        whole = phone.log.entries
    }

    /// Another second entry, which names an entry before it.
    private func second(following previous: RideEntry) -> RideEntry {
        RideEntry(
            rider: "anna", device: "a", sequence: 2, time: 1500,
            event: .answered(task: "oak", answer: "дуб", reported: .accepted), previous: previous.digest)
    }

    @Test("one of two versions that follows from nothing is a broken link, beside the fork")
    func oneVersionFollows() {
        let log = RideLog([whole[0], whole[1], second(following: whole[2])])
        #expect(Set(log.diagnostics.map(\.kind)) == [.brokenLink, .fork])
        #expect(log.diagnostics.allSatisfy { $0.sequences == 2...2 })
    }

    @Test("where both follow there is a fork alone")
    func bothVersionsFollow() {
        let log = RideLog([whole[0], whole[1], second(following: whole[0])])
        #expect(log.diagnostics.map(\.kind) == [.fork])
    }
}
