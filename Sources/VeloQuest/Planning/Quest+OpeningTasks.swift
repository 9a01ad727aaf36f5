package import Quests

extension Quest {
    /// Of tasks that can be reached, those that riders can open by solving others of them.
    ///
    /// Tasks that a riders' edition still hides count as solvable.
    /// - Complexity: O(*d* · *r*) for requirements that are *d* deep and name *r* tasks.
    package func tasksThatOpen(with reachable: Set<Task.ID>) -> Set<Task.ID> {
        let known = Set(tasks.map { $0.id })
        var open: Set<Task.ID> = []
        var waiting = tasks.filter { reachable.contains($0.id) }
        while true {
            let opening = waiting.filter { task in
                task.requires.allSatisfy { requirement in
                    requirement.tasks.count { open.contains($0) || !known.contains($0) } >= requirement.count
                }
            }
            guard !opening.isEmpty else { return open }
            open.formUnion(opening.map { $0.id })
            waiting.removeAll { open.contains($0.id) }
        }
    }
}
