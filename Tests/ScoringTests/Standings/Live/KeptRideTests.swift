import EngineTestSupport
import JSON
import Quests
import RideLogs
import Scoring
import Support
import Testing

/// Rides whose logs were erased.
@Suite("Kept rides")
struct KeptRideTests {
    /// What stays of a result: all but the keys that the log was signed with.
    private struct Outcome: Equatable {
        let rank: Int?
        let id: String
        let members: [RideEntry.Rider]
        let json: JSONObject

        init(_ row: Standings.Row) {
            rank = row.rank
            id = row.id
            members = row.members
            var json = row.result.json
            json["keys"] = nil
            self.json = json
        }
    }

    private func outcomes(_ standings: Standings) -> [Outcome] {
        standings.groups.flatMap(\.rows).map(Outcome.init).sorted { $0.id < $1.id }
    }

    @Test(
        "the result of riders whose logs are gone is as before, alone and in a team, whatever happened in the event",
        arguments: 0..<40 as Range<UInt64>)
    func unchanged(seed: UInt64) throws {
        var event = try ForgedEvent(seed: seed, riders: seed < 30 ? 5 : 25)
        var generator = event.generator
        var live = LiveStandings(in: event.quest, authority: event.authority)
        var (entries, office): ([RideEntry], [RideEntry]) = ([], [])
        for step in event.steps() {
            switch step {
            case .entry(let entry): if live.add(entry) { entries.append(entry) }
            case .officeEntry(let entry): if live.addToOffice(entry) { office.append(entry) }
            case .roster(let roster): live.roster = roster
            case .accept(let devices): live.acceptedDevices = devices
            case .freeze(let time): live.frozenAt = time
            }
        }
        let decided = Set(office)
        entries.removeAll { decided.contains($0) }
        // As on a server, the roster has what the logs say of persons.
        let riders = Set(live.standings().groups.flatMap(\.rows).flatMap(\.members)).sorted()
        for rider in riders {
            guard let known = live.progress(of: rider)?.registration else { continue }
            live.roster.riders[rider] = known
        }
        // Whose device wrote lines of others as well: without those the others' logs have gaps.
        var writers: [String: Set<RideEntry.Rider>] = [:]
        for entry in entries { writers[entry.device, default: []].insert(entry.rider) }
        let apart = riders.filter { rider in !writers.values.contains { $0.contains(rider) && $0.count > 1 } }
        for gone in [Set(apart.filter { _ in generator.chance(0.5) }), Set(apart)] where !gone.isEmpty {
            var kept: [RideEntry.Rider: KeptRide] = [:]
            // One after the other, as people ask for it.
            var before = live
            for rider in gone.sorted() {
                guard let ride = before.keeping(rider) else { continue }
                let json = JSONWriter().write(.object(ride.json))
                let read = try #require(KeptRide(try JSONValue(parsing: json)))
                #expect(read == ride, "seed \(seed)")
                kept[rider] = read
                before.keptRides = kept
            }
            var after = LiveStandings(in: event.quest, roster: live.roster, authority: event.authority)
            after.acceptedDevices = live.acceptedDevices
            after.frozenAt = live.frozenAt
            for entry in entries where !gone.contains(entry.rider) { after.add(entry) }
            for entry in office { after.addToOffice(entry) }
            after.keptRides = kept
            #expect(outcomes(after.standings()) == outcomes(live.standings()), "seed \(seed), without \(gone)")
        }
    }

    @Test(
        "whether a team was together stays known without the logs of its members",
        arguments: [(0.0, 60.0, true), (0, 60.001, false), (24.9, 0, true), (25.1, 0, false)])
    func together(apart: Double, later: Double, counts: Bool) throws {
        let plain = try WrittenRide.quest([1], ScoringRules()) { $0.statedPoints = 10 }
        var settings = plain.settings
        settings.teams = Quest.TeamRules(together: .init(metres: 25, seconds: 60))
        let quest = try Quest(settings: settings, tasks: plain.tasks)
        var logs: [RideEntry.Rider: RideLog] = [:]
        var roster = Roster()
        for (rider, second, place) in [
            ("a", 100.0, SmallQuest.origin), ("b", 100 + later, SmallQuest.place(east: apart)),
        ] {
            var ride = WrittenRide(rider: .init(rider), device: "phone of \(rider)")
            ride.add(.started, at: 0)
            ride.reach("1", at: second, place: place)
            ride.add(.finished, at: 600)
            logs[.init(rider)] = ride.phone.log
            roster.riders[.init(rider)] = Registration(team: "Owls")
        }
        func standings(without gone: Set<RideEntry.Rider>, _ kept: [RideEntry.Rider: KeptRide]) -> LiveStandings {
            var live = LiveStandings(in: quest, roster: roster)
            for (rider, log) in logs where !gone.contains(rider) { live.add(log) }
            live.keptRides = kept
            return live
        }
        var whole = standings(without: [], [:])
        let row = whole.standings().groups[0].rows[0]
        #expect(row.result.total == (counts ? 10 : 0))
        for first in ["a", "b"] as [RideEntry.Rider] {
            let second: RideEntry.Rider = first == "a" ? "b" : "a"
            let firstKept = whole.keeping(first)
            var kept = [first: try #require(firstKept)]
            var one = standings(without: [first], kept)
            #expect(one.standings().groups[0].rows[0].result == row.result, "without \(first)")
            let secondKept = one.keeping(second)
            kept[second] = try #require(secondKept)
            var none = standings(without: [first, second], kept)
            #expect(none.standings().groups[0].rows[0].result == row.result, "without \(first), then \(second)")
        }
    }
}
