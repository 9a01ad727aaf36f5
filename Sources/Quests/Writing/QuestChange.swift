import JSON

/// What differs between two quests, to the scalar: `==` takes `é` in one scalar for `é` in two.
struct QuestChange {
    private let old: Quest
    private let new: Quest

    init(from old: Quest, to new: Quest) {
        (self.old, self.new) = (old, new)
    }

    /// Whether any task differs, or their order.
    var changesTasks: Bool { old.tasks.count != new.tasks.count || firstChangedTask != nil }

    /// The first task that is not the one in its place before.
    var firstChangedTask: Quest.Task? {
        for (place, task) in new.tasks.enumerated() {
            guard place < old.tasks.count, old.tasks[place].withStatedHints == task.withStatedHints,
                members(of: task).isEmpty
            else { return task }
        }
        return nil
    }

    /// The members that differ between a task and the one in its place before.
    func members(of task: Quest.Task) -> [String] {
        guard let place = new.position(of: task.id), place < old.tasks.count else { return [] }
        let before = TaskMembers(old.tasks[place]).all
        let after = TaskMembers(new.tasks[place]).all
        return TaskMembers.names.filter { name in
            switch (before[name], after[name]) {
            case (nil, nil): false
            case (let left?, let right?): !left.isWritten(like: right)
            default: true
            }
        }
    }

    /// - Parameter isReadAgain: whether `old` was read from what was written, which may have lost the time that told of a zone.
    /// - Throws: `QuestWritingError` for a change that is no change of tasks, and for any in a riders' edition.
    func requireWritable(isReadAgain: Bool = false) throws(QuestWritingError) {
        var settings = old.settings
        if isReadAgain { settings.utcOffset = new.settings.utcOffset }
        guard settings == new.settings, old.settings.texts.isWritten(like: new.settings.texts) else {
            throw .notATask(.settings)
        }
        guard old.zones == new.zones, zip(old.zones, new.zones).allSatisfy({ $0.texts.isWritten(like: $1.texts) })
        else {
            throw .notATask(.zones)
        }
        guard old.closures == new.closures else { throw .notATask(.closures) }
        guard old.lockedTasks == new.lockedTasks, !(old.isSealed && changesTasks) else { throw .sealed }
    }
}

extension Quest.Settings {
    fileprivate var texts: JSONValue {
        let people = contacts.flatMap { [$0.name, $0.phone, $0.email, $0.url] }
        let texts = [id, title, language, description] + people
        return .array(texts.map { $0.map { .string($0) } ?? .null } + [TaskMembers.texts(translations) ?? .null])
    }
}

extension Quest.Zone {
    fileprivate var texts: JSONValue {
        .array([.string(id.rawValue), .string(name), TaskMembers.texts(translations) ?? .null])
    }
}
