public import Support

/// The drawing surface of layers: the picture so far, and the places that are taken.
public struct MapSheet: Sendable {
    /// The area of the Earth that the picture shows.
    public let frame: MapFrame
    /// The language of the texts that a layer adds itself.
    public let language: Language
    private var taken: TakenPlaces

    var items: [DisplayList.Item] = []
    private(set) var paths: [Paths] = []

    package init(frame: MapFrame, language: Language) {
        self.frame = frame
        self.language = language
        taken = TakenPlaces(width: frame.width, height: frame.height)
    }

    /// Draws lines; several strokes are drawn on top of each other, the lowest first.
    public mutating func draw(_ lines: Paths, _ strokes: Stroke...) {
        guard let number = number(lines) else { return }
        for stroke in strokes { items.append(.lines(number, stroke)) }
    }

    /// Fills the points inside an odd number of rings.
    public mutating func fill(_ rings: Paths, _ colour: Colour) {
        guard let number = number(rings) else { return }
        items.append(.area(number, colour))
    }

    /// Draws a round spot.
    public mutating func disc(_ centre: PicturePoint, radius: Double, _ colour: Colour) {
        items.append(.disc(centre, radius, colour))
    }

    /// Draws a box with rounded corners.
    mutating func panel(_ box: PictureBox, cornerRadius: Double, _ colour: Colour) {
        items.append(.panel(box, cornerRadius, colour))
    }

    /// Draws a line of text.
    public mutating func write(_ lettering: Lettering) {
        items.append(.text(lettering))
    }

    /// Reserves a place for the present layer: texts of lower layers avoid it.
    public mutating func take(_ box: PictureBox) { taken.insert(box) }

    /// Whether a place is inside the picture and free.
    public func isFree(_ box: PictureBox) -> Bool {
        frame.box.contains(box) && !taken.overlap(box)
    }

    /// Takes a place that nothing has taken, also below the map; whether it was free.
    mutating func reserve(_ box: PictureBox) -> Bool {
        guard !taken.overlap(box) else { return false }
        taken.insert(box)
        return true
    }

    /// Stores lines without drawing them yet.
    mutating func number(_ lines: Paths) -> Int? {
        guard !lines.isEmpty else { return nil }
        paths.append(lines)
        return paths.count - 1
    }

    /// Draws stored lines.
    mutating func draw(_ number: Int, _ stroke: Stroke) { items.append(.lines(number, stroke)) }
}

/// Boxes that nothing else may cover, in a grid over the picture, so that few need to be checked.
struct TakenPlaces {
    private static let side = 64.0
    private let columns: Int
    private let rows: Int
    private var squares: [[PictureBox]]

    package init(width: Int, height: Int) {
        columns = Int(Double(width) / TakenPlaces.side) + 1
        rows = Int(Double(height) / TakenPlaces.side) + 1
        squares = Array(repeating: [], count: columns * rows)
    }

    mutating func insert(_ box: PictureBox) {
        for square in numbers(box) { squares[square].append(box) }
    }

    func overlap(_ box: PictureBox) -> Bool {
        numbers(box).contains { squares[$0].contains { $0.overlaps(box) } }
    }

    /// The grid cells that a box touches; those at the border stand for everything beyond.
    private func numbers(_ box: PictureBox) -> [Int] {
        func index(_ value: Double, below count: Int) -> Int {
            value > 0 ? Int(min(value / TakenPlaces.side, Double(count - 1))) : 0
        }
        let (left, right) = (index(box.left, below: columns), index(box.right, below: columns))
        let (top, bottom) = (index(box.top, below: rows), index(box.bottom, below: rows))
        guard left <= right, top <= bottom else { return [] }
        return (top...bottom).flatMap { row in (left...right).map { row * columns + $0 } }
    }
}

/// A part of a map: roads, a route, markers, a scale bar.
///
/// Layers are values with their content; the sheet's frame determines the position in the picture. A map is an array of layers, from the
/// lowest to the highest, and may include your own types:
///
///     struct Spots: MapLayer {
///         var places: [Coordinate]
///         var name: String { "spots" }
///         func draw(on sheet: inout MapSheet) {
///             for place in places { sheet.disc(sheet.frame.point(place), radius: 3, .ink) }
///         }
///     }
public protocol MapLayer: Sendable {
    /// The name of the layer in an SVG file: letters and hyphens.
    var name: String { get }

    /// Draws the layer. Higher layers have been drawn already and may have taken places.
    func draw(on sheet: inout MapSheet)
}
