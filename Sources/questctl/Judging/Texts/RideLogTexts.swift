internal import Quests
internal import RideLogs
internal import Support

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
        LocalizedText("The logs have no rider “\(rider)”.", "В журналах нет участника «\(rider)».")
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

    static let noEntriesHere = LocalizedText("no entry of a ride log", "ни одной записи журнала")

    static let noOfficeLog = LocalizedText(
        "there is no entry of a ride log in this file, so that nothing is decided by it; ‘questctl decide’ writes the organiser's log",
        "в этом файле нет ни одной записи журнала, он ничего не решает; журнал организатора пишет «questctl decide»")

    static let damagedOfficeLog = LocalizedText(
        "no entry of this log is whole, so that nothing is decided by it; look for an earlier copy of it",
        "в этом журнале нет ни одной целой записи, он ничего не решает; найдите более раннюю копию")

    static func rideInOffice(_ riders: Set<RideEntry.Rider>) -> LocalizedText {
        let rides = rides(of: riders, most: 10)
        return LocalizedText(
            "a log given with --office tells of \(rides.english), and whatever stands in it counts: hand riders' logs in without --office",
            "журнал, заданный в --office, описывает \(rides.russian), и засчитывается всё, что в нём есть: журналы участников указывайте без --office"
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

    static func noKey(_ name: String, isNamed: Bool) -> LocalizedText {
        LocalizedText(
            "--accept-device \(name): no log is signed with this key"
                + (isNamed ? "; a device only calls itself so, which proves nothing" : ""),
            "--accept-device \(name): этим ключом не подписан ни один журнал"
                + (isNamed ? "; устройство лишь так себя называет, это ничего не доказывает" : ""))
    }

    static func notFirst(_ digest: String) -> LocalizedText {
        LocalizedText(
            "--accept-device \(digest): this entry is not the first of its log; give the hash of the first",
            "--accept-device \(digest): эта запись не первая в своём журнале; укажите hash первой")
    }

    static func otherQuests(_ names: Set<String>) -> LocalizedText {
        let names = quoted(names, most: 10)
        return LocalizedText(
            "the quest has no id, so that logs of any quest count, here those of \(names.english); give the quest its id",
            "у квеста нет id, поэтому засчитываются журналы любых квестов, здесь: \(names.russian); укажите id квеста")
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

    static func foreignLog(_ riders: Set<RideEntry.Rider>) -> LocalizedText {
        let rides = rides(of: riders, most: 3)
        return LocalizedText(
            "this log tells of \(rides.english); write decisions into a log of their own",
            "этот журнал описывает \(rides.russian); решения записывайте в отдельный журнал")
    }

    private static func rides(of riders: Set<RideEntry.Rider>, most: Int) -> LocalizedText {
        let names = quoted(Set(riders.map(\.rawValue)), most: most)
        return riders.count == 1
            ? LocalizedText("the ride of \(names.english)", "заезд участника \(names.russian)")
            : LocalizedText("the rides of \(names.english)", "заезды участников \(names.russian)")
    }

    /// Names in order and in quotation marks; of more than so many, the first.
    private static func quoted(_ names: Set<String>, most: Int) -> LocalizedText {
        let shown = names.sorted().prefix(most).map { DisplayText.sanitized($0, most: 40) }
        let rest = names.count > most ? ", …" : ""
        return LocalizedText(
            shown.map { "“\($0)”" }.joined(separator: ", ") + rest,
            shown.map { "«\($0)»" }.joined(separator: ", ") + rest)
    }

    static func noTask(_ task: String, _ known: String) -> LocalizedText {
        LocalizedText(
            "the quest has no task ‘\(task)’; there are \(known)",
            "в квесте нет задания «\(task)»; есть \(known)")
    }

    static let unsignedDecision = LocalizedText(
        "note: the quest names officials, and this decision is not signed (--key); it counts only where the log is given with --office",
        "замечание: в квесте названы организаторы (officials), а решение не подписано (--key); его засчитают, только если журнал задан в --office"
    )

    static let unofficialKey = LocalizedText(
        "note: the quest names officials, and this key is none of them; the decision counts only where the log is given with --office",
        "замечание: в квесте названы организаторы (officials), и этого ключа среди них нет; решение засчитают, только если журнал задан в --office"
    )

    static let noRiders = LocalizedText(
        "the table of riders has no rider", "в таблице участников нет ни одного участника")

    static let nothingToCompare = LocalizedText(
        "There is no log to compare with the receipts: these files have no entry of one.",
        "Сверять с квитанциями нечего: в этих файлах нет ни одной записи журнала.")

    static let otherMap = LocalizedText(
        "no road of the map leads from one task to another, so no pace is compared with it; is it the map of that place?",
        "дорог между заданиями на этой карте нет, и сверить с ней темп нельзя; та ли это местность?")
    static let nothingToJudge = LocalizedText(
        "There is no ride to judge: the logs have no entry that can be checked and counts.",
        "Судить нечего: в журналах нет ни одной записи, которую можно проверить и засчитать.")

    static func moreFaults(_ count: Int) -> LocalizedText {
        LocalizedText(
            "… and \(Plural.english(count, "fault", "faults")) more of these kinds",
            "… и ещё \(Plural.russian(count, "такая неполадка", "такие неполадки", "таких неполадок"))")
    }

    static let sealing = LocalizedText("sealing", "запечатываю")
}
