internal import Languages
internal import RideLogs

/// What commands about ride logs say.
enum RideLogTexts {
    static func decided(_ log: String, _ sequence: Int, _ digest: EntryDigest, _ text: String?) -> LocalizedText {
        LocalizedText(
            "\(log): entry \(sequence), \(digest)" + (text.map { ", about “\($0)”" } ?? ""),
            "\(log): запись \(sequence), \(digest)" + (text.map { ", об ответе «\($0)»" } ?? ""))
    }

    static func noAnswer(_ rider: String, _ task: String) -> LocalizedText {
        LocalizedText(
            "The logs have no answer of “\(rider)” to task “\(task)”.",
            "В журналах нет ответа участника «\(rider)» на задание «\(task)».")
    }

    static func noRider(_ rider: String) -> LocalizedText {
        LocalizedText(
            "The logs have no rider “\(rider)”.",
            "В журналах нет участника «\(rider)».")
    }

    static let noEntries = LocalizedText(
        "No entry in the ride logs.",
        "В журналах заездов нет ни одной записи.")

    static let nothingToJudge = LocalizedText(
        "There is no ride to judge: the logs have no entry that can be checked and counts.",
        "Судить нечего: в журналах нет ни одной записи, которую можно проверить и засчитать.")

    static func moreFaults(_ count: Int) -> LocalizedText {
        LocalizedText(
            "… and \(Plural.english(count, "fault", "faults")) more of these kinds",
            "… и ещё \(Plural.russian(count, "такая неполадка", "такие неполадки", "таких неполадок"))")
    }

    static let sealing = LocalizedText(
        "sealing",
        "запечатываю")
}
