internal import Quests
internal import Support

/// Messages about keys.
enum KeyTexts {
    static func written(_ file: String) -> Message { Message("key-written", ["file": .of(file)]) }

    static func lines(_ key: PublicKey) -> [Message] {
        [
            Message("key-lines", ["key": .of(key)]),
            Message("key-lines-2", ["fingerprint": .of(key.fingerprint)]),
        ]
    }

    static let unofficialEdition = Message("key-unofficial-edition")

    static func isThere(_ file: String) -> Message { Message("key-is-there", ["file": .of(file)]) }
}
