import EngineTestSupport
import Exchange
import JSON
import Quests
import RideLogs
import Scoring
import Support
import Testing

@Suite("Live standings")
struct LiveStandingsTests {
    /// Live standings beside everything that they were given, to be judged afresh.
    private struct Pair {
        let event: ForgedEvent
        var live: LiveStandings
        private var log = RideLog()
        private var office = RideLog()
        private var roster = Roster()
        private var accepted: Set<String> = []
        private var frozenAt: Double?
        /// The rows that somebody has who takes over all changes.
        private var rows: [String: Standings.Row] = [:]
        private var version = 0

        init(_ event: ForgedEvent) {
            self.event = event
            live = LiveStandings(in: event.quest, authority: event.authority)
        }

        mutating func take(_ step: ForgedEvent.Step) {
            switch step {
            case .entry(let entry):
                let isNew = log.insert(entry) && !office.entries.contains(entry)
                #expect(live.add(entry) == isNew)
            case .officeEntry(let entry): #expect(live.addToOffice(entry) == office.insert(entry))
            case .roster(let roster):
                self.roster = roster
                live.roster = roster
            case .accept(let devices):
                accepted = devices
                live.acceptedDevices = devices
            case .freeze(let time):
                frozenAt = time
                live.frozenAt = time
            }
        }

        var afresh: Standings {
            var authority = event.authority
            authority.office = office
            authority.acceptedDevices = accepted
            return Standings(of: log, in: event.quest, roster: roster, authority: authority, frozenAt: frozenAt)
        }

        private func bytes(_ standings: Standings) -> [[UInt8]] {
            [
                JSONWriter(options: .pretty).write(standings.json), StandingsCSV(standings).encoded(),
                ResultList(standings, in: event.quest, roster: roster, language: .english).encoded(),
            ]
        }

        mutating func compare(_ comment: Comment) throws {
            let (now, then) = (live.standings(), afresh)
            #expect(bytes(now) == bytes(then), comment)
            #expect(now.logFlags == then.logFlags, comment)
            #expect(now.judged.log == then.judged.log, comment)
            #expect(now.judged.editions == then.judged.editions, comment)
            #expect(live.allEntries == log.merged(with: office) && live.entryCount == live.allEntries.entries.count)
            for ride in then.judged.rides {
                #expect(now.judged.authentication(of: ride.rider) == ride.authentication, comment)
                #expect(now.judged.flags(of: ride.rider) == ride.flags, comment)
            }
            let oracle = JudgedAfresh(then.judged, in: event.quest, roster: roster, frozenAt: frozenAt)
            #expect(JudgedAfresh.Row.rows(of: now) == oracle.rows, comment)
            try follow(then, comment)
        }

        private mutating func follow(_ standings: Standings, _ comment: Comment) throws {
            let changes = live.changes(since: version)
            #expect(changes.isEmpty == (live.version == version), comment)
            for change in changes {
                #expect(change.version > version && change.version <= live.version)
                let key = "\(change.isTeam) \(change.id)"
                let before = rows.updateValue(try #require(change.row ?? rows[key]), forKey: key)
                if let before, let row = change.row, change.version == live.version, version == live.version - 1 {
                    let isSame = before.rank == row.rank && before.result == row.result && before.name == row.name
                    #expect(!isSame || before.members != row.members || standings.groups.count > 1, comment)
                }
                if change.row == nil { rows[key] = nil }
            }
            version = live.version
            let all = standings.groups.flatMap(\.rows)
            #expect(rows.count == all.count, comment)
            for row in all {
                let known = rows["\(row.isTeam) \(row.id)"]
                #expect(known?.rank == row.rank && known?.name == row.name && known?.result == row.result, comment)
            }
        }
    }

    @Test(
        "after every line, whatever comes in whatever order, they are those that are computed afresh",
        arguments: 0..<10 as Range<UInt64>)
    func everyLine(seed: UInt64) throws {
        var event = try ForgedEvent(seed: seed, riders: 4)
        let steps = event.steps()
        var pair = Pair(event)
        for (number, step) in steps.enumerated() {
            pair.take(step)
            try pair.compare("seed \(seed), step \(number)")
        }
    }

    @Test(
        "many riders at once, and at any moments, are those that are computed afresh",
        arguments: 100..<104 as Range<UInt64>)
    func manyRiders(seed: UInt64) throws {
        var event = try ForgedEvent(seed: seed, riders: 45)
        var generator = event.generator
        let steps = event.steps()
        var pair = Pair(event)
        for (number, step) in steps.enumerated() {
            pair.take(step)
            if number == steps.count - 1 || generator.chance(0.01) { try pair.compare("seed \(seed), step \(number)") }
        }
    }

    @Test("the invented events have of everything some")
    func events() throws {
        var kinds: Set<String> = []
        var flags: Set<String> = []
        var (teams, absent) = (0, 0)
        for seed in Array(0..<10) + Array(100..<104) as [UInt64] {
            var event = try ForgedEvent(seed: seed, riders: seed < 100 ? 4 : 45)
            var pair = Pair(event)
            let steps = event.steps()
            for (number, step) in steps.enumerated() {
                pair.take(step)
                guard number % (steps.count / 8) == 0 || number == steps.count - 1 else { continue }
                let standings = pair.afresh
                for finding in standings.logFlags { kinds.insert("\(finding.kind)".prefix { $0 != "(" }.description) }
                let rows = standings.groups.flatMap(\.rows)
                for flag in rows.flatMap(\.result.flags) { flags.insert(flag.kind.rawValue) }
                teams += rows.count { $0.isTeam && $0.members.count > 1 }
                absent += rows.count { $0.result.status == .notStarted }
            }
        }
        #expect(
            kinds.isSuperset(of: [
                "decision", "forAnother", "furtherDevice", "furtherKey", "ambiguousDevice", "notBound", "forkedByKey",
                "unsignedEnd", "invalidSignature", "otherQuest", "rewritten", "cutShort", "invalidReceipt",
            ]), "\(kinds)")
        #expect(flags.isSuperset(of: ["sharedRide", "rewrittenLog", "clockJump"]), "\(flags)")
        #expect(teams > 3 && absent > 3)
    }

    @Test("a rider of whom another one's ride is no copy any longer is judged again, without a line of their own")
    func noCopyAnyLonger() throws {
        let quest = try WrittenRide.quest(Array(1...20), ScoringRules())
        func ride(_ rider: RideEntry.Rider, _ visits: [Int]) -> RideLog {
            var ride = WrittenRide(rider: rider, device: "phone of \(rider)")
            ride.add(.started, at: 0)
            for (number, task) in visits.enumerated() {
                // A whole second, so that places alone tell.
                let place = SmallQuest.place(east: Double(task * task * 100), north: Double(task * 70))
                ride.reach(.init("\(task)"), at: Double(60 * (number + 1)), place: place)
            }
            return ride.phone.log
        }
        var live = LiveStandings(in: quest)
        var log = ride("anna", Array(1...10))
        live.add(log)
        var flagged: [Int] = []
        for entry in ride("boris", [1, 5, 9, 11, 12, 13, 14, 15]).entries {
            live.add(entry)
            log.insert(entry)
            let (now, then) = (live.standings(), Standings(of: log, in: quest))
            #expect(now.groups.flatMap(\.rows).map(\.result) == then.groups.flatMap(\.rows).map(\.result))
            let anna = now.groups.flatMap(\.rows).first { $0.id == "anna" }
            if anna?.result.flags.contains(where: { $0.kind == .sharedRide }) ?? false {
                flagged.append(entry.sequence)
            }
        }
        #expect(flagged == [4, 5, 6], "three of three to five check-ins are a copy, three of six are none")
    }
}
