extension Quest {
    /// How often a task may be answered.
    public struct Attempts: Sendable, Hashable {
        /// The number of answers that are judged; `nil` for any number.
        public var most: Int?
        /// Seconds after a wrong answer during which none is accepted.
        public var lockout: Double

        /// Describes a limit.
        public init(most: Int? = nil, lockout: Double = 0) {
            self.most = most
            self.lockout = lockout
        }
    }

    /// Help that a rider may ask for.
    public struct Hint: Sendable, Hashable {
        /// The text.
        public var text: String
        /// What it costs; if `nil`, the rules decide.
        public var charge: Charge?

        /// Describes a hint.
        public init(_ text: String, charge: Charge? = nil) {
            self.text = text
            self.charge = charge
        }
    }
}
