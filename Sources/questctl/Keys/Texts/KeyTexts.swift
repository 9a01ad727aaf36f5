internal import Quests
internal import Support

/// Messages about keys.
enum KeyTexts {
    static func lines(_ key: PublicKey) -> [Message] {
        [
            Message("key-lines", ["key": .of(key)]),
            Message("key-lines-2", ["fingerprint": .of(key.fingerprint)]),
        ]
    }
}
