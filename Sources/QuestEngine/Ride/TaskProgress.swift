extension RideProgress {
    /// What the organiser decided on an answer.
    struct Ruling: Sendable, Hashable {
        let isAccepted: Bool
        let reason: String?
    }

    /// How far a rider has come with one task.
    public struct TaskProgress: Sendable, Hashable {
        /// An answer that counted as one.
        public struct GivenAnswer: Sendable, Hashable {
            /// The digest of its entry.
            public let entry: EntryDigest
            /// When it was given, in seconds since 1970-01-01 00:00 UTC.
            public let time: Double
            /// What the quest says to it.
            let judged: Verdict.Outcome
            /// What the organiser decided on it.
            var ruling: Ruling?

            init(entry: EntryDigest, time: Double, outcome: Verdict.Outcome) {
                self.entry = entry
                self.time = time
                judged = outcome
            }

            /// What the quest says to it, or the organiser where there is a decision.
            public var outcome: Verdict.Outcome { ruling.map { $0.isAccepted ? .accepted : .rejected } ?? judged }
            /// Why, in the organiser's words.
            public var reason: String? { ruling?.reason }
        }

        /// The check-in, once there is one.
        public internal(set) var checkIn: CheckIn?
        /// When the check-in was, in seconds since 1970-01-01 00:00 UTC.
        public internal(set) var checkInTime: Double?
        /// The answers that were judged, up to the one that was accepted.
        public internal(set) var answers: [GivenAnswer] = []
        /// When the task was solved.
        public internal(set) var solvedAt: Double?
        /// The hints taken, by their places.
        public internal(set) var hints: [Int] = []
        /// Whether the rider gave the task up.
        public internal(set) var isSkipped = false
        /// Whether the rider was shown the answer.
        public internal(set) var isRevealed = false

        /// Whether the task is solved.
        public var isSolved: Bool { solvedAt != nil }
        /// Whether an answer waits for the organiser.
        public var isPending: Bool { !isSolved && answers.contains { $0.outcome == .pending } }
        /// How many answers were given, up to the one that was accepted.
        public var attempts: Int { answers.count }
        /// How many of them were wrong.
        public var wrongAnswers: Int { answers.count { $0.outcome == .rejected || $0.outcome == .nearly } }

        /// When an answer is taken again after a wrong one; `nil` where it is at once.
        ///
        /// - Parameter isSealed: whether an answer that waits may be a wrong one: answers that the organiser's edition would not
        ///   have taken must not be taken on the way.
        func lockedUntil(_ attempts: Quest.Attempts, isSealed: Bool) -> Double? {
            guard attempts.lockout > 0 else { return nil }
            let wrong = answers.last {
                $0.outcome == .rejected || $0.outcome == .nearly || isSealed && $0.outcome == .pending
            }
            return wrong.map { $0.time + attempts.lockout }
        }

        /// Whether no more answers are taken.
        func isExhausted(_ attempts: Quest.Attempts) -> Bool { attempts.most.map { answers.count >= $0 } ?? false }
    }
}
