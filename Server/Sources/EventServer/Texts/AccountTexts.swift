import VeloQuest

enum AccountTexts {
    static let noMember = LocalizedText(
        "Your account is no member of this event; ask its owner for an invitation.",
        "Ваша учётная запись не участвует в этом событии; попросите приглашение у владельца.")
    static let needsToken = LocalizedText(
        "This needs the organiser's token in “Authorization”, and the cookie of your account.",
        "Нужны токен организатора в «Authorization» и cookie вашей учётной записи.")
    static let role = LocalizedText(
        "owner, organiser, judge or spectator", "одним из owner, organiser, judge, spectator")
    static let taskOfJudge = LocalizedText("a task of the quest", "заданием квеста")
    static let noTask = LocalizedText("left out: judges alone have a task", "опущено: задание есть только у судьи")
}
