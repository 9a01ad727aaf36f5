/// Something that a map shows: roads, a route, markers, a scale bar.
///
/// Layers are values that know what they show; where on the picture it stands they learn from the sheet's frame. A map is an
/// array of them, from the lowest to the highest, and your own types may be among them:
///
///     struct Spots: MapLayer {
///         var places: [Coordinate]
///         var name: String { "spots" }
///         func draw(on sheet: inout MapSheet) {
///             for place in places { sheet.disc(sheet.frame.point(place), radius: 3, .ink) }
///         }
///     }
public protocol MapLayer: Sendable {
    /// What the layer is called in an SVG file: letters and hyphens.
    var name: String { get }

    /// Draws the layer. Higher layers have been drawn already and may have taken places.
    func draw(on sheet: inout MapSheet)
}
