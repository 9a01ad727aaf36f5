import Quests
import RideLogs

/// A rider or a team with a line in the standings.
///
/// A reference, since contestants are moved while they are sorted, and live standings keep those that did not change.
final class Contestant: Sendable {
    let id: String
    let name: String
    let category: String?
    let members: [RideEntry.Rider]
    let isTeam: Bool
    let result: RideResult
    let key: RankingKey

    /// - Parameter match: who has the same ride as a rider.
    init(
        _ id: String, _ members: [RideEntry.Rider], _ progress: RideProgress, _ roads: RoadDistances?,
        team: String? = nil, match: (RideEntry.Rider) -> SharedRides.Match?
    ) {
        self.id = id
        name = team ?? progress.registration.name ?? id
        category = progress.registration.category
        self.members = members
        isTeam = team != nil
        let matches = members.compactMap(match)
        result = RideResult(progress, shared: matches.max { $0.count < $1.count }, roads: roads)
        key = RankingKey(result, progress.quest.settings.scoring.tieBreaks)
    }

    /// A team of riders, in the order of their identifiers.
    convenience init(
        team name: String, _ members: [(rider: RideEntry.Rider, progress: RideProgress)], _ roads: RoadDistances?,
        in quest: Quest, match: (RideEntry.Rider) -> SharedRides.Match?
    ) {
        let progress = RideProgress(team: members.map { $0.progress }, quest: quest, roads: roads)
        self.init(name, members.map { $0.rider }, progress, roads, team: name, match: match)
    }
}

/// A rider whose ride has been replayed: ready to be ranked, or to be combined with a team.
///
/// A `RideProgress` is as large as its result; keep it only for team members.
enum Entrant: Sendable {
    case alone(Contestant)
    case member(RideEntry.Rider, team: String, RideProgress)

    init(
        _ rider: RideEntry.Rider, _ progress: RideProgress, _ roads: RoadDistances?, in quest: Quest,
        match: (RideEntry.Rider) -> SharedRides.Match?
    ) {
        if quest.settings.teams != nil, let team = progress.registration.team {
            self = .member(rider, team: team, progress)
        } else {
            self = .alone(Contestant(rider.rawValue, [rider], progress, roads, match: match))
        }
    }
}
