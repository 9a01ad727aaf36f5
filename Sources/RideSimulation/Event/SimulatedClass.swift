import Quests
import Routing
import VeloQuest

/// A class of an event: when its parties start, and what they can choose by its rules.
struct SimulatedClass: Sendable {
    /// Its name; `nil` for riders without a class.
    let category: String?
    /// The choices in the quest as this class rides it.
    let choices: RiderChoices
    /// When its first party starts, in seconds since 1970 (UTC).
    let start: Double

    /// Whether its rules let all parties start at once.
    var hasMassStart: Bool { choices.planner.quest.settings.massStart != nil }

    /// The first start of each class of a field: one that has no time of its own starts with the first of the others, or so long
    /// before its start window closes that all can start within it.
    static func starts(of field: RiderField, in quest: Quest, statedBy time: Double?) -> [Double] {
        let rules = field.classes.map { quest.settings.startRules(of: $0) }
        let own = rules.map { time ?? RideSimulator.stated(by: $0) }
        let first = own.compactMap { $0 }.min() ?? RideSimulator.defaultStart
        let longestQueue = field.start(ofParty: max(0, field.partyCount - 1), isMass: false)
        return zip(own, rules).map { own, rules in own ?? min(first, (rules.closes ?? .infinity) - longestQueue) }
    }

    /// How many parties start before each: classes that start at the same moment share a queue.
    ///
    /// - Parameter field: the field; where it leaves the start to the rules, classes with a mass start stand in no queue.
    /// - Complexity: O(*n*).
    static func placesInQueue(of field: RiderField, in classes: [SimulatedClass]) -> [Int] {
        let isRuled = if case .ruled = field.start { true } else { false }
        var lengths: [Double: Int] = [:]
        return (0..<field.partyCount).map { number in
            let group = classes[field.turn(ofParty: number)]
            if isRuled, group.hasMassStart { return 0 }
            defer { lengths[group.start, default: 0] += 1 }
            return lengths[group.start, default: 0]
        }
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
