public import Geodesy

/// Lines drawn over the roads: a route, a track, the edges that a search has settled.
///
///     MapLines([route.line.coordinates], [Stroke(.white, width: 8), Stroke(Colour(0x7A3FB0), width: 5)], name: "route")
public struct MapLines: MapLayer {
    /// The name of the layer in an SVG file.
    public var name: String
    /// The lines.
    public var lines: [[Coordinate]]
    /// The strokes of each line, on top of each other, the lowest first.
    public var strokes: [Stroke]

    /// Describes lines.
    public init(_ lines: [[Coordinate]], _ strokes: [Stroke], name: String = "lines") {
        self.lines = lines
        self.strokes = strokes
        self.name = name
    }

    /// Draws their parts within the frame, simplified to less than half a pixel.
    public func draw(on sheet: inout MapSheet) {
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
