public import EventStore
public import VeloQuest

extension StoreError: LocalizedMessage {
    /// Why a store did not do what it was asked to, and what to do.
    public var message: LocalizedText {
        switch self {
        case .full: LocalizedText("the disk is full; nothing was changed", "на диске нет места; ничего не изменено")
        case .noEvent(let id): LocalizedText("there is no event “\(id)”", "события «\(id)» нет")
        case .newer(let schema):
            LocalizedText(
                "the folder was written by a newer version (schema \(schema)); that one can take it back with ‘questd migrate --to \(SQLiteEventStore.schema)’",
                "папка записана более новой версией (схема \(schema)); та может вернуть её командой ‘questd migrate --to \(SQLiteEventStore.schema)’"
            )
        case .held(let lock):
            LocalizedText(
                "another process has this folder (\(lock)); stop the server first, or ask it through the API",
                "эту папку занял другой процесс (\(lock)); остановите сервер или обратитесь к нему через API")
        case .missing(let path): LocalizedText("\(path): there is no such file", "\(path): такого файла нет")
        case .exists(let path):
            LocalizedText("\(path) exists already; choose another name", "\(path) уже есть; выберите другое имя")
        case .unusable(let reason):
            LocalizedText("the folder cannot be used: \(reason)", "папкой нельзя воспользоваться: \(reason)")
        case .fenced:
            LocalizedText("another server has this event by now", "это событие уже ведёт другой сервер")
        case .conflict:
            LocalizedText("it was changed by somebody else meanwhile", "это тем временем изменил кто-то другой")
        case .unreachable(let reason):
            LocalizedText("the database cannot be reached: \(reason)", "база данных недоступна: \(reason)")
        case .closed: LocalizedText("the store is closed", "хранилище закрыто")
        }
    }
}
