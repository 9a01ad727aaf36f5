/// One text that counts as right, prepared for comparing.
///
/// A text that reads as a number is compared as a number, so that `12` is `12,0` and `seven` is `7`. A number with a leading
/// zero, such as `007`, is a code and stays a text.
public struct AcceptedForm: Sendable, Hashable {
    private let prepared: Prepared

    /// The text as the organiser wrote it.
    public var text: String { prepared.text }
    /// The normal forms of the text with words separated, and joined, at punctuation; more than one if a language spells a letter
    /// in two ways; without those that are denied.
    var separated: [FoldedText] { prepared.separated }
    package var joined: [FoldedText] { prepared.joined }
    /// The numbers that the text can be read as.
    package var numbers: [ExactDecimal] { prepared.numbers }
    /// For a text of nothing but punctuation, compared unfolded: folding leaves nothing.
    var bare: FoldedText? { prepared.bare }
    /// For typing errors; `nil` for digits, for punctuation alone, and if every separated form is denied.
    var spelling: SpelledWords? { prepared.spelling }
    /// What answers of the same meaning in other words have in common with it.
    var families: Families { prepared.families }

    /// Prepares a text; `nil` if it is blank.
    public init?(_ text: String, language: AnswerLanguage? = nil) {
        let given = GivenAnswer(text, language ?? .any)
        guard !given.isBlank else { return nil }
        let readings = WrittenNumber.isCode(given.plain.scalars) ? [] : given.numbers
        let isDigits = !readings.isEmpty && given.plain.hasDigit
        let separated = isDigits || given.isBare ? [] : given.separated
        let spelling = separated.first.map(SpelledWords.init)
        let equal = EqualForms.Accepting(text, given.plain, given.language)
        let own = spelling?.scalars
        prepared = Prepared(
            text: text, separated: separated,
            joined: isDigits || given.isBare ? [] : given.joined.filter { !$0.isEmpty }, numbers: readings,
            bare: given.isBare ? given.plain : nil, spelling: spelling,
            families: Families(
                keys: equal.keys,
                spellings: isDigits ? [] : equal.spellings.filter { $0 != own }.map(SpelledWords.init),
                part: equal.part, stems: equal.stems, outline: equal.outline))
    }

    private init(_ prepared: Prepared) { self.prepared = prepared }

    /// Whether any answer can match it.
    var isReachable: Bool { !separated.isEmpty || !joined.isEmpty || !numbers.isEmpty || bare != nil }

    /// This form without the normal forms that it shares with denied texts.
    func without(_ denied: DeniedTexts) -> AcceptedForm {
        let separated = separated.filter { !denied.separated.contains($0) }
        return AcceptedForm(
            Prepared(
                text: text, separated: separated, joined: joined.filter { !denied.joined.contains($0) },
                numbers: numbers.filter { !denied.numbers.contains($0) },
                bare: bare.flatMap { denied.bare.contains($0) ? nil : $0 },
                spelling: separated.isEmpty ? nil : spelling,
                families: Families(
                    keys: families.keys.filter { !denied.keys.contains($0) },
                    spellings: separated.isEmpty ? [] : families.spellings, part: families.part,
                    stems: families.stems, outline: families.outline)))
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
    private final class Prepared: Sendable, Hashable {
        let text: String
        let separated: [FoldedText]
        let joined: [FoldedText]
        let numbers: [ExactDecimal]
        let bare: FoldedText?
        let spelling: SpelledWords?
        let families: Families

        init(
            text: String, separated: [FoldedText], joined: [FoldedText], numbers: [ExactDecimal], bare: FoldedText?,
            spelling: SpelledWords?, families: Families
        ) {
            self.text = text
            self.separated = separated
            self.joined = joined
            self.numbers = numbers
            self.bare = bare
            self.spelling = spelling
            self.families = families
        }

        /// The spelling follows from the text and what is left of it.
        static func == (left: Prepared, right: Prepared) -> Bool {
            left === right
                || left.text == right.text && left.separated == right.separated && left.joined == right.joined
                    && left.numbers == right.numbers && left.bare == right.bare && left.families == right.families
        }

        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    /// What a text has in common with others of the same meaning.
    struct Families: Sendable, Hashable {
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

        /// Everything else follows from the keys and what was denied of them.
        static func == (left: Families, right: Families) -> Bool {
            left.keys == right.keys && left.spellings == right.spellings
        }

        func hash(into hasher: inout Hasher) { hasher.combine(keys) }
    }
}

/// All normal forms of denied texts.
struct DeniedTexts {
    let separated: Set<FoldedText>
    let joined: Set<FoldedText>
    let keys: Set<[UInt32]>
    let numbers: Set<ExactDecimal>
    let bare: Set<FoldedText>

    init(_ forms: [AcceptedForm]) {
        separated = Set(forms.flatMap { $0.separated })
        joined = Set(forms.flatMap { $0.joined })
        keys = Set(forms.flatMap { $0.families.keys })
        numbers = Set(forms.flatMap { $0.numbers })
        bare = Set(forms.compactMap { $0.bare })
    }
}
