/// Cuts lines into dashes, each line beginning with a whole one, as SVG does.
struct Dashes {
    private let lengths: [Double]

    /// `nil` for a pattern that is none: empty, or without length.
    package init?(_ lengths: [Double]) {
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.reduce(0, +) > 0.1 else {
            return nil
        }
        self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    }

    /// The dashes of a line.
    func cut(_ line: ArraySlice<PicturePoint>) -> Paths {
        var result = Paths()
        guard var previous = line.first else { return result }
        var dash = [previous]
        var part = 0
        var left = lengths[0]
        for point in line.dropFirst() {
            var rest = previous.distance(to: point)
            guard rest.isFinite else { continue }
            while rest > left {
                let share = left / rest
                previous = PicturePoint(
                    previous.x + (point.x - previous.x) * share, previous.y + (point.y - previous.y) * share)
                rest -= left
                if part.isMultiple(of: 2) { result.append(dash + [previous]) }
                part = (part + 1) % lengths.count
                left = lengths[part]
                dash = [previous]
            }
            left -= rest
            previous = point
            dash.append(point)
        }
        if part.isMultiple(of: 2), dash.count > 1 { result.append(dash) }
        return result
    }
}
