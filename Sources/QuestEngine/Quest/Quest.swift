public import GeoJSON
public import Geodesy

/// A game of tasks on a map: what riders are to find, and under which terms.
///
///     let quest = try Quest(title: "Around the lake", timeLimit: 90 * 60, tasks: [oak, jetty, mill])
///     quest.tasks[0].number  // 1
///
/// A quest that exists has at least one task; its tasks have unique identifiers, lie on the Earth, are worth 0 points
/// or more and have a radius above 0. `Quest.read(_:)` makes one from the GeoJSON file of an organiser.
///
/// Not enforced: that riders can reach a task, or find its answer.
public struct Quest: Sendable {
    /// The organiser's words and terms, all of them optional.
    public struct Settings: Sendable, Hashable {
        /// The name of the quest.
        public var title: String?
        /// The BCP 47 tag of the language the quest is written in.
        public var language: String?
        /// What the quest is about.
        public var description: String?
        /// Where riders start.
        public var start: Coordinate?
        /// Where riders finish; where absent and a start is given, usually the start.
        public var finish: Coordinate?
        /// How long a ride may take, in seconds.
        public var timeLimit: Double?
        /// Whom riders can turn to.
        public var contacts: [Contact]

        /// Describes the terms of a quest.
        public init(
            title: String? = nil, language: String? = nil, description: String? = nil, start: Coordinate? = nil,
            finish: Coordinate? = nil, timeLimit: Double? = nil, contacts: [Contact] = []
        ) {
            self.title = title
            self.language = language
            self.description = description
            self.start = start
            self.finish = finish
            self.timeLimit = timeLimit
            self.contacts = contacts
        }
    }

    /// The organiser's words and terms.
    public let settings: Settings
    /// The tasks, numbered from 1 in this order.
    public let tasks: [Task]
    /// The collection the quest was read from, with every member the engine has no use for; `nil` for a quest made in code.
    public let source: FeatureCollection?

    private let positions: [Task.ID: Int]

    /// Makes a quest and numbers its tasks.
    /// - Throws: `QuestError` at the first thing that is not as the type promises.
    public init(
        settings: Settings = Settings(), tasks: [Task], source: FeatureCollection? = nil
    ) throws(QuestError) {
        guard !tasks.isEmpty else { throw .noTasks }
        if let limit = settings.timeLimit, !(limit > 0 && limit.isFinite) { throw .timeLimitOutOfRange(limit) }
        for place in [settings.start, settings.finish] {
            if let place, !place.isOnEarth { throw .notOnEarth(place) }
        }
        var positions: [Task.ID: Int] = [:]
        var numbered = tasks
        for (index, task) in tasks.enumerated() {
            guard task.coordinate.isOnEarth else { throw .notOnEarth(task.coordinate) }
            guard task.points >= 0 else { throw .negativePoints(task.id, task.points) }
            guard task.radius > 0, task.radius.isFinite else { throw .radiusOutOfRange(task.id, task.radius) }
            guard positions.updateValue(index, forKey: task.id) == nil else { throw .duplicateTask(task.id) }
            numbered[index].number = index + 1
        }
        self.settings = settings
        self.tasks = numbered
        self.source = source
        self.positions = positions
    }

    /// The task with an identifier. Complexity: O(1).
    public func task(_ id: Task.ID) -> Task? {
        positions[id].map { tasks[$0] }
    }

    /// Where in `tasks` the task with an identifier stands.
    func position(of id: Task.ID) -> Int? { positions[id] }
}
