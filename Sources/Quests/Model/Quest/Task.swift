public import Answers
public import Geodesy

extension Quest {
    /// One thing to ride to and to answer.
    public struct Task: Sendable, Hashable, Identifiable {
        /// The identifier of a task in ride logs.
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
        /// The number in the quest, from 1, by the order of its tasks; that of a task alone is 1.
        public internal(set) var number = 1
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
        /// The points in the file; `nil` if the difficulty or the rules decide.
        public var statedPoints: Int?
        /// The number on the control, if it has one: some rule sets derive points from it.
        public var statedCode: Int?
        /// The radius in metres within which a rider is at the task.
        public var radius: Double
        /// For how many seconds a rider has to stay within it.
        public var dwell = 0.0
        /// Where a rider must be to answer; `nil` if the quest decides.
        public var answerAt: AnswerPlace?
        /// When the task opens for check-in and answers.
        public var opens: Moment?
        /// When it closes.
        public var closes: Moment?
        /// What has to be solved before; all of these.
        public var requires: [Requirement] = []
        /// The place in the order of a fixed course; `nil` if it may be visited at any time.
        public var order: Int?
        /// How often it may be answered.
        public var attempts = Attempts()
        /// The hints, in the order of taking them.
        public var hints: [Hint] = []
        /// How it is drawn on a map.
        public var marker: TaskMarker
        /// The key to its answers; `nil` if being there is enough.
        public var answer: AnswerKey?

        /// Describes a task.
        /// - Parameters:
        ///   - points: its value; if `nil`, the difficulty or the rules decide.
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

        /// The number on the control: the stated one, else the identifier if it is a number or the digits it ends with (`31`,
        /// `task-31`), else the number in the quest.
        public var code: Int {
            if let statedCode { return statedCode }
            let figures = id.rawValue.utf8.reversed().prefix { (0x30...0x39).contains($0) }
            guard !figures.isEmpty, figures.count <= 6 else { return number }
            return figures.reversed().reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }

        /// The points of the difficulty, if the file states one.
        var difficultyPoints: Points? { difficulty.map { Points($0.defaultPoints) } }

        /// Takes the texts of another task in the place of its own: what riders read, and nothing that decides.
        mutating func takeTexts(of other: Quest.Task) {
            (name, description, category) = (other.name, other.description, other.category)
            (success, hints, translations) = (other.success, other.hints, other.translations)
        }
    }

    /// Where a rider must be to answer.
    public enum AnswerPlace: String, Sendable, Hashable, CaseIterable {
        /// Anywhere, once the rider has checked in.
        case anywhere
        /// At the task, as for a check-in.
        case task
    }

    /// Where a rider must be to answer a task: what the task says, else what the quest says.
    public func answerPlace(of task: Task) -> AnswerPlace { task.answerAt ?? settings.answerAt }

    /// The same for the task at a position, which is not copied.
    package func answerPlace(at position: Int) -> AnswerPlace { tasks[position].answerAt ?? settings.answerAt }

    /// Whether any task asks for presence at the answer.
    package var asksForPresence: Bool { tasks.contains { answerPlace(of: $0) == .task } }
}

extension TaskValue {
    /// The value of a task without the bonus controls of a rule set.
    func points(of task: Quest.Task) -> Points {
        switch self {
        case .file(let otherwise): task.statedPoints.map { Points($0) } ?? task.difficultyPoints ?? otherwise
        case .same(let points): points
        case .numberRoundedDown(let unit): Points(task.code / max(unit, 1) * max(unit, 1))
        case .numberRoundedUp(let unit): Points((task.code + max(unit, 1) - 1) / max(unit, 1) * max(unit, 1))
        }
    }
}

/// How a task is drawn on a map, in the terms of simplestyle-spec 1.1.0.
///
/// The texts are kept as written; blank ones are absent. Not enforced: that the colour is a colour, or that the symbol exists.
public struct TaskMarker: Sendable, Hashable {
    /// `marker-color`: `#7e7e7e` or `#abc`.
    public var color: String?
    /// `marker-size`: `small`, `medium` or `large`.
    public var size: String?
    /// `marker-symbol`: a Maki icon, a digit or a letter.
    public var symbol: String?

    /// Describes a marker.
    public init(color: String? = nil, size: String? = nil, symbol: String? = nil) {
        self.color = color
        self.size = size
        self.symbol = symbol
    }
}
