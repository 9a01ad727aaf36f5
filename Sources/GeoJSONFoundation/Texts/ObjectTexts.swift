internal import Support

/// What errors of reading whole objects say.
enum ObjectTexts {
    static func unexpected(_ error: UnexpectedObjectError) -> Message {
        Message("object-unexpected", ["found": .of(error.found), "expected": .of(error.expected)])
    }
}
