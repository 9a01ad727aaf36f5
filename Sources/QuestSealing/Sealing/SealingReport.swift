import Answers
public import GeoJSON
public import Quests
import Scoring

/// What a riders' edition seals, hides and leaves readable.
public struct SealingReport: Sendable {
    /// One task of the organiser's edition.
    public struct Task: Sendable {
        /// The task as the organiser wrote it.
        public let task: Quest.Task
        /// How its answer is treated.
        public let treatment: AnswerTreatment
        /// Whether the whole task is hidden until others are solved.
        public let isHidden: Bool
        /// Whether a requirement can be met in more ways than are sealed, so that the task opens without it.
        public let hasTooManyWays: Bool
        /// Whether its success text stays readable.
        public let isSuccessReadable: Bool

        /// Whether it has requirements but stays readable: none of these can be sealed.
        public var isExposed: Bool { !task.requires.isEmpty && !isHidden }

        /// The number of guesses for a sealed answer, likely ones first; by a coarse model (`AnswerStrength`).
        public var guesses: Double? {
            guard treatment.isSealed, let bits = task.answer?.strength?.bits else { return nil }
            return Self.power(bits)
        }

        private static func power(_ bits: Double) -> Double {
            // Half a bit more or less does not matter here.
            (0..<Int(min(bits, 200))).reduce(1 + bits - bits.rounded(.down)) { product, _ in product * 2 }
        }
    }

    /// A right answer that stays readable elsewhere.
    public struct Leak: Sendable, Hashable {
        /// The index of the task in the quest, from 0.
        public let position: Int
        /// Where the answer is, in the riders' edition.
        public let pointer: JSONPointer
    }

    /// The tasks in the order of the quest.
    public let tasks: [Task]
    /// How many right answers were sealed, each in all its normal forms.
    public let sealCount: Int
    /// Right answers that stay readable elsewhere.
    public let leaks: [Leak]
    /// The key that the edition is signed with; `nil` where it is not signed.
    public internal(set) var signedBy: KeyFingerprint?
}
