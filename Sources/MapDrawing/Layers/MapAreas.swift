public import Geodesy

/// Areas of one colour: zones, parks, isochrones.
///
/// Each is an outer ring and the rings of its holes, closed or not, in any direction.
public struct MapAreas: MapLayer {
    /// The name of the layer in an SVG file.
    public var name: String
    /// The areas: rings of coordinates, the outer one first.
    public var areas: [[[Coordinate]]]
    /// The fill colour.
    public var fill: Colour
    /// The stroke of their rings, if any.
    public var outline: Stroke?

    /// Describes areas.
    public init(_ areas: [[[Coordinate]]], fill: Colour, outline: Stroke? = nil, name: String = "areas") {
        self.areas = areas
        self.fill = fill
        self.outline = outline
        self.name = name
    }

    /// Draws their parts within the frame.
    public func draw(on sheet: inout MapSheet) {
        let clipping = RingClipping(box: sheet.frame.drawnBox)
        for area in areas {
            var rings = Paths()
            var outlines = Paths()
            for ring in area {
                let points = ring.map { sheet.frame.point($0) }
                rings.append(clipping.clip(points))
                LineClipping(box: sheet.frame.drawnBox).clip(points + points.prefix(1), into: &outlines)
            }
            sheet.fill(rings, fill)
            if let outline { sheet.draw(outlines, outline) }
        }
    }
}
