package import Geodesy

/// How steep a way is.
package struct Steepness: Sendable {
    /// Heights in metres along a line, this many metres apart or a little less; `nil` where a height is not known. Called on any
    /// thread, one at a time.
    private let heights: @Sendable (_ line: [Coordinate], _ spacing: Double) -> [Double?]

    /// The distance between heights, and so the shortest climb that counts, in metres: heights of single places are noisy.
    static let spacing = 50.0

    /// - Parameter heights: the heights along a line, its ends included, at most so many metres apart.
    package init(heights: @escaping @Sendable (_ line: [Coordinate], _ spacing: Double) -> [Double?]) {
        self.heights = heights
    }

    /// The steepest per cent along a line, in either direction; `nil` where no heights are known, or for a line too short to tell.
    func percent(of line: [WorldPoint]) -> Int? {
        let coordinates = line.map(\.coordinate)
        let length = Polyline(coordinates).length
        guard length >= Self.spacing / 2, length.isFinite else { return nil }
        let heights = heights(coordinates, Self.spacing)
        guard heights.count > 1 else { return nil }
        let step = length / Double(heights.count - 1)
        var steepest: Double?
        for (one, other) in zip(heights, heights.dropFirst()) {
            guard let one, let other else { continue }
            steepest = max(steepest ?? 0, (other - one).magnitude / step * 100)
        }
        return steepest.map { Int(min($0, 100).rounded()) }
    }
}
