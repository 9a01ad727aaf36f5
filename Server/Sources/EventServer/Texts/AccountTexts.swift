import VeloQuest

enum AccountTexts {
    static let noMember = Message("account-no-member")
    static let needsToken = Message("account-needs-token")
    static let role = Message("account-role")
    static let taskOfJudge = Message("account-task-of-judge")
    static let noTask = Message("account-no-task")
}
