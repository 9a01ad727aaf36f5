import Geodesy

/// Signs at places, with names that do not overlap.
///
/// A name is placed to the right of its sign, to the left, above, below or in the corners between, whichever is free first; if none is,
/// it is left out. Earlier markers are labelled first.
struct MapMarkers: MapLayer {
    /// One sign at one place.
    struct Marker: Hashable, Sendable {
        /// Where it is.
        var coordinate: Coordinate
        /// The sign.
        var symbol: MapSymbol
        /// The text beside it; may be empty.
        var label: String
        /// A circle of this many metres around the place, if it is larger than the sign.
        var radius: Double

        /// Describes a marker.
        init(at coordinate: Coordinate, _ symbol: MapSymbol, label: String = "", radius: Double = 0) {
            self.coordinate = coordinate
            self.symbol = symbol
            self.label = label
            self.radius = radius
        }
    }

    /// The name of the layer in an SVG file.
    var name: String { "markers" }
    /// The markers.
    var markers: [Marker]

    /// Makes a layer of markers.
    init(_ markers: [Marker]) { self.markers = markers }

    /// Draws the markers whose place is in the picture.
    func draw(on sheet: inout MapSheet) {
        let seen = markers.map { ($0, sheet.frame.point($0.coordinate)) }.filter { sheet.frame.box.contains($0.1) }
        for (marker, place) in seen {
            circle(marker, place, &sheet)
            sheet.take(marker.symbol.extent(at: place))
        }
        // Reversed, so that earlier markers are on top.
        for (marker, place) in seen.reversed() { marker.symbol.draw(at: place, on: &sheet) }
        for (marker, place) in seen { write(marker, place, &sheet) }
    }

    private func circle(_ marker: Marker, _ place: PicturePoint, _ sheet: inout MapSheet) {
        guard case .disc(_, let colour) = marker.symbol else { return }
        let radius = marker.radius / sheet.frame.metresPerPixel
        let longest = Double(max(sheet.frame.width, sheet.frame.height))
        guard radius > MapSymbol.discRadius + 2, radius < longest else { return }
        sheet.disc(place, radius: radius, colour.opacity(48))
    }

    private func write(_ marker: Marker, _ place: PicturePoint, _ sheet: inout MapSheet) {
        let block = TextBlock(marker.label, size: 13, isBold: true, lettersInLine: 22, lines: 2)
        guard !block.lines.isEmpty else { return }
        for position in block.positions(around: marker.symbol.extent(at: place)) where sheet.isFree(position.box) {
            sheet.take(position.box)
            block.write(at: position, halo: Colour.white.opacity(225), on: &sheet)
            return
        }
    }
}

/// A sign for a place.
enum MapSymbol: Hashable, Sendable {
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
