/// Which sheets are beside a sheet, at its edges where no task is.
struct SheetNeighbours: MapLayer {
    var name: String { "neighbours" }
    var north: String?
    var east: String?
    var south: String?
    var west: String?

    private static let size = 17.0

    func draw(on sheet: inout MapSheet) {
        let (right, bottom) = (sheet.frame.box.right, sheet.frame.box.bottom)
        let size = SheetNeighbours.size
        if let north { write("▲ " + north, angle: 0, on: &sheet) { PicturePoint(right * $0, size + 4) } }
        if let south { write("▼ " + south, angle: 0, on: &sheet) { PicturePoint(right * $0, bottom - 7) } }
        if let west { write("▲ " + west, angle: -90, on: &sheet) { PicturePoint(size + 4, bottom * $0) } }
        if let east { write("▲ " + east, angle: 90, on: &sheet) { PicturePoint(right - size - 4, bottom * $0) } }
    }

    /// Writes a name at the first free place along an edge, the middle first.
    private func write(
        _ text: String, angle: Double, on sheet: inout MapSheet, at place: (Double) -> PicturePoint
    ) {
        let shares = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82]
        func lettering(_ share: Double) -> Lettering {
            Lettering(
                text, at: place(share), size: SheetNeighbours.size, anchor: .middle, isBold: true,
                halo: Colour.white.opacity(230), angle: angle)
        }
        func box(_ text: Lettering) -> PictureBox {
            let (half, rise) = (text.width / 2, text.size)
            let (x, y) = (text.place.x, text.place.y)
            return angle == 0
                ? PictureBox(left: x - half, top: y - rise, right: x + half, bottom: y + 4)
                : PictureBox(left: x - rise, top: y - half, right: x + rise, bottom: y + half)
        }
        let chosen = shares.map(lettering).first { sheet.isFree(box($0)) } ?? lettering(0.5)
        sheet.take(box(chosen))
        sheet.write(chosen)
    }
}

/// The edges of all sheets on the overview, with their numbers.
struct SheetOutlines: MapLayer {
    var name: String { "sheets" }
    var outlines: [(name: String, box: PictureBox)]

    func draw(on sheet: inout MapSheet) {
        for (name, box) in outlines {
            let corners = [
                PicturePoint(box.left, box.top), PicturePoint(box.right, box.top), PicturePoint(box.right, box.bottom),
                PicturePoint(box.left, box.bottom), PicturePoint(box.left, box.top),
            ]
            sheet.draw(Paths(corners), Stroke(.ink, width: 1.4, hasRoundEnds: false))
            let text = Lettering(name, at: box.middle, size: 20, isBold: true, halo: Colour.white.opacity(230))
            let (width, height) = (text.width, 20.0)
            let places = [
                PicturePoint(box.left + 30, box.top + 40), PicturePoint(box.middle.x - width / 2, box.middle.y),
                PicturePoint(box.right - width - 30, box.top + 40), PicturePoint(box.left + 30, box.bottom - 30),
                PicturePoint(box.right - width - 30, box.bottom - 30),
            ]
            func room(_ place: PicturePoint) -> PictureBox {
                PictureBox(left: place.x, top: place.y - height, right: place.x + width, bottom: place.y + 4)
            }
            var chosen = text
            chosen.place = places.first { sheet.isFree(room($0)) } ?? places[1]
            sheet.take(room(chosen.place))
            sheet.write(chosen)
        }
    }
}

extension PictureBox {
    fileprivate var middle: PicturePoint { PicturePoint((left + right) / 2, (top + bottom) / 2) }
}
