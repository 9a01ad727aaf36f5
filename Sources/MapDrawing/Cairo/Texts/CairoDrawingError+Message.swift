public import Support

extension CairoDrawingError: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: LocalizedText {
        switch self {
        case .tooManyPixels(let width, let height):
            LocalizedText(
                "a picture of \(width) × \(height) pixels is too large; make it narrower, or write SVG or PDF",
                "картинка \(width) × \(height) пикселей слишком велика; уменьшите ширину или сохраните в SVG или PDF")
        case .noFonts:
            LocalizedText(
                "there is no font on this computer; install one, for example the package fonts-liberation, or write SVG",
                "на этом компьютере нет ни одного шрифта; установите, например, пакет fonts-liberation или сохраните в SVG"
            )
        case .failed(let reason):
            LocalizedText(
                "Cairo cannot draw the picture: \(reason); make it smaller, or write SVG",
                "Cairo не может нарисовать картинку: \(reason); уменьшите её или сохраните в SVG")
        case .library(let error):
            LocalizedText(
                error.message.english + "; or write SVG", error.message.russian + "; или сохраните в SVG")
        }
    }
}
