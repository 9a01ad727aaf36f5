public import Support

extension VectorFormatError: LocalizedMessage {
    /// What is wrong, and what to do about it.
    public var message: Message {
        switch self {
        case .libraryMissing, .libraryUnusable, .libraryTooOld, .missingFunction, .driverMissing: libraryMessage
        case .recordTooLong, .openQuote, .notUTF8, .noCoordinateColumns, .noSuchColumn: tableMessage
        case .mixedGeometries, .unsupportedGeometry, .fileNeeded, .faultyInput, .inputChanged,
            .foreignSystem, .nullCharacter, .unwritableGeometry, .unwritable:
            writingMessage
        default: readingMessage
        }
    }

    private var libraryMessage: Message {
        switch self {
        case .libraryMissing: Message("vector-format-error-library-message-library-missing")
        case .libraryUnusable(let library, let reason):
            Message(
                "vector-format-error-library-message-library-unusable",
                ["library": .of(library), "reason": .of(reason)])
        case .libraryTooOld(let version, let library):
            Message(
                "vector-format-error-library-message-library-too-old",
                ["library": .of(library), "version": .of(version)])
        case .missingFunction(let name, let library):
            Message(
                "vector-format-error-library-message-missing-function",
                ["library": .of(library), "name": .of(name)])
        case .driverMissing(let format, let version):
            Message(
                "vector-format-error-library-message-driver-missing",
                ["version": .of(version), "format": .of(format)])
        default: Message.empty
        }
    }

    private var readingMessage: Message {
        switch self {
        case .unreadable(let path, let reason):
            Message(
                "vector-format-error-reading-message-unreadable",
                ["path": .of(path), "added": .of(Self.added(reason))])
        case .severalLayers(let path, let layers):
            Message(
                "vector-format-error-reading-message-several-layers",
                ["path": .of(path), "joined": .of(layers.joined(separator: ", "))])
        case .noSuchLayer(let name, let path, let layers):
            Message(
                "vector-format-error-reading-message-no-such-layer",
                ["path": .of(path), "name": .of(name), "joined": .of(layers.joined(separator: ", "))])
        case .incomplete(let path, let read, let announced):
            Message(
                "vector-format-error-reading-message-incomplete",
                ["path": .of(path), "announced": .of(announced), "read": .of(read)])
        case .unknownSystem(let name, let reason):
            Message(
                "vector-format-error-reading-message-unknown-system",
                ["name": .of(name), "added": .of(Self.added(reason))])
        case .noTransformation(let name, let reason):
            Message(
                "vector-format-error-reading-message-no-transformation",
                ["name": .of(name), "added": .of(Self.added(reason))])
        case .systemNeeded(let path, let longitude, let latitude):
            Message(
                "vector-format-error-reading-message-system-needed",
                ["path": .of(path), "longitude": .of(longitude), "latitude": .of(latitude)])
        default: Message.empty
        }
    }

    private var tableMessage: Message {
        switch self {
        case .recordTooLong(let path, let line):
            Message("vector-format-error-table-message-record-too-long", ["path": .of(path), "line": .of(line)])
        case .openQuote(let path, let line):
            Message("vector-format-error-table-message-open-quote", ["path": .of(path), "line": .of(line)])
        case .notUTF8(let path, let line):
            Message("vector-format-error-table-message-not-utf8", ["path": .of(path), "line": .of(line)])
        case .noCoordinateColumns(let path, let columns):
            Message(
                "vector-format-error-table-message-no-coordinate-columns",
                ["path": .of(path), "joined": .of(columns.joined(separator: ", "))])
        case .noSuchColumn(let name, let path, let columns):
            Message(
                "vector-format-error-table-message-no-such-column",
                ["path": .of(path), "name": .of(name), "joined": .of(columns.joined(separator: ", "))])
        default: Message.empty
        }
    }

    private static func added(_ reason: String) -> String { reason.isEmpty ? "" : ": " + reason }
}
