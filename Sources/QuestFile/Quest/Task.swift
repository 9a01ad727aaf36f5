public import AnswerJudging
public import Geodesy

extension Quest {
    /// One thing to ride to and to answer.
    public struct Task: Sendable, Hashable, Identifiable {
        /// What a ride log calls a task.
        public struct ID: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
            /// The text of the identifier.
            public let rawValue: String

            /// Makes an identifier from its text.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Makes an identifier from a literal.
            public init(stringLiteral value: String) { rawValue = value }

            /// The text of the identifier.
            public var description: String { rawValue }
        }

        /// The radius in metres of a task that gives none.
        public static let defaultRadius = 30.0

        /// The identifier, unique within a quest.
        public let id: ID
        /// The place in the quest, from 1; a quest sets it from the order of its tasks.
        public internal(set) var number = 0
        /// The name.
        public var name: String
        /// What is to be done.
        public var description: String?
        /// What riders read once the task is solved.
        public var success: String?
        /// The texts in other languages, by BCP 47 tag.
        public var translations: [String: Translation] = [:]
        /// The organiser's category, for example “observation”.
        public var category: String?
        /// How hard it is, where the file says so.
        public var difficulty: Difficulty?
        /// Where it is.
        public var coordinate: Coordinate
        /// The points its file gives; `nil` where the difficulty or the rules decide.
        public var statedPoints: Int?
        /// The number on the control, where it has one: some rule sets make points of it.
        public var statedCode: Int?
        /// Within how many metres of the coordinate a rider is at the task.
        public var radius: Double
        /// For how many seconds a rider has to stay within it.
        public var dwell = 0.0
        /// From when the task can be reached and answered.
        public var opens: Moment?
        /// Until when.
        public var closes: Moment?
        /// What has to be solved before; all of these.
        public var requires: [Requirement] = []
        /// The place in the order of a fixed course; `nil` where it may be visited at any time.
        public var order: Int?
        /// How often it may be answered.
        public var attempts = Attempts()
        /// The hints, in the order of taking them.
        public var hints: [Hint] = []
        /// How it is drawn on a map.
        public var marker: TaskMarker
        /// What counts as an answer; `nil` where being there is enough.
        public var answer: AnswerKey?

        /// Describes a task.
        /// - Parameters:
        ///   - points: what it is worth; `nil` leaves it to the difficulty or the rules.
        ///   - radius: in metres.
        public init(
            id: ID, name: String, description: String? = nil, category: String? = nil, difficulty: Difficulty? = nil,
            coordinate: Coordinate, points: Int? = nil, radius: Double = defaultRadius,
            marker: TaskMarker = TaskMarker(),
            answer: AnswerKey? = nil
        ) {
            self.id = id
            self.name = name
            self.description = description
            self.category = category
            self.difficulty = difficulty
            self.coordinate = coordinate
            self.statedPoints = points
            self.radius = radius
            self.marker = marker
            self.answer = answer
        }

        /// The number on the control: the stated one, else the identifier or the figures it ends with (`31`, `task-31`), else
        /// the place in the quest.
        public var code: Int {
            if let statedCode { return statedCode }
            let figures = id.rawValue.utf8.reversed().prefix { (0x30...0x39).contains($0) }
            guard !figures.isEmpty, figures.count <= 6 else { return number }
            return figures.reversed().reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }

        /// The points of the difficulty, where the file names one.
        var difficultyPoints: Points? { difficulty.map { Points($0.defaultPoints) } }
    }
}
