internal import Support

/// The messages about a quest as a whole.
enum QuestTexts {
    static let feature = Message("quest-feature")
    static let noTask = Message("quest-no-task")

    static func oldKey(_ count: Int) -> Message { Message("quest-old-key", ["count": .of(count)]) }

    static let renameOldKey = Message("quest-rename-old-key")

    static func unknownRole(_ word: String, _ count: Int) -> Message {
        Message("quest-unknown-role", ["word": .of(word), "count": .of(count)])
    }

    static func timesWithoutZone(_ count: Int) -> Message {
        Message("quest-times-without-zone", ["count": .of(count)])
    }

    static func withoutAnswer(_ count: Int, _ listed: String) -> Message {
        Message("quest-without-answer", ["count": .of(count), "listed": .of(listed)])
    }

    static func duplicateZone(_ id: Quest.Zone.ID) -> Message { Message("quest-duplicate-zone", ["id": .of(id)]) }

    static func duplicateTask(_ id: Quest.Task.ID) -> Message { Message("quest-duplicate-task", ["id": .of(id)]) }

    static func notACollection(_ kind: String) -> Message { Message("quest-not-a-collection", ["kind": .of(kind)]) }

    static func notTasks(_ count: Int) -> Message {
        Message("quest-not-tasks", ["count": .of(count)])
    }

    static func unsuitable(name: String?, needs: Message) -> Message {
        Message("quest-unsuitable", ["name": .of(name), "needs": .of(needs)])
    }
}
