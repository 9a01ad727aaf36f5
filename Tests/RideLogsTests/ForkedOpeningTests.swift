import EngineTestSupport
import Quests
import Testing

@testable import RideLogs

@Suite("Openings in the middle of a branch")
struct ForkedOpeningTests {
    private let anna = ToyKey(1)
    private let start = SmallQuest.startTime

    @Test(
        "an opening in the middle of the branch that is dropped is named as one, and the rest of that branch as dropped"
    )
    func lateOpeningInFork() throws {
        let honest = SignedRide.ride("a", "anna", anna, tasks: 4)
        var phone = DeviceLog(
            device: "a", rider: "anna", signer: anna.signer, resuming: RideLog(honest.entries.prefix(2)))
        let skipped = phone.append(.skipped("other"), at: start + 100)
        let opening = phone.append(.opened(Opening(key: anna.publicKey)), at: start + 101)
        let (other, opened) = (try #require(skipped), try #require(opening))
        let both = honest.merged(with: phone.log)
        let review = LogReview(both, SignedRide.authority())
        var standings: [EntryDigest: EntryStanding] = [:]
        for (entry, standing) in zip(both.entries, review.standings) { standings[entry.digest] = standing }
        #expect(honest.entries.allSatisfy { standings[$0.digest] == .counts })
        #expect(standings[other.digest] == .forked)
        #expect(standings[opened.digest] == .lateOpening)
    }
}
