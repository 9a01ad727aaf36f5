public import Geodesy
public import Quests
internal import Scoring

/// Controls and courses in the exchange format of orienteering programs: the message `CourseData` of the IOF's data standard 3.0.
///
///     let message = CourseData(quest)
///     let bytes = message.encoded()
///     let again = try CourseData(parsing: bytes)
///
/// Only data that a quest can use is kept. Maps except for their scale, positions on paper, classes and assignments are ignored.
///
/// Source: IOF data standard 3.0, `IOF.xsd`, <https://github.com/international-orienteering-federation/datastandard-v3>.
public struct CourseData: Sendable, Hashable {
    /// What a control is for.
    public enum ControlKind: String, Sendable, Hashable, CaseIterable {
        /// A control to visit.
        case control = "Control"
        /// The start.
        case start = "Start"
        /// The finish.
        case finish = "Finish"
        /// Where an obstacle is crossed.
        case crossingPoint = "CrossingPoint"
        /// Where a marked route ends.
        case endOfMarkedRoute = "EndOfMarkedRoute"
    }

    /// A name, with its language if the file states it.
    public struct Name: Sendable, Hashable {
        /// The text.
        public var text: String
        /// The tag of its language.
        public var language: String?

        /// Makes a name.
        public init(_ text: String, language: String? = nil) {
            self.text = text
            self.language = language
        }
    }

    /// A control, independent of courses.
    public struct Control: Sendable, Hashable {
        /// Its code, as in punches and results.
        public var code: String
        /// What it is for, if the file states it.
        public var kind: ControlKind?
        /// Its names.
        public var names: [Name] = []
        /// Where it is; `nil` for a control that only has a position on paper.
        public var coordinate: Coordinate?
        /// The identifier of the task, if the file came from a quest.
        public var task: String?
        /// Whether the quest has no such place and the file required one.
        public var isAssumed = false

        /// Describes a control.
        public init(code: String, kind: ControlKind? = nil, coordinate: Coordinate? = nil) {
            self.code = code
            self.kind = kind
            self.coordinate = coordinate
        }
    }

    /// A control in a course.
    public struct Visit: Sendable, Hashable {
        /// The code of the control; several if one of them is enough.
        public var codes: [String]
        /// What it is for in this course, if that differs.
        public var kind: ControlKind?
        /// Metres from the control before.
        var legLength: Double?
        /// Its score.
        public var score: Double?
        /// Whether it and its neighbours with this mark can be visited in any order.
        public var isInAnyOrder = false
        /// Its place in the order of the quest, if the other members do not determine it.
        var questOrder: QuestOrder?

        /// Describes a visit.
        public init(_ codes: [String], kind: ControlKind? = nil) {
            self.codes = codes
            self.kind = kind
        }
    }

    /// The order of a task in the original quest.
    enum QuestOrder: Sendable, Hashable {
        /// At any time.
        case anyTime
        /// After all tasks with smaller numbers.
        case number(Int)
    }

    /// A course: controls from start to finish.
    public struct Course: Sendable, Hashable {
        /// Its name.
        public var name: String
        /// Metres from start to finish.
        public var length: Double?
        /// The controls in order, start and finish included.
        public var visits: [Visit]

        /// Describes a course.
        public init(name: String, length: Double? = nil, visits: [Visit] = []) {
            self.name = name
            self.length = length
            self.visits = visits
        }
    }

    /// The controls and courses of one race.
    public struct Race: Sendable, Hashable {
        /// The denominator of the scale of its map.
        var mapScale: Double?
        /// Whether controls have positions on paper.
        public var hasMapPositions = false
        /// All controls.
        public var controls: [Control]
        /// All courses.
        public var courses: [Course]

        /// Describes a race.
        public init(controls: [Control] = [], courses: [Course] = []) {
            self.controls = controls
            self.courses = courses
        }
    }

    /// The name of the event.
    public var event: String
    /// When the event starts, in seconds since 1970-01-01 00:00 UTC.
    public var starts: Double?
    /// When it ends.
    public var ends: Double?
    /// When the message was made.
    public var created: Double?
    /// The program that made it.
    public var creator: String?
    /// The races, in order.
    public var races: [Race]

    /// Makes a message.
    public init(event: String, races: [Race] = []) {
        self.event = event
        self.races = races
    }

    /// The tasks of a quest as one race with one course.
    ///
    ///     CourseData(quest, creator: "questctl").encoded()
    ///
    /// - A control's code is the task's if all codes differ, else its number in the quest; the task's identifier is stored in
    ///   `Extensions`. The start is S1, the finish F1.
    /// - A quest without an order is a course whose controls can be visited in any order. In a quest with one, tasks that share a place
    ///   in the order are such a group, and tasks without one come last. Legs between single controls, and the length of a course of
    ///   nothing else, are geodesics in whole metres.
    /// - A score is the value of a task under the rules of the quest.
    /// - Programs require a start and a finish with a place: a quest without a start gets one at its first task, one without a finish
    ///   gets it at the start. Both are marked in `Extensions`, so that reading the file gives the original quest.
    ///
    /// Answers, hints and success texts are left out: riders may see the file.
    ///
    /// - Parameters:
    ///   - created: the moment for `createTime`, in seconds since 1970-01-01 00:00 UTC.
    ///   - creator: the program that makes the message.
    /// - Complexity: O(*n* log *n*) for *n* tasks.
    public init(_ quest: Quest, created: Double? = nil, creator: String? = "VeloQuest") {
        let settings = quest.settings
        self.init(event: settings.title ?? settings.id ?? "Quest")
        starts = settings.massStart ?? settings.startOpens
        self.created = created
        self.creator = creator

        let codes = ControlCodes(quest)
        var start = Control(code: ControlCodes.start, kind: .start)
        // A quest has at least one task; the other place only satisfies the compiler.
        let first = quest.tasks.first?.coordinate ?? Coordinate(longitude: 0, latitude: 0)
        start.coordinate = settings.start ?? first
        start.isAssumed = settings.start == nil
        var finish = Control(code: ControlCodes.finish, kind: .finish)
        finish.coordinate = settings.finish ?? start.coordinate
        finish.isAssumed = settings.finish == nil
        let controls = quest.tasks.enumerated().map { position, task in
            Control(task, code: codes[position], language: settings.language)
        }
        let course = Course(quest, codes, from: start.coordinate ?? first, to: finish.coordinate ?? first, name: event)
        races = [Race(controls: [start] + controls + [finish], courses: [course])]
    }
}

extension CourseData.Control {
    fileprivate init(_ task: Quest.Task, code: String, language: String?) {
        self.init(code: code, kind: .control, coordinate: task.coordinate)
        names = [CourseData.Name(task.name, language: language)]
        for (tag, texts) in task.translations.sorted(by: { $0.key < $1.key }) {
            if let name = texts.name { names.append(CourseData.Name(name, language: tag)) }
        }
        self.task = code == task.id.rawValue ? nil : task.id.rawValue
    }
}

extension CourseData.Course {
    fileprivate init(
        _ quest: Quest, _ codes: ControlCodes, from start: Coordinate, to finish: Coordinate, name: String
    ) {
        var sizes: [Int?: Int] = [:]
        for task in quest.tasks { sizes[task.order, default: 0] += 1 }
        let isPlain = quest.tasks.allSatisfy { $0.order != nil } && sizes.values.allSatisfy { $0 == 1 }

        var visits = [CourseData.Visit([ControlCodes.start], kind: .start)]
        // The place of the control before, if it is known which one that is.
        var before: Coordinate? = start
        var length: Double? = 0
        for (position, task) in quest.course {
            var visit = CourseData.Visit([codes[position]], kind: .control)
            visit.score = quest.value(of: task).doubleValue
            visit.isInAnyOrder = task.order == nil || sizes[task.order] != 1
            if quest.hasOrder, !isPlain { visit.questOrder = task.order.map { .number($0) } ?? .anyTime }
            visit.legLength = visit.isInAnyOrder ? nil : before.map { $0.distance(to: task.coordinate).rounded() }
            length = visit.legLength.flatMap { leg in length.map { $0 + leg } }
            before = visit.isInAnyOrder ? nil : task.coordinate
            visits.append(visit)
        }
        var last = CourseData.Visit([ControlCodes.finish], kind: .finish)
        last.legLength = before.map { $0.distance(to: finish).rounded() }
        visits.append(last)
        self.init(
            name: name, length: last.legLength.flatMap { leg in length.map { $0 + leg } }, visits: visits)
    }
}
