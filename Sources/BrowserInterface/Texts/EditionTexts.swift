import Quests
import Support

extension CallError {
    static func alteredEdition(_ claimed: KeyFingerprint?) -> CallError {
        let key = claimed.map { LocalizedText(" (key \($0))", " (ключ \($0))") }
        return CallError(
            .signature, reason: "altered",
            LocalizedText(
                "this edition was changed since the organiser signed it\(key?.english ?? ""); get the file anew, byte for byte",
                "файл изменён после того, как его подписал организатор\(key?.russian ?? ""); получите его заново, байт в байт"
            ))
    }

    static func unsignedEdition(wanted keys: [KeyFingerprint]) -> CallError {
        CallError(
            .signature, reason: "unsigned",
            LocalizedText(
                "this edition is not signed, but the organiser signs with the key \(list(keys, "or")); get it from the organiser",
                "подписи нет, а организатор подписывает ключом \(list(keys, "или")); получите файл у организатора"))
    }

    static func foreignSignature(_ found: KeyFingerprint, wanted keys: [KeyFingerprint]) -> CallError {
        CallError(
            .signature, reason: "foreign",
            LocalizedText(
                "this edition is signed with another key, \(found); the organiser signs with the key \(list(keys, "or"))",
                "подписано другим ключом, \(found), а организатор подписывает ключом \(list(keys, "или"))"))
    }

    private static func list(_ keys: [KeyFingerprint], _ or: String) -> String {
        keys.map { $0.description }.joined(separator: " \(or) ")
    }
}
