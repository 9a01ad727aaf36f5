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

/// Lines drawn over the roads: a route, a track, the edges that a search has settled.
///
///     MapLines([route.line.coordinates], [Stroke(.white, width: 8), Stroke(Colour(0x7A3FB0), width: 5)], name: "route")
struct MapLines: MapLayer {
    /// The name of the layer in an SVG file.
    var name: String
    /// The lines.
    var lines: [[Coordinate]]
    /// The strokes of each line, on top of each other, the lowest first.
    var strokes: [Stroke]

    /// Describes lines.
    init(_ lines: [[Coordinate]], _ strokes: [Stroke], name: String = "lines") {
        self.lines = lines
        self.strokes = strokes
        self.name = name
    }

    /// Draws their parts within the frame, simplified to less than half a pixel.
    func draw(on sheet: inout MapSheet) {
        let clipping = LineClipping(box: sheet.frame.drawnBox)
        var simplification = LineSimplification(tolerance: 0.4)
        var inside = Paths()
        for line in lines { clipping.clip(line.map { sheet.frame.point($0) }, into: &inside) }
        var simple = Paths()
        for line in 0..<inside.count {
            simple.append(simplification.simplified(ContiguousArray(inside.points[inside.range(of: line)])))
        }
        guard let number = sheet.number(simple) else { return }
        for stroke in strokes { sheet.draw(number, stroke) }
    }
}
