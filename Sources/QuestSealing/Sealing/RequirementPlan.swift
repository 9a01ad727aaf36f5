import Quests
internal import Scoring

/// Which tasks of a quest can be hidden, and what opens them.
///
/// A task yields a key if its answer is sealed, or if it is hidden itself: a rider who sees it has opened it. A task is hidden if at
/// least one of its requirements cannot be met without a key.
struct RequirementPlan {
    /// The most ways of meeting one requirement that are written: any 5 of 10 are 252, any 6 of 12 are 924.
    static let mostWays = 256

    /// For each hidden task, by its index in the quest, the ways of meeting each requirement that needs keys.
    let alternatives: [Int: [[[Quest.Task.ID]]]]
    /// The indices of tasks with a requirement that can be met in more ways than are written.
    let excessive: Set<Int>

    /// - Parameter sealed: the tasks whose answers are sealed.
    package init(_ quest: Quest, sealed: Set<Quest.Task.ID>) {
        var giving = sealed
        var found: [Int: [[[Quest.Task.ID]]]] = [:]
        var excessive: Set<Int> = []
        // Hiding one task may permit hiding another that requires it.
        var isComplete = false
        while !isComplete {
            isComplete = true
            for (position, task) in quest.tasks.enumerated() {
                var alternatives: [[[Quest.Task.ID]]] = []
                for requirement in task.requires {
                    switch Self.alternatives(of: requirement, giving) {
                    case .none: break
                    case .tooMany: excessive.insert(position)
                    case .some(let choices): alternatives.append(choices)
                    }
                }
                guard !alternatives.isEmpty else { continue }
                found[position] = alternatives
                if giving.insert(task.id).inserted { isComplete = false }
            }
        }
        alternatives = found
        self.excessive = excessive
    }

    /// The sets of tasks that meet a requirement.
    private enum Ways {
        /// No key is needed, or no task yields one.
        case none
        /// More than `mostWays`.
        case tooMany
        case some([[Quest.Task.ID]])
    }

    private static func alternatives(of requirement: Quest.Requirement, _ giving: Set<Quest.Task.ID>) -> Ways {
        let keyed = requirement.tasks.filter { giving.contains($0) }
        let count = requirement.count - (requirement.tasks.count - keyed.count)
        guard count > 0, count <= keyed.count else { return .none }
        guard isFew(count, of: keyed.count) else { return .tooMany }
        return .some(choices(of: count, from: keyed))
    }

    /// Whether there are no more than `mostWays` combinations: the binomial coefficient, which grows towards the middle.
    private static func isFew(_ count: Int, of total: Int) -> Bool {
        var choices = 1
        for taken in 0..<min(count, total - count) {
            choices = choices * (total - taken) / (taken + 1)
            if choices > mostWays { return false }
        }
        return true
    }

    /// Every combination, in order.
    private static func choices(of count: Int, from tasks: [Quest.Task.ID]) -> [[Quest.Task.ID]] {
        var choices: [[Quest.Task.ID]] = []
        var places = Array(0..<count)
        while true {
            choices.append(places.map { tasks[$0] })
            // Advances the last index that can move, and resets those after it.
            guard let moved = places.indices.last(where: { places[$0] < tasks.count - count + $0 }) else {
                return choices
            }
            let first = places[moved] + 1
            for place in moved..<count { places[place] = first + place - moved }
        }
    }
}
