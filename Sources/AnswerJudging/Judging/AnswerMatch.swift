/// Why an answer was accepted: the form it agrees with, and how exactly.
public struct AnswerMatch: Sendable, Hashable {
    /// How an answer agrees with what is accepted.
    public enum Agreement: Sendable, Hashable {
        /// Character by character.
        case exact
        /// After these foldings, each of which was needed.
        case folded(AnswerFolding)
        /// As the same number, written in another way.
        case number
        /// With this many typing errors.
        case misspelled(slips: Int)
        /// As a number within the tolerance.
        case tolerance
        /// As the same number in another unit.
        case unit
        /// As the correct option or options.
        case choice
        /// As all required items.
        case items
        /// As a text that fits a pattern.
        case pattern
        /// As one of the sealed answers; the device cannot tell which.
        case sealed
        /// As the same code, apart from spaces around it and look-alike letters.
        case code
    }

    /// The accepted form, as the organiser wrote it; the rider's own text if it is sealed.
    public let form: String
    /// How the answer agrees with it.
    public let agreement: Agreement

    /// Describes a match.
    public init(form: String, agreement: Agreement) {
        self.form = form
        self.agreement = agreement
    }
}
