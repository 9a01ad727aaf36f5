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
        /// The organiser's category, for example “observation”.
        public var category: String?
        /// How hard it is, where the file says so.
        public var difficulty: Difficulty?
        /// Where it is.
        public var coordinate: Coordinate
        /// What it is worth.
        public var points: Int
        /// Within how many metres of the coordinate a rider is at the task.
        public var radius: Double
        /// How it is drawn on a map.
        public var marker: Marker
        /// What counts as an answer; `nil` where being there is enough.
        public var answer: AnswerKey?

        /// Describes a task.
        /// - Parameters:
        ///   - points: what it is worth; `nil` takes the points of its difficulty (`Difficulty.defaultPoints`), or 10.
        ///   - radius: in metres.
        public init(
            id: ID, name: String, description: String? = nil, category: String? = nil, difficulty: Difficulty? = nil,
            coordinate: Coordinate, points: Int? = nil, radius: Double = defaultRadius, marker: Marker = Marker(),
            answer: AnswerKey? = nil
        ) {
            self.id = id
            self.name = name
            self.description = description
            self.category = category
            self.difficulty = difficulty
            self.coordinate = coordinate
            self.points = points ?? difficulty?.defaultPoints ?? 10
            self.radius = radius
            self.marker = marker
            self.answer = answer
        }
    }
}
