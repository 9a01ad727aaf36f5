/// Where the tasks of a changed quest go among the features of its file.
///
/// Tasks that keep their order stay where they are, and others come behind the task before them; features that are no tasks do not
/// move. Where the order is another one, the tasks go into the places of the tasks one after the other.
struct TaskOrder {
    /// One feature of the file to be.
    enum Slot {
        /// A feature that is no task, by its place in the file.
        case feature(Int)
        /// A task by its index, with the index it had before and the place of its feature.
        case task(Int, before: Int, place: Int)
        /// A task that the file does not have, by its index.
        case added(Int)
    }

    /// The features in their order.
    let slots: [Slot]

    /// - Parameter places: where the features of the tasks are that the file has, in their order.
    init(places: [Int], of old: [Quest.Task], featureCount: Int, now tasks: [Quest.Task]) {
        var indices: [Quest.Task.ID: Int] = [:]
        for (index, task) in old.enumerated() { indices[task.id] = index }
        let befores = tasks.map { indices[$0.id] }
        let kept = befores.compactMap { $0 }
        let isInOrder = zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 }
        let slot: (Int) -> Slot = { index in
            befores[index].map { .task(index, before: $0, place: places[$0]) } ?? .added(index)
        }
        var slots: [Slot] = []
        var next = 0
        var turn = 0
        for place in 0..<featureCount {
            guard turn < places.count, places[turn] == place else {
                slots.append(.feature(place))
                continue
            }
            let before = turn
            turn += 1
            if isInOrder {
                // Up to this task and those behind it that are new; a task that is gone leaves no place.
                if let index = befores.firstIndex(of: before) {
                    let end = befores[(index + 1)...].firstIndex { $0 != nil } ?? tasks.count
                    slots += (next..<end).map(slot)
                    next = end
                }
            } else if next < tasks.count {
                slots.append(slot(next))
                next += 1
            }
            if turn == places.count, next < tasks.count {
                slots += (next..<tasks.count).map(slot)
                next = tasks.count
            }
        }
        self.slots = slots
    }
}
