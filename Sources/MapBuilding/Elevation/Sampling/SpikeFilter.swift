/// Replaces single wrong samples of a block: radar reflections, masts, the roof of one high building.
///
/// A sample is a spike where it is higher than all eight neighbours, or lower than all, by more than `margin` metres and by more
/// than the neighbours
/// differ among themselves. It is replaced by their mean. Samples at the edges of a block are compared with the neighbours in the
/// block, at
/// least five. A rocky peak is not a spike: its neighbours differ much among themselves.
enum SpikeFilter {
    /// In metres. For steps of one arc second this is a grade of more than 100 % on all sides.
    static let margin: Float = 35

    /// Replaces spikes and returns how many there were.
    ///
    /// - Complexity: O(*n*).
    static func apply(to samples: inout ContiguousArray<Float>, columns: Int, rows: Int) -> Int {
        guard columns > 1, rows > 1 else { return 0 }
        var found: [(index: Int, height: Float)] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let index = row * columns + column
                let height = samples[index]
                // Fast path: most samples are within the margin of the one beside them.
                let beside = samples[column > 0 ? index - 1 : index + 1]
                if (height - beside).magnitude <= margin || height.isNaN { continue }
                if let mean = replacement(row, column, samples, columns, rows) { found.append((index, mean)) }
            }
        }
        for spike in found { samples[spike.index] = spike.height }
        return found.count
    }

    /// The mean of the neighbours of a spike; `nil` where the sample is not a spike.
    private static func replacement(
        _ row: Int, _ column: Int, _ samples: ContiguousArray<Float>, _ columns: Int, _ rows: Int
    ) -> Float? {
        var (low, high, sum, count) = (Float.infinity, -Float.infinity, Float(0), 0)
        for otherRow in max(row - 1, 0)...min(row + 1, rows - 1) {
            for otherColumn in max(column - 1, 0)...min(column + 1, columns - 1) {
                let other = samples[otherRow * columns + otherColumn]
                guard !other.isNaN, otherRow != row || otherColumn != column else { continue }
                (low, high, sum, count) = (min(low, other), max(high, other), sum + other, count + 1)
            }
        }
        guard count >= 5 else { return nil }
        let height = samples[row * columns + column]
        let excess = max(height - high, low - height)
        return excess > margin && excess > high - low ? sum / Float(count) : nil
    }
}
