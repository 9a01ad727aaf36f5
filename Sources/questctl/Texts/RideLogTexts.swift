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

    static let noEntriesHere = LocalizedText(
        "no entry of a ride log", "ни одной записи журнала")

    static let noOfficeLog = LocalizedText(
        "there is no entry of a ride log in this file, so that nothing is decided by it; ‘questctl decide’ writes the organiser's log",
        "в этом файле нет ни одной записи журнала, он ничего не решает; журнал организатора пишет «questctl decide»")

    static func rideInOffice(_ riders: String) -> LocalizedText {
        LocalizedText(
            "a log given with --office tells of the ride of \(riders), and whatever stands in it counts: hand riders' logs in without --office",
            "журнал, заданный в --office, описывает заезд участника \(riders), и засчитывается всё, что в нём есть: журналы участников указывайте без --office"
        )
    }

    static let unofficialOffice = LocalizedText(
        "the quest names officials, and a log given with --office is not signed by any of them; it counts since you gave it",
        "в квесте названы организаторы (officials), а журнал, заданный в --office, никем из них не подписан; он засчитан, потому что задан вами"
    )

    static func noDevice(_ name: String) -> LocalizedText {
        LocalizedText(
            "--accept-device \(name): no log has a device of this name or fingerprint",
            "--accept-device \(name): ни в одном журнале нет устройства с таким именем или отпечатком")
    }

    static func otherQuests(_ names: String) -> LocalizedText {
        LocalizedText(
            "the quest has no id, so that logs of any quest count, here those of \(names); give the quest its id",
            "у квеста нет id, поэтому засчитываются журналы любых квестов, здесь: \(names); укажите id квеста")
    }

    static func outsideWindow(_ count: Int, _ least: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "rider", "riders")) started outside the start window, by \(least.english) or more, and did not start for that; if that is wrong, compare the time zone of the window in the quest",
            "\(Plural.russian(count, "участник стартовал", "участника стартовали", "участников стартовали")) вне окна старта, на \(least.russian) или больше, и поэтому старта нет; если это ошибка, сверьте часовой пояс окна в квесте"
        )
    }

    static let ridersEdition = LocalizedText(
        "this is a riders' edition: what is sealed in it is not known here, and answers wait for the organiser; judge by the organiser's file",
        "это издание для участников: запечатанное в нём здесь неизвестно, и ответы ждут организатора; судите по файлу организатора"
    )

    static func foreignLog(_ riders: String) -> LocalizedText {
        LocalizedText(
            "this log tells of the ride of \(riders); write decisions into a log of their own",
            "этот журнал описывает заезд участника \(riders); решения записывайте в отдельный журнал")
    }

    static func noTask(_ task: String, _ known: String) -> LocalizedText {
        LocalizedText(
            "the quest has no task ‘\(task)’; there are \(known)",
            "в квесте нет задания «\(task)»; есть \(known)")
    }

    static let unofficialKey = LocalizedText(
        "note: the quest names officials, and this key is none of them; the decision counts only where the log is given with --office",
        "замечание: в квесте названы организаторы (officials), и этого ключа среди них нет; решение засчитают, только если журнал задан в --office"
    )

    static let noRiders = LocalizedText(
        "the table of riders has no rider", "в таблице участников нет ни одного участника")

    static let nothingToCompare = LocalizedText(
        "There is no log to compare with the receipts: these files have no entry of one.",
        "Сверять с квитанциями нечего: в этих файлах нет ни одной записи журнала.")

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
