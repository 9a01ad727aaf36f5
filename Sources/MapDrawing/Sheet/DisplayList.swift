import Geodesy
public import Support

/// A picture as a list of drawing operations, from the lowest to the highest.
///
///     let frame = try MapFrame(box, width: 1600)
///     let list = DisplayList(frame: frame, layers: [RoadLayer(graph, frame: frame), ScaleBar(), Attribution(…)])
///     try OutputFile.write(list.svg(), to: "map.svg")
///
/// The SVG file is made from it, and by `CairoDrawing` pixels and PDF pages, so that all of them agree.
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
