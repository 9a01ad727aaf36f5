import GeoJSON
import JSON
import Quests

/// The name of a hidden task, and what a page for riders says instead.
struct HiddenName {
    let name: String
    let shown: String

    /// The names of all hidden tasks in all languages, the longest first, since one may be a part of another.
    static func all(of quest: Quest) -> [HiddenName] {
        let shown = quest.withoutHiddenTexts
        let pairs = zip(quest.tasks, shown.tasks).filter { quest.isHidden($0.0) }.flatMap { task, shown in
            [HiddenName(name: task.name, shown: shown.name)]
                + quest.languages.map { HiddenName(name: task.name(in: $0), shown: shown.name(in: $0)) }
        }
        return pairs.sorted { $0.name.utf8.count > $1.name.utf8.count }
    }

    /// A value with the names replaced in all its texts.
    static func replacing(_ names: [HiddenName], in value: JSONValue) -> JSONValue {
        guard !names.isEmpty else { return value }
        switch value {
        case .string(let text): return .string(names.reduce(text) { $0.replacing($1.name, with: $1.shown) })
        case .array(let values): return .array(values.map { replacing(names, in: $0) })
        case .object(let object):
            return .object(
                JSONObject(members: object.members.map { .init(key: $0.key, value: replacing(names, in: $0.value)) }))
        default: return value
        }
    }
}
