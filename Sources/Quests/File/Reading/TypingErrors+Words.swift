import Answers
import JSON
import Support

extension TypingErrors {
    /// The words of the quest file for them.
    init?(written word: String) {
        switch word {
        case "accept": self = .scaled
        case "ask": self = .ask
        case "reject": self = .none
        default: return nil
        }
    }
}

extension MemberReader {
    /// The member `typos`; `nil` after an error, which is added to the diagnostics.
    ///
    /// - Parameter usual: what holds where there is none.
    func typos(else usual: TypingErrors, _ diagnostics: inout QuestDiagnostics) -> TypingErrors? {
        guard let value = value("typos") else { return usual }
        if let flag = value.booleanValue { return flag ? .scaled : TypingErrors.none }
        if let word = value.stringValue, let errors = TypingErrors(written: word) { return errors }
        let isNumber = value.isNumber || value.stringValue.map(isPlainNumber) == true
        if isNumber, let number = number("typos", example: "1", &diagnostics), let count = Int(exactly: number),
            (0...5).contains(count)
        {
            return count == 0 ? TypingErrors.none : .upTo(count)
        }
        noteWrongType("typos", value, Message("answer-expected-typing-errors"), &diagnostics)
        return nil
    }
}
