import BikeRouting
import QuestModel
import VeloQuest

/// A class of an event: when its parties start, and what they can choose by its rules.
struct SimulatedClass: Sendable {
    /// Its name; `nil` for riders without a class.
    let category: String?
    /// The choices in the quest as this class rides it.
    let choices: RiderChoices
    /// When its first party starts, in seconds since 1970 (UTC).
    let start: Double

    /// The first start of each class: one that has no time of its own starts with the first of the others.
    static func starts(of classes: [String?], in quest: Quest, statedBy time: Double?) -> [Double] {
        let own = classes.map { time ?? RideSimulator.stated(by: quest.settings.startRules(of: $0)) }
        let first = own.compactMap { $0 }.min() ?? RideSimulator.defaultStart
        return own.map { $0 ?? first }
    }

    /// The classes of a field, at least one.
    ///
    /// - Parameter choices: those by the rules of the quest, which classes without rules of their own share.
    /// - Throws: `RoutingError` if the start is off the map.
    static func all(
        _ classes: [String?], _ starts: [Double], in choices: RiderChoices, router: inout Router
    ) throws(RoutingError) -> [SimulatedClass] {
        let quest = choices.planner.quest
        var all: [SimulatedClass] = []
        for (category, start) in zip(classes, starts) {
            let isOwn = quest.settings.startRules(of: category) != quest.settings.startRules
            let own = isOwn ? try RiderChoices(quest: quest.ridden(in: category), router: &router) : choices
            all.append(SimulatedClass(category: category, choices: own, start: start))
        }
        return all.isEmpty
            ? [SimulatedClass(category: nil, choices: choices, start: RideSimulator.start(of: quest))] : all
    }
}
