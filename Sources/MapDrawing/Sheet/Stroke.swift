/// How a line is drawn; its joins are round.
public struct Stroke: Hashable, Sendable {
    /// Its colour.
    public var colour: Colour
    /// Its width in pixels.
    public var width: Double
    /// Lengths of dashes and gaps in turn, in pixels; empty for a solid line.
    public var dashes: [Double]
    /// Whether the ends of lines and dashes are round; otherwise they are square.
    public var hasRoundEnds: Bool

    /// Describes a line.
    public init(_ colour: Colour, width: Double, dashes: [Double] = [], hasRoundEnds: Bool = true) {
        self.colour = colour
        self.width = width
        self.dashes = dashes
        self.hasRoundEnds = hasRoundEnds
    }
}
