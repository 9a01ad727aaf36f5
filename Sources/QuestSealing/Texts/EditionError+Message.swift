internal import Quests
public import Support

extension EditionError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: Message {
        switch self {
        case .alteredEdition(let key):
            let name = key.map { Message("edition-error-altered-edition", ["item": .of($0)]) }
            return Message("edition-error-altered-edition-2", ["name": .of(name)])
        case .unsignedEdition(let key): return Message("edition-error-unsigned-edition", ["key": .of(key)])
        case .foreignSignature(let found, let key):
            return Message("edition-error-foreign-signature", ["found": .of(found), "key": .of(key)])
        }
    }
}
