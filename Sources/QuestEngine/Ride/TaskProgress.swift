public import AnswerJudging
import QuestFile
public import RideLogs

extension RideProgress {
    /// What the organiser decided on an answer.
    struct Ruling: Sendable, Hashable {
        let isAccepted: Bool
        let reason: String?
    }

    /// How far a rider has come with one task.
    ///
    /// Which answers and hints are taken is the quest's own word at the time. The organiser's decisions settle which answer solved the
    /// task; what came after that answer stays in the log and does not count.
    public struct TaskProgress: Sendable, Hashable {
        /// An answer that counted as one.
        public struct GivenAnswer: Sendable, Hashable {
            /// The digest of its entry.
            public let entry: EntryDigest
            /// When it was given, in seconds since 1970-01-01 00:00 UTC.
            public let time: Double
            /// What the quest says to it.
            package let judged: Verdict.Outcome
            /// What the organiser decided on it.
            var ruling: Ruling?

            package init(entry: EntryDigest, time: Double, outcome: Verdict.Outcome) {
                self.entry = entry
                self.time = time
                judged = outcome
            }

            /// What the quest says to it, or the organiser where there is a decision.
            public var outcome: Verdict.Outcome { ruling.map { $0.isAccepted ? .accepted : .rejected } ?? judged }
            /// Why, in the organiser's words.
            public var reason: String? { ruling?.reason }
        }

        /// A hint, by its place, and when it was taken.
        struct TakenHint: Sendable, Hashable {
            let index: Int
            let time: Double
        }

        /// The check-in, once there is one.
        public internal(set) var checkIn: CheckIn?
        /// When the check-in was, in seconds since 1970-01-01 00:00 UTC.
        public internal(set) var checkInTime: Double?
        /// When the task was solved.
        public internal(set) var solvedAt: Double?
        /// Whether the rider gave the task up.
        public internal(set) var isSkipped = false
        /// Whether the rider was shown the answer.
        public internal(set) var isRevealed = false

        /// All answers that were taken.
        var given: [GivenAnswer] = []
        /// All hints that were taken.
        var taken: [TakenHint] = []
        /// Whether the task was solved by the quest's own word, so that nothing more is taken.
        var isSettled = false
        /// The time of the last answer that was wrong by the quest's own word, or may have been.
        var lastWrong: Double?

        /// The answers that were judged, up to the one that was accepted.
        /// - Complexity: O(*n*) for *n* answers.
        public var answers: [GivenAnswer] {
            let end = given.firstIndex { $0.outcome == .accepted }.map { $0 + 1 } ?? given.endIndex
            return Array(given[..<end])
        }
        /// The hints taken up to the answer that was accepted, by their places.
        public var hints: [Int] {
            let end = given.first { $0.outcome == .accepted }?.time ?? .infinity
            return taken.filter { $0.time <= end }.map { $0.index }
        }
        /// Whether the task is solved.
        public var isSolved: Bool { solvedAt != nil }
        /// Whether an answer waits for the organiser.
        public var isPending: Bool { !isSolved && given.contains { $0.outcome == .pending } }
        /// How many answers were given, up to the one that was accepted.
        public var attempts: Int { answers.count }
        /// How many of them were wrong.
        public var wrongAnswers: Int { answers.count { $0.outcome == .rejected || $0.outcome == .nearly } }

        /// Takes an answer.
        ///
        /// - Parameter isSealed: whether an answer that waits may be a wrong one: answers that the organiser's edition would not
        ///   have taken must not be taken on the way.
        mutating func take(_ answer: GivenAnswer, isSealed: Bool) {
            given.append(answer)
            switch answer.judged {
            case .accepted: isSettled = true
            case .rejected, .nearly: lastWrong = answer.time
            case .pending: if isSealed { lastWrong = answer.time }
            }
        }

        /// When an answer is taken again after a wrong one; `nil` where it is at once.
        func lockedUntil(_ attempts: Quest.Attempts) -> Double? {
            attempts.lockout > 0 ? lastWrong.map { $0 + attempts.lockout } : nil
        }

        /// Whether no more answers are taken.
        func isExhausted(_ attempts: Quest.Attempts) -> Bool { attempts.most.map { given.count >= $0 } ?? false }
    }
}
