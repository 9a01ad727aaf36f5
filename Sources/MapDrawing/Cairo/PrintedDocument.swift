public import Support

/// A PDF file of several pages in the sizes of paper, each made of pictures at exact places and scales.
///
///     var document = try PrintedDocument(title: "Old town", language: .english)
///     try document.add(PrintedPage(width: 210, height: 297, parts: [.init(list, left: 10, top: 20, millimetresPerPixel: 0.2)]))
///     try OutputFile.write(document.finish(), to: "map.pdf")
///
/// Pages are written as they are added, so that their pictures need not be kept. Lines stay lines, text stays text that can be searched
/// and copied, fonts are embedded. The file has its title and no date: the same pages give the same bytes with the same fonts and the
/// same versions of Cairo and Pango.
public struct PrintedDocument: ~Copyable {
    private let surface: CairoSurface
    private let painter: Painter
    /// How many pages there are.
    public private(set) var pageCount = 0
    private var letters: Set<Character> = []

    private static let pointsPerMillimetre = 72 / 25.4

    /// Begins a file.
    ///
    /// - Throws: `CairoDrawingError.noFonts`, and `.failed` where Cairo has no memory left.
    public init(title: String, language: Language) throws(CairoDrawingError) {
        let surface = try CairoSurface(pageAcross: 100, down: 100, title: title)
        painter = Painter(on: surface, layout: try TextLayout(language: language), keepsText: true)
        self.surface = surface
    }

    /// Adds a page.
    ///
    /// - Throws: `CairoDrawingError.failed`.
    public mutating func add(_ page: borrowing PrintedPage) throws(CairoDrawingError) {
        let scale = PrintedDocument.pointsPerMillimetre
        surface.setPage(across: page.width * scale, down: page.height * scale)
        for part in page.parts {
            try painter.paint(
                part.list, left: part.left * scale, top: part.top * scale, scale: part.millimetresPerPixel * scale)
        }
        try painter.showPage()
        pageCount += 1
        for part in page.parts { letters.formUnion(part.list.letters) }
    }

    /// The letters of all pages that no font of this computer has, sorted; boxes with their numbers are drawn instead.
    public var missingLetters: [Character] { painter.layout.missing(among: letters) }

    /// The bytes of the file.
    ///
    /// - Throws: `CairoDrawingError.failed`.
    public consuming func finish() throws(CairoDrawingError) -> [UInt8] { try surface.finished() }
}

/// A sheet of paper: its sides in millimetres, and what is on it from the lowest to the highest.
public struct PrintedPage: Sendable {
    /// A picture on the sheet.
    public struct Part: Sendable {
        /// The picture; nothing of it is seen beyond its own sides.
        public var list: DisplayList
        /// Millimetres from the left edge of the sheet.
        public var left: Double
        /// Millimetres from its upper edge.
        public var top: Double
        /// The side of one pixel.
        var millimetresPerPixel: Double

        /// Places a picture.
        public init(_ list: DisplayList, left: Double, top: Double, millimetresPerPixel: Double) {
            (self.list, self.left, self.top) = (list, left, top)
            self.millimetresPerPixel = millimetresPerPixel
        }
    }

    /// What is not on the sheet, or not whole, for lack of space.
    public enum Omission: Sendable, Hashable {
        /// A text that is cut off or left out, as it should be.
        case text(String)
        /// The number of a sign on a map.
        case number(String)
    }

    /// Millimetres from left to right.
    public var width: Double
    /// Millimetres from top to bottom.
    public var height: Double
    /// The pictures.
    public var parts: [Part]
    /// What found no space.
    public var omissions: [Omission] = []

    /// Describes a sheet.
    public init(width: Double, height: Double, parts: [Part]) {
        (self.width, self.height, self.parts) = (width, height, parts)
    }
}

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

    /// The most pixels that a PNG file may have; Cairo keeps four bytes for each.
    static let mostPixels = 100_000_000
    /// The most pixels on a side, above which Cairo's fixed-point numbers do not reach.
    static let mostPixelsOnSide = 32_767

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
