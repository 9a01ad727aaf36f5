import Answers
public import Quests
import RideLogs
public import Scoring
public import Support

/// Standings for orienteering programs: the message `ResultList` of the IOF's data standard 3.0.
///
///     let list = ResultList(standings, in: quest, created: now)
///     let bytes = list.encoded()
///
/// - **Classes** use their name as identifier too; riders without a class are in one called “Open”.
/// - **Names** are split as the standard requires. The family name is the part before a comma, else the last word, but the first word of
///   a Russian name that ends with a patronymic; a single word, and the identifier of a rider without a name, is a family name.
/// - **Status**: `OK`, or `Finished` while an answer is pending or a flag is to be judged; `OverTime`, `MissingPunch`, `Disqualified`, `DidNotFinish`. A rider
///   under way is `Active` and one who has not started `Inactive` in a snapshot, `DidNotFinish` and `DidNotStart` in a complete list.
///   Only `OK` has a position.
/// - **Scores**: `Score` is the total, `GrossScore` the sum of the tasks, `Bonus` and `Penalty` the extras, both as positive numbers.
/// - **Split times**, one for each task: visited ones in the order of check-ins, then the missing ones. In a quest with an order they
///   keep that order; a task visited out of order is missing, and listed again, at the end, as additional. Times are seconds from the
///   start.
/// - **Control answers**, if any task of the quest has an answer: the *n*th belongs to the *n*th split time that is not additional, which
///   `Extensions` states. It is the accepted answer, else the latest, else empty; the right one is one that the key accepts, empty if the
///   organiser judges or there is none; the time is that from check-in to answer.
/// - **Logs**: `Extensions` of a result state whether the log is `signed`, `unchecked` or `unsigned`, and with which keys.
/// - **Teams**: each member has the result of their own ride, and the team's as `OverallResult`.
///
/// The list contains the right answers: publish it after the event only.
///
/// Source: IOF data standard 3.0, `IOF.xsd`.
public struct ResultList: Sendable {
    /// Whether more results may follow.
    public enum Completeness: String, Sendable, Hashable, CaseIterable {
        /// The event is over.
        case complete = "Complete"
        /// The event is not over.
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

    /// Takes standings, whose log has the answers.
    ///
    /// - Parameters:
    ///   - roster: registrations that take precedence over those of the log.
    ///   - completeness: if `nil`, rides under way or frozen standings make it a snapshot.
    ///   - created: the moment for `createTime`, in seconds since 1970-01-01 00:00 UTC.
    ///   - creator: the program that makes the message.
    ///   - language: the language of the name for the class of riders without one.
    /// - Complexity: as replaying the log.
    public init(
        _ standings: Standings, in quest: Quest, roster: Roster = Roster(),
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
        for ride in standings.judged.rides {
            let logged = LoggedRide(
                ride.until(standings.frozenAt), in: quest, rostered: roster.riders[ride.rider],
                unproven: standings.unproven)
            rides[ride.rider] = logged
            names[ride.rider] = roster.riders[ride.rider]?.name ?? logged.progress.registration.name
        }
        for (rider, known) in roster.riders where names[rider] == nil { names[rider] = known.name }
        self.rides = rides
        self.names = names
    }

    /// The name of a status in the standard.
    func status(of result: RideResult) -> String {
        switch result.status {
        // Finished, and not validated yet.
        case .ok: result.pendingCount > 0 || result.isToBeJudged ? "Finished" : "OK"
        case .notStarted: completeness == .complete ? "DidNotStart" : "Inactive"
        case .underWay: completeness == .complete ? "DidNotFinish" : "Active"
        case .didNotFinish: "DidNotFinish"
        case .overTime: "OverTime"
        case .missingPunch: "MissingPunch"
        case .disqualified: "Disqualified"
        }
    }

    /// The rider's name, or the identifier of a rider without one.
    func name(of rider: RideEntry.Rider) -> PersonName {
        let name = PersonName(names[rider] ?? rider.rawValue)
        return name.family.isEmpty ? PersonName(rider.rawValue) : name
    }
}

/// The rider's registration and answers from a log, which the result does not contain.
struct LoggedRide {
    /// An answer and its outcome.
    struct Answer {
        let text: String
        let time: Double
        let outcome: Verdict.Outcome
    }

    let progress: RideProgress
    private let texts: [EntryDigest: String]

    package init(_ ride: RideLog.Ride, in quest: Quest, rostered: Registration?, unproven: UnprovenCheckIns) {
        var texts: [EntryDigest: String] = [:]
        for moment in ride.moments {
            if case .answered(_, let answer, _, _) = moment.entry.event { texts[moment.entry.digest] = answer }
        }
        self.texts = texts
        progress = RideProgress(quest: quest, ride: ride, rostered: rostered, unproven: unproven)
    }

    /// The answers that counted to the task at a position, in order.
    func answers(at position: Int) -> [Answer] {
        guard progress.tasks.indices.contains(position) else { return [] }
        return progress.tasks[position].answers.map { answer in
            Answer(text: texts[answer.entry] ?? "", time: answer.time, outcome: answer.outcome)
        }
    }
}

/// A name in the two parts that the IOF's standard requires.
///
/// Riders write one text. The family name is the part before a comma (`Wood, George`), else the last word (`George Wood`), but the first
/// word of a Russian name that ends with a patronymic (`Иванов Иван Иванович`). A single word is a family name. The words themselves are
/// never changed, and `given family` contains all of them.
struct PersonName: Hashable {
    let family: String
    let given: String

    package init(_ name: String) {
        let halves = name.split(separator: ",", maxSplits: 1).map(Self.words)
        if halves.count == 2, !halves[0].isEmpty, !halves[1].isEmpty {
            family = halves[0].joined(separator: " ")
            given = halves[1].joined(separator: " ")
            return
        }
        var words = Self.words(name[...])
        if words.count >= 3, let last = words.last, Self.isPatronymic(last) {
            family = words.removeFirst()
        } else {
            family = words.popLast() ?? ""
        }
        given = words.joined(separator: " ")
    }

    private static func words(_ text: Substring) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func isPatronymic(_ word: String) -> Bool {
        let word = word.lowercased()
        return ["ович", "евич", "ич", "овна", "евна", "ична"].contains {
            word.hasSuffix($0) && word.count > $0.count + 2
        }
    }
}
