internal import Support

/// The messages about the members of a sealed answer.
enum SealTexts {
    static let unsignedEdition = Message("seal-unsigned-edition")

    static func foreignSignature(_ key: KeyFingerprint) -> Message {
        Message("seal-foreign-signature", ["key": .of(key)])
    }

    static func scrypt(_ most: Int) -> Message { Message("seal-scrypt", ["most": .of(most)]) }

    static func seals(_ most: Int) -> Message { Message("seal-seals", ["most": .of(most)]) }

    static let seal = Message("seal")
    static let options = Message("seal-options")
    static let language = Message("seal-language")
    static let unit = Message("seal-unit")

    static func lockedTasks(_ most: Int) -> Message { Message("seal-locked-tasks", ["most": .of(most)]) }

    static let waysOfOpening = Message("seal-ways-of-opening")

    static func atLeast(_ least: Int) -> Message { Message("seal-at-least", ["least": .of(least)]) }

    static func bytes(_ count: Message) -> Message { Message("seal-bytes", ["count": .of(count)]) }
}
