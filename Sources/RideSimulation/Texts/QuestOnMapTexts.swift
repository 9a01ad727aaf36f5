import Quests
import Support

/// What is wrong with a quest on a map.
enum QuestOnMapTexts {
    static func task(_ task: Quest.Task, _ why: Message) -> Message {
        Message("quest-on-map-task", ["number": .of(task.number), "name": task.nameValue, "why": .of(why)])
    }

    static func behindZone(_ task: Quest.Task) -> Message {
        Message("quest-on-map-behind-zone", ["number": .of(task.number), "name": task.nameValue])
    }
}
