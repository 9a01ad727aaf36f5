internal import Quests
internal import Support

/// Messages about keys.
enum KeyTexts {
    static func written(_ file: String) -> LocalizedText {
        LocalizedText(
            "\(file): the private key; keep it to yourself, and keep a copy",
            "\(file): закрытый ключ; никому его не давайте и сохраните копию")
    }

    static func lines(_ key: PublicKey) -> [LocalizedText] {
        [
            LocalizedText("public key:  \(key)", "открытый ключ: \(key)"),
            LocalizedText("fingerprint: \(key.fingerprint)", "отпечаток:     \(key.fingerprint)"),
        ]
    }

    static let unofficialEdition = LocalizedText(
        "the quest names officials, and none of their keys signs this edition, of which riders are warned; give an official's key with --key",
        "в квесте названы организаторы (officials), а это издание подписано не их ключом, о чём участников предупредят; укажите ключ организатора в --key"
    )

    static func isThere(_ file: String) -> LocalizedText {
        LocalizedText(
            "\(file) is there already, and a key is never overwritten; name another file",
            "файл \(file) уже есть, а ключи не перезаписываются; укажите другой файл")
    }
}
