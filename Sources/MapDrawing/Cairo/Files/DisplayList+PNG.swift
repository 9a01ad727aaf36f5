extension DisplayList {
    /// The most pixels that a PNG file may have; Cairo keeps four bytes for each.
    public static let mostPixels = 100_000_000
    /// The most pixels on a side, above which Cairo's fixed-point numbers do not reach.
    public static let mostPixelsOnSide = 32_767

    /// The picture as a file of Portable Network Graphics: one pixel for each of the list's, eight bits each of red, green and
    /// blue, no transparency and no time.
    ///
    ///     try OutputFile.write(list.png(), to: "map.png")
    ///
    /// The same list gives the same bytes with the same fonts and the same versions of Cairo and Pango.
    /// - Throws: `CairoDrawingError.tooManyPixels` above `mostPixels` or `mostPixelsOnSide`, `.noFonts`, and `.failed` where Cairo
    ///   has no memory left.
    /// - Complexity: O(pixels covered, each time one is), and a pass over the whole picture.
    public func png() throws(CairoDrawingError) -> [UInt8] {
        let sides = 1...DisplayList.mostPixelsOnSide
        guard sides.contains(width), sides.contains(height), width * height <= DisplayList.mostPixels else {
            throw .tooManyPixels(width: width, height: height)
        }
        let surface = try CairoSurface(pixelsAcross: width, down: height)
        let painter = Painter(on: surface, layout: try TextLayout(language: language), keepsText: false)
        try painter.paint(self)
        return try surface.png()
    }
}
