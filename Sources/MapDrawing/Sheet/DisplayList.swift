public import Languages

/// A picture as a list of what is painted, from the lowest to the highest.
///
///     let frame = try MapFrame(box, width: 1600)
///     let list = DisplayList(frame: frame, layers: [RoadNetwork(graph, frame: frame), ScaleBar(), Attribution(…)])
///     try OutputFile.write(list.svg(), to: "map.svg")
///
/// The SVG file is made from it, and by `CairoDrawing` pixels and PDF pages, so that all of them agree.
public struct DisplayList: Sendable {
    /// One thing that is painted. Lines and areas name one of the list's `paths`, which several things may share.
    public enum Item: Hashable, Sendable {
        /// Lines.
        case lines(Int, Stroke)
        /// What lies within an odd number of rings.
        case area(Int, Colour)
        /// A round spot with a radius in pixels.
        case disc(PicturePoint, Double, Colour)
        /// A box whose corners are rounded by a radius.
        case panel(PictureBox, Double, Colour)
        /// A line of text.
        case text(Lettering)
    }

    /// The things that one layer paints.
    public struct Group: Hashable, Sendable {
        /// What the group is called in an SVG file: letters and hyphens.
        public var name: String
        /// What is painted, from the lowest to the highest.
        public var items: [Item]
    }

    /// Pixels from left to right.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int
    /// What the picture is called, in words; read out by screen readers.
    public var title: String
    /// The language of the words that layers added themselves.
    public let language: Language
    /// The colour beneath everything.
    public var background = Colour.paper
    /// The lines and rings that items name by their number.
    public internal(set) var paths: [Paths] = []
    /// What is painted, from the lowest layer to the highest.
    public internal(set) var groups: [Group] = []

    /// Draws layers on a sheet.
    /// - Parameters:
    ///   - layers: from the lowest to the highest. The higher ones choose their place first.
    ///   - language: of the words that layers add themselves.
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
}
