import Quests
import RideLogs
public import Support

extension UnmatchedDecision: LocalizedMessage {
    /// What is wrong and what to look at.
    public var message: LocalizedText {
        let why =
            switch cause {
            case .noRide:
                LocalizedText(
                    "the logs have no ride of “\(entry.rider)”", "в журналах нет заезда участника «\(entry.rider)»")
            case .noTask(let task):
                LocalizedText("the quest has no task “\(task)”", "в квесте нет задания «\(task)»")
            case .noAnswer(let task):
                LocalizedText(
                    "the logs have no such answer of “\(entry.rider)” to task “\(task)”",
                    "в журналах нет такого ответа участника «\(entry.rider)» на задание «\(task)»")
            }
        return LocalizedText(
            "decision \(entry.sequence) of device “\(entry.device)” changes nothing: \(why.english)",
            "решение \(entry.sequence) устройства «\(entry.device)» ничего не меняет: \(why.russian)")
    }
}
