public import Support

extension NearMiss: LocalizedMessage {
    /// What to check again. It reveals nothing of the right answer.
    public var message: Message {
        switch self {
        case .spelling: Message("near-miss-spelling")
        case .unit: Message("near-miss-unit")
        case .sign: Message("near-miss-sign")
        case .digits: Message("near-miss-digits")
        case .moreThanAsked: Message("near-miss-more-than-asked")
        case .order: Message("near-miss-order")
        case .incomplete(let given, let wanted):
            Message("near-miss-incomplete", ["given": .of(given), "wanted": .of(wanted)])
        case .confusedCharacters: Message("near-miss-confused-characters")
        }
    }
}
