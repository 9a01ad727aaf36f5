internal import Support

/// The messages about opening times.
enum WindowTexts {
    static func closesBeforeItOpens(_ task: Message) -> Message {
        Message("window-closes-before-it-opens", ["task": .of(task)])
    }

    static let closesTooEarly = Message("window-closes-too-early")
    static let closeTooEarly = Message("window-close-too-early")
    static let opensTooLate = Message("window-opens-too-late")
    static let openTooLate = Message("window-open-too-late")
    static let emptyStartWindow = Message("window-empty-start-window")
    static let massStartOutsideOfWindow = Message("window-mass-start-outside-of-window")
}
