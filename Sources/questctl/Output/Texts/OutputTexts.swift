import Support

/// What commands say of files and findings.
enum OutputTexts {
    static let warning = Message("output-warning")

    static let error = Message("output-error")

    static func note(_ text: Message) -> Message { Message("output-note", ["text": .of(text)]) }

    static func wouldOverwrite(_ output: String) -> Message {
        Message("output-would-overwrite", ["output": .of(output)])
    }

    static func twoResults(_ file: String) -> Message { Message("output-two-results", ["file": .of(file)]) }

    static func files(_ count: Int) -> Message { Message("output-files", ["count": .of(count)]) }

    static func findings(_ errors: Int, _ warnings: Int) -> Message {
        Message("output-findings", ["errors": .of(errors), "warnings": .of(warnings)])
    }

    static func givenTwice(_ option: String) -> Message { Message("output-given-twice", ["option": .of(option)]) }
}
