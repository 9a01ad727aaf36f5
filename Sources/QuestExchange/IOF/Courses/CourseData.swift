public import Geodesy

/// Controls and courses as programs for orienteering exchange them: the message `CourseData` of the IOF's data standard 3.0.
///
///     let message = CourseData(quest)
///     let bytes = message.encoded()
///     let again = try CourseData(parsing: bytes)
///
/// Kept is what a quest can use. Maps but for their scale, places on paper, classes and assignments are passed over when reading.
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

    /// A name, in a language where the file says so.
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

    /// A control, whatever courses lead there.
    public struct Control: Sendable, Hashable {
        /// Its code: what punches and results call it.
        public var code: String
        /// What it is for, where the file says so.
        public var kind: ControlKind?
        /// What it is called.
        public var names: [Name] = []
        /// Where it is; `nil` for a control that only has a place on paper.
        public var coordinate: Coordinate?
        /// What a quest calls it, where the file came from one.
        public var task: String?
        /// Whether the quest has no such place and the file needed one.
        public var isAssumed = false

        /// Describes a control.
        public init(code: String, kind: ControlKind? = nil, coordinate: Coordinate? = nil) {
            self.code = code
            self.kind = kind
            self.coordinate = coordinate
        }
    }

    /// A control's place in a course.
    public struct Visit: Sendable, Hashable {
        /// The code of the control; several where one of them is enough.
        public var codes: [String]
        /// What it is for in this course, where that differs.
        public var kind: ControlKind?
        /// Metres from the control before.
        public var legLength: Double?
        /// What it is worth.
        public var score: Double?
        /// Whether it and its neighbours that are so too can be visited in any order.
        public var isInAnyOrder = false
        /// Its place in the order of a quest that the other members cannot tell.
        public var questOrder: QuestOrder?

        /// Describes a visit.
        public init(_ codes: [String], kind: ControlKind? = nil) {
            self.codes = codes
            self.kind = kind
        }
    }

    /// The order of a task in the quest a file came from.
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
        /// Whether controls have places on paper.
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
    /// The races, one after the other.
    public var races: [Race]

    /// Describes courses.
    public init(event: String, races: [Race] = []) {
        self.event = event
        self.races = races
    }
}
