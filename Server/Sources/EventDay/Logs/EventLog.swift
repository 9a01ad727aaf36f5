import QuestSealing
import Support
import VeloQuest

/// The ride logs of an event and what follows from them: standings that follow the event, and what is missing of each device.
struct EventLog: Sendable {
    private var live: LiveStandings
    /// The entries of the office.
    private(set) var office = RideLog()
    private var officeDigests: Set<EntryDigest> = []
    private var heads: [String: DeviceHead] = [:]
    /// How many entries each rider has.
    private(set) var counts: [RideEntry.Rider: Int] = [:]

    /// The logs of an event of which nothing is known yet.
    init(of quest: Quest) { live = LiveStandings(in: quest, authority: LogAuthority(verifier: .crypto)) }

    /// The same logs, judged by another edition of the quest.
    func judged(by quest: Quest) -> EventLog {
        var log = EventLog(of: quest)
        log.live.roster = live.roster
        log.live.frozenAt = live.frozenAt
        log.live.keptRides = live.keptRides
        for entry in live.allEntries.entries { log.insert(entry, isOffice: officeDigests.contains(entry.digest)) }
        return log
    }

    /// What can be kept of a ride in place of its lines; `nil` if nothing counts.
    mutating func keeping(_ rider: RideEntry.Rider) -> KeptRide? { live.keeping(rider) }

    /// The rides that stand for lines which were erased.
    var keptRides: [RideEntry.Rider: KeptRide] {
        get { live.keptRides }
        set { live.keptRides = newValue }
    }

    /// The same logs without the lines of some riders, but those of the office.
    /// - Complexity: that of judging all again.
    func without(_ riders: Set<RideEntry.Rider>, keeping kept: [RideEntry.Rider: KeptRide]) -> EventLog {
        var log = EventLog(of: live.quest)
        log.live.roster = live.roster
        log.live.frozenAt = live.frozenAt
        log.live.keptRides = live.keptRides.merging(kept) { $1 }
        for entry in live.allEntries.entries {
            let isOffice = officeDigests.contains(entry.digest)
            if isOffice || !riders.contains(entry.rider) { log.insert(entry, isOffice: isOffice) }
        }
        return log
    }

    /// The entries that some riders wrote.
    func entries(of riders: Set<RideEntry.Rider>) -> [RideEntry] {
        ridden.entries.filter { riders.contains($0.rider) }
    }

    /// Adds an entry; `false` if it is here already.
    @discardableResult
    mutating func insert(_ entry: RideEntry, isOffice: Bool) -> Bool {
        guard isOffice ? live.addToOffice(entry) : live.add(entry) else { return false }
        heads[entry.device, default: DeviceHead()].insert(entry)
        if isOffice {
            office.insert(entry)
            officeDigests.insert(entry.digest)
        } else {
            counts[entry.rider, default: 0] += 1
        }
        return true
    }

    /// How many entries there are.
    var count: Int { live.entryCount }

    /// How much of a device's log is here.
    func head(of device: String) -> DeviceHead { heads[device] ?? DeviceHead() }

    /// All entries of riders.
    var ridden: RideLog {
        officeDigests.isEmpty
            ? live.allEntries : RideLog(live.allEntries.entries.filter { !officeDigests.contains($0.digest) })
    }

    /// Who rides.
    var roster: Roster {
        get { live.roster }
        set { live.roster = newValue }
    }

    /// The time after which nothing counts, in seconds since 1970-01-01 00:00 UTC.
    var frozenAt: Double? {
        get { live.frozenAt }
        set { live.frozenAt = newValue }
    }

    /// Whether a photo is an answer to a task, which makes it one for the judge of the task.
    func hasPhoto(_ digest: [UInt8], answering task: String) -> Bool {
        let text = "photo:" + Hexadecimal.text(of: digest)
        return ridden.entries.contains { entry in
            if case .answered(let answered, text, _, _) = entry.event { answered.rawValue == task } else { false }
        }
    }

    /// How far a rider came.
    mutating func progress(of rider: RideEntry.Rider) -> RideProgress {
        live.progress(of: rider) ?? RideProgress(quest: live.quest)
    }

    /// All rides, ranked.
    mutating func standings() -> Standings { live.standings() }

    /// The number of the rows of the standings that were read last.
    var rowsVersion: Int { live.version }

    /// The riders in rows of the standings read last that are others than those of an earlier number, or that are gone; 0 for all.
    func riders(changedSince version: Int) -> [String] {
        live.changes(since: version).flatMap { change in
            change.row.map { $0.members.map(\.rawValue) } ?? (change.isTeam ? [] : [change.id])
        }
    }
}
