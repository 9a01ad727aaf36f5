import Quests
import Support

/// What is wrong with a quest on a map.
enum QuestOnMapTexts {
    static let offTheMapTitle = LocalizedText("place off the map", "место вне карты")
    static let unreachableTitle = LocalizedText(
        "task without a way to it or back", "задание без дороги туда или обратно")
    static let behindZoneTitle = LocalizedText(
        "task that only a way through a forbidden zone leads to",
        "задание, к которому ведёт дорога только через запретную зону")
    static let roleTitle = LocalizedText("misspelt role", "роль с опечаткой")

    static func end(isStart: Bool, _ why: LocalizedText) -> LocalizedText {
        LocalizedText(
            "the \(isStart ? "start" : "finish") cannot be used on this map: \(why.english)",
            "\(isStart ? "старт" : "финиш") на этой карте не годится: \(why.russian)")
    }

    static func task(_ task: Quest.Task, _ why: LocalizedText) -> LocalizedText {
        LocalizedText(
            "task \(task.number) “\(task.name(in: "en"))” cannot be reached on this map: \(why.english)",
            "до задания \(task.number) «\(task.name(in: "ru"))» на этой карте не добраться: \(why.russian)"
        )
    }

    static func unreachable(_ task: Quest.Task) -> LocalizedText {
        LocalizedText(
            "no road leads from the start to task \(task.number) “\(task.name(in: "en"))”, or none back; move it, or look whether "
                + "a bridge or a closure cuts it off",
            "нет дороги от старта к заданию \(task.number) «\(task.name(in: "ru"))» или обратно; передвиньте его или посмотрите, "
                + "не отрезано ли оно мостом или перекрытием")
    }

    static func neverOpens(_ task: Quest.Task) -> LocalizedText {
        LocalizedText(
            "task \(task.number) “\(task.name(in: "en"))” never opens: of the tasks it requires too few can be reached on this map",
            "задание \(task.number) «\(task.name(in: "ru"))» никогда не откроется: до слишком многих заданий, которых оно требует, на "
                + "этой карте не добраться")
    }

    static func behindZone(_ task: Quest.Task) -> LocalizedText {
        LocalizedText(
            "riders who keep out of the forbidden zones cannot get to task \(task.number) “\(task.name(in: "en"))”, or not back; "
                + "move it, or cut a way out of the zone",
            "не заезжая в запретные зоны, до задания \(task.number) «\(task.name(in: "ru"))» не добраться или не вернуться; "
                + "передвиньте его или вырежьте из зоны проезд")
    }

    static func role(_ word: String, read role: String) -> LocalizedText {
        LocalizedText(
            "the role “\(word)” is not read as \(role); write \"\(role)\", in small letters",
            "роль «\(word)» не читается как \(role); напишите \"\(role)\" строчными буквами")
    }

    static func startAsTask(_ task: Quest.Task) -> LocalizedText {
        LocalizedText(
            "“\(task.name(in: "en"))” is a task, and the quest has no start; if riders start there, give it \"role\": \"start\"",
            "«\(task.name(in: "ru"))» — задание, а старта в квесте нет; если стартуют там, добавьте \"role\": \"start\""
        )
    }
}
