import EngineTestSupport
import JSON
import Quests
import RideLogs
import Support
import Testing

/// What a helper at a control keeps of a log.
@Suite("Receipts")
struct LogReceiptTests {
    private let anna = ToyKey(1)
    private let mallory = ToyKey(2)

    private func judged(_ log: RideLog, _ receipts: [LogReceipt], quest: String? = nil) -> JudgedLog {
        LogAuthority(quest: quest, receipts: receipts, verifier: .toy).applied(to: log)
    }

    private func receipts(of log: RideLog, upTo count: Int) -> [LogReceipt] {
        LogReceipt.receipts(of: RideLog(log.entries.prefix(count)), verifier: .toy)
    }

    @Test("a receipt is the last signed head of each log, and every later state of that log agrees with it")
    func agrees() throws {
        let log = SignedRide.ride("a", "anna", anna, tasks: 4, quest: "lake")
        for count in 1...log.entries.count {
            let receipt = try #require(receipts(of: log, upTo: count).first)
            let entry = log.entries[count - 1]
            #expect(receipt.sequence == count && receipt.head == entry.head && receipt.key == anna.publicKey)
            #expect(receipt.device == "a" && receipt.rider == "anna" && receipt.time == entry.time)
            #expect(receipt.quest == "lake" && receipt.isValid(by: .toy))
            let result = judged(log, [receipt], quest: "lake")
            #expect(result.logFlags.isEmpty && result.flags(of: "anna").isEmpty, "\(count)")
        }
        let two = log.merged(with: SignedRide.ride("b", "boris", mallory)).merged(
            with: SignedRide.ride("c", "vera", nil))
        #expect(LogReceipt.receipts(of: two, verifier: .toy).map(\.device) == ["a", "b"])
        let forged = Forgery.chain(log.entries) { ($0.event, $0.sequence == 4 ? nil : $0.signature) }
        #expect(LogReceipt.receipts(of: forged, verifier: .toy).map(\.sequence) == [3], "only what the key signed")
    }

    @Test("a log that was written anew or cut short is named, and its rider flagged")
    func rewritten() throws {
        let log = SignedRide.ride("a", "anna", anna, tasks: 4, quest: "lake")
        let receipt = try #require(receipts(of: log, upTo: 4).first)
        let anew = SignedRide.ride("a", "anna", anna, tasks: 3, at: 1, quest: "lake")
        let result = judged(anew, [receipt], quest: "lake")
        #expect(result.logFlags.map(\.kind) == [.rewritten(sequence: 4)])
        #expect(result.flags(of: "anna") == [RideFlag(.rewrittenLog, value: 4)])
        #expect(result.ride(of: "anna").flags == [RideFlag(.rewrittenLog, value: 4)])
        #expect(
            result.logFlags[0].message[.english]
                == "the log of device “a” of “anna” was written anew: a receipt shows another entry 4")
        let short = RideLog(log.entries.prefix(3))
        #expect(judged(short, [receipt], quest: "lake").logFlags.map(\.kind) == [.cutShort(sequence: 4)])
        #expect(judged(short, [receipt], quest: "lake").flags(of: "anna").map(\.value) == [4])
        // Both at hand: the receipt shows which is the older one, and the key that there are two.
        let both = judged(log.merged(with: anew), [receipt], quest: "lake")
        #expect(both.logFlags.map(\.kind) == [.forkedByKey(anna.fingerprint)])
        #expect(judged(log, [receipt, receipt], quest: "lake").logFlags.isEmpty)
    }

    @Test("whoever hands in an unsigned log instead is missed")
    func missing() throws {
        let log = SignedRide.ride("a", "anna", anna)
        let receipt = try #require(receipts(of: log, upTo: 3).first)
        for other in [
            RideLog(), SignedRide.ride("a", "anna", nil),
            Forgery.reopened(SignedRide.ride("a", "anna", nil), Opening(key: anna.publicKey)),
        ] {
            let kinds = judged(other, [receipt]).logFlags.map(\.kind)
            #expect(kinds.contains(.missingLog(anna.fingerprint)))
        }
    }

    @Test("a receipt with another number, head, key or quest proves nothing, and says so")
    func altered() throws {
        let log = SignedRide.ride("a", "anna", anna, tasks: 4, quest: "lake")
        let receipt = try #require(receipts(of: log, upTo: 4).first)
        let otherHead = try #require(receipts(of: log, upTo: 5).first).head
        func changed(
            key: PublicKey? = nil, quest: String? = nil, sequence: Int? = nil, head: LogHead? = nil
        ) -> LogReceipt {
            LogReceipt(
                key: key ?? receipt.key, quest: quest ?? receipt.quest, sequence: sequence ?? receipt.sequence,
                head: head ?? receipt.head, signature: receipt.signature, device: "a", rider: "anna", time: 0)
        }
        let forged = [
            changed(sequence: 40), changed(head: otherHead), changed(key: mallory.publicKey), changed(quest: "lake-2"),
        ]
        for receipt in forged {
            let result = judged(log, [receipt], quest: "lake")
            #expect(result.logFlags.map(\.kind) == [.invalidReceipt])
            #expect(result.flags(of: "anna").isEmpty)
        }
    }

    @Test("a receipt of last year's quest says nothing of this year's log, although the key is the same")
    func otherQuest() throws {
        let old = SignedRide.ride("a", "anna", anna, tasks: 4, quest: "lake-2025")
        let receipt = try #require(receipts(of: old, upTo: 4).first)
        let log = SignedRide.ride("a", "anna", anna, tasks: 2, quest: "lake-2026")
        let result = judged(log, [receipt], quest: "lake-2026")
        #expect(result.logFlags.map(\.kind) == [.receiptOfOtherQuest("lake-2025")])
        #expect(result.flags(of: "anna").isEmpty)
    }

    @Test("a rider cannot be accused by a receipt that names them for another key")
    func accused() throws {
        let mine = SignedRide.ride("m", "mallory", mallory, tasks: 4)
        let own = try #require(receipts(of: mine, upTo: 4).first)
        let claim = LogReceipt(
            key: own.key, quest: own.quest, sequence: own.sequence, head: own.head, signature: own.signature,
            device: "a", rider: "anna", time: 0)
        let anew = SignedRide.ride("m", "mallory", mallory, tasks: 2, at: 5)
        let result = judged(SignedRide.ride("a", "anna", anna).merged(with: anew), [claim])
        #expect(result.flags(of: "anna").isEmpty)
        #expect(result.flags(of: "mallory") == [RideFlag(.rewrittenLog, value: 4)])
    }

    @Test("without a verifier receipts are not looked at")
    func unchecked() throws {
        let log = SignedRide.ride("a", "anna", anna)
        let receipts = receipts(of: log, upTo: 3)
        #expect(LogAuthority(receipts: receipts).applied(to: RideLog()).logFlags.isEmpty)
    }

    @Test("a receipt is one line of JSON and is read as it was written; what is none is named by its line")
    func lines() throws {
        let log = SignedRide.ride("a\"\n", "ann\u{7F}a", anna, quest: "l\\ake")
            .merged(with: SignedRide.ride("b", "boris", mallory))
        let receipts = LogReceipt.receipts(of: log, verifier: .toy)
        let bytes = LogReceipt.lines(of: receipts)
        #expect(bytes.split(separator: UInt8(ascii: "\n")).count == 2 && bytes.last == UInt8(ascii: "\n"))
        let read = LogReceipt.reading(bytes)
        #expect(read.receipts == receipts && read.unreadable.isEmpty)
        let damaged = LogReceipt.reading(Array("\r\n{}\n".utf8) + bytes + Array("{\"key\":1}\nno".utf8))
        #expect(damaged.receipts == receipts && damaged.unreadable == [2, 5, 6])
        for key in ["key", "seq", "head", "sig", "device", "rider", "time"] {
            var json = try #require(receipts.first).json
            json[key] = nil
            #expect(LogReceipt(json: json) == nil, "\(key)")
        }
    }

    @Test("the number of an entry in a receipt is 1 or more, and a whole number")
    func sequences() throws {
        let log = SignedRide.ride("a", "anna", anna)
        let first = try #require(receipts(of: log, upTo: 1).first)
        #expect(first.sequence == 1 && LogReceipt(json: first.json) == first)
        #expect(LogReceipt.reading(LogReceipt.lines(of: [first])).receipts == [first])
        var json = first.json
        for (sequence, isRead) in [(1, true), (2, true), (Int64.max, true), (0, false), (-1, false)] {
            json["seq"] = .integer(sequence)
            #expect((LogReceipt(json: json) != nil) == isRead, "\(sequence)")
        }
        json["seq"] = .string("1")
        #expect(LogReceipt(json: json) == nil)
        json = first.json
        json["quest"] = nil
        #expect(try #require(LogReceipt(json: json)).quest == nil, "a receipt may have no quest")
    }
}
