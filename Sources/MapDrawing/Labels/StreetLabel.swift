import Geodesy

/// A name along a line.
struct StreetLabel {
    /// A straight segment of the line that is long enough for the name.
    struct Place {
        var middle: PicturePoint
        /// Degrees clockwise from left to right; the name is never upside down.
        var angle: Double
    }

    private let name: String
    private let line: ContiguousArray<PicturePoint>
    private let size: Double
    private let width: Double
    // The distance of each point along the line.
    private let distances: [Double]

    package init(_ name: String, along line: ContiguousArray<PicturePoint>, size: Double) {
        self.name = name
        self.line = line
        self.size = size
        width = LetterWidths.width(of: name, size: size, isBold: false)
        var distances = [0.0]
        for index in line.indices.dropFirst() {
            distances.append((distances.last ?? 0) + line[index - 1].distance(to: line[index]))
        }
        self.distances = distances
    }

    private static let step = 12.0

    /// Straight segments, those near the middle of the line first.
    func places() -> [Place] {
        let length = distances.last ?? 0
        guard !name.isEmpty, width > 0, length >= width + size else { return [] }
        let room = length - width
        let count = Int(min(room / StreetLabel.step, 4000))
        let starts = (0...count).map { (Double($0) + 0.5) * room / Double(count + 1) }
        return starts.sorted { ($0 - room / 2).magnitude < ($1 - room / 2).magnitude }.compactMap { place(from: $0) }
    }

    func lettering(at place: Place) -> Lettering {
        let down = place.angle.radians + .pi / 2
        let base = PicturePoint(
            place.middle.x + cosine(down) * size * 0.3, place.middle.y + sine(down) * size * 0.3)
        return Lettering(
            name, at: base, size: size, colour: Colour(0x45413B), anchor: .middle, halo: Colour.white.opacity(215),
            angle: place.angle)
    }

    /// The area that the name covers, as a row of squares.
    func boxes(at place: Place) -> [PictureBox] {
        let count = Int((width / size).rounded(.up))
        let (across, down) = (cosine(place.angle.radians), sine(place.angle.radians))
        return (0...count).map { number in
            let along = width * (Double(number) / Double(count) - 0.5)
            return PictureBox(
                around: PicturePoint(place.middle.x + along * across, place.middle.y + along * down), reach: size * 0.62
            )
        }
    }

    /// The segment of the name's length that starts this many pixels along the line, if it is straight.
    private func place(from start: Double) -> Place? {
        let (first, last) = (point(at: start), point(at: start + width))
        let chord = first.distance(to: last)
        guard chord >= width * 0.985 else { return nil }
        let (dx, dy) = ((last.x - first.x) / chord, (last.y - first.y) / chord)
        for index in line.indices where distances[index] > start && distances[index] < start + width {
            let miss = (line[index].x - first.x) * dy - (line[index].y - first.y) * dx
            if miss.magnitude > size * 0.2 { return nil }
        }
        var angle = arcTangent(dy, dx).degrees
        if angle > 90 { angle -= 180 } else if angle <= -90 { angle += 180 }
        return Place(middle: PicturePoint((first.x + last.x) / 2, (first.y + last.y) / 2), angle: angle)
    }

    private func point(at distance: Double) -> PicturePoint {
        var (low, high) = (0, distances.count - 1)
        while low + 1 < high {
            let middle = (low + high) / 2
            if distances[middle] <= distance { low = middle } else { high = middle }
        }
        let piece = distances[high] - distances[low]
        let share = piece > 0 ? min(max((distance - distances[low]) / piece, 0), 1) : 0
        return PicturePoint(
            line[low].x + (line[high].x - line[low].x) * share, line[low].y + (line[high].y - line[low].y) * share)
    }
}
