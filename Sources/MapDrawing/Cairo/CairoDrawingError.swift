/// Why a picture cannot be drawn as pixels or as a PDF page.
public enum CairoDrawingError: Error, Sendable, Hashable {
    /// A picture of so many pixels has no place in memory, or is longer than Cairo can count.
    case tooManyPixels(width: Int, height: Int)
    /// The computer has no font with letters.
    case noFonts
    /// Cairo gave up, for a reason in its own English words.
    case failed(String)
}
