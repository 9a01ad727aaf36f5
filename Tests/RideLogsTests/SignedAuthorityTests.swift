import EngineTestSupport
import Quests
import RideLogs
import Support
import TestSupport
import Testing

/// What signatures decide about who wrote what.
@Suite("Authority over signed logs")
struct SignedAuthorityTests {
    private let anna = ToyKey(1)
    private let mallory = ToyKey(2)
    private let office = ToyKey(3)

    @Test("decisions count from the keys of officials, and from no unsigned log under their name")
    func officials() {
        var desk = SignedRide.phone(
            "desk", "office", office, [.adjusted(points: 5, reason: "found a bug")], about: "anna")
        let riders = SignedRide.ride("a", "anna", anna)
        let all = riders.merged(with: desk)
        #expect(SignedRide.authority().applied(to: all).logFlags.map(\.kind) == [.decision])
        var authority = SignedRide.authority()
        authority.officials = [office.fingerprint]
        #expect(authority.applied(to: all).log == all)
        #expect(authority.applied(to: all).logFlags.isEmpty)
        var unchecked = authority
        unchecked.verifier = nil
        #expect(
            unchecked.applied(to: all).logFlags.map(\.kind) == [.decision], "nobody checked that the official signed")
        desk = SignedRide.phone("desk", "office", nil, [.adjusted(points: 5, reason: "")], about: "anna")
        #expect(authority.applied(to: riders.merged(with: desk)).logFlags.map(\.kind) == [.decision])
        authority.office = desk
        #expect(authority.applied(to: riders).logFlags.isEmpty, "the organiser named the file")
    }

    @Test("an official who rides has a signed ride, and who is only registered by one has none")
    func ridingOfficial() {
        var authority = SignedRide.authority()
        authority.officials = [office.fingerprint]
        let own = SignedRide.ride("desk", "olga", office)
        let registered = SignedRide.phone(
            "table", "office", office, [.joined(Registration(name: "Anna"))], about: "anna")
        let judged = authority.applied(to: own.merged(with: registered))
        #expect(judged.log == own.merged(with: registered) && judged.logFlags.isEmpty)
        #expect(judged.authentication(of: "olga") == .signed([office.fingerprint]))
        #expect(judged.authentication(of: "anna") == nil)
    }

    @Test("a log of the organiser that opens with a key has to be signed with it")
    func signedOffice() {
        var desk = DeviceLog(device: "desk", rider: "office", signer: office.signer)
        desk.append(.adjusted(points: 5, reason: "signed"), at: SmallQuest.startTime, about: "anna")
        var forged = DeviceLog(device: "desk", rider: "office", resuming: desk.log)
        forged.append(.adjusted(points: 500, reason: "not signed"), at: SmallQuest.startTime, about: "mallory")
        let riders = SignedRide.ride("a", "anna", anna)
        let judged = LogAuthority(office: forged.log, verifier: .toy).applied(to: riders)
        #expect(judged.log == riders.merged(with: desk.log))
        #expect(judged.logFlags.map(\.kind) == [.unsignedEnd(office.fingerprint)])
    }

    @Test("a rider bound to a key rides with it only, until the organiser accepts another device")
    func bound() {
        let own = SignedRide.ride("a", "anna", anna)
        let other = SignedRide.ride("b", "anna", mallory, tasks: 9)
        let plain = SignedRide.ride("c", "anna", nil, tasks: 9)
        let all = RideLog(merging: [own, other, plain])
        var authority = SignedRide.authority()
        authority.keys = ["anna": [anna.fingerprint]]
        let judged = authority.applied(to: all)
        #expect(judged.log == own && judged.authentication(of: "anna") == .signed([anna.fingerprint]))
        #expect(judged.logFlags.map(\.kind) == [.notBound(mallory.fingerprint), .notBound(nil)])
        #expect(
            judged.logFlags[1].message[.english]
                == "“c” writes for “anna” without a signature, and the table of riders has a key (11 entries, without effect): accept it with --accept-device"
        )
        #expect(
            judged.logFlags[0].message[.russian].contains("а в таблице участников другой (12 записей, без последствий)")
        )
        authority.acceptedDevices = [mallory.fingerprint.description]
        #expect(authority.applied(to: all).log == own.merged(with: other))
        authority.acceptedDevices = ["c"]
        let mixed = authority.applied(to: all)
        #expect(mixed.log == own.merged(with: plain) && mixed.authentication(of: "anna") == .unsigned)
        authority.acceptedDevices = []
        authority.verifier = nil
        #expect(authority.applied(to: all).log.entries.isEmpty, "a key that nobody checked is nobody's")
    }

    @Test("of the logs of a rider whom nothing binds a signed one goes first, and a further key is named")
    func preference() {
        let short = SignedRide.ride("b", "anna", anna, tasks: 1)
        let long = SignedRide.ride("a", "anna", nil, tasks: 8)
        let judged = SignedRide.authority().applied(to: short.merged(with: long))
        #expect(judged.log == short)
        #expect(judged.logFlags.map(\.kind) == [.furtherDevice])
        let second = SignedRide.ride("c", "anna", mallory, tasks: 5)
        let keys = SignedRide.authority().applied(to: short.merged(with: second))
        #expect(keys.log == second)
        #expect(keys.logFlags.map(\.kind) == [.furtherKey(anna.fingerprint)])
        let unchecked = LogAuthority().applied(to: short.merged(with: long))
        #expect(unchecked.log == long, "a key that nobody checked goes before nothing")
        #expect(LogAuthority().applied(to: short).authentication(of: "anna") == .unchecked([anna.fingerprint]))
    }

    @Test(
        "of two logs that one key signed the one that tells more counts, under one name or two, apart from the start or later"
    )
    func forks() {
        let long = SignedRide.ride("a", "anna", anna, tasks: 5)
        for device in ["a", "b"] {
            let short = SignedRide.ride(device, "anna", anna, tasks: 2, at: 1000)
            let judged = SignedRide.authority().applied(to: long.merged(with: short))
            #expect(judged.log == long, "\(device)")
            #expect(judged.logFlags.map(\.kind) == [.forkedByKey(anna.fingerprint)], "\(device)")
            #expect(judged.logFlags.map(\.count) == [short.entries.count], "\(device)")
        }
        for common in 1..<long.entries.count {
            var branch = DeviceLog(
                device: "a", rider: "anna", signer: anna.signer, resuming: RideLog(long.entries.prefix(common)))
            branch.append(.skipped("x"), at: SmallQuest.startTime + 900)
            for further in [false, true] {
                if further {
                    for task in 0..<9 { branch.append(.skipped(.init("\(task)")), at: SmallQuest.startTime + 901) }
                }
                // Where both tell as much, either may count, but not both.
                guard further || common < long.entries.count - 1 else { continue }
                let judged = SignedRide.authority().applied(to: long.merged(with: branch.log))
                #expect(judged.log == (further ? branch.log : long), "after \(common)")
                #expect(judged.logFlags.map(\.kind) == [.forkedByKey(anna.fingerprint)], "after \(common)")
                #expect(SignedRide.authority().applied(to: judged.log).logFlags.isEmpty)
            }
        }
    }

    @Test("a log of another quest has no effect, that of another edition is counted")
    func quests() throws {
        let own = SignedRide.ride("a", "anna", anna, quest: "lake")
        let old = SignedRide.ride("b", "boris", nil, quest: "lake-2019")
        let desk = SignedRide.phone(
            "desk", "office", office, [.disqualified(reason: "old")], about: "anna", quest: "lake-2019")
        var authority = SignedRide.authority()
        authority.quest = "lake"
        authority.officials = [office.fingerprint]
        let judged = authority.applied(to: RideLog(merging: [own, old, desk]))
        #expect(judged.log == own)
        #expect(Set(judged.logFlags.map(\.kind)) == [.otherQuest("lake-2019")])
        #expect(judged.logFlags.map(\.device) == ["b", "desk", "desk"])
        #expect(
            judged.logFlags[0].message[.english]
                == "the log of device “b” about “boris” belongs to the quest “lake-2019” (5 entries, without effect)")
        authority.quest = nil
        #expect(authority.applied(to: own.merged(with: old)).logFlags.isEmpty, "a quest without a name has no other")
        let first = try #require(Quest.EditionDigest("00112233445566778899aabbccddeeff"))
        let second = try #require(Quest.EditionDigest("10112233445566778899aabbccddeeff"))
        let editions = [("a", first), ("b", second), ("c", second)].map { name, edition in
            var log = SignedRide.ride(name, .init(name), nil)
            log = Forgery.reopened(log, Opening(quest: "lake", edition: edition))
            return log
        }
        let counted = SignedRide.authority().applied(to: RideLog(merging: editions))
        #expect(counted.editions.map(\.edition) == [second, first] && counted.editions.map(\.count) == [2, 1])
    }

    @Test("an entry of a signed log about somebody else has no effect, although the rider signed it")
    func strangers() {
        var phone = DeviceLog(device: "m", rider: "mallory", signer: mallory.signer)
        phone.append(.started, at: SmallQuest.startTime)
        phone.append(.withdrew, at: SmallQuest.startTime + 1, about: "anna")
        phone.append(.adjusted(points: 5, reason: ""), at: SmallQuest.startTime + 2)
        let judged = SignedRide.authority().applied(to: phone.log)
        #expect(judged.logFlags.map(\.kind) == [.forAnother(owner: "mallory"), .decision])
        #expect(judged.log.entries.count == 2)
    }

    @Test("a signed log with a gap counts as far as signatures on both sides prove it")
    func gaps() {
        let whole = SignedRide.ride("a", "anna", anna, tasks: 6)
        for missing in whole.entries.indices.dropFirst() {
            var entries = whole.entries
            entries.remove(at: missing)
            let judged = SignedRide.authority().applied(to: RideLog(entries))
            #expect(judged.log.entries == entries && judged.logFlags.isEmpty, "without entry \(missing)")
        }
    }
}

/// Rides with and without a key.
enum SignedRide {
    static func authority() -> LogAuthority { LogAuthority(verifier: .toy) }

    /// Opening, name, start, some tasks given up, finish.
    static func ride(
        _ device: String, _ rider: RideEntry.Rider, _ key: ToyKey?, tasks: Int = 2, at second: Double = 0,
        quest: String? = nil
    ) -> RideLog {
        let events: [RideEvent] =
            [.started] + (0..<tasks).map { .skipped(.init("\($0)")) } + [.finished]
        return phone(device, rider, key, events, at: second, quest: quest)
    }

    static func phone(
        _ device: String, _ rider: RideEntry.Rider, _ key: ToyKey?, _ events: [RideEvent], at second: Double = 0,
        about other: RideEntry.Rider? = nil, quest: String? = nil
    ) -> RideLog {
        var settings = Quest.Settings()
        settings.id = quest
        let tasks = [Quest.Task(id: "tree", name: "Tree", coordinate: SmallQuest.origin)]
        var phone = DeviceLog(
            device: device, rider: rider, signer: key?.signer, quest: try? Quest(settings: settings, tasks: tasks))
        for (number, event) in events.enumerated() {
            phone.append(event, at: SmallQuest.startTime + second + Double(number), about: other)
        }
        return phone.log
    }
}
