import Quests
package import Support

extension ForeignTasks: LocalizedMessage {
    /// Which tasks the quest does not have, and what is probably wrong.
    package var message: Message {
        let most = 5
        let names = tasks.prefix(most).map { DisplayText.sanitized($0.rawValue, most: 40) }
        let rest = tasks.count - names.count
        let list = MessageValue.quoted(names)
        let shown = rest > 0 ? .of(Message("and-more", ["list": list, "count": .of(rest)])) : list
        return Message(
            "foreign-tasks",
            ["riders": .of(riders), "tasks": shown, "is-of-another-quest": .of(isOfAnotherQuest)])
    }
}
