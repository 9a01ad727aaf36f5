import Geodesy

/// The lines between a map's squares, and lines to the north.
///
/// Lines to the north are meridians, so that a compass set for the declination agrees with them; they are between the grid's lines.
struct GridLayer: MapLayer {
    var name: String { "grid" }
    var grid: KilometreGrid
    var middle: PlanePoint
    static let line = Colour(0x4F4F4F, opacity: 120)
    static let north = Colour(0x1F5FA8)

    func draw(on sheet: inout MapSheet) {
        let frame = sheet.frame
        var lines = Paths()
        for x in columns(in: frame) { lines.append([PicturePoint(x.x, 0), PicturePoint(x.x, frame.box.bottom)]) }
        for y in rows(in: frame) { lines.append([PicturePoint(0, y.y), PicturePoint(frame.box.right, y.y)]) }
        sheet.draw(lines, Stroke(GridLayer.line, width: 0.6, hasRoundEnds: false))
        let side = grid.interval / frame.metresPerPixel
        var heads = Paths()
        var norths = Paths()
        let first = columns(in: frame).first?.x ?? frame.box.right / 2 + side / 2
        for x in stride(from: first - side / 2, to: frame.box.right, by: side) where x > 12 {
            guard x < frame.box.right - 12 else { continue }
            let line = meridian(through: x, in: frame)
            norths.append(line)
            guard let tip = line.last else { continue }
            heads.append([PicturePoint(tip.x - 4, tip.y + 14), tip, PicturePoint(tip.x + 4, tip.y + 14)])
        }
        sheet.draw(norths, Stroke(GridLayer.north.opacity(190), width: 0.8, hasRoundEnds: false))
        sheet.fill(heads, GridLayer.north)
    }

    /// A meridian from the lower edge to the upper one.
    private func meridian(through x: Double, in frame: MapFrame) -> [PicturePoint] {
        let longitude = frame.coordinate(PicturePoint(x, frame.box.bottom / 2)).longitude
        return (0...8).map { step in
            let y = frame.box.bottom * (1 - Double(step) / 8)
            let latitude = frame.coordinate(PicturePoint(x, y)).latitude
            return PicturePoint(frame.point(Coordinate(longitude: longitude, latitude: latitude)).x, y)
        }
    }

    /// The multiples of the interval from west to east, with their pixels from the left.
    func columns(in frame: MapFrame) -> [(number: Int, x: Double)] {
        let half = frame.box.right / 2 * frame.metresPerPixel
        return grid.lines(from: middle.east - half, to: middle.east + half).map { number in
            (number, frame.box.right / 2 + (Double(number) * grid.interval - middle.east) / frame.metresPerPixel)
        }
    }

    /// The multiples of the interval from south to north, with their pixels from the top.
    func rows(in frame: MapFrame) -> [(number: Int, y: Double)] {
        let half = frame.box.bottom / 2 * frame.metresPerPixel
        return grid.lines(from: middle.north - half, to: middle.north + half).map { number in
            (number, frame.box.bottom / 2 - (Double(number) * grid.interval - middle.north) / frame.metresPerPixel)
        }
    }

    /// The number of the squares at the left edge.
    func firstColumn(in frame: MapFrame) -> Int {
        Int(((middle.east - frame.box.right / 2 * frame.metresPerPixel) / grid.interval).rounded(.down))
    }

    /// The number of the squares at the upper edge.
    func firstRow(in frame: MapFrame) -> Int {
        Int(((middle.north + frame.box.bottom / 2 * frame.metresPerPixel) / grid.interval).rounded(.down))
    }
}
