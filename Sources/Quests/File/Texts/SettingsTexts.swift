internal import Support

/// The messages about settings.
enum SettingsTexts {
    static let settings = Message("settings")
    static let teamSize = Message("settings-team-size")
    static let official = Message("settings-official")
    static let expectedClasses = Message("settings-expected-classes")
    static let expectedPlace = Message("settings-expected-place")
    static let place = Message("settings-place")

    static let expectedFlags = Message("settings-expected-flags")

    static func unknownFlag(_ key: String, _ near: [String]) -> Message {
        let listed = near.joined(separator: ", ")
        return Message("settings-unknown-flag", ["key": .of(key), "listed": .of(listed)])
    }

    static func newerVersion(_ version: Int, _ known: Int) -> Message {
        Message("settings-newer-version", ["version": .of(version), "known": .of(known)])
    }
}
