import QuestSealing
import VeloQuest

/// The ride logs of an event: those of its riders, each apart, and that of the office.
struct EventLog: Sendable {
    private(set) var riders: [RideEntry.Rider: RideLog] = [:]
    private(set) var office = RideLog()
    private(set) var count = 0

    /// Adds an entry; `false` if it is here already.
    mutating func insert(_ entry: RideEntry, isOffice: Bool) -> Bool {
        let isNew =
            isOffice
            ? office.insert(entry)
            : riders[entry.rider, default: RideLog()].insert(entry)
        if isNew { count += 1 }
        return isNew
    }

    /// All entries of riders.
    var ridden: RideLog { RideLog(merging: Array(riders.values)) }

    /// Whom the event trusts.
    var authority: LogAuthority { LogAuthority(office: office, verifier: .crypto) }

    /// How far a rider came.
    /// - Complexity: O(*n*) in the entries of the rider and of the office.
    func progress(of rider: RideEntry.Rider, in quest: Quest, roster: Roster) -> RideProgress {
        let judged = authority.applied(to: riders[rider] ?? RideLog(), in: quest, roster: roster)
        return RideProgress(
            quest: quest, ride: judged.ride(of: rider), rostered: roster.riders[rider], unproven: .refused)
    }

    /// All rides, ranked.
    func standings(in quest: Quest, roster: Roster, frozenAt: Double?) -> Standings {
        Standings(of: ridden, in: quest, roster: roster, authority: authority, frozenAt: frozenAt)
    }
}
