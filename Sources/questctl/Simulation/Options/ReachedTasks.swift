package import Quests
package import Support

/// Says which tasks of a quest nobody can ride to on a map.
package enum ReachedTasks {
    /// - Throws: `Failure.wrong`, after an error, where that is all of them.
    package static func note(unreachable tasks: Set<Quest.Task.ID>, of quest: Quest, _ language: Language) throws {
        guard !tasks.isEmpty else { return }
        guard tasks.count < quest.tasks.count else {
            Failure.report(ReachedTasksTexts.noTaskReachable, language)
            throw Failure.wrong
        }
        let ids = quest.tasks.map(\.id).filter(tasks.contains).map { DisplayText.sanitized($0.rawValue, most: 40) }
        let names = ids.prefix(20).joined(separator: ", ") + (ids.count > 20 ? ", …" : "")
        Console.note("questctl: \(ReachedTasksTexts.unreachable(names)[language])")
    }
}
