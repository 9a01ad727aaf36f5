public import Geodesy

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
        public var legLength: Double?
        /// Its score.
        public var score: Double?
        /// Whether it and its neighbours with this mark can be visited in any order.
        public var isInAnyOrder = false
        /// Its place in the order of the quest, if the other members do not determine it.
        public var questOrder: QuestOrder?

        /// Describes a visit.
        public init(_ codes: [String], kind: ControlKind? = nil) {
            self.codes = codes
            self.kind = kind
        }
    }

    /// The order of a task in the original quest.
    public enum QuestOrder: Sendable, Hashable {
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
        public var mapScale: Double?
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
}
