/// One answer that counts as right, prepared for comparing.
public struct AcceptedForm: Sendable, Hashable {
    /// The text as the organiser wrote it.
    public let text: String

    private let folded: String
    private let joined: String
    private let numbers: Set<WrittenNumber>

    /// Prepares an accepted text; `nil` where there is nothing but white space in it.
    ///
    /// A text that reads as a number is compared as a number, so that `12` is `12,0`. A number with a leading zero, such as
    /// `007`, is a code and stays a text.
    public init?(_ text: String) {
        let trimmed = AnswerFolding.whiteSpace.apply(to: text)
        guard !trimmed.isEmpty else { return nil }
        self.text = text
        numbers = Self.isCode(trimmed) ? [] : WrittenNumber.readings(of: trimmed)
        folded = AnswerFolding.separating.apply(to: text)
        joined = AnswerFolding.joining.apply(to: text)
    }

    /// How an answer agrees with this form; `nil` where it does not.
    func match(_ answer: GivenAnswer) -> AnswerMatch? {
        if answer.text == text { return AnswerMatch(form: self, agreement: .exact) }
        if !numbers.isEmpty {
            return numbers.isDisjoint(with: WrittenNumber.readings(of: answer.text))
                ? nil : AnswerMatch(form: self, agreement: .number)
        }
        // A form of nothing but punctuation has no folded text, and then every shrug would be right.
        guard !folded.isEmpty else {
            let plain: AnswerFolding = [.compatibility, .whiteSpace]
            return plain.apply(to: answer.text) == plain.apply(to: text) ? match(answer, under: plain) : nil
        }
        if answer.folded == folded { return match(answer, under: .separating) }
        return !joined.isEmpty && answer.joined == joined ? match(answer, under: .joining) : nil
    }

    private func match(_ answer: GivenAnswer, under folding: AnswerFolding) -> AnswerMatch {
        AnswerMatch(form: self, agreement: .folded(needed(of: folding, for: answer.text)))
    }

    /// The foldings of a set without which the answer would not be this form.
    private func needed(of folding: AnswerFolding, for answer: String) -> AnswerFolding {
        var needed = folding
        for one in AnswerFolding.each where needed.contains(one) {
            let fewer = needed.subtracting(one)
            if fewer.apply(to: answer) == fewer.apply(to: text) { needed = fewer }
        }
        return needed
    }

    /// Whether a text starts with a zero and another digit.
    private static func isCode(_ text: String) -> Bool {
        let plain = CompatibilityForms.plain(text)
        return plain.first == "0" && (plain.dropFirst().first?.isNumber ?? false)
    }
}

/// An answer, folded once for all forms it is compared with.
struct GivenAnswer {
    let text: String
    let folded: String
    let joined: String

    init(_ text: String) {
        self.text = text
        folded = AnswerFolding.separating.apply(to: text)
        let hasPunctuation = text.unicodeScalars.contains(where: PunctuationFolding.isIgnored)
        joined = hasPunctuation ? AnswerFolding.joining.apply(to: text) : folded
    }

    /// Whether nothing can be seen of it.
    var isBlank: Bool {
        folded.isEmpty && AnswerFolding([.compatibility, .whiteSpace]).apply(to: text).isEmpty
    }
}

/// Why an answer was accepted: the form it agrees with, and how closely.
public struct AnswerMatch: Sendable, Hashable {
    /// How an answer agrees with an accepted form.
    public enum Agreement: Sendable, Hashable {
        /// Character by character.
        case exact
        /// After these differences are set aside, each of which was needed.
        case folded(AnswerFolding)
        /// As the same number, written in another way.
        case number
    }

    /// The accepted form.
    public let form: AcceptedForm
    /// How closely the answer agrees with it.
    public let agreement: Agreement

    /// Describes a match.
    public init(form: AcceptedForm, agreement: Agreement) {
        self.form = form
        self.agreement = agreement
    }
}
