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
