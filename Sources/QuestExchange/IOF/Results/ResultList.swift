public import Languages
public import QuestEngine
public import QuestFile
public import RideLogs

/// Standings for programs for orienteering: the message `ResultList` of the IOF's data standard 3.0.
///
///     let list = ResultList(standings, log: log, in: quest, created: now)
///     let bytes = list.encoded()
///
/// - **Classes** have their name as identifier too; riders without a class are in one called “Open”.
/// - **Names** are split as the standard demands. The family name is what stands before a comma, else the last word, but the first one of a
///   Russian name that ends with a patronymic; a single word, and the identifier of a rider without a name, is a family name.
/// - **Status**: `OK`, or `Finished` while an answer waits for the organiser; `OverTime`, `MissingPunch`, `Disqualified`,
///   `DidNotFinish`. Who is under way is `Active` and who has not started `Inactive` in a snapshot, `DidNotFinish` and
///   `DidNotStart` in a complete list. Only `OK` has a position.
/// - **Scores**: `Score` is the total, `GrossScore` the sum of the tasks, `Bonus` and `Penalty` what was added and taken, as positive numbers.
/// - **Split times**, one a task: those the rider was at, in the order of being there, then the missing ones. In a quest with an order
///   they stand in that order; a task that was visited out of order is missing, and once more, at the end, additional. Times are seconds
///   from the start.
/// - **Control answers**, where any task of the quest asks for one: the *n*th belongs to the *n*th split time that is not additional,
///   and says so in `Extensions`. It is the accepted answer, else the latest, else empty; the right one is one that the key accepts,
///   empty where the organiser judges or nothing is asked; the time is that from being there to answering.
/// - **Teams**: each member has the result of their own ride, and the team's as `OverallResult`.
///
/// The list holds the right answers: it is for after the event.
///
/// Source: IOF data standard 3.0, `IOF.xsd`.
public struct ResultList: Sendable {
    /// Whether more results are to come.
    public enum Completeness: String, Sendable, Hashable, CaseIterable {
        /// The event is over.
        case complete = "Complete"
        /// It is not.
        case snapshot = "Snapshot"
    }

    let standings: Standings
    let quest: Quest
    let rides: [RideEntry.Rider: LoggedRide]
    let names: [RideEntry.Rider: String]
    let completeness: Completeness
    let created: Double?
    let creator: String?
    let language: Language

    /// Takes standings and the log they were made of, which has the answers.
    ///
    /// - Parameters:
    ///   - roster: who rides, where the organiser knows better than the log.
    ///   - completeness: `nil` tells a snapshot by rides that are under way or standings that were frozen.
    ///   - created: the moment for `createTime`, in seconds since 1970-01-01 00:00 UTC.
    ///   - creator: the program that makes the message.
    ///   - language: that of the name for the class of riders without one.
    /// - Complexity: as replaying the log.
    public init(
        _ standings: Standings, log: RideLog, in quest: Quest, roster: Roster = Roster(),
        completeness: Completeness? = nil, created: Double? = nil, creator: String? = "VeloQuest",
        language: Language = .english
    ) {
        self.standings = standings
        self.quest = quest
        self.created = created
        self.creator = creator
        self.language = language
        let isUnderWay = standings.groups.contains { $0.rows.contains { $0.result.status == .underWay } }
        self.completeness =
            completeness ?? (isUnderWay || standings.frozenAt != nil ? .snapshot : .complete)
        var rides: [RideEntry.Rider: LoggedRide] = [:]
        var names: [RideEntry.Rider: String] = [:]
        for ride in log.rides {
            let logged = LoggedRide(ride.until(standings.frozenAt), in: quest)
            rides[ride.rider] = logged
            names[ride.rider] = roster.riders[ride.rider]?.name ?? logged.progress.registration.name
        }
        self.rides = rides
        self.names = names
    }

    /// What the standard calls a status.
    func status(of result: RideResult) -> String {
        switch result.status {
        case .ok: result.pendingCount > 0 ? "Finished" : "OK"
        case .notStarted: completeness == .complete ? "DidNotStart" : "Inactive"
        case .underWay: completeness == .complete ? "DidNotFinish" : "Active"
        case .didNotFinish: "DidNotFinish"
        case .overTime: "OverTime"
        case .missingPunch: "MissingPunch"
        case .disqualified: "Disqualified"
        }
    }

    /// A name as people write it, or the identifier of somebody without one.
    func name(of rider: RideEntry.Rider) -> PersonName {
        let name = PersonName(names[rider] ?? rider.rawValue)
        return name.family.isEmpty ? PersonName(rider.rawValue) : name
    }
}
