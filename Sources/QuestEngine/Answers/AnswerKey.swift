/// What an organiser has laid down about the answers to a task.
///
///     let key = AnswerKey.anyOf(["Ёлка", "ель"])
///     key?.judge("  ёлка! ").isAccepted  // true
///     key?.judge("сосна")                // .rejected(.noMatch)
///
/// A task without a key asks for presence only: being there is enough.
public struct AnswerKey: Sendable, Hashable {
    /// How answers are judged.
    public enum Kind: Sendable, Hashable {
        /// An answer is right when it agrees with one of these; there is at least one.
        case forms([AcceptedForm])
        /// The organiser looks at every answer.
        case judgedByOrganiser
    }

    /// How answers are judged.
    public let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// A key that leaves every answer to the organiser.
    public static let judgedByOrganiser = AnswerKey(.judgedByOrganiser)

    /// A key with accepted texts; `nil` where all of them are empty. Empty ones among others are left out.
    public static func anyOf(_ texts: [String]) -> AnswerKey? {
        let forms = texts.compactMap(AcceptedForm.init)
        return forms.isEmpty ? nil : AnswerKey(.forms(forms))
    }

    /// The verdict on an answer.
    ///
    /// The forms are tried in their order; the first that agrees is named in the verdict.
    /// - Complexity: O(*f* · *n*) for *f* forms and an answer of *n* characters.
    public func judge(_ answer: String) -> Verdict {
        let given = GivenAnswer(answer)
        guard !given.isBlank else { return .rejected(.empty) }
        switch kind {
        case .judgedByOrganiser:
            return .pending
        case .forms(let forms):
            for form in forms {
                if let match = form.match(given) { return .accepted(match) }
            }
            return .rejected(.noMatch)
        }
    }
}
