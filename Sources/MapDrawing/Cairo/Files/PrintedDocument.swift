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

    /// The letters of all pages that no font of this computer has, sorted; boxes with their numbers stand instead.
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
        public var millimetresPerPixel: Double

        /// Places a picture.
        public init(_ list: DisplayList, left: Double, top: Double, millimetresPerPixel: Double) {
            (self.list, self.left, self.top) = (list, left, top)
            self.millimetresPerPixel = millimetresPerPixel
        }
    }

    /// What is not on the sheet, or not whole, for lack of room.
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
    /// What found no room.
    public var omissions: [Omission] = []

    /// Describes a sheet.
    public init(width: Double, height: Double, parts: [Part]) {
        (self.width, self.height, self.parts) = (width, height, parts)
    }
}
