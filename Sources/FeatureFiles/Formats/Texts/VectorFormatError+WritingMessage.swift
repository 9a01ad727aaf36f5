import Support

extension VectorFormatError {
    /// Why a file cannot be written.
    var writingMessage: Message {
        switch self {
        case .unwritable(let path, let reason):
            Message(
                "vector-format-error-writing-message-unwritable",
                ["path": .of(path), "no-reason": .of(reason.isEmpty), "reason": .of(reason)])
        case .mixedGeometries(let format, let kinds):
            Message(
                "vector-format-error-writing-message-mixed-geometries",
                ["format": .of(format), "joined": .of(kinds.joined(separator: ", "))])
        case .unsupportedGeometry(let format, let kind):
            Message(
                "vector-format-error-writing-message-unsupported-geometry",
                ["format": .of(format), "kind": .of(kind)])
        case .fileNeeded(let format):
            Message("vector-format-error-writing-message-file-needed", ["format": .of(format)])
        case .faultyInput(let path): Message("vector-format-error-writing-message-faulty-input", ["path": .of(path)])
        case .inputChanged(let path):
            Message("vector-format-error-writing-message-input-changed", ["path": .of(path)])
        case .foreignSystem(let path):
            Message("vector-format-error-writing-message-foreign-system", ["path": .of(path)])
        case .nullCharacter(let property):
            Message("vector-format-error-writing-message-null-character", ["property": .of(property)])
        case .unwritableGeometry(let feature, let text):
            Message("vector-format-error-feature", ["feature": .of(feature), "text": .of(text)])
        default: Message.empty
        }
    }
}
