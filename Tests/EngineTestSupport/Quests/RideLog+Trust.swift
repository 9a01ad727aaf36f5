package import Quests
package import RideLogs
package import Scoring

extension RideLog {
    /// An authority that takes all decisions of this log for the organiser's.
    package var decided: LogAuthority {
        LogAuthority(office: RideLog(entries.lazy.filter { $0.event.isDecision }))
    }

    /// The result by all of the log, decisions of anybody too, as the rider's phone replays it.
    package func replayed(of rider: RideEntry.Rider, in quest: Quest) -> RideResult {
        RideResult(RideProgress(quest: quest, ride: ride(of: rider)))
    }
}
