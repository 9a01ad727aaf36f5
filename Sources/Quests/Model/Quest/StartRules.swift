extension Quest {
    /// When riders start, and how long they may ride: of all riders, or of those of a class.
    public struct StartRules: Sendable, Hashable {
        /// From when riders may start, in seconds since 1970-01-01 00:00 UTC.
        public var opens: Double?
        /// When riders may no longer start, in seconds since 1970-01-01 00:00 UTC.
        public var closes: Double?
        /// When all start at once: their time counts from here, whenever they started.
        public var massStart: Double?
        /// How long a ride may take, in seconds.
        public var timeLimit: Double?

        /// Describes rules.
        public init(opens: Double? = nil, closes: Double? = nil, massStart: Double? = nil, timeLimit: Double? = nil) {
            self.opens = opens
            self.closes = closes
            self.massStart = massStart
            self.timeLimit = timeLimit
        }

        /// By how many seconds a start misses the start window; `nil` within it. To the millisecond.
        package func secondsOutsideWindow(at time: Double) -> Double? {
            if let opens, time < opens - 0.0005 { return opens - time }
            if let closes, time > closes + 0.0005 { return time - closes }
            return nil
        }
    }
}

extension Quest.Settings {
    /// The rules for riders without a class of their own.
    public var startRules: Quest.StartRules {
        Quest.StartRules(opens: startOpens, closes: startCloses, massStart: massStart, timeLimit: timeLimit)
    }

    /// The rules for riders of a class; those of the quest where the class has none, or is unknown. Letter case does not matter.
    public func startRules(of category: String?) -> Quest.StartRules {
        guard !classes.isEmpty, let category else { return startRules }
        if let rules = classes[category] { return rules }
        let name = category.lowercased()
        // Sorted, so that of two classes that differ in letter case always the same one counts.
        let match = classes.sorted { $0.key < $1.key }.first { $0.key.lowercased() == name }
        return match?.value ?? startRules
    }
}
