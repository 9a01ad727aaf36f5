/// A task of a riders' edition that is hidden until others are solved.
///
/// Its key is combined from one share for each of its requirements. For each set of tasks that meets a requirement, the share is
/// encrypted with the keys of these tasks.
public struct LockedTask: Sendable, Hashable, Identifiable {
    /// A set of tasks that meets a requirement.
    package struct Way: Sendable, Hashable {
        /// The tasks to solve.
        package let tasks: [Quest.Task.ID]
        /// The encrypted share.
        package let box: [UInt8]

        package init(tasks: [Quest.Task.ID], box: [UInt8]) {
            self.tasks = tasks
            self.box = box
        }
    }

    /// The identifier.
    public let id: Quest.Task.ID
    /// The place in the quest, from 1.
    public let number: Int

    /// The index among the features of the organiser's edition, from 0.
    package let place: Int
    /// For each requirement, the sets of tasks that meet it.
    package let requirements: [[Way]]
    /// The encrypted Feature of the task.
    package let box: [UInt8]

    package init(id: Quest.Task.ID, number: Int, place: Int, requirements: [[Way]], box: [UInt8]) {
        self.id = id
        self.number = number
        self.place = place
        self.requirements = requirements
        self.box = box
    }

    /// The tasks that it requires, in the order of its requirements.
    public var waitsFor: [Quest.Task.ID] {
        var seen: Set<Quest.Task.ID> = []
        return requirements.joined().flatMap { $0.tasks }.filter { seen.insert($0).inserted }
    }
}
