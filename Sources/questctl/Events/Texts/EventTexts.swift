internal import Answers
internal import EventClient
internal import RideLogs
internal import Support

/// Messages of `questctl join` and `questctl sync`.
enum EventTexts {
    static func noLink(_ text: String) -> LocalizedText {
        LocalizedText(
            "“\(text)” is no link of an event; one looks like https://velo.example/e/spring",
            "«\(text)» — не ссылка на мероприятие; она выглядит так: https://velo.example/e/spring")
    }

    static let notEncrypted = LocalizedText(
        "http is not encrypted: whoever listens on the way can ride under your name; use https where the server has it",
        "http не шифруется: кто слушает сеть, может выдать себя за вас; берите https, если он есть у сервера")

    static let noDevice = LocalizedText(
        "there is no log yet whose device could be taken; name the device with --device",
        "журнала ещё нет, и имя устройства взять неоткуда; укажите его в --device")

    static func notJoined(_ state: String) -> LocalizedText {
        LocalizedText(
            "the device of this log has not joined an event, there is no \(state); join first with ‘questctl join’",
            "устройство этого журнала ещё не вошло в мероприятие, файла \(state) нет; сначала войдите: «questctl join»")
    }

    static func joined(_ registration: EventRegistration) -> LocalizedText {
        let known = registration.registration
        let more = [known.team, known.category].compactMap { $0 }.map { ", " + $0 }.joined()
        return LocalizedText(
            "joined as \(known.name ?? registration.rider.rawValue) (\(registration.rider.rawValue))\(more)",
            "вы вошли как \(known.name ?? registration.rider.rawValue) (\(registration.rider.rawValue))\(more)")
    }

    static func noAnswer(_ server: String, _ reason: String) -> LocalizedText {
        LocalizedText(
            "no answer from \(server), trying again (\(reason))", "\(server) не отвечает, пробуем ещё раз (\(reason))")
    }

    static let unknownDevice = LocalizedText(
        "nothing in the state proves to the server who this device is; join again with ‘questctl join’",
        "по файлу состояния сервер не узнает это устройство; войдите ещё раз: «questctl join»")

    static let late = LocalizedText(
        "the server did not answer in time; try again later, nothing is lost",
        "сервер не ответил вовремя; попробуйте позже, ничего не потеряно")

    static func notHandedIn(_ lines: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(lines, "line", "lines")) of the log could not be handed in in time; run it again, nothing is lost",
            "не удалось вовремя отправить \(Plural.russian(lines, "строку", "строки", "строк")) журнала; запустите ещё раз, ничего не потеряно"
        )
    }

    static func handedIn(_ lines: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(lines, "line", "lines")) handed in",
            "отправлено: \(Plural.russian(lines, "строка", "строки", "строк"))")
    }

    static let nothingToHandIn = LocalizedText("the server has the whole log already", "весь журнал уже на сервере")

    static func leftOut(_ lines: Int) -> LocalizedText {
        LocalizedText(
            "the server does not have \(Plural.english(lines, "line", "lines")) of the log",
            "на сервер не попало из журнала: \(Plural.russian(lines, "строка", "строки", "строк"))")
    }

    static func tooLong(_ sequence: Int, most bytes: Int) -> LocalizedText {
        LocalizedText(
            "entry \(sequence) is longer than the \(bytes) bytes that a server takes; it is not sent",
            "запись \(sequence) длиннее \(bytes) байт, сервер такие не принимает; она не отправлена")
    }

    static func otherDevice(_ devices: [String], joined: String) -> LocalizedText {
        LocalizedText(
            "the log is of \(list(devices)), but \(quoted(joined)) joined the event; name the log of that device, or join for this one with ‘questctl join’",
            "журнал записало \(list(devices)), а в мероприятие вошло \(quoted(joined)); укажите журнал этого устройства или войдите с ним: «questctl join»"
        )
    }

    static func passedOver(_ devices: [String]) -> LocalizedText {
        LocalizedText(
            "entries of \(list(devices)) are not sent; each device hands in its own log",
            "записи \(list(devices)) не отправлены; каждое устройство отправляет свой журнал")
    }

    static func notOfLog(_ device: String, _ devices: [String]) -> LocalizedText {
        LocalizedText(
            "--device names \(quoted(device)), but the log is of \(list(devices)); leave --device out, or name another log",
            "в --device указано \(quoted(device)), а журнал записало \(list(devices)); уберите --device или укажите другой журнал"
        )
    }

    static func severalDevices(_ devices: [String]) -> LocalizedText {
        LocalizedText(
            "the log is of several devices: \(list(devices)); name the one that joins with --device",
            "журнал записало несколько устройств: \(list(devices)); укажите в --device то, которое входит")
    }

    /// At most five names, in quotes.
    private static func list(_ devices: [String]) -> String {
        devices.prefix(5).map(quoted).joined(separator: ", ") + (devices.count > 5 ? ", …" : "")
    }

    private static func quoted(_ device: String) -> String { "“\(DisplayText.sanitized(device, most: 40))”" }

    static func decided(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "decision", "decisions")) of the organiser added",
            "добавлено решений организатора: \(count)")
    }

    static func refused(_ sequence: Int, _ code: String) -> LocalizedText {
        LocalizedText(
            "the server does not take entry \(sequence) (\(code))", "сервер не принял запись \(sequence) (\(code))")
    }

    static func message(_ text: String) -> LocalizedText {
        LocalizedText("the organiser says: \(text)", "сообщение организатора: \(text)")
    }

    static func verdict(_ task: String, _ outcome: Verdict.Outcome) -> LocalizedText {
        switch outcome {
        case .accepted: LocalizedText("\(task): the answer counts", "\(task): ответ засчитан")
        case .nearly: LocalizedText("\(task): nearly right", "\(task): почти верно")
        case .rejected: LocalizedText("\(task): the answer does not count", "\(task): ответ не засчитан")
        case .pending: LocalizedText("\(task): the organiser has yet to judge", "\(task): ответ ещё проверяют")
        }
    }

    static func unreadableDecision(_ number: Int) -> LocalizedText {
        LocalizedText(
            "decision \(number) of the organiser cannot be read; ask the organiser, or use a newer version",
            "решение организатора № \(number) не читается; спросите организатора или возьмите более новую версию")
    }

    static let otherEdition = LocalizedText(
        "the quest has a new edition; ‘questctl join’ with -o fetches it",
        "у квеста новое издание; его скачает «questctl join» с -o")

    static func missing(_ sequence: Int) -> LocalizedText {
        LocalizedText(
            "entry \(sequence) of this device is not in the log, and what was written after it does not count; hand in the whole log",
            "записи \(sequence) этого устройства нет в журнале, и всё после неё не учитывается; сдайте журнал целиком")
    }

    static let otherWriter = LocalizedText(
        "another device writes under the same name; ask the organiser for a code and join with another --device",
        "под тем же именем пишет другое устройство; попросите у организатора код и войдите с другим --device")
}
