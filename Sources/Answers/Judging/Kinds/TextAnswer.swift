/// Accepted texts, and how many typing errors they forgive.
///
///     TextAnswer(["ель", "ёлка"], denied: ["пихта"])
///     TextAnswer(["Müller"], language: AnswerLanguage(tag: "de"), typingErrors: .none)
public struct TextAnswer: Sendable, Hashable {
    /// The accepted texts; there is at least one.
    public let forms: [AcceptedForm]
    /// Texts that are never accepted, nor anything closer to them than to an accepted one.
    public let denied: [AcceptedForm]
    /// How many typing errors are forgiven.
    public private(set) var typingErrors: TypingErrors
    /// The language of the texts, where it is known.
    public let language: AnswerLanguage?

    /// The accepted texts without the normal forms of denied ones.
    let effective: [AcceptedForm]
    private let hasNumbers: Bool
    /// The kinds of keys that the texts have.
    private let tags: EqualForms.KeyTags

    /// Prepares the texts; `nil` if all accepted ones are empty. Empty ones among others are ignored.
    public init?(
        _ accepted: [String], denied: [String] = [], typingErrors: TypingErrors = .ask,
        language: AnswerLanguage? = nil
    ) {
        forms = accepted.compactMap { AcceptedForm($0, language: language) }
        self.denied = denied.compactMap { AcceptedForm($0, language: language) }
        self.typingErrors = typingErrors
        self.language = language
        let withheld = self.denied
        let taken = DeniedTexts(withheld)
        effective = withheld.isEmpty ? forms : forms.map { $0.without(taken) }
        hasNumbers = (forms + withheld).contains { !$0.numbers.isEmpty }
        tags = EqualForms.KeyTags(of: (forms + withheld).flatMap { $0.families.keys })
        if forms.isEmpty { return nil }
    }

    /// The same texts, with typing errors forgiven by length.
    var forgivingTypingErrors: TextAnswer {
        var copy = self
        copy.typingErrors = .scaled
        return copy
    }

    /// The accepted texts that a denied one takes nothing away from.
    var reachable: [AcceptedForm] { effective.filter { $0.isReachable } }

    /// Whether no form has a word long enough for a typing error to be forgiven.
    var isExact: Bool { effective.allSatisfy { $0.spelling?.forgives(typingErrors) != true } }

    /// The verdict on an answer that is not blank.
    /// - Parameter isQuick: whether the words of an answer that cannot mean the same are left unread.
    func judge(_ text: String, isQuick: Bool = true) -> Verdict {
        // Most right answers match without folding.
        if denied.isEmpty, let form = forms.first(where: { $0.text == text }) {
            return .accepted(AnswerMatch(form: form.text, agreement: .exact))
        }
        let answer = GivenAnswer(text, language ?? .any)
        guard !answer.isBlank else { return .rejected(.empty) }
        let numbers = hasNumbers ? answer.numbers : []
        for place in effective.indices {
            if let match = effective[place].match(answer, numbers: numbers) { return .accepted(match) }
        }
        let equal = !isQuick || mayBeEqual(answer) ? answer.equalForms(wanting: tags) : nil
        if let equal {
            for place in effective.indices {
                if let match = effective[place].match(equal) { return .accepted(match) }
            }
        }
        let isDenied = denied.contains { form in
            form.match(answer, numbers: numbers) != nil || equal.map { form.match($0) != nil } == true
        }
        if isDenied { return .rejected(.noMatch) }
        return misspelled(answer, equal, numbers)
    }

    /// Whether the answer may be one of the texts in other words.
    private func mayBeEqual(_ answer: GivenAnswer) -> Bool {
        guard var outline = answer.outline else { return false }
        for place in forms.indices where forms[place].families.outline.mayMean(&outline) { return true }
        return denied.contains { $0.families.outline.mayMean(&outline) }
    }

    /// - Parameter numbers: what the whole answer reads as, for the forms that are numbers.
    private func misspelled(
        _ answer: GivenAnswer, _ equal: EqualForms.Given?, _ numbers: [ExactDecimal]
    ) -> Verdict {
        guard let folded = answer.separated.first, !folded.isEmpty else { return .rejected(.noMatch) }
        let words = SpelledWords(folded)
        let others = equal?.spellings.filter { $0 != words.scalars }.map(SpelledWords.init) ?? []
        var best: (place: Int, slips: Int, isSpace: Bool)?
        var nearness: NearMiss?
        lazy var measures = WrittenMeasure.readings(of: answer.plain.scalars, whole: numbers)
        lazy var stems = equal?.stems
        for place in effective.indices {
            guard let spelling = effective[place].spelling else {
                guard nearness == nil else { continue }
                nearness = effective[place].nearness(ofNumber: measures)
                // *Not 21*, *21a* and *21 dozen* are other answers.
                if nearness == .moreThanAsked, equal?.hasLimit == true { nearness = nil }
                continue
            }
            let likeness =
                others.isEmpty && effective[place].families.spellings.isEmpty
                ? spelling.likeness(words, forgiving: typingErrors)
                : effective[place].likeness(words, others, forgiving: typingErrors)
            switch likeness {
            case .respaced:
                if best?.isSpace != true { best = (place, 1, true) }
            case .misspelled(let slips):
                if slips < best?.slips ?? .max { best = (place, slips, false) }
            case .nearly: if typingErrors != .none { nearness = .spelling }
            case .unlike:
                guard nearness == nil else { continue }
                if let part = effective[place].families.part, equal?.keys.contains(part) == true {
                    nearness = .incomplete(given: 1, wanted: 2)
                } else if spelling.isPart(of: words, answer) {
                    nearness = .moreThanAsked
                } else if equal != nil, typingErrors != .none,
                    effective[place].differsInEnding(words, stems: stems)
                {
                    nearness = .spelling
                }
            }
        }
        guard let best else { return nearness.map(Verdict.nearly) ?? .rejected(.noMatch) }
        let isNearerToDenied = denied.contains { form in
            switch form.spelling?.likeness(words, forgiving: .upTo(best.slips)) {
            case .misspelled(let slips): slips <= best.slips
            case .respaced: true
            case .nearly, .unlike, nil: false
            }
        }
        if isNearerToDenied { return .rejected(.noMatch) }
        if typingErrors == .ask, !best.isSpace { return .nearly(.spelling) }
        return .accepted(
            AnswerMatch(form: effective[best.place].text, agreement: .misspelled(slips: best.slips)))
    }
}

extension AcceptedForm {
    /// The best result of comparing the spellings of an answer with those of this form.
    fileprivate func likeness(
        _ words: SpelledWords, _ others: [SpelledWords], forgiving errors: TypingErrors
    ) -> SpelledWords.Likeness {
        var best = spelling?.likeness(words, forgiving: errors) ?? .unlike
        func consider(_ own: SpelledWords, _ given: SpelledWords) {
            let found = own.likeness(given, forgiving: errors)
            // Equal words whose keys differ, such as two words in another order, are no typing errors.
            if found != .misspelled(0), found.rank < best.rank { best = found }
        }
        for given in others {
            if let spelling { consider(spelling, given) }
            for own in families.spellings { consider(own, given) }
        }
        for own in families.spellings { consider(own, words) }
        return best
    }

    /// Whether an answer is this form in the plural or in another case.
    fileprivate func differsInEnding(_ words: SpelledWords, stems: [UInt32]?) -> Bool {
        // Another known word was meant: ворон is no ворона.
        if words.words.count == 1, KnownWords.contains(words.scalars) { return false }
        if let stems, families.stems == stems || families.keys.contains(stems) { return true }
        return spelling?.differsInPlural(words) == true
    }
}

extension AcceptedForm {
    /// In which respect an answer is nearly this number; `nil` if it is not.
    fileprivate func nearness(ofNumber readings: [WrittenMeasure]) -> NearMiss? {
        for reading in readings {
            if numbers.contains(reading.number) { return .moreThanAsked }
            if let nearness = NearMiss(reading.number, wanted: numbers.contains) { return nearness }
            if numbers.contains(where: { $0.digitCount >= 4 && $0.isTransposed(reading.number) }) {
                return .digits
            }
        }
        return nil
    }
}

extension SpelledWords {
    /// Whether the words of an answer contain these in a row and one or two more, none of which reverses the meaning.
    fileprivate func isPart(of answer: SpelledWords, _ given: GivenAnswer) -> Bool {
        guard letterCount >= 3, (1...2).contains(answer.words.count - words.count),
            answer.words.indices.dropLast(words.count - 1).contains(where: { start in
                zip(words, answer.words[start...]).allSatisfy {
                    scalars[$0].elementsEqual(answer.scalars[$1])
                }
            })
        else { return false }
        return !given.plain.scalars.contains { $0 == 0x2C || $0 == 0x3B || $0 == 0x2F }
            && !answer.words.contains { Self.turning.contains(Array(answer.scalars[$0])) }
    }

    /// Words that turn an answer into its opposite or into a choice.
    private static let turning = Set(
        "not no or and nor but except without не нет ни и или либо но без кроме".split(separator: " ")
            .map {
                FoldedText(String($0), .separating).letters
            })
}
