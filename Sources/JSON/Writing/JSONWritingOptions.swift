/// How a text is laid out.
public struct JSONWritingOptions: Sendable, Hashable {
    /// Where line breaks and blanks go.
    public enum Layout: Sendable, Hashable {
        /// None at all.
        case compact
        /// Members on lines of their own, indented by two blanks; a position stays on one line.
        case pretty
    }

    /// Where line breaks and blanks go.
    public var layout: Layout
    /// How many decimals coordinates are rounded to, 0 to 15; `nil` writes the shortest text that reads back equal.
    /// Seven decimals of a degree are a centimetre. Bounding boxes are rounded too, property values never.
    public var decimals: Int?

    /// Chooses a layout and decimals.
    public init(layout: Layout = .compact, decimals: Int? = nil) {
        self.layout = layout
        self.decimals = decimals
    }

    /// Without blanks.
    public static let compact = JSONWritingOptions()
    /// With line breaks and indents.
    public static let pretty = JSONWritingOptions(layout: .pretty)
}
