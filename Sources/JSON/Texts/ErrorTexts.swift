internal import Support

/// What errors of JSON say.
enum ErrorTexts {
    static let invalid = Message("error-invalid-2")

    static func notFinite(_ number: Double, _ pointer: JSONPointer) -> Message {
        Message("error-not-finite-2", ["number": .of(number), "pointer": .of(pointer)])
    }

    static let notAnObject = Message("error-not-an-object")
}
