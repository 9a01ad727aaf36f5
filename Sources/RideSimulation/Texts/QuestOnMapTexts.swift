import Quests
import Support

/// What is wrong with a quest on a map.
enum QuestOnMapTexts {
    static let offTheMapTitle = Message("quest-on-map-off-the-map-title")
    static let unreachableTitle = Message("quest-on-map-unreachable-title")
    static let behindZoneTitle = Message("quest-on-map-behind-zone-title")
    static let roleTitle = Message("quest-on-map-role-title")

    static func end(isStart: Bool, _ why: Message) -> Message {
        Message("quest-on-map-end", ["is-start": .of(isStart), "why": .of(why)])
    }

    static func task(_ task: Quest.Task, _ why: Message) -> Message {
        Message("quest-on-map-task", ["number": .of(task.number), "name": task.nameValue, "why": .of(why)])
    }

    static func unreachable(_ task: Quest.Task) -> Message {
        Message("quest-on-map-unreachable", ["number": .of(task.number), "name": task.nameValue])
    }

    static func neverOpens(_ task: Quest.Task) -> Message {
        Message("quest-on-map-never-opens", ["number": .of(task.number), "name": task.nameValue])
    }

    static func behindZone(_ task: Quest.Task) -> Message {
        Message("quest-on-map-behind-zone", ["number": .of(task.number), "name": task.nameValue])
    }

    static func role(_ word: String, read role: String) -> Message {
        Message("quest-on-map-role", ["word": .of(word), "role": .of(role)])
    }

    static func startAsTask(_ task: Quest.Task) -> Message {
        Message("quest-on-map-start-as-task", ["name": task.nameValue])
    }
}
