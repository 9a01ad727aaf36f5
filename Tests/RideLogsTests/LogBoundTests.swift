import Answers
import EngineTestSupport
import Quests
import Support
import TestSupport
import Testing

@testable import RideLogs

/// Long lines and long logs, short lines, and the last number there is.
@Suite("Bounds of logs")
struct LogBoundTests {
    private func log(_ answers: [String]) -> RideLog {
        var phone = DeviceLog(device: "a", rider: "anna")
        for (index, answer) in answers.enumerated() {
            phone.append(.answered(task: "oak", answer: answer, reported: .rejected), at: Double(index))
        }
        return phone.log
    }

    @Test("a long log is saved and read again, whole", arguments: [0, 1, 300, 900])
    func saved(count: Int) throws {
        let folder = try TemporaryFolder()
        let log = log((0..<count).map { "answer \($0)" })
        try log.save(to: folder.path("ride.jsonl"))
        let (read, faults) = try RideLog.reading(contentsOf: folder.path("ride.jsonl"))
        #expect(read == log && read.entries.count == count && faults.isEmpty && read.diagnostics.isEmpty)
        let file = try InputFile(path: folder.path("ride.jsonl"))
        #expect(file.size == log.write().count, "every line is there once")
    }

    @Test("a line longer than what is read of a file at once is read, and those around it")
    func longLine() throws {
        let folder = try TemporaryFolder()
        let log = log(["oak", String(repeating: "elm ", count: 1_100_000), "ash"])
        try log.save(to: folder.path("ride.jsonl"))
        let (read, faults) = try RideLog.reading(contentsOf: folder.path("ride.jsonl"))
        #expect(read == log && faults.isEmpty)
    }

    @Test("short lines with a right hash are no entries, of whatever length", arguments: 0...140)
    func shortLines(length: Int) {
        let body = Array((#"{"device":"a","seq":1,"# + String(repeating: " ", count: 140)).utf8.prefix(length))
        let (log, faults) = RideLog.reading(SlowSHA256.line(body))
        #expect(log.entries.isEmpty && faults.count == 1)
    }

    @Test("after the last number there is no entry, and no failure")
    func lastNumber() throws {
        func entry(_ sequence: Int) -> RideEntry {
            RideEntry(rider: "anna", device: "a", sequence: sequence, time: 0, event: .started, previous: .none)
        }
        var phone = DeviceLog(device: "a", rider: "anna", resuming: RideLog([entry(.max - 1)]))
        #expect(phone.append(.finished, at: 1)?.sequence == .max)
        #expect(phone.append(.finished, at: 2) == nil && phone.log.entries.count == 2)
    }

    @Test("entries up to the latest time are written, on either side")
    func latestTime() {
        let latest = Double(RideEntry.latestTime) / 1000
        for (time, isWritten) in [
            (latest, true), (latest + 1, false), (-latest, true), (-latest - 1, false), (.nan, false),
        ] {
            var phone = DeviceLog(device: "a", rider: "anna")
            #expect((phone.append(.started, at: time) != nil) == isWritten, "\(time)")
        }
    }

    @Test("a fork is reported where it ends, once, and another one apart from it")
    func forks() {
        let all = log((0..<9).map(String.init)).entries
        func other(_ sequence: Int) -> RideEntry {
            let before = all[sequence - 2]
            return RideEntry(
                rider: "anna", device: "a", sequence: sequence, time: 1, event: .skipped("oak"),
                previous: before.digest)
        }
        func forks(_ sequences: [Int], of count: Int) -> [ClosedRange<Int>] {
            let faults = RideLog(all.prefix(count) + sequences.map(other)).diagnostics
            return faults.filter { $0.kind == .fork }.compactMap { $0.sequences }
        }
        #expect(forks([2], of: 3) == [2...2] && forks([2], of: 9) == [2...2])
        #expect(forks([2, 6], of: 9) == [2...2, 6...6])
        #expect(forks([9], of: 9) == [9...9])
        #expect(forks([], of: 9).isEmpty)
    }

    @Test("riders with the greatest numbers share marks like any others")
    func greatNumbers() {
        let half = 1 << 23
        var set = MarkSet()
        for hash in 1...3 as ClosedRange<UInt64> {
            for rider in [half - 1, half] { set.append(hash << 24, rider) }
        }
        let found = set.agreements(of: half + 1)
        #expect(found.map { [$0.first, $0.second, $0.checkIns] } == [[half - 1, half, 3]])
    }

    @Test("without a verifier the end of a log that is not signed is proven by nothing")
    func unsignedEnd() throws {
        let key = ToyKey(1)
        for out in 1...5 {
            let signer = key.signer { $0 >= out }
            var phone = DeviceLog(device: "a", rider: "anna", signer: signer)
            for second in 0..<4 { phone.append(.skipped("oak"), at: SmallQuest.startTime + Double(second)) }
            let signed = phone.log.entries.count { $0.signature != nil }
            #expect(signed == out - 1)
            for verifier in [nil, SignatureVerifier.toy] {
                var authority = LogAuthority()
                authority.verifier = verifier
                let review = LogReview(phone.log, authority)
                let expected =
                    Array(repeating: EntryStanding.counts, count: signed)
                    + Array(repeating: .unsignedEnd, count: 5 - signed)
                #expect(review.standings.elementsEqual(expected), "\(signed) signed: \(review.standings)")
            }
        }
    }
}
