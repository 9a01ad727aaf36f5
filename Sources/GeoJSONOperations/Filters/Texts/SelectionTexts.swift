internal import Support

/// Messages about selections of properties.
enum SelectionTexts {
    static func renamedTwice(_ name: String) -> Message {
        let shown = name.withoutSteering
        return Message("selection-renamed-twice", ["shown": .of(shown)])
    }

    static func nameTaken(_ name: String) -> Message {
        let shown = name.withoutSteering
        return Message("selection-name-taken", ["shown": .of(shown)])
    }
}
