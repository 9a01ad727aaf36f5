internal import GeoJSON
internal import Support

/// Finds tasks that no rider can ever open or solve, in any order.
///
/// A task can be solved if it accepts any answer and enough of every group it requires can be solved. A task that is not reached
/// this way from the tasks without requirements never opens.
/// - Complexity: O(*t* + *r*) for *t* tasks and *r* required tasks.
struct RequirementChecks {
    private let tasks: [LocatedTask]
    private let known: Set<Quest.Task.ID>
    private let positions: [Quest.Task.ID: Int]

    /// - Parameter known: the identifiers of all tasks, those in error included.
    init(_ tasks: [LocatedTask], known: Set<Quest.Task.ID>) {
        self.tasks = tasks
        self.known = known
        var positions: [Quest.Task.ID: Int] = [:]
        for (position, located) in tasks.enumerated() where positions[located.task.id] == nil {
            positions[located.task.id] = position
        }
        self.positions = positions
    }

    func check(_ diagnostics: inout QuestDiagnostics) {
        noteUnknown(&diagnostics)
        noteUnanswerable(&diagnostics)
        var explained: Set<Int> = []
        let open = solvable()
        let stuck = tasks.indices.filter { !open[$0] && !isUnanswerable(tasks[$0].task) }
        for position in stuck where noteSmallGroup(position, &diagnostics) { explained.insert(position) }
        noteCycles(among: stuck.filter { !explained.contains($0) }, &explained, &diagnostics)
        noteConsequences(stuck.filter { !explained.contains($0) }, &diagnostics)
        for position in tasks.indices where open[position] { noteOrder(position, &diagnostics) }
    }

    private func noteUnknown(_ diagnostics: inout QuestDiagnostics) {
        for read in tasks {
            let unknown = read.task.requires.flatMap { $0.tasks }.filter { !known.contains($0) }
            guard !unknown.isEmpty else { continue }
            diagnostics.add(
                QuestRule.unknownRequirement, at: read.member("requires"),
                Message(
                    "requirement-unknown",
                    ["task": .of(read.label), "required": .quoted(unknown.prefix(10).map { $0.rawValue })]))
        }
    }

    private func noteUnanswerable(_ diagnostics: inout QuestDiagnostics) {
        let unanswerable = tasks.filter { isUnanswerable($0.task) }
        guard let first = unanswerable.first else { return }
        let subject = LocatedTask.subject(unanswerable)
        diagnostics.add(
            QuestRule.unsolvable, at: first.member("attempts"),
            Message("requirement-no-attempts", ["subject": .of(subject)]))
    }

    private func isUnanswerable(_ task: Quest.Task) -> Bool { task.answer != nil && task.attempts.most == 0 }

    /// The tasks that can be solved: the least fixed point over the requirements. Unknown tasks have a diagnostic of their own.
    ///
    /// Every requirement counts down the tasks it still needs, so that each required task is visited once.
    private func solvable() -> [Bool] {
        var owners: [Int] = []
        var needed: [Int] = []
        var unmet = [Int](repeating: 0, count: tasks.count)
        var waiting = [[Int]](repeating: [], count: tasks.count)
        for (position, read) in tasks.enumerated() {
            for requirement in read.task.requires {
                let inQuest = requirement.tasks.compactMap { positions[$0] }
                let count = requirement.count - (requirement.tasks.count - inQuest.count)
                guard count > 0 else { continue }
                for required in inQuest { waiting[required].append(owners.count) }
                owners.append(position)
                needed.append(count)
                unmet[position] += 1
            }
        }
        var open = [Bool](repeating: false, count: tasks.count)
        var fresh = tasks.indices.filter { unmet[$0] == 0 && !isUnanswerable(tasks[$0].task) }
        while let position = fresh.popLast() {
            open[position] = true
            for requirement in waiting[position] {
                needed[requirement] -= 1
                guard needed[requirement] == 0 else { continue }
                let owner = owners[requirement]
                unmet[owner] -= 1
                if unmet[owner] == 0, !isUnanswerable(tasks[owner].task) { fresh.append(owner) }
            }
        }
        return open
    }

    /// Whether a task requires more of a group than the group has; adds a diagnostic if so.
    private func noteSmallGroup(_ position: Int, _ diagnostics: inout QuestDiagnostics) -> Bool {
        let read = tasks[position]
        guard let group = read.task.requires.first(where: { $0.count > $0.tasks.count }) else { return false }
        diagnostics.add(
            QuestRule.neverUnlocks, at: read.member("requires"),
            Message(
                "requirement-small-group",
                ["task": .of(read.label), "wanted": .of(group.count), "count": .of(group.tasks.count)]))
        return true
    }

    /// Follows from each stuck task the first stuck task it requires; a task visited twice is on a cycle.
    private func noteCycles(among stuck: [Int], _ explained: inout Set<Int>, _ diagnostics: inout QuestDiagnostics) {
        let candidates = Set(stuck)
        var visited: Set<Int> = []
        for start in stuck where !visited.contains(start) {
            var path: [Int] = []
            var next: Int? = start
            while let position = next, visited.insert(position).inserted {
                path.append(position)
                next = waitsFor(position, among: candidates)
            }
            guard let last = next, let begin = path.firstIndex(of: last) else { continue }
            let cycle = Array(path[begin...])
            explained.formUnion(cycle)
            noteCycle(cycle, &diagnostics)
        }
    }

    private func waitsFor(_ position: Int, among candidates: Set<Int>) -> Int? {
        tasks[position].task.requires.lazy.flatMap { $0.tasks }.compactMap { positions[$0] }.first {
            candidates.contains($0)
        }
    }

    private func noteCycle(_ cycle: [Int], _ diagnostics: inout QuestDiagnostics) {
        guard let first = cycle.min().map({ tasks[$0] }) else { return }
        if cycle.count == 1 {
            diagnostics.add(
                QuestRule.requirementCycle, at: first.member("requires"),
                Message("requirement-requires-itself", ["task": .of(first.label)]))
            return
        }
        let begin = cycle.firstIndex { tasks[$0].number == first.number } ?? 0
        let around = (Array(cycle[begin...]) + Array(cycle[..<begin]) + [cycle[begin]]).map {
            tasks[$0].task.id.rawValue
        }
        let shown = (around.count > 8 ? Array(around.prefix(6)) + ["…"] + around.suffix(1) : around)
            .joined(separator: " → ")
        diagnostics.add(
            QuestRule.requirementCycle, at: first.member("requires"),
            Message("requirement-cycle", ["task": .of(first.label), "shown": .of(shown)]))
    }

    private func noteConsequences(_ stuck: [Int], _ diagnostics: inout QuestDiagnostics) {
        guard let first = stuck.first.map({ tasks[$0] }) else { return }
        let subject = LocatedTask.subject(stuck.map { tasks[$0] })
        diagnostics.add(
            QuestRule.neverUnlocks, at: first.member("requires"),
            Message("requirement-never-opens", ["subject": .of(subject), "count": .of(stuck.count)]))
    }

    /// A task that requires a later one of the course can only be solved out of order.
    private func noteOrder(_ position: Int, _ diagnostics: inout QuestDiagnostics) {
        let read = tasks[position]
        guard let order = read.task.order else { return }
        let isOutOfOrder = read.task.requires.contains { requirement in
            let before = requirement.tasks.filter { task in
                guard let other = positions[task].flatMap({ tasks[$0].task.order }) else { return true }
                return other <= order
            }
            return before.count < requirement.count
        }
        guard isOutOfOrder else { return }
        diagnostics.add(
            QuestRule.unsolvable, at: read.member("requires"),
            Message("requirement-out-of-order", ["task": .of(read.label)]))
    }
}
