import Quests
package import Support

extension ForeignTasks: LocalizedMessage {
    /// Which tasks the quest does not have, and what is probably wrong.
    package var message: LocalizedText {
        let most = 5
        let names = tasks.prefix(most).map { DisplayText.sanitized($0.rawValue, most: 40) }
        let rest = tasks.count - names.count
        let english = names.map { "“\($0)”" }.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        let russian = names.map { "«\($0)»" }.joined(separator: ", ") + (rest > 0 ? " и ещё \(rest)" : "")
        let (advice, remark) =
            isOfAnotherQuest
            ? ("their logs are of another quest", "их журналы от другого квеста")
            : ("they are of another version of the quest", "они от другой версии квеста")
        return LocalizedText(
            "\(Plural.english(riders, "rider was", "riders were")) at tasks that the quest does not have: \(english); nothing there counts, "
                + "and probably \(advice)",
            "\(Plural.russian(riders, "участник был", "участника были", "участников были")) у заданий, которых в квесте нет: \(russian); это не в "
                + "счёт, и, видимо, \(remark)")
    }
}
