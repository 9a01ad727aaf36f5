extension ElevationSampler {
    /// Voids are bridged up to this many samples from edge to edge: half a kilometre at 1″.
    static let widestBridge = 16

    /// The height of a sample in a void, interpolated from the void's edges; not a number where the void is too wide or reaches
    /// the edge of the data.
    ///
    /// Along each of four lines through the sample (west–east, north–south, and both diagonals) with samples on both sides
    /// within `widestBridge` steps, heights are interpolated linearly; the result is their mean, weighted by the inverse square of the
    /// distance from edge to edge. There is no extrapolation from one side.
    func bridgedSample(_ source: Int, _ place: (column: Int, row: Int)) throws(ElevationError) -> Float {
        let grid = model.grids[source]
        guard place.column >= 0, place.row >= 0, place.column < grid.columns, place.row < grid.rows else { return .nan }
        let longitude = grid.place(column: place.column, row: place.row)
        let shrink = LocalStep.ratio(of: grid, atLatitude: longitude.latitude)
        var sum = 0.0
        var total = 0.0
        for direction in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            guard let behind = try edge(source, place, (-direction.0, -direction.1)),
                let ahead = try edge(source, place, direction)
            else { continue }
            let width = behind.steps + ahead.steps
            guard width <= Self.widestBridge else { continue }
            let height =
                behind.height + (ahead.height - behind.height) * Double(behind.steps) / Double(width)
            let east = Double(direction.0 * width) * shrink
            let north = Double(direction.1 * width)
            let weight = 1 / (east * east + north * north)
            sum += height * weight
            total += weight
        }
        return total > 0 ? Float(sum / total) : .nan
    }

    /// The first sample outside the void in a direction.
    private func edge(
        _ source: Int, _ place: (column: Int, row: Int), _ direction: (Int, Int)
    ) throws(ElevationError) -> (steps: Int, height: Double)? {
        for steps in 1..<Self.widestBridge {
            let height = try sample(source, place.column + direction.0 * steps, place.row + direction.1 * steps)
            if !height.isNaN { return (steps, Double(height)) }
        }
        return nil
    }
}
