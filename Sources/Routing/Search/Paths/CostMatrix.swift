import RoadMap

/// What it costs to ride from each of some places to each of others.
///
///     let matrix = router.costs(from: stops, to: stops)
///     if let cost = matrix[0, 2] { print(cost / 1000, "seconds") }
public struct CostMatrix: Sendable, Hashable {
    /// How many places there are to start from: rows.
    public let startCount: Int
    /// How many places there are to arrive at: columns.
    public let endCount: Int
    /// Row by row; `infinite` where there is no path.
    private let values: ContiguousArray<UInt32>

    package init(startCount: Int, endCount: Int, values: ContiguousArray<UInt32>) {
        self.startCount = startCount
        self.endCount = endCount
        self.values = values
    }

    /// Milliseconds, stretched by the profile's aversions, from one place to another; `nil` where there is no path, or no such
    /// place.
    public subscript(start: Int, end: Int) -> UInt32? {
        guard start >= 0, start < startCount, end >= 0, end < endCount else { return nil }
        let value = values[start * endCount + end]
        return value < ArcCosts.infinite ? value : nil
    }
}
