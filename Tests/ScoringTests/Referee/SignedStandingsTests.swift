import EngineTestSupport
import Geodesy
import JSON
import Quests
import RideLogs
import Scoring
import Support
import Testing

/// Results say who vouches for them.
@Suite("Standings of signed logs")
struct SignedStandingsTests {
    private let anna = ToyKey(1)
    private let office = ToyKey(3)
    private let start = SmallQuest.startTime

    private func quest(officials: Set<KeyFingerprint> = []) throws -> Quest {
        var settings = try SmallQuest.quest().settings
        settings.id = "line"
        settings.officials = officials
        return try SmallQuest.quest().with(settings)
    }

    private func ride(
        _ rider: RideEntry.Rider, _ key: ToyKey?, in quest: Quest, device: String? = nil
    ) throws -> RideLog {
        var referee = Referee(quest: quest, rider: rider, device: device ?? rider.rawValue, signer: key?.signer)
        for fix in SmallQuest.fixes(from: 0, to: 3100, speed: 5, interval: 5) {
            // Two receivers side by side never say the same.
            var fix = fix
            fix.coordinate.latitude += Double(rider.rawValue.utf8.first ?? 0) * 1e-7
            _ = referee.receive(fix, uptime: 100 + fix.time - start)
        }
        _ = try referee.submit("ода", to: "poem", at: start + 700, uptime: 800)
        try referee.finish(at: start + 730, uptime: 830)
        return referee.log
    }

    @Test("the referee opens the log with quest and key, and all that it writes is proven")
    func referee() throws {
        let quest = try quest()
        let log = try ride("anna", anna, in: quest)
        #expect(log.entries.first?.opening == Opening(quest: "line", key: anna.publicKey))
        #expect(log.entries[1].event == .started && log.entries[1].time == log.entries[0].time)
        let judged = LogAuthority(verifier: .toy).applied(to: log, in: quest)
        #expect(judged.log == log && judged.logFlags.isEmpty)
        let unsigned = try ride("anna", nil, in: quest)
        #expect(unsigned.entries.map(\.event).dropFirst() == log.entries.map(\.event).dropFirst())
        // Closed after any entry and opened again, the app goes on with the same chain.
        for count in log.entries.indices {
            var again = Referee(
                quest: quest, rider: "anna", device: "anna", signer: anna.signer,
                resuming: RideLog(log.entries.prefix(count)))
            if again.progress.startedAt == nil { try again.start(at: start, uptime: 100) }
            if again.progress.finishTime == nil { try again.finish(at: start + 730, uptime: 830) }
            let whole = LogAuthority(verifier: .toy).applied(to: again.log, in: quest)
            #expect(whole.log == again.log && whole.logFlags.isEmpty, "after \(count)")
            #expect(again.log.entries.count { $0.event == log.entries[0].event } == 1)
        }
    }

    @Test("every result says whether its log is signed, checked and with which key")
    func authentication() throws {
        let quest = try quest()
        let log = try ride("anna", anna, in: quest).merged(with: try ride("boris", nil, in: quest))
        let roster = Roster(["anna": Registration(), "vera": Registration()])
        let standings = Standings(of: log, in: quest, roster: roster, authority: LogAuthority(verifier: .toy))
        let rows = Dictionary(uniqueKeysWithValues: standings.groups.flatMap(\.rows).map { ($0.id, $0.result) })
        #expect(rows["anna"]?.authentication == .signed([anna.fingerprint]))
        #expect(rows["boris"]?.authentication == .unsigned)
        #expect(rows["vera"].map { $0.authentication == nil } ?? false)
        #expect(rows["anna"]?.json["authentication"] == "signed")
        #expect(rows["anna"]?.json["keys"] == .array([.string(anna.fingerprint.description)]))
        #expect(rows["boris"]?.json["authentication"] == "unsigned" && rows["boris"]?.json["keys"] == nil)
        let unchecked = Standings(of: log, in: quest).groups.flatMap(\.rows).first { $0.id == "anna" }?.result
        #expect(unchecked?.authentication == .unchecked([anna.fingerprint]))
        #expect(unchecked?.total == rows["anna"]?.total)
    }

    @Test("a team is signed where all its members are")
    func teams() throws {
        var settings = try quest().settings
        settings.teams = Quest.TeamRules()
        let quest = try quest().with(settings)
        let roster = Roster(["anna": Registration(team: "Owls"), "boris": Registration(team: "Owls")])
        func team(_ key: ToyKey?) throws -> RideAuthentication? {
            let log = try ride("anna", anna, in: quest).merged(with: try ride("boris", key, in: quest))
            let standings = Standings(of: log, in: quest, roster: roster, authority: LogAuthority(verifier: .toy))
            return standings.groups[0].rows[0].result.authentication
        }
        let both = [anna.fingerprint, office.fingerprint].sorted { $0.description < $1.description }
        #expect(try team(office) == .signed(both))
        #expect(try team(nil) == .unsigned)
    }

    @Test("the quest names who decides and which logs are its own, the roster who rides with which key")
    func bindings() throws {
        let quest = try quest(officials: [office.fingerprint])
        let log = try ride("anna", anna, in: quest)
        var desk = DeviceLog(device: "desk", rider: "office", signer: office.signer, quest: quest)
        desk.append(.judged(Judgement(task: "poem", isAccepted: true)), at: start + 900, about: "anna")
        let authority = LogAuthority(verifier: .toy)
        let roster = try Roster(csv: Array("rider,key\nanna,\(anna.fingerprint)\n".utf8))
        let both = log.merged(with: desk.log)
        let row = Standings(of: both, in: quest, roster: roster, authority: authority).groups[0].rows
        #expect(row.count == 1 && row[0].result.lines.map(\.outcome) == [.unsolved, .solved, .solved])
        let bare = Standings(of: both, in: quest, roster: roster)
        #expect(bare.logFlags.map(\.kind) == [.notBound(anna.fingerprint), .decision])
        let wrong = try Roster(csv: Array("rider,key\nanna,\(office.fingerprint)\n".utf8))
        let nobody = Standings(of: both, in: quest, roster: wrong, authority: authority)
        #expect(nobody.groups[0].rows[0].result.status == .notStarted)
        #expect(nobody.logFlags.map(\.kind) == [.notBound(anna.fingerprint)])
        var other = quest.settings
        other.id = "another"
        let elsewhere = Standings(of: both, in: try quest.with(other), authority: authority)
        #expect(elsewhere.groups.isEmpty)
        #expect(Set(elsewhere.logFlags.map(\.kind)) == [.otherQuest("line")])
    }

    @Test("a log that a receipt shows to be written anew is flagged in the result")
    func receipts() throws {
        let quest = try quest()
        let log = try ride("anna", anna, in: quest)
        let receipts = LogReceipt.receipts(of: log, verifier: .toy)
        let short = RideLog(log.entries.dropLast())
        let authority = LogAuthority(receipts: receipts, verifier: .toy)
        let result = short.result(of: "anna", in: quest, authority: authority)
        #expect(result.flags == [RideFlag(.rewrittenLog, value: Double(log.entries.count))])
        #expect(
            result.flags.first?.message[.english]
                == "the log was written anew or cut short: a receipt shows entry \(log.entries.count), and the log has it no longer"
        )
        #expect(log.result(of: "anna", in: quest, authority: authority).flags.isEmpty)
    }

    @Test("the key column of the roster takes one fingerprint or several, as they are typed")
    func roster() throws {
        let keys = [anna.fingerprint, office.fingerprint]
        func read(_ cell: String) throws(Roster.ReadingError) -> Set<KeyFingerprint>? {
            try Roster(csv: Array("участник,ключ\nanna,\"\(cell)\"\n".utf8)).keys["anna"]
        }
        #expect(try read("\(keys[0])") == [keys[0]])
        #expect(try read("\(keys[0]) \(keys[1])") == Set(keys))
        #expect(try read("\(keys[0]); \(keys[1])") == Set(keys))
        #expect(try read("\(keys[0])".lowercased().split(separator: "-").joined(separator: " ")) == [keys[0]])
        #expect(try read(anna.publicKey.description) == [keys[0]])
        #expect(try read("") == nil)
        #expect(throws: Roster.ReadingError.notAKey("phone-17", line: 2)) { try read("phone-17") }
    }

    @Test("what was judged is not judged again, and to judge it again changes nothing")
    func twice() throws {
        let quest = try quest(officials: [office.fingerprint])
        var desk = DeviceLog(device: "desk", rider: "office", signer: office.signer, quest: quest)
        desk.append(.adjusted(points: 3, reason: "helped"), at: start + 900, about: "anna")
        let stranger = SmallQuest.unsignedWithdrawal(of: "anna", device: "x")
        let log = RideLog(merging: [try ride("anna", anna, in: quest), desk.log, stranger])
        let authority = LogAuthority(verifier: .toy)
        let judged = authority.applied(to: log, in: quest)
        #expect(judged.logFlags.map(\.kind) == [.furtherDevice])
        let again = authority.applied(to: judged.log, in: quest)
        #expect(again.log == judged.log && again.logFlags.isEmpty)
        let standings = Standings(of: judged, in: quest)
        #expect(standings.logFlags == judged.logFlags)
        #expect(
            standings.groups[0].rows.map(\.result)
                == Standings(of: log, in: quest, authority: authority).groups[0].rows.map(\.result))
    }
}

extension SmallQuest {
    fileprivate static func unsignedWithdrawal(of rider: RideEntry.Rider, device: String) -> RideLog {
        var phone = DeviceLog(device: device, rider: rider)
        phone.append(.withdrew, at: startTime + 1)
        return phone.log
    }
}
