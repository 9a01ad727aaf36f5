extension Quest {
    /// What has to be solved before a task opens: a number of tasks of a group.
    ///
    ///     Requirement("oak")                          // the oak
    ///     Requirement(2, of: ["oak", "mill", "pond"]) // any two of the three
    public struct Requirement: Sendable, Hashable {
        /// How many of the group.
        public var count: Int
        /// The tasks of the group.
        public var tasks: [Quest.Task.ID]

        /// A requirement of any `count` tasks of a group.
        public init(_ count: Int, of tasks: [Quest.Task.ID]) {
            self.count = count
            self.tasks = tasks
        }

        /// A requirement of one task.
        public init(_ task: Quest.Task.ID) { self.init(1, of: [task]) }

        /// Whether enough of the group is solved.
        package func isMet(isSolved: (Quest.Task.ID) -> Bool) -> Bool {
            var solved = 0
            for task in tasks where isSolved(task) {
                solved += 1
                if solved >= count { return true }
            }
            return count <= 0
        }
    }
}
