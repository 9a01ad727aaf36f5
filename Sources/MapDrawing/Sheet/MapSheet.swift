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
    public mutating func panel(_ box: PictureBox, cornerRadius: Double, _ colour: Colour) {
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
