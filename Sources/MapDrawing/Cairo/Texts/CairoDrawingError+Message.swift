public import Support

extension CairoDrawingError: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: Message {
        switch self {
        case .tooManyPixels(let width, let height):
            Message("cairo-drawing-error-too-many-pixels", ["width": .of(width), "height": .of(height)])
        case .noFonts: Message("cairo-drawing-error-no-fonts")
        case .failed(let reason): Message("cairo-drawing-error-failed", ["reason": .of(reason)])
        case .library(let error): Message("cairo-drawing-error-library", ["error": .of(error.message)])
        }
    }
}
