import Answers
import EngineTestSupport
import Foundation
import Quests
import RideLogs
import Support
import TestSupport
import Testing

/// What a device with a key writes.
@Suite("Signed logs")
struct SignedLogTests {
    private let start = SmallQuest.startTime
    private let key = ToyKey(1)

    private func quest(id: String? = "lake") throws -> Quest {
        var settings = try SmallQuest.quest().settings
        settings.id = id
        return try SmallQuest.quest().with(settings)
    }

    @Test("a log opens with quest, edition and key, and the line of an entry has its signature before its hash")
    func opening() throws {
        let file = Array(QuestText.file([QuestText.task("Oak")], quest: #"{"id": "lake"}"#).utf8)
        let quest = try #require(Quest.read(file).quest)
        var phone = DeviceLog(device: "a1", rider: "anna", signer: key.signer, quest: quest)
        phone.append(.started, at: start, uptime: 5)
        #expect(phone.log.entries.map(\.sequence) == [1, 2])
        let opened = try #require(phone.log.entries.first)
        let half = SlowSHA256.digest(file).prefix(32)
        #expect(quest.edition?.description == String(half))
        #expect(opened.opening == Opening(quest: "lake", edition: quest.edition, key: key.publicKey))
        #expect(opened.time == phone.log.entries[1].time && opened.uptime == 5000)
        let line = String(decoding: RideLog.lines(of: [phone.log.entries[1]]).dropLast(), as: UTF8.self)
        let parts = line.components(separatedBy: #","sig":""#)
        #expect(parts.count == 2)
        let tail = parts[1].components(separatedBy: #"","hash":""#)
        let head = SlowSHA256.digest(Array(parts[0].utf8))
        let signature = ToyKey.signature(of: Array("VeloQuest log 1 2 \(head) lake".utf8), by: key.publicKey)
        #expect(tail[0] == signature?.description)
        let body = parts[0] + #","sig":""# + tail[0] + "\""
        #expect(tail[1] == SlowSHA256.digest(Array(body.utf8)).prefix(32) + "\"}")
        #expect(RideLog.reading(phone.log.write()).log == phone.log)
        #expect(RideLog.reading(phone.log.write()).log.entries.map(\.signature) == phone.log.entries.map(\.signature))
    }

    @Test("without key and quest identifier a log is what it was before, to the byte")
    func unchanged() throws {
        var phone = DeviceLog(device: "a1", rider: "anna", quest: try quest(id: nil))
        phone.append(.started, at: start)
        let plain = RideEntry(
            rider: "anna", device: "a1", sequence: 1, time: Int64(start * 1000), event: .started, previous: .none)
        #expect(phone.log.entries == [plain])
        var named = DeviceLog(device: "a1", rider: "anna", quest: try quest())
        named.append(.started, at: start)
        #expect(named.log.entries.first?.opening == Opening(quest: "lake"))
        #expect(named.log.entries.allSatisfy { $0.signature == nil })
    }

    @Test("zones and flags are not signed, and where the key is out of reach the next entry covers")
    func gaps() {
        var phone = DeviceLog(device: "a1", rider: "anna", signer: key.signer { $0 == 2 })
        phone.append(.started, at: start)
        phone.append(.entered("z"), at: start + 1)
        phone.append(.flagged(RideFlag(.noApproach)), at: start + 2)
        phone.append(.left("z"), at: start + 3)
        phone.append(.finished, at: start + 4)
        #expect(phone.log.entries.map { $0.signature != nil } == [true, false, false, false, false, true])
        let judged = LogAuthority(verifier: .toy).applied(to: phone.log)
        #expect(judged.log == phone.log && judged.logFlags.isEmpty)
        #expect(judged.authentication(of: "anna") == .signed([key.fingerprint]))
    }

    @Test("what could not be signed on a locked phone is signed later, once")
    func later() {
        var phone = DeviceLog(device: "a1", rider: "anna", signer: key.signer { $0 == 3 || $0 == 4 })
        #expect(!phone.awaitsSignature && phone.sign(at: start - 1) == nil, "nothing is there to sign yet")
        phone.append(.started, at: start)
        #expect(!phone.awaitsSignature && phone.sign(at: start + 1) == nil)
        phone.append(.finished, at: start + 9)
        #expect(phone.awaitsSignature)
        #expect(
            LogAuthority(verifier: .toy).applied(to: phone.log).logFlags.map(\.kind) == [.unsignedEnd(key.fingerprint)])
        #expect(phone.sign(at: start + 10) == nil && phone.log.entries.count == 3, "it is still locked")
        var resumed = DeviceLog(device: "a1", rider: "anna", signer: key.signer, resuming: phone.log)
        #expect(resumed.awaitsSignature)
        #expect(resumed.sign(at: start + 11)?.event == .signed && !resumed.awaitsSignature)
        let judged = LogAuthority(verifier: .toy).applied(to: resumed.log)
        #expect(judged.log == resumed.log && judged.logFlags.isEmpty)
        #expect(judged.ride(of: "anna").moments.map(\.entry.event) == [.started, .finished], "it belongs to no ride")
        var plain = DeviceLog(device: "b", rider: "anna")
        plain.append(.started, at: start)
        #expect(!plain.awaitsSignature && plain.sign(at: start) == nil)
    }

    @Test("a log is continued with the key that it opened with, and with no other")
    func resuming() throws {
        var phone = DeviceLog(device: "a1", rider: "anna", signer: key.signer, quest: try quest())
        phone.append(.started, at: start)
        phone.append(.entered("z"), at: start + 1)
        var same = DeviceLog(device: "a1", rider: "anna", signer: key.signer, quest: try quest(), resuming: phone.log)
        same.append(.finished, at: start + 2)
        #expect(same.log.entries.count == 4 && same.log.entries[3].isSigned(by: key.publicKey, quest: "lake", .toy))
        var other = DeviceLog(device: "a1", rider: "anna", signer: ToyKey(2).signer, resuming: phone.log)
        #expect(other.append(.finished, at: start + 2)?.signature == nil)
        var older = DeviceLog(device: "b", rider: "anna")
        older.append(.started, at: start)
        var updated = DeviceLog(device: "b", rider: "anna", signer: key.signer, resuming: older.log)
        updated.append(.finished, at: start + 2)
        #expect(updated.log.entries.map(\.event) == [.started, .finished], "nothing is signed without an opening")
        #expect(updated.log.entries.allSatisfy { $0.signature == nil })
    }

    @Test("a time that is none writes nothing, the opening neither")
    func noTime() {
        var phone = DeviceLog(device: "a1", rider: "anna", signer: key.signer)
        #expect(phone.append(.started, at: .nan) == nil)
        #expect(phone.log.entries.isEmpty)
    }

    @Test("a signature in any other form of base64 is none, and its line is kept as it is")
    func otherForms() throws {
        let signature = try #require(Signature([UInt8](repeating: 7, count: 64)))
        let entry = RideEntry(
            rider: "anna", device: "a1", sequence: 1, time: 0, event: .started, previous: .none, signature: signature)
        let line = RideLog.lines(of: [entry]).dropLast()
        let tail = #","hash":"00112233445566778899aabbccddeeff"}"#.utf8.count
        let body = String(decoding: line.dropLast(tail), as: UTF8.self)
        #expect(body.hasSuffix(#"Bw==""#))
        let forms = [
            body.replacingOccurrences(of: #"Bw==""#, with: #"Bx==""#),
            body.replacingOccurrences(of: #"Bw==""#, with: #"Bw""#),
            body.replacingOccurrences(of: "=", with: "A"), body.replacingOccurrences(of: "BwcH", with: "B_cH"),
            body.replacingOccurrences(of: #""sig":"#, with: #""sig": "#), body + #","sig":"""#,
        ]
        for form in forms {
            let bytes = SlowSHA256.line(Array(form.utf8))
            let (log, _) = RideLog.reading(bytes)
            if let read = log.entries.first {
                guard case .unknown = read.event else { Issue.record("read as \(read.event): \(form)"); continue }
                #expect(RideLog.lines(of: [read]) == bytes)
            }
        }
        // Twice, the first belongs to a version that nobody knows.
        let twice = SlowSHA256.line(Array((body + String(body.suffix(98))).utf8))
        if let read = RideLog.reading(twice).log.entries.first {
            guard case .unknown = read.event else { Issue.record("two signatures"); return }
        }
    }

    @Test("an honest log may end anywhere: no entry is without effect, but zones and flags at the end")
    func everyEnd() {
        for seed in 0..<60 as Range<UInt64> {
            var random = RandomEntries(seed: seed)
            var phone = DeviceLog(device: "a1", rider: "anna", signer: key.signer)
            for second in 0..<20 {
                var kind = random.generator.next(below: 12)
                if random.generator.chance(0.4) { kind = 7 + random.generator.next(below: 3) }
                let time = start + Double(second)
                phone.append(random.event(kind: kind, at: time), at: time)
            }
            for count in phone.log.entries.indices {
                let part = RideLog(phone.log.entries.prefix(count + 1))
                let judged = LogAuthority(verifier: .toy).applied(to: part)
                #expect(judged.logFlags.isEmpty, "seed \(seed), \(count)")
                let kept = part.entries.lastIndex { $0.signature != nil } ?? -1
                #expect(judged.log.entries == Array(part.entries.prefix(kept + 1)), "seed \(seed), \(count)")
                #expect(LogAuthority(verifier: .toy).applied(to: judged.log).log == judged.log)
            }
        }
    }

    @Test("one check of a signature proves a whole chain, whatever its length")
    func checks() {
        var logs: [RideLog] = []
        for number in 0..<40 {
            var phone = DeviceLog(
                device: "phone-\(number)", rider: .init("\(number)"), signer: ToyKey(UInt8(number)).signer)
            for second in 0..<30 { phone.append(.skipped(.init("\(second)")), at: start + Double(second)) }
            phone.append(.entered("z"), at: start + 40)
            logs.append(phone.log)
        }
        let calls = CallCounter()
        let judged = LogAuthority(verifier: .counting(calls)).applied(to: RideLog(merging: logs))
        #expect(calls.count == 40)
        #expect(judged.logFlags.isEmpty && judged.log.entries.count == 40 * 31)
    }
}
