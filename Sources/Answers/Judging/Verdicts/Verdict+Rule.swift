extension Verdict {
    /// The rule that decided, as a stable identifier for logs and tools.
    ///
    ///     AnswerKey.anyOf(["12 April 1961"])?.judge("12.4.61").rule  // "equal.date"
    ///
    /// | identifier | what decided |
    /// |---|---|
    /// | `exact`, `folded`, `number`, `tolerance`, `unit`, `choice`, `items`, `pattern`, `code`, `sealed` | how an accepted answer agrees (`AnswerMatch.Agreement`) |
    /// | `equal.` and a case of `AnswerMatch.Equality` | an accepted answer in other words |
    /// | `misspelled.` and a number | an accepted answer with typing errors |
    /// | `nearly.` and a case of `NearMiss` | what is nearly right |
    /// | `rejected.` and a case of `Verdict.Rejection` | why it is not right |
    /// | `pending`, `deferred` | the organiser decides |
    public var rule: String {
        switch self {
        case .accepted(let match): match.agreement.rule
        case .nearly(let nearness): "nearly." + nearness.rule
        case .rejected(let rejection): "rejected." + rejection.rule
        case .pending(.organiser): "pending"
        case .pending(.spelling): "deferred"
        }
    }
}

extension AnswerMatch.Agreement {
    fileprivate var rule: String {
        switch self {
        case .exact: "exact"
        case .folded: "folded"
        case .number: "number"
        case .misspelled(let slips): "misspelled.\(slips)"
        case .equal(let equality): "equal." + equality.rawValue
        case .tolerance: "tolerance"
        case .unit: "unit"
        case .choice: "choice"
        case .items: "items"
        case .pattern: "pattern"
        case .sealed: "sealed"
        case .code: "code"
        }
    }
}

extension NearMiss {
    fileprivate var rule: String {
        switch self {
        case .spelling: "spelling"
        case .unit: "unit"
        case .sign: "sign"
        case .digits: "digits"
        case .moreThanAsked: "moreThanAsked"
        case .order: "order"
        case .incomplete: "incomplete"
        case .confusedCharacters: "confusedCharacters"
        }
    }
}

extension Verdict.Rejection {
    fileprivate var rule: String {
        switch self {
        case .empty: "empty"
        case .tooLong: "tooLong"
        case .noMatch: "noMatch"
        case .notANumber: "notANumber"
        case .notAnOption: "notAnOption"
        }
    }
}
