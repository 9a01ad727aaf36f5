public import EventStore
public import VeloQuest

extension StoreError: LocalizedMessage {
    /// Why a store did not do what it was asked to, and what to do.
    public var message: Message {
        switch self {
        case .full: Message("store-error-full")
        case .noEvent(let id): Message("store-error-no-event", ["id": .of(id)])
        case .newer(let schema):
            Message("store-error-newer", ["schema": .of(schema), "schema-2": .of(SQLiteEventStore.schema)])
        case .held(let lock): Message("store-error-held", ["lock": .of(lock)])
        case .missing(let path): Message("store-error-missing", ["path": .of(path)])
        case .exists(let path): Message("store-error-exists", ["path": .of(path)])
        case .unusable(let reason): Message("store-error-unusable", ["reason": .of(reason)])
        case .fenced: Message("store-error-fenced")
        case .conflict: Message("store-error-conflict")
        case .unreachable(let reason): Message("store-error-unreachable", ["reason": .of(reason)])
        case .closed: Message("store-error-closed")
        }
    }
}
