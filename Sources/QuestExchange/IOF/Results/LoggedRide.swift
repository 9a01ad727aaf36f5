internal import QuestEngine

/// What a log tells of one rider beyond the result: the name, and the answers that counted.
struct LoggedRide {
    /// An answer and what became of it.
    struct Answer {
        let text: String
        let time: Double
        let outcome: Verdict.Outcome
    }

    let progress: RideProgress
    /// The name that the rider gave.
    let name: String?
    private let texts: [EntryDigest: String]

    /// - Parameter frozenAt: leaves out what happened later.
    init(_ ride: RideLog.Ride, in quest: Quest, until frozenAt: Double?) {
        var texts: [EntryDigest: String] = [:]
        for moment in ride.moments {
            if case .answered(_, let answer, _) = moment.entry.event { texts[moment.entry.digest] = answer }
        }
        self.texts = texts
        guard let frozenAt else {
            progress = RideProgress(quest: quest, ride: ride)
            name = progress.registration.name
            return
        }
        var progress = RideProgress(quest: quest)
        let bound = (frozenAt * 1000).rounded()
        for moment in ride.moments where Double(moment.time) <= bound { progress.apply(moment) }
        self.progress = progress
        name = progress.registration.name
    }

    /// The answers to the task at a position that counted as one, in the order of giving.
    func answers(at position: Int) -> [Answer] {
        guard progress.tasks.indices.contains(position) else { return [] }
        return progress.tasks[position].answers.map { answer in
            Answer(text: texts[answer.entry] ?? "", time: answer.time, outcome: answer.outcome)
        }
    }
}
