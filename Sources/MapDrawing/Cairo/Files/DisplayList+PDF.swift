extension DisplayList {
    /// The points, 1/72 inch, of one pixel: pixels are those of style sheets, 96 to the inch, as in the SVG file.
    static let pointsPerPixel = 0.75
    /// The most points on a side of a page (ISO 32000-1, annex C).
    static let mostPoints = 14_400.0

    /// The picture as a page of a PDF file, to be printed at any size: lines stay lines, and text stays text that can be searched
    /// and copied; only emoji are images.
    ///
    ///     try OutputFile.write(list.pdf(), to: "map.pdf")
    ///
    /// A picture of 1600 pixels gives a page of 1200 points, about the long side of A3; one above 19 200 pixels is made smaller,
    /// because a page has 14 400 points at most. The fonts are embedded. The file has the list's title and no date: the same list
    /// gives the same bytes with the same fonts and the same versions of Cairo and Pango.
    /// - Throws: `CairoDrawingError.noFonts`, and `.failed` where Cairo has no memory left.
    public func pdf() throws(CairoDrawingError) -> [UInt8] {
        let longest = Double(max(width, height, 1))
        let scale = min(DisplayList.pointsPerPixel, DisplayList.mostPoints / longest)
        let surface = try CairoSurface(pageAcross: Double(width) * scale, down: Double(height) * scale, title: title)
        let painter = Painter(on: surface, layout: try TextLayout(language: language), keepsText: true)
        painter.scale(by: scale)
        try painter.paint(self)
        return try surface.pdf()
    }
}
