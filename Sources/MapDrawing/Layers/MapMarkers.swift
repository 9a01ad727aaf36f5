public import Geodesy

/// Signs at places, with names that do not overlap.
///
/// A name is placed to the right of its sign, to the left, above, below or in the corners between, whichever is free first; if none is,
/// it is left out. Earlier markers are labelled first.
public struct MapMarkers: MapLayer {
    /// One sign at one place.
    public struct Marker: Hashable, Sendable {
        /// Where it is.
        public var coordinate: Coordinate
        /// The sign.
        public var symbol: MapSymbol
        /// The text beside it; may be empty.
        public var label: String
        /// A circle of this many metres around the place, if it is larger than the sign.
        public var radius: Double

        /// Describes a marker.
        public init(at coordinate: Coordinate, _ symbol: MapSymbol, label: String = "", radius: Double = 0) {
            self.coordinate = coordinate
            self.symbol = symbol
            self.label = label
            self.radius = radius
        }
    }

    /// The name of the layer in an SVG file.
    public var name: String { "markers" }
    /// The markers.
    public var markers: [Marker]

    /// Makes a layer of markers.
    public init(_ markers: [Marker]) { self.markers = markers }

    /// Draws the markers whose place is in the picture.
    public func draw(on sheet: inout MapSheet) {
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
