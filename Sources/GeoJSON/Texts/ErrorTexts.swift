internal import Support

/// What errors of GeoJSON say.
enum ErrorTexts {
    static let invalid = Message("error-invalid")

    static func notFinite(_ pointer: String) -> Message { Message("error-not-finite", ["pointer": .of(pointer)]) }
}
