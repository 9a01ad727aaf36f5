public import EventClient
public import VeloQuest

extension EventError: LocalizedMessage {
    /// What is wrong, in a sentence.
    public var message: LocalizedText { detail ?? code.title }
}

extension ProblemCode {
    /// What is wrong, without particulars.
    public var title: LocalizedText {
        switch self {
        case .noEvent: LocalizedText("There is no such event.", "Такого события нет.")
        case .noRoute: LocalizedText("No way leads there on this map.", "По этой карте туда не проехать.")
        case .noMap: LocalizedText("The event has no map to find routes on.", "У события нет карты для маршрутов.")
        case .offMap: LocalizedText("The place lies off the map of the event.", "Место вне карты события.")
        case .notFound: LocalizedText("There is nothing here.", "Здесь ничего нет.")
        case .notYet:
            LocalizedText("This can be seen after the event.", "Это будет видно после события.")
        case .unauthorized:
            LocalizedText("A valid token is missing; join again.", "Нет действующего токена; присоединитесь заново.")
        case .forbidden: LocalizedText("The token does not allow this.", "Этот токен такого не разрешает.")
        case .revoked:
            LocalizedText(
                "Another device rides for this rider now; ask the organiser.",
                "За этого участника теперь едет другое устройство; обратитесь к организатору.")
        case .codeUnknown: LocalizedText("Nobody has this code.", "Такого кода нет.")
        case .codeInUse:
            LocalizedText(
                "Another device joined with this code; the organiser can free it.",
                "С этим кодом уже присоединилось другое устройство; организатор может его освободить.")
        case .eventOver: LocalizedText("The event is over.", "Событие завершено.")
        case .malformed: LocalizedText("The request cannot be read.", "Запрос не читается.")
        case .invalidQuest: LocalizedText("The quest has errors.", "В квесте ошибки.")
        case .exists: LocalizedText("It exists already.", "Уже существует.")
        case .tooLarge: LocalizedText("The request is too large.", "Запрос слишком велик.")
        case .wrongType: LocalizedText("This type of file is not taken.", "Файлы такого вида не принимаются.")
        case .wrongDigest: LocalizedText("The bytes do not have this digest.", "Байты не соответствуют хешу.")
        case .rateLimited: LocalizedText("Too many requests; wait a little.", "Слишком много запросов; подождите.")
        case .storageFull:
            LocalizedText(
                "The server's disk is full; nothing of the request was kept.",
                "На сервере нет места; из запроса ничего не сохранено.")
        case .unavailable: LocalizedText("The server cannot answer now.", "Сервер сейчас не может ответить.")
        case .methodNotAllowed:
            LocalizedText("This address does not take this method.", "Этот адрес не принимает такой метод.")
        }
    }
}

extension LiveEvent {
    /// Why a link for spectators opens nothing any more.
    static let linkIsOver = LocalizedText(
        "This link is not valid any more; ask the organiser for a new one.",
        "Эта ссылка больше не действует; попросите у организатора новую.")
    /// Why answers are withheld.
    static let tooManyAnswers = LocalizedText(
        "Too many answers to one task; the next one is taken later.",
        "Слишком много ответов на одно задание; следующий будет принят позже.")
}
