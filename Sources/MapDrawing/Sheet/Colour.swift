/// A colour in sRGB with its opacity.
///
///     let teal = Colour(0x0E8F76)
public struct Colour: Hashable, Sendable, BitwiseCopyable {
    /// The red, green and blue part, 0 to 255 each.
    public var red: UInt8
    /// The green part.
    public var green: UInt8
    /// The blue part.
    public var blue: UInt8
    /// From 0, invisible, to 255, opaque.
    public var opacity: UInt8

    /// Makes a colour from the notation of style sheets: `0xRRGGBB`.
    public init(_ hexadecimal: UInt32, opacity: UInt8 = 255) {
        red = UInt8(truncatingIfNeeded: hexadecimal >> 16)
        green = UInt8(truncatingIfNeeded: hexadecimal >> 8)
        blue = UInt8(truncatingIfNeeded: hexadecimal)
        self.opacity = opacity
    }

    /// The same colour with another opacity.
    public func opacity(_ opacity: UInt8) -> Colour {
        var colour = self
        colour.opacity = opacity
        return colour
    }

    /// White.
    public static let white = Colour(0xFFFFFF)
    /// The colour of a map's text.
    public static let ink = Colour(0x2B2B2B)
    /// The background colour of a map.
    public static let paper = Colour(0xF1EDE4)
}
