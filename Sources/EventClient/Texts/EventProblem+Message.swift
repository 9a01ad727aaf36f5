public import Support

extension EventProblem: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch code {
        case .codeUnknown:
            LocalizedText(
                "no such code was given out for this event; check the code and the address",
                "такого кода у этого мероприятия нет; проверьте код и адрес")
        case .codeInUse:
            LocalizedText(
                "another device joined with this code; ask the organiser for a new one",
                "с этим кодом уже вошло другое устройство; попросите у организатора новый")
        case .eventOver: LocalizedText("the event is over", "мероприятие закончилось")
        case .unauthorized:
            LocalizedText(
                "the server does not know this device any longer; join again with a code",
                "сервер больше не знает это устройство; войдите ещё раз по коду")
        case .revoked:
            LocalizedText(
                "the organiser let this device go; ask for a new code to ride on with it",
                "организатор отключил это устройство; чтобы ехать с ним дальше, попросите новый код")
        case .tooLarge:
            LocalizedText("the request was too large; less is sent at once", "запрос слишком велик; отправляем частями")
        case .rateLimited:
            LocalizedText(
                "too many requests; the next one goes out a little later",
                "слишком много запросов; следующий уйдёт чуть позже")
        case .storageFull:
            LocalizedText(
                "the server has no room; nothing is lost, it is sent again later",
                "на сервере нет места; ничего не потеряно, отправим позже")
        case .unavailable:
            LocalizedText(
                "the server cannot answer now; nothing is lost, it is sent again later",
                "сервер сейчас не отвечает; ничего не потеряно, отправим позже")
        case .notAServer:
            LocalizedText(
                "what answered is no server of an event (status \(status)); check the address, and whether the network wants a password",
                "ответил не сервер мероприятия (статус \(status)); проверьте адрес и не просит ли сеть пароль")
        default:
            LocalizedText(
                "the server refused the request (\(code.rawValue), status \(status))",
                "сервер отклонил запрос (\(code.rawValue), статус \(status))")
        }
    }
}

extension EventClient.StateFault: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .damaged:
            LocalizedText(
                "the file is not the state of a client, or it is damaged; remove it and join again, the log is sent anew",
                "это не файл состояния клиента, или он повреждён; удалите его и войдите ещё раз, журнал отправится заново"
            )
        case .newer:
            LocalizedText(
                "a newer version wrote the state; use that one, or remove the file and join again",
                "состояние записала более новая версия; возьмите её или удалите файл и войдите ещё раз")
        }
    }
}
