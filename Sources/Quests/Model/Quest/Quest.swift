public import GeoJSON
public import Geodesy

/// A game of tasks on a map, with its rules.
///
///     let quest = try Quest(settings: .init(title: "Around the lake", timeLimit: 90 * 60), tasks: [oak, jetty, mill])
///     quest.tasks[0].number  // 1
///
/// A quest that exists has at least one task; its tasks and zones have unique identifiers and lie on the Earth, its tasks are worth
/// 0 points or more, have a radius above 0, and require only tasks of the quest. `Quest.read(_:)` reads one from an organiser's
/// GeoJSON file.
///
/// Not enforced: that riders can reach a task, or find its answer.
public struct Quest: Sendable {
    /// The settings of the quest as a whole.
    public private(set) var settings: Settings
    /// The tasks, numbered from 1 in this order; hidden ones have their numbers too.
    public private(set) var tasks: [Task]
    /// The areas with a meaning.
    public private(set) var zones: [Zone]
    /// The roads that the event blocks, as in the file.
    public let closures: [Geometry]
    /// The tasks of a riders' edition that are hidden until others are solved.
    public let lockedTasks: [LockedTask]
    /// The collection that the quest was read from, with members unknown to the engine; `nil` for a quest made in code.
    public let source: FeatureCollection?
    /// The digest of the file that the quest was read from; `nil` for a quest made in code. A quest with other settings or tasks, and
    /// a riders' edition in which more has been opened, keep it.
    public package(set) var edition: EditionDigest?

    private let positions: [Task.ID: Int]
    /// What judging asks of all tasks.
    package let tables: Tables

    /// Makes a quest and numbers its tasks, skipping the numbers of hidden ones.
    /// - Throws: `QuestError` for the first violation of what the type promises.
    public init(
        settings: Settings = Settings(), tasks: [Task], zones: [Zone] = [], closures: [Geometry] = [],
        lockedTasks: [LockedTask] = [], source: FeatureCollection? = nil
    ) throws(QuestError) {
        guard !tasks.isEmpty else { throw .noTasks }
        if let limit = settings.timeLimit, !(limit > 0 && limit.isFinite) { throw .timeLimitOutOfRange(limit) }
        for place in [settings.start, settings.finish] {
            if let place, !place.isOnEarth { throw .notOnEarth(place) }
        }
        var positions: [Task.ID: Int] = [:]
        var numbered = tasks
        let hidden = Set(lockedTasks.map { $0.number })
        var number = 0
        for (index, task) in tasks.enumerated() {
            guard task.coordinate.isOnEarth else { throw .notOnEarth(task.coordinate) }
            if let points = task.statedPoints, points < 0 { throw .negativePoints(task.id, points) }
            guard task.radius > 0, task.radius.isFinite else { throw .radiusOutOfRange(task.id, task.radius) }
            guard positions.updateValue(index, forKey: task.id) == nil else { throw .duplicateTask(task.id) }
            repeat { number += 1 } while hidden.contains(number)
            numbered[index].number = number
        }
        var locked: Set<Task.ID> = []
        for task in lockedTasks {
            guard positions[task.id] == nil, locked.insert(task.id).inserted else { throw .duplicateTask(task.id) }
        }
        for task in tasks {
            for needed in task.requires.flatMap({ $0.tasks })
            where positions[needed] == nil && !locked.contains(needed) {
                throw .unknownRequirement(task.id, needed)
            }
        }
        var names: Set<Zone.ID> = []
        for zone in zones {
            guard names.insert(zone.id).inserted else { throw .duplicateTask(zone.id) }
            let corners = zone.polygons.joined().joined()
            if let corner = corners.first(where: { !$0.isOnEarth }) { throw .notOnEarth(corner) }
        }
        self.settings = settings
        self.tasks = numbered
        self.zones = zones
        self.closures = closures
        self.lockedTasks = lockedTasks
        self.source = source
        self.positions = positions
        tables = Tables(of: numbered, settings.scoring)
    }

    /// The same quest with other settings.
    /// - Throws: `QuestError` if the time limit is out of range or a place is not on the Earth.
    public func with(_ settings: Settings) throws(QuestError) -> Quest {
        var quest = try Quest(
            settings: settings, tasks: tasks, zones: zones, closures: closures, lockedTasks: lockedTasks, source: source
        )
        quest.edition = edition
        return quest
    }

    /// The same quest with other tasks: tuned, in another order, fewer or more.
    ///
    ///     let tuned = try quest.with(tasks: quest.tasks.map { … })
    ///
    /// - Throws: `QuestError` where the tasks make no quest.
    public func with(tasks: [Task]) throws(QuestError) -> Quest {
        var quest = try Quest(
            settings: settings, tasks: tasks, zones: zones, closures: closures, lockedTasks: lockedTasks, source: source
        )
        quest.edition = edition
        return quest
    }

    /// The same quest with other texts.
    ///
    /// Only texts are taken from what is handed in, and no text makes a quest invalid, so that this cannot fail: a quest whose texts
    /// were to be hidden never comes out with them.
    func replacingTexts(
        title: String?, description: String?, translations: [String: Translation],
        task text: (Task) -> Task, zone name: (Zone) -> Zone = { $0 }
    ) -> Quest {
        var result = self
        (result.settings.title, result.settings.description) = (title, description)
        result.settings.translations = translations
        for place in tasks.indices { result.tasks[place].takeTexts(of: text(tasks[place])) }
        for place in zones.indices {
            let zone = name(zones[place])
            (result.zones[place].name, result.zones[place].translations) = (zone.name, zone.translations)
        }
        return result
    }

    /// The same quest under the start rules of a class, for whoever rides in it.
    package func ridden(in category: String?) -> Quest {
        var ridden = self
        let rules = settings.startRules(of: category)
        (ridden.settings.startOpens, ridden.settings.startCloses) = (rules.opens, rules.closes)
        (ridden.settings.massStart, ridden.settings.timeLimit) = (rules.massStart, rules.timeLimit)
        return ridden
    }

    /// The task with an identifier. Complexity: O(1).
    public func task(_ id: Task.ID) -> Task? {
        positions[id].map { tasks[$0] }
    }

    /// The task that follows another in the order of the quest; `nil` after the last.
    public func task(after id: Task.ID) -> Task? {
        guard let position = positions[id], position + 1 < tasks.count else { return nil }
        return tasks[position + 1]
    }

    /// The task before another in the order of the quest; `nil` before the first.
    public func task(before id: Task.ID) -> Task? {
        guard let position = positions[id], position > 0 else { return nil }
        return tasks[position - 1]
    }

    /// The index in `tasks` of the task with an identifier.
    package func position(of id: Task.ID) -> Int? { positions[id] }

    /// The value of a task under the rules of the quest, before charges.
    public func value(of task: Task) -> Points { settings.scoring.value(of: task) }

    /// Whether the quest is a course to be ridden in order.
    public var hasOrder: Bool { tables.hasOrder }

    /// What judging asks of all tasks for each of many rides, in the order of the tasks. It is computed once, since to copy a task
    /// takes longer than to judge an answer.
    package struct Tables: Sendable {
        /// The plane around each task.
        package let planes: [LocalPlane]
        /// What each task is worth before charges.
        package let values: [Points]
        /// Whether any task has its place in an order.
        package let hasOrder: Bool
        /// Whether any task requires others.
        package let hasRequirements: Bool

        init(of tasks: [Task], _ scoring: ScoringRules) {
            planes = tasks.map { LocalPlane(origin: $0.coordinate) }
            values = tasks.map { scoring.value(of: $0) }
            hasOrder = tasks.contains { $0.order != nil }
            hasRequirements = tasks.contains { !$0.requires.isEmpty }
        }
    }
}

extension ScoringRules {
    /// The value of a task before charges.
    public func value(of task: Quest.Task) -> Points {
        bonusControls.first { $0.codes.contains(task.code) }?.points ?? value.points(of: task)
    }
}

/// Why a quest cannot be made from its parts.
public enum QuestError: Error, Sendable, Hashable {
    /// There are no tasks.
    case noTasks
    /// Two tasks, or two zones, have this identifier.
    case duplicateTask(Quest.Task.ID)
    /// A place is not on the Earth.
    case notOnEarth(Coordinate)
    /// A task requires one that the quest does not have.
    case unknownRequirement(Quest.Task.ID, Quest.Task.ID)
    /// A task has negative points.
    case negativePoints(Quest.Task.ID, Int)
    /// A radius is not a number of metres above 0.
    case radiusOutOfRange(Quest.Task.ID, Double)
    /// A time limit is not a number of seconds above 0.
    case timeLimitOutOfRange(Double)
}
