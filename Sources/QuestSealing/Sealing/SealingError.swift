public import GeoJSON

/// Why a riders' edition cannot be made.
public enum SealingError: Error, Sendable {
    /// The organiser's edition has errors.
    case invalid([Diagnostic])
    /// The file is a riders' edition already.
    case alreadySealed
    /// The sealed file is not a valid quest, for example because more tasks are hidden than allowed.
    case unreadable([Diagnostic])
    /// The cryptographic library failed, for example for lack of memory.
    case cannotSeal
    /// The signer gave no signature.
    case cannotSign
}
