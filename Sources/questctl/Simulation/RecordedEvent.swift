import Quests
import RideSimulation
import Routing

/// A whole event of `questctl simulate` from recorded rides.
struct RecordedEvent {
    let command: Simulate
    let quest: Quest
    let recorded: RecordedRides
    let ground: OpenedGround?

    func run() throws {
        let language = command.common.language
        var search = try command.preparedSearch()
        search.closures = try command.closures.closures(on: search.graph, language)
        let replay = try Failure.reporting(language, code: Failure.wrong) { () throws(RoutingError) in
            try EventReplay(
                quest: quest, rides: recorded.rides, startingAt: command.commonStart(of: quest), search: search)
        }
        let run = EventRun(replay, language)
        command.noteStarts(
            run.outcome.riders.map(\.startTime), notStarted: run.outcome.notStarted.count, in: quest)
        recorded.noteUnreached(run.outcome.log, in: quest, language)
        try command.write(run, search.graph, ground)
    }
}
