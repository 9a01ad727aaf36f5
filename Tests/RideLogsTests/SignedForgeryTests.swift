import EngineTestSupport
import Quests
import RideLogs
import Testing

/// Logs as somebody writes them who knows public keys and other people's logs, and has a key of their own. All hashes are right.
@Suite("Forged signed logs")
struct SignedForgeryTests {
    private let anna = ToyKey(1)
    private let mallory = ToyKey(2)
    private let office = ToyKey(3)
    private let start = SmallQuest.startTime

    private func kinds(_ judged: JudgedLog) -> [LogFlag.Kind] { judged.logFlags.map(\.kind) }

    private func bound() -> LogAuthority {
        LogAuthority(keys: ["anna": [anna.fingerprint]], officials: [office.fingerprint], verifier: .toy)
    }

    @Test("somebody else's public key alone is worth nothing: without signatures, and with signatures of another key")
    func borrowedKey() {
        let plain = SignedRide.ride("b", "anna", nil)
        let unsigned = Forgery.reopened(plain, Opening(key: anna.publicKey))
        let judged = bound().applied(to: unsigned)
        #expect(judged.log.entries.isEmpty)
        #expect(kinds(judged) == [.unsignedEnd(anna.fingerprint)])
        let foreign = Forgery.reopened(SignedRide.ride("b", "anna", mallory), Opening(key: anna.publicKey))
        #expect(kinds(bound().applied(to: foreign)) == [.invalidSignature(anna.fingerprint)])
        #expect(bound().applied(to: foreign).log.entries.isEmpty)
        let honest = SignedRide.ride("a", "anna", anna)
        #expect(bound().applied(to: RideLog(merging: [honest, unsigned, foreign])).log == honest)
    }

    @Test("a signature taken from another entry proves neither the place it is put to nor the chain before it")
    func movedSignature() {
        let honest = SignedRide.ride("a", "anna", anna, tasks: 4)
        let last = honest.entries.last?.signature
        var number = 0
        let forged = Forgery.chain(honest.entries) { entry in
            number += 1
            return number == 3 ? (.withdrew, last) : (entry.event, entry.signature)
        }
        let judged = bound().applied(to: forged)
        #expect(judged.log.entries == Array(honest.entries.prefix(2)), "what she signed before it stays hers")
        #expect(kinds(judged) == [.invalidSignature(anna.fingerprint)])
    }

    @Test("a change before the last signature takes the effect of all that follows")
    func changedMiddle() {
        let honest = SignedRide.ride("a", "anna", anna, tasks: 4)
        for place in 1..<honest.entries.count {
            var number = -1
            let forged = Forgery.chain(honest.entries) { entry in
                number += 1
                return number == place ? (.revealed("9"), entry.signature) : (entry.event, entry.signature)
            }
            let judged = bound().applied(to: forged)
            #expect(judged.log.entries == Array(honest.entries.prefix(place)), "entry \(place)")
            #expect(kinds(judged) == [.invalidSignature(anna.fingerprint)], "entry \(place)")
            let copied = bound().applied(to: honest.merged(with: forged))
            #expect(copied.log == honest, "the true log goes before its forgery, entry \(place)")
        }
    }

    @Test("a key named in the middle of a log signs nothing, whether the log had none before or another")
    func lateOpening() {
        let honest = SignedRide.ride("a", "anna", anna)
        var unsigned = DeviceLog(device: "b", rider: "anna")
        unsigned.append(.started, at: start)
        unsigned.append(.opened(Opening(key: anna.publicKey)), at: start + 1)
        unsigned.append(.finished, at: start + 2)
        let late = SignedRide.authority().applied(to: unsigned.log)
        #expect(kinds(late) == [.lateOpening])
        #expect(late.authentication(of: "anna") == .unsigned)
        #expect(bound().applied(to: unsigned.log).log.entries.isEmpty)

        // Her log, and from there on another key.
        let stolen = Array(honest.entries.dropLast())
        var phone = DeviceLog(device: "a", rider: "anna", resuming: RideLog(stolen))
        phone.append(.opened(Opening(key: mallory.publicKey)), at: start + 90)
        let opened = phone.log
        var further = RideEntry(
            rider: "anna", device: "a", sequence: opened.entries.count + 1, time: Int64(start + 91) * 1000,
            event: .withdrew, previous: opened.entries.last?.digest ?? .none)
        if let signature = ToyKey.signature(
            of: further.head.signedBytes(sequence: further.sequence, quest: nil), by: mallory.publicKey)
        {
            further = further.signed(signature)
        }
        let judged = bound().applied(to: opened.merged(with: RideLog([further])))
        #expect(judged.log.entries == stolen)
        #expect(kinds(judged) == [.unsignedEnd(anna.fingerprint), .invalidSignature(anna.fingerprint)])
    }

    @Test("somebody's signed log under another device or rider is signed by nobody")
    func replayed() {
        let honest = SignedRide.ride("a", "anna", anna)
        let renamed = Forgery.chain(honest.entries, device: "b")
        #expect(kinds(bound().applied(to: renamed)) == [.invalidSignature(anna.fingerprint)])
        #expect(bound().applied(to: renamed).log.entries.isEmpty)
        let taken = Forgery.chain(honest.entries, rider: "mallory")
        #expect(SignedRide.authority().applied(to: taken).log.entries.isEmpty)
        #expect(SignedRide.authority().applied(to: honest.merged(with: taken)).log == honest)
    }

    @Test("the log of one quest is not that of another, however its opening is rewritten")
    func otherQuest() {
        var authority = bound()
        authority.quest = "lake-2026"
        let old = SignedRide.ride("a", "anna", anna, quest: "lake-2025")
        #expect(kinds(authority.applied(to: old)) == [.otherQuest("lake-2025")])
        for opening in [Opening(quest: "lake-2026", key: anna.publicKey), Opening(key: anna.publicKey)] {
            let judged = authority.applied(to: Forgery.reopened(old, opening))
            #expect(judged.log.entries.isEmpty)
            #expect(kinds(judged) == [.invalidSignature(anna.fingerprint)])
        }
    }

    @Test("signatures in a log that opens without a key make it no signed one")
    func signedWithoutKey() {
        let honest = SignedRide.ride("a", "anna", anna)
        let bare = Forgery.reopened(honest, Opening())
        let judged = SignedRide.authority().applied(to: bare)
        #expect(judged.log == bare && judged.authentication(of: "anna") == .unsigned)
        #expect(kinds(bound().applied(to: bare)) == [.notBound(nil)])
        let headless = RideLog(honest.entries.dropFirst())
        #expect(SignedRide.authority().applied(to: headless).authentication(of: "anna") == .unsigned)
    }

    @Test("the key of an official in a rider's own log decides nothing")
    func borrowedOffice() {
        let points: [RideEvent] = [.started, .adjusted(points: 500, reason: "style"), .finished]
        for key in [nil, mallory] {
            let own = SignedRide.phone("m", "mallory", key, points)
            let forged = Forgery.reopened(own, Opening(key: office.publicKey))
            #expect(bound().applied(to: forged).log.entries.isEmpty)
        }
        let own = SignedRide.phone("m", "mallory", mallory, points)
        let judged = bound().applied(to: own)
        #expect(kinds(judged) == [.decision] && !judged.log.entries.contains { $0.event.isDecision })
    }

    @Test("an official's log continued by another, or opened in their name under another device, decides nothing more")
    func continuedOffice() {
        let desk = SignedRide.phone("desk", "office", office, [.adjusted(points: 1, reason: "fair")], about: "anna")
        var forged = DeviceLog(device: "desk", rider: "office", resuming: desk)
        forged.append(.adjusted(points: 500, reason: "forged"), at: start + 9, about: "mallory")
        let ride = SignedRide.ride("a", "anna", anna)
        let judged = bound().applied(to: RideLog(merging: [ride, forged.log]))
        #expect(judged.log == ride.merged(with: desk))
        #expect(kinds(judged) == [.unsignedEnd(office.fingerprint)])
        let moved = Forgery.chain(desk.entries, device: "desk-2")
        #expect(bound().applied(to: moved).log.entries.isEmpty)
        let about = Forgery.chain(desk.entries, rider: "mallory")
        #expect(bound().applied(to: about).log.entries.isEmpty, "a decision is about whom it was signed for")
    }

    @Test("whoever has a copy of a signed log can end it earlier, and add nothing to it")
    func thief() {
        let honest = SignedRide.ride("a", "anna", anna, tasks: 4)
        for count in 1..<honest.entries.count {
            let part = RideLog(honest.entries.prefix(count))
            var thief = DeviceLog(device: "a", rider: "anna", resuming: part)
            thief.append(.withdrew, at: start + 50)
            for flags in 0..<2 {
                if flags == 1 { thief.append(.flagged(RideFlag(.simulatedPosition)), at: start + 51) }
                let judged = bound().applied(to: thief.log)
                #expect(judged.log == part, "after \(count)")
                #expect(kinds(judged) == [.unsignedEnd(anna.fingerprint)], "after \(count)")
                let both = bound().applied(to: honest.merged(with: thief.log))
                #expect(both.log == honest, "after \(count)")
            }
        }
    }

    @Test("an entry that follows another by its digest, and not by its number, is proven by nothing after it")
    func skippedNumbers() {
        let honest = SignedRide.ride("a", "anna", anna)
        guard let first = honest.entries.first else { return }
        let jump = RideEntry(
            rider: "anna", device: "a", sequence: 9, time: first.time, event: .withdrew, previous: first.digest)
        let judged = bound().applied(to: honest.merged(with: RideLog([jump])))
        #expect(judged.log == honest)
        #expect(kinds(judged) == [.unsignedEnd(anna.fingerprint)])
    }

    @Test("a thousand wrong signatures after a right one do not take its effect")
    func flood() {
        let honest = SignedRide.ride("a", "anna", anna)
        var phone = DeviceLog(device: "a", rider: "anna", resuming: honest)
        for second in 0..<1000 { phone.append(.skipped("9"), at: start + Double(100 + second)) }
        let junk = Signature([UInt8](repeating: 9, count: 64))
        let forged = Forgery.chain(phone.log.entries) { ($0.event, $0.signature ?? junk) }
        let judged = bound().applied(to: forged)
        #expect(judged.log == honest)
        #expect(judged.logFlags.map(\.count) == [1000])
    }
}
