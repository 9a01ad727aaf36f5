package import Quests
package import RideLogs

/// Tasks that riders were at or answered, and that a quest does not have: the logs are probably those of another quest, or of another
/// version of it.
package struct ForeignTasks: Sendable, Hashable {
    /// Their identifiers, sorted.
    package let tasks: [Quest.Task.ID]
    /// How many riders.
    package let riders: Int
    /// Whether these riders were at no task of the quest.
    let isOfAnotherQuest: Bool

    /// Compares logs with a quest; `nil` where all of their tasks are in it.
    ///
    /// - Complexity: O(*n*) for *n* entries.
    package init?(in log: RideLog, beside quest: Quest) {
        let known = Set(quest.tasks.map { $0.id } + quest.lockedTasks.map { $0.id })
        var tasks: Set<Quest.Task.ID> = []
        var (riders, others): (Set<RideEntry.Rider>, Set<RideEntry.Rider>) = ([], [])
        for entry in log.entries {
            let task: Quest.Task.ID
            switch entry.event {
            case .checkedIn(let checkIn): task = checkIn.task
            case .answered(let answered, _, _, _): task = answered
            case .tookHint(let hinted, _): task = hinted
            case .skipped(let skipped): task = skipped
            case .revealed(let revealed): task = revealed
            default: continue
            }
            if known.contains(task) {
                others.insert(entry.rider)
            } else {
                tasks.insert(task)
                riders.insert(entry.rider)
            }
        }
        guard !tasks.isEmpty else { return nil }
        self.tasks = tasks.sorted { $0.rawValue < $1.rawValue }
        self.riders = riders.count
        isOfAnotherQuest = riders.isDisjoint(with: others)
    }
}
