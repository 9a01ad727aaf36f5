import Support

/// Messages about elevation data.
enum ElevationTexts {
    static func message(of error: ElevationError) -> Message {
        if case .unreadable(let text) = error.problem { return text }
        let text = text(of: error.problem)
        return Message("elevation", ["path": .of(error.path), "text": .of(text)])
    }

    private static func text(of problem: ElevationError.Problem) -> Message {
        switch problem {
        case .unreadable(let text): text
        case .noFiles: Message("elevation-no-files")
        case .unknownFormat: Message("elevation-unknown-format")
        case .wrongName: Message("elevation-wrong-name")
        case .wrongSize(let count): Message("elevation-wrong-size", ["count": .of(count)])
        case .damagedArchive: Message("elevation-damaged-archive")
        case .unsupportedArchive: Message("elevation-unsupported-archive")
        case .emptyArchive: Message("elevation-empty-archive")
        default: textOfTIFF(problem)
        }
    }

    private static func textOfTIFF(_ problem: ElevationError.Problem) -> Message {
        switch problem {
        case .damagedTIFF(let reason) where !reason.isEmpty:
            Message("elevation-text-of-tiff-damaged-tiff", ["reason": .of(reason)])
        case .damagedTIFF: Message("elevation-text-of-tiff-damaged-tiff-2")
        case .notPlaced: Message("elevation-text-of-tiff-not-placed")
        case .projected(let system): Message("elevation-text-of-tiff-projected", ["system": .of(system)])
        case .rotated: Message("elevation-text-of-tiff-rotated")
        case .bands(let count): Message("elevation-text-of-tiff-bands", ["count": .of(count)])
        case .unsupportedSamples(let type): Message("elevation-text-of-tiff-unsupported-samples", ["type": .of(type)])
        case .unsupportedCompression(let code):
            Message("elevation-text-of-tiff-unsupported-compression", ["code": .of(code)])
        case .largeBlocks(let bytes):
            Message("elevation-text-of-tiff-large-blocks", ["bytes": .of(bytes / 1_048_576)])
        case .library(let error): error.message
        default: Message.empty
        }
    }
}
