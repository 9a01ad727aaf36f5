internal import QuestEngine

/// Which tasks of a quest can be hidden, and what opens them.
///
/// A task gives a key when its answer is sealed, or when it is hidden itself: whoever can see it has opened it. A task is
/// hidden when at least one of its requirements cannot be met without a key.
struct RequirementPlan {
    /// More ways of meeting one requirement are not written: any 5 of 10 are 252.
    static let mostWays = 256

    /// For each hidden task, by its place in the quest, the ways of meeting each requirement that asks for keys.
    let ways: [Int: [[[Quest.Task.ID]]]]

    /// - Parameter sealed: the tasks whose answers are sealed.
    init(_ quest: Quest, sealed: Set<Quest.Task.ID>) {
        var giving = sealed
        var found: [Int: [[[Quest.Task.ID]]]] = [:]
        // Hiding one task may allow hiding another that requires it.
        var isComplete = false
        while !isComplete {
            isComplete = true
            for (position, task) in quest.tasks.enumerated() {
                let ways = task.requires.compactMap { Self.ways(of: $0, giving) }
                guard !ways.isEmpty else { continue }
                found[position] = ways
                if giving.insert(task.id).inserted { isComplete = false }
            }
        }
        ways = found
    }

    /// The sets of tasks each of which is enough; `nil` where none is needed, or there are too many.
    private static func ways(of requirement: Quest.Requirement, _ giving: Set<Quest.Task.ID>) -> [[Quest.Task.ID]]? {
        let keyed = requirement.tasks.filter { giving.contains($0) }
        let count = requirement.count - (requirement.tasks.count - keyed.count)
        guard count > 0, count <= keyed.count else { return nil }
        return choices(of: count, from: keyed[...])
    }

    /// Every choice of so many, in order; `nil` where there are more than `mostWays`.
    private static func choices(of count: Int, from tasks: ArraySlice<Quest.Task.ID>) -> [[Quest.Task.ID]]? {
        guard count > 0 else { return [[]] }
        guard let first = tasks.first, tasks.count >= count else { return [] }
        guard let with = choices(of: count - 1, from: tasks.dropFirst()),
            let without = choices(of: count, from: tasks.dropFirst()), with.count + without.count <= mostWays
        else { return nil }
        return with.map { [first] + $0 } + without
    }
}
