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
        /// As the same in other words.
        case equal(Equality)
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

    /// In which respect the words of an answer differ from those of a form of the same meaning.
    public enum Equality: String, Sendable, Hashable, CaseIterable {
        /// A date is written in another way.
        case date
        /// A number is written in another way, or what is counted stands with it.
        case number
        /// Abbreviations, other spellings, and words that add nothing.
        case words
        /// Names or items stand in another order.
        case order
        /// Given names are initials, or the patronymic is missing or added.
        case name
        /// Words have the endings of another case or gender.
        case endings
        /// It is in the letters of another alphabet.
        case alphabet
        /// It was typed with the other keyboard layout.
        case keyboard

        /// - Parameter key: a key of `EqualForms`.
        init(key: [UInt32]) {
            switch key.first.flatMap(Unicode.Scalar.init) {
            case "s": self = .order
            case "p", "i", "j", "k": self = .name
            case "o", "g": self = .endings
            case "x": self = .alphabet
            case "y": self = .keyboard
            case "d": self = .date
            default:
                let dateMark: Unicode.Scalar = "@"
                self =
                    key.contains(dateMark.value) ? .date : key.contains(where: ScalarClass.isDigit) ? .number : .words
            }
        }
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
