extension XMLError {
    /// What is wrong, without the place.
    package var message: Message {
        switch problem {
        case .noElement: Message("xml-error-no-element")
        case .unexpectedEnd(let name): Message("xml-error-unexpected-end", ["name": .of(name)])
        case .malformedTag: Message("xml-error-malformed-tag")
        case .unknownMarkup: Message("xml-error-unknown-markup")
        case .mismatchedEnd(let found, nil): Message("xml-error-mismatched-end", ["found": .of(found)])
        case .mismatchedEnd(let found, let expected?):
            Message("xml-error-mismatched-end-2", ["found": .of(found), "expected": .of(expected)])
        case .repeatedAttribute(let name): Message("xml-error-repeated-attribute", ["name": .of(name)])
        case .unknownEntity(let name): Message("xml-error-unknown-entity", ["name": .of(name)])
        case .forbiddenCharacter(let reference):
            Message("xml-error-forbidden-character", ["reference": .of(reference)])
        case .contentOutsideRoot: Message("xml-error-content-outside-root")
        case .tooDeep(let limit): Message("xml-error-too-deep", ["limit": .of(limit)])
        case .tooLong: Message("xml-error-too-long")
        case .unsupportedEncoding(let name): Message("xml-error-unsupported-encoding", ["name": .of(name)])
        }
    }
}
