/// Why an answer was accepted: the form it agrees with, and how closely.
public struct AnswerMatch: Sendable, Hashable {
    /// How an answer agrees with what is accepted.
    public enum Agreement: Sendable, Hashable {
        /// Character by character.
        case exact
        /// After these differences are set aside, each of which was needed.
        case folded(AnswerFolding)
        /// As the same number, written in another way.
        case number
        /// With so many typing errors.
        case misspelled(slips: Int)
        /// As a number that is close enough.
        case tolerance
        /// As the same number in another unit.
        case unit
        /// As the correct option or options.
        case choice
        /// As all that was asked for, item by item.
        case items
        /// As a text that fits a pattern.
        case pattern
        /// As one of the sealed answers; the device cannot tell which.
        case sealed
        /// As the same code, spaces around it and look-alike letters aside.
        case code
    }

    /// The accepted form, as the organiser wrote it; the rider's own words where it is sealed.
    public let form: String
    /// How closely the answer agrees with it.
    public let agreement: Agreement

    /// Describes a match.
    public init(form: String, agreement: Agreement) {
        self.form = form
        self.agreement = agreement
    }
}
