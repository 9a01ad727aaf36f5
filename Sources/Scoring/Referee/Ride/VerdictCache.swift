package import Answers
import Quests
import RideLogs

/// Caches verdicts: many riders give the same answers, and sealed ones take long to judge.
struct VerdictCache: Sendable {
    private struct Answer: Hashable {
        let task: Quest.Task.ID
        let text: String
    }

    /// What opens sealed answers; without it the organiser judges these.
    let opener: AnswerOpener?
    /// The keys of sealed answers that were opened.
    var keys: [Quest.Task.ID: SealKey] = [:]

    private var known: [Answer: Verdict.Outcome] = [:]
    private var sealed: [Answer: Verdict] = [:]

    init(opener: AnswerOpener? = nil) { self.opener = opener }

    mutating func outcome(of text: String, to task: Quest.Task.ID, _ key: AnswerKey) -> Verdict.Outcome {
        let answer = Answer(task: task, text: text)
        if let outcome = known[answer] { return outcome }
        let outcome = judge(text, to: task, key).outcome
        // Bounded, since a rider could send a million different answers to fill the memory.
        if known.count < 1 << 16 { known[answer] = outcome }
        return outcome
    }

    mutating func judge(_ text: String, to task: Quest.Task.ID, _ key: AnswerKey) -> Verdict {
        guard case .sealed(let seals) = key.kind, let opener else { return key.judge(text) }
        let answer = Answer(task: task, text: text)
        if let verdict = sealed[answer] { return verdict }
        let (verdict, found) = seals.open(text, with: opener)
        if let found { keys[task] = found }
        if sealed.count < 1 << 12 { sealed[answer] = verdict }
        return verdict
    }

    /// The quest with everything that the answers of a ride unlock.
    mutating func unlocked(_ quest: Quest, by ride: RideLog.Ride) -> Quest {
        guard let opener, quest.isSealed else { return quest }
        var quest = quest
        repeat {
            for moment in ride.moments {
                guard case .answered(let id, let answer, _, _) = moment.entry.event, let key = quest.task(id)?.answer,
                    case .sealed = key.kind
                else { continue }
                _ = judge(answer, to: id, key)
            }
            guard let grown = quest.unlocked(by: &keys, with: opener) else { return quest }
            quest = grown
        } while true
    }
}
