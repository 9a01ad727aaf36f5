public import AnswerReading

/// One text that counts as right, prepared for comparing.
///
/// A text that reads as a number is compared as a number, so that `12` is `12,0` and `seven` is `7`. A number with a leading
/// zero, such as `007`, is a code and stays a text.
public struct AcceptedForm: Sendable, Hashable {
    /// The text as the organiser wrote it.
    public let text: String

    /// The normal forms of the text with words separated, and joined, at punctuation; more than one if a language spells a letter
    /// in two ways; without those that are denied.
    private(set) var separated: [FoldedText]
    package private(set) var joined: [FoldedText]
    /// The numbers that the text can be read as.
    package private(set) var numbers: [ExactDecimal]
    /// For a text of nothing but punctuation, compared unfolded: folding leaves nothing.
    private(set) var bare: FoldedText?
    /// For typing errors; `nil` for digits, for punctuation alone, and if every separated form is denied.
    private(set) var spelling: SpelledWords?
    /// What answers of the same meaning in other words have in common with it.
    private(set) var families: Families

    /// Prepares a text; `nil` if it is blank.
    public init?(_ text: String, language: AnswerLanguage? = nil) {
        let given = GivenAnswer(text, language ?? .any)
        guard !given.isBlank else { return nil }
        self.text = text
        let readings = WrittenNumber.isCode(given.plain.scalars) ? [] : given.numbers
        numbers = readings
        let isDigits = !readings.isEmpty && given.plain.hasDigit
        separated = isDigits || given.isBare ? [] : given.separated
        joined = isDigits || given.isBare ? [] : given.joined.filter { !$0.isEmpty }
        bare = given.isBare ? given.plain : nil
        spelling = separated.first.map(SpelledWords.init)
        let equal = EqualForms.Accepting(text, given.plain, given.language)
        let own = spelling?.scalars
        families = Families(
            keys: equal.keys, spellings: isDigits ? [] : equal.spellings.filter { $0 != own }.map(SpelledWords.init),
            part: equal.part, stems: equal.stems,
            outline: equal.outline)
    }

    /// Whether any answer can match it.
    var isReachable: Bool { !separated.isEmpty || !joined.isEmpty || !numbers.isEmpty || bare != nil }

    /// This form without the normal forms that it shares with denied texts.
    func without(_ denied: DeniedTexts) -> AcceptedForm {
        var rest = self
        rest.separated.removeAll(where: denied.separated.contains)
        rest.joined.removeAll(where: denied.joined.contains)
        rest.numbers.removeAll(where: denied.numbers.contains)
        if rest.bare.map(denied.bare.contains) == true { rest.bare = nil }
        if rest.separated.isEmpty {
            rest.spelling = nil
        }
        rest.families = Families(
            keys: families.keys.filter { !denied.keys.contains($0) },
            spellings: rest.separated.isEmpty ? [] : families.spellings, part: families.part,
            stems: families.stems, outline: families.outline)
        return rest
    }

    /// How an answer agrees with this form without typing errors; `nil` if it does not.
    /// - Parameter given: the numbers that the answer can be read as.
    func match(_ answer: GivenAnswer, numbers given: [ExactDecimal]) -> AnswerMatch? {
        if let bare { return bare == answer.plain ? match(answer, under: .plain) : nil }
        if answer.separated.hasAny(of: separated) {
            return match(answer, under: .separating)
        }
        if answer.joined.hasAny(of: joined) { return match(answer, under: .joining) }
        guard given.contains(where: numbers.contains) else { return nil }
        return AnswerMatch(form: text, agreement: answer.text == text ? .exact : .number)
    }

    /// How an answer of other words agrees with this form; `nil` if it does not.
    func match(_ answer: EqualForms.Given) -> AnswerMatch? {
        guard let key = answer.keys.first(where: families.keys.contains) else { return nil }
        return AnswerMatch(form: text, agreement: .equal(AnswerMatch.Equality(key: key)))
    }

    private func match(_ answer: GivenAnswer, under folding: AnswerFolding) -> AnswerMatch {
        guard answer.text != text else { return AnswerMatch(form: text, agreement: .exact) }
        return AnswerMatch(form: text, agreement: .folded(answer.needed(of: folding, for: text)))
    }
}

extension AcceptedForm {
    /// One reference in place of several arrays: forms are copied for every answer.
    final class Families: Sendable, Hashable {
        /// The keys by which answers of the same meaning find the form (`EqualForms`).
        let keys: [[UInt32]]
        /// Its words with numbers, dates and abbreviations in one form, where that differs; of a name also in alphabetical order.
        let spellings: [SpelledWords]
        /// The key of its name alone, if it is a street.
        let part: [UInt32]?
        /// Its words without their Russian endings, as a key.
        let stems: [UInt32]?
        /// What an answer must have in common with it for the words to be worth reading.
        let outline: WordOutline

        init(keys: [[UInt32]], spellings: [SpelledWords], part: [UInt32]?, stems: [UInt32]?, outline: WordOutline) {
            self.stems = stems
            self.keys = keys
            self.spellings = spellings
            self.part = part
            self.outline = outline
        }

        /// Everything else follows from the keys and what was denied of them.
        static func == (left: Families, right: Families) -> Bool {
            left === right || left.keys == right.keys && left.spellings == right.spellings
        }

        func hash(into hasher: inout Hasher) { hasher.combine(keys) }
    }
}

/// All normal forms of denied texts.
struct DeniedTexts {
    let separated: Set<FoldedText>
    package let joined: Set<FoldedText>
    let keys: Set<[UInt32]>
    let numbers: Set<ExactDecimal>
    let bare: Set<FoldedText>

    package init(_ forms: [AcceptedForm]) {
        separated = Set(forms.flatMap { $0.separated })
        joined = Set(forms.flatMap { $0.joined })
        keys = Set(forms.flatMap { $0.families.keys })
        numbers = Set(forms.flatMap { $0.numbers })
        bare = Set(forms.compactMap { $0.bare })
    }
}
