internal import Languages
internal import RideLogs
internal import Signatures

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

    static func begunOtherwise(_ key: KeyFingerprint?) -> LocalizedText {
        if let key {
            return LocalizedText(
                "this log was begun with the key \(key); sign with that one, or begin another log",
                "этот журнал начат с ключом \(key); подписывайте им или начните другой журнал")
        }
        return LocalizedText(
            "this log was begun without a key; begin another log to sign",
            "этот журнал начат без ключа; чтобы подписывать, начните другой журнал")
    }

    static func noRider(_ rider: String) -> LocalizedText {
        LocalizedText(
            "The logs have no rider “\(rider)”.",
            "В журналах нет участника «\(rider)».")
    }

    static func edition(_ digest: String, logs: Int, isOwn: Bool) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(logs, "log", "logs")) with edition \(digest)\(isOwn ? ", this file" : "")",
            "\(Plural.russian(logs, "журнал", "журнала", "журналов")) с редакцией \(digest)\(isOwn ? ", этот файл" : "")"
        )
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
