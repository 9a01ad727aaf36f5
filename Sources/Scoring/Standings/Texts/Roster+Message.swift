import RideLogs
public import Support

extension Roster.ReadingError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: Message {
        switch self {
        case .notText: Message("roster-reading-error-not-text")
        case .noRiderColumn: Message("roster-reading-error-no-rider-column")
        case .repeatedColumn(let first, let second):
            Message("roster-reading-error-repeated-column", ["first": .of(first), "second": .of(second)])
        case .openQuote(let line): Message("roster-reading-error-open-quote", ["line": .of(line)])
        case .noRider(let line): Message("roster-reading-error-no-rider", ["line": .of(line)])
        case .tooManyCells(let line, let separator):
            Message("roster-reading-error-too-many-cells", ["line": .of(line), "name": .of(separator.name)])
        case .repeatedRider(let rider, let line):
            Message("roster-reading-error-repeated-rider", ["line": .of(line), "rider": .of(rider)])
        case .notAKey(let text, let line):
            Message("roster-reading-error-not-a-key", ["line": .of(line), "text": .of(text)])
        }
    }
}

extension Roster.Separator {
    /// “a comma”; in Russian behind “с”.
    var name: Message {
        switch self {
        case .comma: Message("roster-separator-comma")
        case .semicolon: Message("roster-separator-semicolon")
        case .tab: Message("roster-separator-tab")
        }
    }
}
