public import Geodesy
public import Support

/// A picture as a list of drawing operations, from the lowest to the highest.
///
///     let frame = try MapFrame(box, width: 1600)
///     let list = DisplayList(frame: frame, layers: [RoadLayer(graph, frame: frame), ScaleBar(), Attribution(…)])
///     try OutputFile.write(list.svg(), to: "map.svg")
///
/// The SVG file is made from it, and with Cairo pixels and PDF pages, so that all of them agree.
public struct DisplayList: Sendable {
    /// A drawing operation. Lines and areas refer to one of the list's `paths`, which several operations may share.
    public enum Item: Hashable, Sendable {
        /// Lines.
        case lines(Int, Stroke)
        /// The points inside an odd number of rings.
        case area(Int, Colour)
        /// A round spot with a radius in pixels.
        case disc(PicturePoint, Double, Colour)
        /// A box whose corners are rounded by a radius.
        case panel(PictureBox, Double, Colour)
        /// A line of text.
        case text(Lettering)
    }

    /// The operations of one layer.
    public struct Group: Hashable, Sendable {
        /// The name of the group in an SVG file: letters and hyphens.
        public var name: String
        /// The operations, from the lowest to the highest.
        public var items: [Item]
    }

    /// Pixels from left to right.
    public let width: Int
    /// Pixels from top to bottom.
    public internal(set) var height: Int
    /// The title of the picture; read out by screen readers.
    public var title: String
    /// The language of the words that layers added themselves.
    public let language: Language
    /// The colour beneath everything.
    public var background = Colour.paper
    /// The lines and rings that items refer to by index.
    public internal(set) var paths: [Paths] = []
    /// The groups, from the lowest layer to the highest.
    public internal(set) var groups: [Group] = []

    /// Draws layers on a sheet.
    /// - Parameters:
    ///   - layers: from the lowest to the highest. The higher ones choose their places first.
    ///   - language: of the texts that layers add themselves.
    public init(frame: MapFrame, layers: [any MapLayer], title: String = "", language: Language = .english) {
        var sheet = MapSheet(frame: frame, language: language)
        var groups: [Group] = []
        for layer in layers.reversed() {
            sheet.items = []
            layer.draw(on: &sheet)
            groups.append(Group(name: layer.name, items: sheet.items))
        }
        width = frame.width
        height = frame.height
        self.title = title
        self.language = language
        self.groups = groups.reversed().filter { !$0.items.isEmpty }
        paths = sheet.paths
    }

    /// Draws on a sheet without a map: a page of text, a frame around other pictures.
    ///
    /// - Parameter name: of the one group in an SVG file.
    package init(
        width: Int, height: Int, title: String = "", language: Language, name: String,
        draw: (inout MapSheet) -> Void
    ) {
        let origin = TransverseMercator(origin: Coordinate(longitude: 0, latitude: 0))
        let frame = MapFrame(
            origin, middle: PlanePoint(east: 0, north: 0), metresPerPixel: 1, width: width, height: height)
        var sheet = MapSheet(frame: frame, language: language)
        draw(&sheet)
        (self.width, self.height) = (width, height)
        (self.title, self.language) = (title, language)
        background = Colour.white.opacity(0)
        groups = sheet.items.isEmpty ? [] : [Group(name: name, items: sheet.items)]
        paths = sheet.paths
    }
}

/// How a line is drawn; its joins are round.
public struct Stroke: Hashable, Sendable {
    /// Its colour.
    public var colour: Colour
    /// Its width in pixels.
    public var width: Double
    /// Lengths of dashes and gaps in turn, in pixels; empty for a solid line.
    var dashes: [Double]
    /// Whether the ends of lines and dashes are round; otherwise they are square.
    var hasRoundEnds: Bool

    /// Describes a line.
    public init(_ colour: Colour, width: Double, dashes: [Double] = [], hasRoundEnds: Bool = true) {
        self.colour = colour
        self.width = width
        self.dashes = dashes
        self.hasRoundEnds = hasRoundEnds
    }
}

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
    var opacity: UInt8

    /// Makes a colour from the notation of style sheets: `0xRRGGBB`.
    public init(_ hexadecimal: UInt32, opacity: UInt8 = 255) {
        red = UInt8(truncatingIfNeeded: hexadecimal >> 16)
        green = UInt8(truncatingIfNeeded: hexadecimal >> 8)
        blue = UInt8(truncatingIfNeeded: hexadecimal)
        self.opacity = opacity
    }

    /// The same colour with another opacity.
    func opacity(_ opacity: UInt8) -> Colour {
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

/// Why a map cannot be drawn.
public enum MapDrawingError: Error, Sendable, Hashable {
    /// The area is not on the Earth, or its south is north of its north.
    case impossibleArea(BoundingBox)
    /// This width in pixels is too small or too large.
    case impossibleWidth(Int)
    /// There is neither a road nor a task, so the area to show is unknown.
    case nothingToShow
}
