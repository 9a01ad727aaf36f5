/// How fractions of a minute are counted.
public enum MinuteCounting: String, Sendable, Hashable, CaseIterable {
    /// A minute counts as soon as it has started (“or part thereof”): 1 ms late is one minute late.
    case started
    /// A minute counts when it is over: 59.999 s late is not late.
    case full
    /// Fractions count in proportion.
    case exact

    /// A duration in thousandths of a minute; with `full` and `started` a whole number of minutes.
    ///
    /// - Parameter milliseconds: 0 or more; the result is exact for `started` and `full`.
    package func milliseconds(_ milliseconds: Int64) -> Int64 {
        // Clamped, so that rounding up cannot overflow.
        let milliseconds = min(milliseconds, .max - 60_000)
        let (minutes, rest) = milliseconds.quotientAndRemainder(dividingBy: 60_000)
        return switch self {
        case .started: (minutes + (rest > 0 ? 1 : 0)) * 60_000
        case .full: minutes * 60_000
        case .exact: milliseconds
        }
    }
}
