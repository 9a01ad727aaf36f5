/// A line of text on a picture.
public struct Lettering: Hashable, Sendable {
    /// Which point of the text its place is.
    public enum Anchor: Hashable, Sendable {
        /// The left end.
        case start
        /// The middle.
        case middle
        /// The right end.
        case end
    }

    /// The text, as it is to be read.
    public var text: String
    /// Where the anchor stands on the line that letters stand on.
    public var place: PicturePoint
    /// The size of the letters in pixels, as in style sheets; capitals are 0.7 of it high.
    public var size: Double
    /// Its colour.
    public var colour: Colour
    /// Which point of the text `place` is.
    public var anchor: Anchor
    /// Whether the letters are heavy.
    public var isBold: Bool
    /// What is drawn around the letters, so that they can be read on anything.
    public var halo: Colour?
    /// By how many degrees the text is turned clockwise about its place.
    public var angle: Double

    /// Describes a line of text.
    public init(
        _ text: String, at place: PicturePoint, size: Double, colour: Colour = .ink, anchor: Anchor = .start,
        isBold: Bool = false, halo: Colour? = nil, angle: Double = 0
    ) {
        self.text = text
        self.place = place
        self.size = size
        self.colour = colour
        self.anchor = anchor
        self.isBold = isBold
        self.halo = halo
        self.angle = angle
    }

    /// How much room is kept for the text, in pixels; files fit it in, whatever fonts there are.
    public var width: Double { LetterWidths.width(of: text, size: size, isBold: isBold) }

    /// The fonts that a text is shown in: the first of them that is there.
    package static let fontFamilies = [
        "Helvetica Neue", "Arial", "Liberation Sans", "DejaVu Sans", "sans-serif",
    ]

    /// How wide the halo is on each side.
    package var haloWidth: Double { max(size * 0.15, 1.5) }
}
