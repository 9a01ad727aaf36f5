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
    public let typingErrors: TypingErrors
    /// The language of the texts, where it is known.
    public let language: AnswerLanguage?

    /// The accepted texts without the normal forms of denied ones.
    let effective: [AcceptedForm]
    private let hasNumbers: Bool

    /// Prepares the texts; `nil` if all accepted ones are empty. Empty ones among others are ignored.
    public init?(
        _ accepted: [String], denied: [String] = [], typingErrors: TypingErrors = .scaled,
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
        if forms.isEmpty { return nil }
    }

    /// The accepted texts that a denied one takes nothing away from.
    var reachable: [AcceptedForm] { effective.filter { $0.isReachable } }

    /// Whether no form has a word long enough for a typing error to be forgiven.
    var isExact: Bool { effective.allSatisfy { $0.spelling?.forgives(typingErrors) != true } }

    /// The verdict on an answer that is not blank.
    func judge(_ text: String) -> Verdict {
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
        if denied.contains(where: { $0.match(answer, numbers: numbers) != nil }) { return .rejected(.noMatch) }
        return misspelled(answer, numbers)
    }

    /// - Parameter numbers: what the whole answer reads as, for the forms that are numbers.
    private func misspelled(_ answer: GivenAnswer, _ numbers: [ExactDecimal]) -> Verdict {
        guard let folded = answer.separated.first, !folded.isEmpty else { return .rejected(.noMatch) }
        let words = SpelledWords(folded)
        var best: (place: Int, slips: Int)?
        var nearness: NearMiss?
        var measures: [WrittenMeasure]?
        for place in effective.indices {
            guard let spelling = effective[place].spelling else {
                guard nearness == nil, !effective[place].numbers.isEmpty else { continue }
                let read = measures ?? WrittenMeasure.readings(of: answer.plain.scalars, whole: numbers)
                measures = read
                nearness = effective[place].nearness(ofNumber: read)
                continue
            }
            switch spelling.likeness(words, forgiving: typingErrors) {
            case .misspelled(let slips):
                if slips < best?.slips ?? .max { best = (place, slips) }
            case .nearly: nearness = .spelling
            case .unlike: if nearness == nil, spelling.isPart(of: words, answer) { nearness = .moreThanAsked }
            }
        }
        guard let best else { return nearness.map(Verdict.nearly) ?? .rejected(.noMatch) }
        let isNearerToDenied = denied.contains { form in
            guard case .misspelled(let slips)? = form.spelling?.likeness(words, forgiving: .upTo(best.slips)) else {
                return false
            }
            return slips <= best.slips
        }
        if isNearerToDenied { return .rejected(.noMatch) }
        return .accepted(AnswerMatch(form: effective[best.place].text, agreement: .misspelled(slips: best.slips)))
    }
}

extension AcceptedForm {
    /// In which respect an answer is nearly this number; `nil` if it is not.
    fileprivate func nearness(ofNumber readings: [WrittenMeasure]) -> NearMiss? {
        for reading in readings {
            if numbers.contains(reading.number) { return .moreThanAsked }
            if let nearness = NearMiss(reading.number, wanted: numbers.contains) { return nearness }
            if numbers.contains(where: { $0.digitCount >= 4 && $0.isTransposed(reading.number) }) { return .digits }
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
        "not no or and nor but except without не нет ни и или либо но без кроме".split(separator: " ").map {
            SpelledWords.letters(FoldedText(String($0), .separating))
        })
}
