internal import QuestEngine

extension AnswerKey {
    /// A right answer as the organiser wrote it; empty where only the organiser can tell.
    var written: String {
        switch kind {
        case .forms(let forms): forms.first?.text ?? ""
        case .judgedByOrganiser: ""
        }
    }
}
