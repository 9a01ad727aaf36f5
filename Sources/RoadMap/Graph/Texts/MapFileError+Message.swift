public import Support

extension MapFileError: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: Message {
        switch self {
        case .unreadable(let error):
            error.message
        case .notAMap: Message("map-file-error-not-a-map")
        case .newerVersion(let found, let supported):
            Message("map-file-error-newer-version", ["found": .of(found), "supported": .of(supported)])
        case .olderVersion(let found, let supported):
            Message("map-file-error-older-version", ["found": .of(found), "supported": .of(supported)])
        case .wrongSize(let expected, let found):
            Message("map-file-error-wrong-size", ["expected": .of(expected), "found": .of(found)])
        case .damaged(let part): Message("map-file-error-damaged", ["part": .of(part)])
        }
    }
}
