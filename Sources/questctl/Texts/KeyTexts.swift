internal import Languages
internal import Signatures

/// What commands say about keys.
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

    static func isThere(_ file: String) -> LocalizedText {
        LocalizedText(
            "\(file) is there already, and a key is never overwritten; name another file",
            "файл \(file) уже есть, а ключи не перезаписываются; укажите другой файл")
    }
}
