import Quests
import RideLogs
import Scoring

/// The oracle of standings: every rider and every team of a judged log, judged and ranked without what was known before.
struct JudgedAfresh {
    struct Row: Equatable {
        var rank: Int?
        let category: String?
        let id: String
        let name: String
        let members: [RideEntry.Rider]
        let isTeam: Bool
        let result: RideResult
    }

    private struct Rider {
        let id: RideEntry.Rider
        let hasRidden: Bool
        let progress: RideProgress
    }

    /// In the order of the standings.
    private(set) var rows: [Row] = []

    private let quest: Quest
    private let shared: SharedRides

    init(_ judged: JudgedLog, in quest: Quest, roster: Roster, frozenAt: Double?) {
        self.quest = quest
        shared = SharedRides(in: judged.log)
        var riders = judged.rides.map { ride in
            Rider(
                id: ride.rider, hasRidden: true,
                progress: RideProgress(quest: quest, ride: ride.until(frozenAt), rostered: roster.riders[ride.rider]))
        }
        for (rider, registration) in roster.riders.sorted(by: { $0.key < $1.key })
        where !riders.contains(where: { $0.id == rider }) {
            var progress = RideProgress(quest: quest)
            progress.registration = registration
            riders.append(Rider(id: rider, hasRidden: false, progress: progress))
        }
        let teams = Set(riders.compactMap { team(of: $0) })
        for rider in riders where team(of: rider) == nil {
            let name = rider.progress.registration.name ?? rider.id.rawValue
            add(rider.progress, rider.id.rawValue, name, [rider.id], isTeam: false)
        }
        for team in teams {
            let members = riders.filter { self.team(of: $0) == team }.sorted { $0.id < $1.id }
            let ridden = members.filter(\.hasRidden)
            let counted = ridden.isEmpty ? members : ridden
            let progress = RideProgress(team: counted.map(\.progress), quest: quest)
            add(progress, team, team, counted.map(\.id), isTeam: true)
        }
        rank()
    }

    private func team(of rider: Rider) -> String? {
        quest.settings.teams == nil ? nil : rider.progress.registration.team
    }

    private mutating func add(
        _ progress: RideProgress, _ id: String, _ name: String, _ members: [RideEntry.Rider], isTeam: Bool
    ) {
        let match = members.compactMap { shared[$0] }.max { $0.count < $1.count }
        rows.append(
            Row(
                category: progress.registration.category, id: id, name: name, members: members, isTeam: isTeam,
                result: RideResult(progress, shared: match)))
    }

    private mutating func rank() {
        let ranked = rows.map { row in
            let better = rows.count { $0.category == row.category && isBetter($0.result, than: row.result) }
            return (row: row, better: better)
        }
        rows = ranked.sorted { left, right in
            let (one, other) = (left.row, right.row)
            if one.category != other.category { return (one.category ?? "") < (other.category ?? "") }
            if left.better != right.better { return left.better < right.better }
            if one.name != other.name { return one.name < other.name }
            return (one.id, other.isTeam ? 1 : 0) < (other.id, one.isTeam ? 1 : 0)
        }.map { row, better in
            var row = row
            row.rank = row.result.status == .ok ? better + 1 : nil
            return row
        }
    }

    /// By status, points, and the tie-breaks of the rules.
    private func isBetter(_ one: RideResult, than other: RideResult) -> Bool {
        let order: [RideResult.Status] = [
            .ok, .underWay, .overTime, .missingPunch, .didNotFinish, .disqualified, .notStarted,
        ]
        func values(_ result: RideResult) -> [Double] {
            [Double(order.firstIndex(of: result.status) ?? -1), -result.total.doubleValue]
                + quest.settings.scoring.tieBreaks.map { tie in
                    switch tie {
                    case .time: result.elapsed ?? .infinity
                    case .lastScore: result.lastScore ?? .infinity
                    case .solved: -Double(result.solvedCount)
                    case .wrongAnswers: Double(result.wrongAnswers)
                    case .hints: Double(result.hints)
                    }
                }
        }
        return values(one).lexicographicallyPrecedes(values(other))
    }
}

extension JudgedAfresh.Row {
    /// The rows of standings, in their order.
    static func rows(of standings: Standings) -> [JudgedAfresh.Row] {
        standings.groups.flatMap { group in
            group.rows.map { row in
                JudgedAfresh.Row(
                    rank: row.rank, category: group.category, id: row.id, name: row.name, members: row.members,
                    isTeam: row.isTeam, result: row.result)
            }
        }
    }
}
