extension Quest {
    /// The rules of riding as a team.
    public struct TeamRules: Sendable, Hashable {
        /// How many members a team has.
        public var sizes: ClosedRange<Int>
        /// How far apart, in metres and seconds, the members may check in for a task to count; `nil` if one member is enough.
        public var together: Together?

        /// The bounds within which all members must check in.
        public struct Together: Sendable, Hashable {
            /// Metres between any two members' places at their check-ins.
            public var metres: Double
            /// Seconds between the first member's check-in and the last one's.
            public var seconds: Double

            /// Describes the bounds.
            public init(metres: Double, seconds: Double) {
                self.metres = metres
                self.seconds = seconds
            }
        }

        /// Makes rules.
        public init(sizes: ClosedRange<Int> = 1...99, together: Together? = nil) {
            self.sizes = sizes
            self.together = together
        }
    }
}
