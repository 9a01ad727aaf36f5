import Quests
import RideLogs
public import Support

extension UnmatchedDecision: LocalizedMessage {
    /// What is wrong and what to look at.
    public var message: Message {
        let why =
            switch cause {
            case .noRide: Message("unmatched-decision-no-ride", ["rider": .of(entry.rider)])
            case .noTask(let task): Message("unmatched-decision-no-task", ["task": .of(task)])
            case .noAnswer(let task):
                Message("unmatched-decision-no-answer", ["rider": .of(entry.rider), "task": .of(task)])
            }
        return Message(
            "unmatched-decision-no-answer-2",
            ["sequence": .of(entry.sequence), "device": .of(entry.device), "why": .of(why)])
    }
}
