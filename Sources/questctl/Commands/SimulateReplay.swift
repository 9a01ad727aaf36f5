import Quests
import RideSimulation
import Routing

extension Simulate {
    /// The rides of the files of --track.
    ///
    /// - Throws: where the files leave no ride: nobody is invented in its place.
    func recordedRides(of quest: Quest) throws -> RecordedRides {
        let language = common.language
        let recorded = try RecordedFile.rides(at: track, calling: rider, language) { log in
            try trust.judged(log, in: quest, language)
        }
        guard track.isEmpty || !recorded.rides.isEmpty else {
            Failure.report(RecordedTexts.noRide, language)
            throw Failure.unreadable
        }
        try recorded.checkPlaces(in: quest, language)
        if !together { recorded.noteClocks(in: quest, language) }
        return recorded
    }

    /// Replays recorded rides.
    func replay(_ quest: Quest, _ recorded: RecordedRides, _ ground: OpenedGround?) throws {
        var search = try preparedSearch()
        search.closures = try closures.closures(on: search.graph, common.language)
        let replay = try Failure.reporting(common.language, code: Failure.wrong) { () throws(RoutingError) in
            try EventReplay(
                quest: quest, rides: recorded.rides, startingAt: together ? RideSimulator.start(of: quest) : nil,
                search: search)
        }
        let run = EventRun(replay, common.language)
        noteStarts(
            run.outcome.riders.map(\.startTime), notStarted: hasStartWindow(quest) ? run.outcome.notStarted.count : 0)
        recorded.noteUnreached(run.outcome.log, in: quest, common.language)
        try write(run, search.graph, ground)
    }

    /// Reports rides that did not start, or started more than a day apart, where --together or another start would help.
    func noteStarts(_ starts: [Double], notStarted: Int) {
        guard !together else { return }
        if notStarted > 0 {
            note(
                SimulateTexts.notStarted(notStarted))
        }
        guard let first = starts.min(), let last = starts.max(), last - first > 86_400 else { return }
        note(
            SimulateTexts.startsApart)
    }

    func hasStartWindow(_ quest: Quest) -> Bool {
        ([quest.settings.startRules] + quest.settings.classes.values).contains { $0.opens != nil || $0.closes != nil }
    }
}
