import Answers
import Quests
import RideLogs
internal import Scoring

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
