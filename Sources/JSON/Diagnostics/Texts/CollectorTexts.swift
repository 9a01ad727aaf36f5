internal import Support

/// What is said of findings that a limit left out.
enum CollectorTexts {
    static func leftOut(_ count: Int) -> Message { Message("collector-left-out", ["count": .of(count)]) }

    static let title = Message("collector-title")
}
