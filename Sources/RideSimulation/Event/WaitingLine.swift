/// How long the line at a task's organiser was.
public struct WaitingLine: Sendable, Hashable {
    /// A change of the length.
    public struct Change: Sendable, Hashable {
        /// Whole seconds after the first start.
        public let time: Int
        /// How many parties wait from now on, not counting the one being served.
        public let length: Int
    }

    /// The changes in the order of time; empty if no party had to wait.
    public let changes: [Change]

    /// The greatest length.
    public var longest: Int { changes.map(\.length).max() ?? 0 }

    package init(of turns: [EventOutcome.Turn], since start: Double) {
        var steps: [Int: Int] = [:]
        for turn in turns where turn.begin > turn.arrival {
            steps[Int((turn.arrival - start).rounded()), default: 0] += 1
            steps[Int((turn.begin - start).rounded()), default: 0] -= 1
        }
        var length = 0
        changes = steps.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map { time, step in
            length += step
            return Change(time: time, length: length)
        }
    }
}
