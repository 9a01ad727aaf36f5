import Support

/// A bar of a round length with its metres, in the lower left corner.
///
/// The length is exact in the middle of the picture.
struct ScaleBar: MapLayer {
    /// The name of the layer in an SVG file.
    var name: String { "scale-bar" }

    /// Makes a scale bar.
    init() {}

    /// The length of the bar, in metres: 1, 2 or 5 times a power of ten, at most a fifth of the picture if possible.
    static func length(in frame: MapFrame) -> Double {
        let longest = min(Double(frame.width) / 5, 180) * frame.metresPerPixel
        var power = 1.0
        while power * 10 <= longest { power *= 10 }
        return [5, 2].map { $0 * power }.first { $0 <= longest } ?? power
    }

    /// Draws the bar, above places that are taken.
    func draw(on sheet: inout MapSheet) {
        let metres = ScaleBar.length(in: sheet.frame)
        let length = metres / sheet.frame.metresPerPixel
        let label = ScaleTexts.length(metres: metres)[sheet.language]
        let size = 12.0
        let text = Lettering(label, at: PicturePoint(0, 0), size: size).width
        var box = PictureBox(
            left: 12, top: Double(sheet.frame.height) - 40, right: 12 + max(length, text) + 20,
            bottom: Double(sheet.frame.height) - 12)
        while !sheet.isFree(box), box.top > 30 {
            box.top -= 24
            box.bottom -= 24
        }
        sheet.take(box)
        sheet.panel(box, cornerRadius: 4, Colour.white.opacity(215))
        let (left, top) = (box.left + 10, box.top + 17)
        let bar = PictureBox(left: left, top: top, right: left + length, bottom: top + 6)
        sheet.panel(bar, cornerRadius: 0, .ink)
        let white = PictureBox(left: left + length / 2, top: top + 1.2, right: bar.right - 1.2, bottom: top + 4.8)
        sheet.panel(white, cornerRadius: 0, .white)
        sheet.write(Lettering(label, at: PicturePoint(left, top - 4), size: size))
    }
}

/// The attribution of the map data, in the lower right corner.
///
/// OpenStreetMap's licence requires it wherever a map is shown (ODbL 1.0 section 4.3).
public struct Attribution: MapLayer {
    /// The name of the layer in an SVG file.
    public var name: String { "attribution" }
    /// The text.
    public var text: String

    /// Takes the text of `MapMetadata.attribution`; blank text becomes `© OpenStreetMap contributors`.
    public init(_ text: String) {
        self.text = text.allSatisfy(\.isWhitespace) ? "© OpenStreetMap contributors" : text
    }

    /// Draws the text, smaller if the picture is narrow.
    public func draw(on sheet: inout MapSheet) {
        var lettering = Lettering(
            text, at: PicturePoint(Double(sheet.frame.width) - 6, Double(sheet.frame.height) - 6), size: 11,
            anchor: .end)
        let room = Double(sheet.frame.width) - 12
        if lettering.width > room { lettering.size *= room / lettering.width }
        let box = PictureBox(
            left: lettering.place.x - lettering.width - 6, top: lettering.place.y - lettering.size - 1,
            right: Double(sheet.frame.width), bottom: Double(sheet.frame.height))
        sheet.take(box)
        sheet.panel(box, cornerRadius: 0, Colour.white.opacity(200))
        sheet.write(lettering)
    }
}
