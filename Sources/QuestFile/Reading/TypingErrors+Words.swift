import AnswerJudging

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
