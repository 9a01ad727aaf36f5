import EventClient
import Testing
import VeloQuest

@testable import EventDay

@Suite("The room of photos")
struct PhotoQuotaTests {
    private func problem(_ quota: inout PhotoQuota, _ size: Int, _ rider: String) -> EventError? {
        do throws(EventError) {
            try quota.take(size, of: rider)
            return nil
        } catch { return error }
    }

    @Test("is bounded by number and bytes of a rider, and by bytes of the event, each with its own reason")
    func limits() {
        var quota = PhotoQuota()
        quota.mostPhotos = 3
        quota.mostBytesOfRider = 5 << 20
        quota.mostBytes = 9 << 20
        for _ in 0..<3 { #expect(problem(&quota, 1 << 20, "anna") == nil) }
        let many = problem(&quota, 1, "anna")
        #expect(many?.code == .tooLarge && many?.message[.english].contains("at most 3 photos") == true)
        #expect(problem(&quota, 4 << 20, "boris") == nil)
        let large = problem(&quota, 2 << 20, "boris")
        #expect(large?.code == .tooLarge && large?.message[.english].contains("5 MB together, and 4.0 are") == true)
        let full = problem(&quota, 3 << 20, "clara")
        #expect(full?.code == .tooLarge && full?.message[.english].contains("9 MB") == true)
    }

    @Test("comes back when a photo is not stored and when a rider is erased")
    func back() {
        var quota = PhotoQuota()
        quota.mostBytesOfRider = 4 << 20
        quota.mostBytes = 4 << 20
        #expect(problem(&quota, 4 << 20, "anna") == nil && problem(&quota, 1, "boris") != nil)
        quota.giveBack(4 << 20, of: "anna")
        #expect(problem(&quota, 4 << 20, "boris") == nil)
        quota.forget("boris")
        quota.giveBack(4 << 20, of: "boris")
        #expect(problem(&quota, 4 << 20, "clara") == nil && problem(&quota, 1, "anna") != nil)
    }
}
