import Geodesy

/// A sign for a place.
public enum MapSymbol: Hashable, Sendable {
    /// A disc with a short text, most often a number.
    case disc(String, Colour)
    /// The flag at a start.
    case start
    /// The chequered flag at a finish.
    case finish
    /// Both flags on one pole.
    case startAndFinish

    /// The box that the sign covers.
    func extent(at place: PicturePoint) -> PictureBox {
        switch self {
        case .disc: PictureBox(around: place, reach: MapSymbol.discRadius)
        case .start: PictureBox(left: place.x - 4, top: place.y - 31, right: place.x + 20, bottom: place.y + 4)
        case .finish: PictureBox(left: place.x - 4, top: place.y - 31, right: place.x + 22, bottom: place.y + 4)
        case .startAndFinish:
            PictureBox(left: place.x - 20, top: place.y - 31, right: place.x + 22, bottom: place.y + 4)
        }
    }

    static let discRadius = 12.5

    func draw(at place: PicturePoint, on sheet: inout MapSheet) {
        switch self {
        case .disc(let text, let colour):
            sheet.disc(place, radius: MapSymbol.discRadius, Colour.ink.opacity(150))
            sheet.disc(place, radius: 11.7, .white)
            sheet.disc(place, radius: 10.2, colour)
            let size = text.unicodeScalars.count > 2 ? 9.5 : 13.0
            sheet.write(
                Lettering(
                    text, at: PicturePoint(place.x, place.y + size * 0.35), size: size, colour: .white, anchor: .middle,
                    isBold: true))
        case .start:
            pole(place, &sheet)
            pennant(place, direction: 1, &sheet)
        case .finish:
            pole(place, &sheet)
            chequers(place, &sheet)
        case .startAndFinish:
            pole(place, &sheet)
            pennant(place, direction: -1, &sheet)
            chequers(place, &sheet)
        }
    }

    private func pole(_ place: PicturePoint, _ sheet: inout MapSheet) {
        let line = Paths([place, PicturePoint(place.x, place.y - 28)])
        sheet.draw(line, Stroke(.white, width: 5), Stroke(.ink, width: 2.2))
        sheet.disc(place, radius: 4, .white)
        sheet.disc(place, radius: 2.8, .ink)
    }

    private func pennant(_ place: PicturePoint, direction: Double, _ sheet: inout MapSheet) {
        let (x, y) = (place.x + direction, place.y)
        let corners = [
            PicturePoint(x, y - 28), PicturePoint(x + direction * 17, y - 21.5), PicturePoint(x, y - 15),
        ]
        sheet.draw(Paths(corners + corners.prefix(1)), Stroke(.white, width: 3.2))
        sheet.fill(Paths(corners), Colour(0x1E8E3E))
    }

    /// Four by three squares.
    private func chequers(_ place: PicturePoint, _ sheet: inout MapSheet) {
        let side = 4.4
        let (left, top) = (place.x + 1.1, place.y - 28)
        let box = PictureBox(left: left, top: top, right: left + 4 * side, bottom: top + 3 * side)
        sheet.panel(box.grown(by: 1.4), cornerRadius: 1.4, .ink)
        sheet.panel(box, cornerRadius: 0, .white)
        var squares = Paths()
        for row in 0..<3 {
            for column in 0..<4 where (row + column).isMultiple(of: 2) {
                let (x, y) = (left + Double(column) * side, top + Double(row) * side)
                squares.append([
                    PicturePoint(x, y), PicturePoint(x + side, y), PicturePoint(x + side, y + side),
                    PicturePoint(x, y + side),
                ])
            }
        }
        sheet.fill(squares, .ink)
    }
}
