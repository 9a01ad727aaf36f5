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
