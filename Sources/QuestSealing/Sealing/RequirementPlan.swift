internal import QuestEngine
import QuestFile

/// Which tasks of a quest can be hidden, and what opens them.
///
/// A task gives a key when its answer is sealed, or when it is hidden itself: whoever can see it has opened it. A task is
/// hidden when at least one of its requirements cannot be met without a key.
struct RequirementPlan {
    /// More ways of meeting one requirement are not written: any 5 of 10 are 252, any 6 of 12 are 924.
    static let mostWays = 256

    /// For each hidden task, by its place in the quest, the ways of meeting each requirement that asks for keys.
    let ways: [Int: [[[Quest.Task.ID]]]]
    /// The tasks, by their places, of which a requirement can be met in more ways than are written.
    let excessive: Set<Int>

    /// - Parameter sealed: the tasks whose answers are sealed.
    package init(_ quest: Quest, sealed: Set<Quest.Task.ID>) {
        var giving = sealed
        var found: [Int: [[[Quest.Task.ID]]]] = [:]
        var excessive: Set<Int> = []
        // Hiding one task may allow hiding another that requires it.
        var isComplete = false
        while !isComplete {
            isComplete = true
            for (position, task) in quest.tasks.enumerated() {
                var ways: [[[Quest.Task.ID]]] = []
                for requirement in task.requires {
                    switch Self.ways(of: requirement, giving) {
                    case .none: break
                    case .tooMany: excessive.insert(position)
                    case .some(let choices): ways.append(choices)
                    }
                }
                guard !ways.isEmpty else { continue }
                found[position] = ways
                if giving.insert(task.id).inserted { isComplete = false }
            }
        }
        ways = found
        self.excessive = excessive
    }

    /// The sets of tasks each of which is enough.
    private enum Ways {
        /// No key is asked for, or nothing gives the keys.
        case none
        /// More than `mostWays`.
        case tooMany
        case some([[Quest.Task.ID]])
    }

    private static func ways(of requirement: Quest.Requirement, _ giving: Set<Quest.Task.ID>) -> Ways {
        let keyed = requirement.tasks.filter { giving.contains($0) }
        let count = requirement.count - (requirement.tasks.count - keyed.count)
        guard count > 0, count <= keyed.count else { return .none }
        guard isFew(count, of: keyed.count) else { return .tooMany }
        return .some(choices(of: count, from: keyed))
    }

    /// Whether there are no more than `mostWays` choices of so many: the binomial coefficient, which grows towards the middle.
    private static func isFew(_ count: Int, of total: Int) -> Bool {
        var choices = 1
        for taken in 0..<min(count, total - count) {
            choices = choices * (total - taken) / (taken + 1)
            if choices > mostWays { return false }
        }
        return true
    }

    /// Every choice of so many, in order.
    private static func choices(of count: Int, from tasks: [Quest.Task.ID]) -> [[Quest.Task.ID]] {
        var choices: [[Quest.Task.ID]] = []
        var places = Array(0..<count)
        while true {
            choices.append(places.map { tasks[$0] })
            // The last place that can move on does, and those behind it follow.
            guard let moved = places.indices.last(where: { places[$0] < tasks.count - count + $0 }) else {
                return choices
            }
            let first = places[moved] + 1
            for place in moved..<count { places[place] = first + place - moved }
        }
    }
}
