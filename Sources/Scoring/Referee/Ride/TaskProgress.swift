public import Answers
import Quests
public import RideLogs

extension RideProgress {
    /// The progress of a rider with one task.
    ///
    /// The quest alone decides which answers and hints are taken. The organiser's decisions settle which answer solved the task;
    /// what came after that answer stays in the log and does not count.
    public struct TaskProgress: Sendable, Hashable {
        /// An answer that was taken.
        public struct GivenAnswer: Sendable, Hashable {
            /// The digest of its entry.
            public let entry: EntryDigest
            /// When it was given, in seconds since 1970-01-01 00:00 UTC.
            public let time: Double
            /// The outcome by the quest.
            package let judged: Verdict.Outcome
            /// The organiser's decision on it.
            var ruling: Judgement?

            package init(entry: EntryDigest, time: Double, outcome: Verdict.Outcome) {
                self.entry = entry
                self.time = time
                judged = outcome
            }

            /// The organiser's decision where there is one, else the outcome by the quest.
            public var outcome: Verdict.Outcome { ruling.map { $0.isAccepted ? .accepted : .rejected } ?? judged }
            /// The organiser's reason.
            public var reason: String? { ruling?.reason }
        }

        /// A hint, by its index, and when it was taken.
        struct TakenHint: Sendable, Hashable {
            let index: Int
            let time: Double
        }

        /// The check-in, once there is one.
        public internal(set) var checkIn: CheckIn?
        /// Why the positions in the log do not prove the check-in that it tells of; `nil` if they do. Such a check-in counts only if
        /// unproven ones are accepted.
        public internal(set) var checkInFlag: CheckInFlag?
        /// Why the positions of an answer do not prove that it was given at the task, where the quest asks for that; `nil` if they
        /// do, or if a proven one was accepted. Such an answer counts only if unproven ones are accepted.
        public internal(set) var answerFlag: CheckInFlag?
        /// When the check-in was, in seconds since 1970-01-01 00:00 UTC.
        public internal(set) var checkInTime: Double?
        /// When the task was solved.
        public internal(set) var solvedAt: Double?
        /// Whether the rider gave the task up.
        public internal(set) var isSkipped = false
        /// Whether the answer was revealed to the rider.
        public internal(set) var isRevealed = false

        /// All answers that were taken.
        var given: [GivenAnswer] = []
        /// All hints that were taken.
        var taken: [TakenHint] = []
        /// Whether the task was solved by the quest alone, so that it takes nothing more.
        var isSettled = false
        /// The time of the last answer that was wrong by the quest, or may have been.
        var lastWrong: Double?
        /// How far from the check-ins of other members of the team the rider checked in, in metres, where no position of it is kept
        /// (`KeptRide`).
        var apart: Double?

        /// The answers that were judged, up to the one that was accepted.
        /// - Complexity: O(*n*) for *n* answers.
        public var answers: [GivenAnswer] { Array(counted) }
        /// The same, not copied.
        private var counted: ArraySlice<GivenAnswer> {
            given.firstIndex { $0.outcome == .accepted }.map { given[...$0] } ?? given[...]
        }
        /// The organiser's last reason for a decision on them.
        var reason: String? { counted.last { $0.reason != nil }?.reason }
        /// The hints taken up to the answer that was accepted, by their indices.
        public var hints: [Int] {
            let end = given.first { $0.outcome == .accepted }?.time ?? .infinity
            return taken.filter { $0.time <= end }.map { $0.index }
        }
        /// Whether the task is solved.
        public var isSolved: Bool { solvedAt != nil }
        /// Whether an answer is pending: the organiser has yet to judge it.
        public var isPending: Bool { !isSolved && given.contains { $0.outcome == .pending } }
        /// How many answers were given, up to the one that was accepted.
        public var attempts: Int { counted.count }
        /// How many of them were wrong. The first `freeNearly` that were nearly right are not among these.
        public var wrongAnswers: Int {
            let answers = counted
            let nearly = answers.count { $0.outcome == .nearly }
            return answers.count { $0.outcome == .rejected } + max(0, nearly - Self.freeNearly)
        }

        /// How many answers to a task may be nearly right without a charge, an attempt or a lock-out: the rider checks the spelling
        /// and answers again. More of them would be a way to find the answer by trial.
        public static let freeNearly = 2

        /// How many of the answers by the quest were nearly right.
        private var nearlyGiven: Int { given.count { $0.judged == .nearly } }

        /// Adds an answer.
        ///
        /// - Parameter isSealed: whether a pending answer may be a wrong one. Answers that the organiser's edition would have
        ///   refused must not be taken during the ride.
        mutating func take(_ answer: GivenAnswer, isSealed: Bool) {
            given.append(answer)
            switch answer.judged {
            case .accepted: isSettled = true
            case .rejected: lastWrong = answer.time
            case .nearly: if nearlyGiven > Self.freeNearly { lastWrong = answer.time }
            case .pending: if isSealed { lastWrong = answer.time }
            }
        }

        /// When a lock-out after a wrong answer ends; `nil` if there is none.
        func lockedUntil(_ attempts: Quest.Attempts) -> Double? {
            attempts.lockout > 0 ? lastWrong.map { $0 + attempts.lockout } : nil
        }

        /// Whether no attempts are left.
        func isExhausted(_ attempts: Quest.Attempts) -> Bool {
            attempts.most.map { given.count - min(nearlyGiven, Self.freeNearly) >= $0 } ?? false
        }
    }
}
