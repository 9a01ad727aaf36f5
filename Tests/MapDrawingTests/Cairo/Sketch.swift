import Geodesy
import MapDrawing

/// A square white sheet on which a test draws what it wants.
enum Sketch {
    private struct Layer: MapLayer {
        var name: String { "sketch" }
        let body: @Sendable (inout MapSheet) -> Void

        func draw(on sheet: inout MapSheet) { body(&sheet) }
    }

    static func list(
        _ side: Int = 64, title: String = "", _ body: @escaping @Sendable (inout MapSheet) -> Void
    ) throws -> DisplayList {
        let box = BoundingBox(west: 0, south: 0, east: 0, north: 0)
        var list = DisplayList(frame: try MapFrame(box, width: side), layers: [Layer(body: body)], title: title)
        list.background = .white
        return list
    }

    /// The pixels of the sheet.
    static func picture(
        _ side: Int = 64, _ body: @escaping @Sendable (inout MapSheet) -> Void
    ) throws -> ReadPicture {
        try ReadPicture(list(side, body).png())
    }
}

extension Colour {
    static let black = Colour(0)
}
