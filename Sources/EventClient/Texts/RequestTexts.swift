import Support

/// What is wrong with the body of a request.
enum RequestTexts {
    static let text = Message("request-text")
    static func text(most bytes: Int) -> Message { Message("request-text-2", ["bytes": .of(bytes)]) }
}
