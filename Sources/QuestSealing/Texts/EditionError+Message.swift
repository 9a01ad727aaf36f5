internal import Quests
public import Support

extension EditionError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .alteredEdition(let key):
            let name = key.map { LocalizedText(" (key \($0))", " (ключ \($0))") }
            return LocalizedText(
                "changed since the organiser signed it\(name?.english ?? ""); get the file anew, byte for byte",
                "файл изменён после того, как его подписал организатор\(name?.russian ?? ""); получите его заново, байт в байт"
            )
        case .unsignedEdition(let key):
            return LocalizedText(
                "not signed; a signature with the key \(key) was asked for",
                "подписи нет, а нужна подпись ключом \(key)")
        case .foreignSignature(let found, let key):
            return LocalizedText(
                "signed with another key, \(found); a signature with the key \(key) was asked for",
                "подписано другим ключом, \(found), а нужна подпись ключом \(key)")
        }
    }
}
