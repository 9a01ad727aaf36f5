public import Geodesy

/// Refuses position reports that cannot be true.
///
///     var filter = FixFilter()
///     if let refusal = filter.judge(fix) { print(refusal) }
///
/// A jump is refused only while fixes from where the rider was may still come: after `Limits.patience` jumps in a row that agree
/// with one another the rider is believed to be there.
public struct FixFilter: Sendable, Hashable {
    /// Why a fix is not used.
    public enum Refusal: String, Sendable, Hashable {
        /// Not a place on Earth, or not a time.
        case notAPlace
        /// Not later than the last fix that was used.
        case notLater
        /// Less accurate than the limit, or of no accuracy at all, as receivers say with a negative number.
        case inaccurate
        /// So far from the last fix that was used that nobody rides that fast, or more than 30 days before or after it.
        case jump
    }

    /// What is believed of fixes.
    public struct Limits: Sendable, Hashable {
        /// The largest radius of uncertainty (68 %), in metres, with which a fix is used; a fix that does not say any is used.
        public var worstAccuracy = 50.0
        /// The greatest speed believed, in metres per second. Descents reach 25. Twice the radii of both fixes are allowed for.
        public var greatestSpeed = 30.0
        /// How many jumps in a row that agree with one another are taken for true.
        public var patience = 3

        /// The usual limits.
        public init() {}
    }

    /// Seconds between two fixes, either way, from which on the clock is doubted: 30 days.
    static let longestSilence = 30.0 * 86_400

    /// The last fix that was used.
    public private(set) var last: Fix?
    private var jumped: Fix?
    private var measure = StepMeasure()
    private var jumps = 0

    /// A filter that has seen nothing yet.
    public init() {}

    /// Judges the next fix and remembers it if it is to be used.
    ///
    /// - Returns: why not, or `nil` for a good fix.
    public mutating func judge(_ fix: Fix, _ limits: Limits = Limits()) -> Refusal? {
        guard fix.coordinate.isOnEarth, fix.time.isFinite else { return .notAPlace }
        if let last, fix.time <= last.time, !isClockStep(from: last, to: fix) { return .notLater }
        if let accuracy = fix.horizontalAccuracy, !(accuracy >= 0 && accuracy <= limits.worstAccuracy) {
            return .inaccurate
        }
        if let last, isJump(from: last, to: fix, limits) {
            let agrees =
                if let jumped { fix.time > jumped.time && !isJump(from: jumped, to: fix, limits) } else { false }
            jumps = agrees ? jumps + 1 : 1
            jumped = fix
            if jumps < limits.patience { return .jump }
        }
        last = fix
        jumped = nil
        jumps = 0
        return nil
    }

    /// Whether a receiver's clock was wrong before or is now: without this one fix from the far future would silence all
    /// that follow.
    private func isClockStep(from start: Fix, to end: Fix) -> Bool {
        (end.time - start.time).magnitude > FixFilter.longestSilence
    }

    private mutating func isJump(from start: Fix, to end: Fix, _ limits: Limits) -> Bool {
        if isClockStep(from: start, to: end) { return true }
        let slack = (start.horizontalAccuracy ?? 10) + (end.horizontalAccuracy ?? 10)
        return measure.distance(from: start.coordinate, to: end.coordinate) > limits.greatestSpeed
            * max(end.time - start.time, 0) + 2 * slack
    }
}

#if !hasFeature(Embedded)
    extension FixFilter: Codable {}

    extension FixFilter.Limits: Codable {}

    extension FixFilter.Refusal: Codable {}
#endif
