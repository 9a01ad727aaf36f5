import Answers
import Quests
import RideLogs
import Support
import TestSupport
import Testing

@Suite("What is wrong with a log as a whole")
struct RideLogFaultTests {
    private func entries(_ device: String, _ count: Int, answer: String = "ель") -> [RideEntry] {
        var phone = DeviceLog(device: device, rider: "anna")
        for index in 0..<count {
            phone.append(.answered(task: "oak", answer: "\(answer) \(index)", reported: .rejected), at: Double(index))
        }
        return phone.log.entries
    }

    @Test("a whole log of several devices has no faults")
    func whole() {
        #expect(RideLog().diagnostics == [])
        #expect(RideLog(entries("a", 5) + entries("b", 3)).diagnostics == [])
    }

    @Test("missing numbers are named by device, and gone once the missing part is merged")
    func gaps() {
        let all = entries("a", 9)
        let part = RideLog([all[2], all[3], all[5], all[8]] + entries("b", 2))
        #expect(part.diagnostics.map(\.kind) == [.gap, .gap, .gap])
        #expect(part.diagnostics.map(\.sequences) == [1...2, 5...5, 7...8])
        #expect(part.diagnostics.map(\.device) == ["a", "a", "a"])
        #expect(
            part.diagnostics[2].message[.russian]
                == "записи 7–8 устройства «a»: нет в журнале; добавьте остальные части журнала")
        #expect(part.merged(with: RideLog(all)).diagnostics == [])
    }

    @Test("two devices with one name are one fault, and every entry is kept")
    func forks() {
        let log = RideLog(entries("a", 4) + entries("a", 4, answer: "дуб") + entries("b", 1))
        #expect(log.entries.count == 9)
        #expect(log.diagnostics.map(\.kind) == [.fork])
        #expect(log.diagnostics[0].sequences == 1...4)
        #expect(
            log.diagnostics[0].message[.english].hasPrefix("entries 1–4 of device “a” are there in different versions"))
    }

    @Test("a log that was written anew from some entry on agrees with no copy made before")
    func rewritten() {
        let all = entries("a", 6)
        var phone = DeviceLog(device: "a", rider: "anna", resuming: RideLog(all[..<3]))
        for index in 3..<6 {
            phone.append(.answered(task: "oak", answer: "дуб", reported: .accepted), at: Double(index))
        }
        #expect(phone.log.diagnostics == [])
        let merged = phone.log.merged(with: RideLog(all))
        #expect(merged.diagnostics.map(\.kind) == [.fork])
        #expect(merged.diagnostics[0].sequences == 4...6)
        // Where only the entry itself is written anew, the next one gives it away.
        let forged = RideEntry(
            rider: "anna", device: "a", sequence: 2, time: 1000,
            event: .answered(task: "oak", answer: "дуб", reported: .accepted), previous: all[0].digest)
        let altered = RideLog([all[0], forged] + all[2...])
        #expect(altered.diagnostics.map(\.kind) == [.brokenLink])
        #expect(altered.diagnostics[0].sequences == 3...3)
        #expect(altered.diagnostics[0].message[.english].contains("entry 3 of device “a” does not follow"))
    }

    @Test("a first entry that names one before it is no first entry")
    func falseStart() {
        let all = entries("a", 2)
        let first = RideEntry(
            rider: "anna", device: "b", sequence: 1, time: 0, event: .started, previous: all[0].digest)
        #expect(RideLog([first]).diagnostics.map(\.kind) == [.brokenLink])
    }

    @Test("numbers at the ends of their range are survived")
    func extremes() {
        let numbers = [Int.min, -1, 0, 1, 5, Int.max - 1, Int.max]
        let log = RideLog(
            numbers.map {
                RideEntry(
                    rider: "anna", device: "a", sequence: $0, time: Int64($0), uptime: $0 == 0 ? nil : Int64(~$0),
                    event: .started,
                    previous: .none)
            })
        #expect(log.diagnostics.map(\.kind) == [.gap, .gap, .brokenLink])
        #expect(log.diagnostics.compactMap(\.sequences) == [2...4, 6...(Int.max - 2), Int.max...Int.max])
        #expect(log.rides.first?.moments.count == 7)
        let (read, faults) = RideLog.reading(log.write())
        #expect(
            read.entries.map(\.sequence) == [1, 5], "numbers count from 1, and no clock shows the end of all integers")
        #expect(faults.map(\.kind) == Array(repeating: .unreadable, count: 5))
    }

    @Test("every fault says something of its own in both languages")
    func messages() {
        let all = entries("a", 4)
        let faults =
            RideLog([all[1], all[3]]).diagnostics
            + RideLog(entries("b", 1) + entries("b", 1, answer: "дуб")).diagnostics
        for language in Language.recorded {
            #expect(Set(faults.map { $0.message[language] }).count == faults.count)
        }
    }

    @Test("decisions from a device that wrote a ride are reported; those of an office that registers riders are not")
    func ownDecisions() {
        var phone = DeviceLog(device: "a", rider: "anna")
        phone.append(.started, at: 0)
        phone.append(.adjusted(points: 100, reason: "for me"), at: 1)
        phone.append(.judged(Judgement(task: "oak", isAccepted: true)), at: 2)
        #expect(phone.log.diagnostics.map(\.kind) == [.ownDecision(count: 2)])
        #expect(phone.log.diagnostics[0].sequences == 2...2)
        #expect(
            phone.log.diagnostics[0].message[.english]
                == "2 decisions of the organiser, from entry 2 of device “a” on, by a device that wrote a ride as well; "
                + "make sure that the organiser decided")
        var office = DeviceLog(device: "office", rider: "anna")
        office.append(.joined(Registration(name: "Anna")), at: 0)
        office.append(.disqualified(reason: "car"), at: 1)
        #expect(office.log.diagnostics.isEmpty)
    }

    @Test("a device with ten thousand versions of two entries is looked through at once")
    func manyForks() {
        let firsts = (0..<10_000).map {
            RideEntry(rider: "anna", device: "a", sequence: 1, time: $0, event: .started, previous: .none)
        }
        let seconds = firsts.map {
            RideEntry(
                rider: "anna", device: "a", sequence: 2, time: $0.time, event: .finished, previous: $0.digest)
        }
        let log = RideLog(firsts + seconds)
        let clock = ContinuousClock()
        var kinds: [LogDiagnostic.Kind] = []
        #expect(clock.measure { kinds = log.diagnostics.map(\.kind) } < .seconds(5))
        #expect(kinds == [.fork])
    }
}
