public import GeoJSON

/// Why no riders' edition can be made.
public enum SealingError: Error, Sendable {
    /// The organiser's edition has errors.
    case invalid([Diagnostic])
    /// This is a riders' edition.
    case alreadySealed
    /// What was sealed is no quest that a rider's device could read, for example because more tasks are hidden than it allows.
    case unreadable([Diagnostic])
    /// The cryptographic library cannot do it, for example for want of memory.
    case cannotSeal
}
