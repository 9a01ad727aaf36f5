internal import Support

/// The messages about settings.
enum SettingsTexts {
    static func unknownFlag(_ key: String, _ near: [String]) -> Message {
        let listed = near.joined(separator: ", ")
        return Message("settings-unknown-flag", ["key": .of(key), "listed": .of(listed)])
    }
}
