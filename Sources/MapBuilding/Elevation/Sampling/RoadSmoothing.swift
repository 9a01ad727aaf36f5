/// The moving average that removes errors of elevation data from heights along a road.
enum RoadSmoothing {
    /// The largest distance between heights, in metres.
    static let step = 20.0
    /// How far the average reaches to each side, in metres.
    static let reach = 75.0

    /// - Parameters:
    ///   - heights: in metres, `step` metres apart.
    /// - Complexity: O(*n* · *r*) for *n* heights, *r* of them within the reach.
    static func smoothed(_ heights: [Double?], step: Double) -> [Double?] {
        guard let first = heights.firstIndex(where: { $0 != nil }),
            let last = heights.lastIndex(where: { $0 != nil })
        else { return heights }
        let known = bridged(heights[first...last])
        let widest = max(Int((reach / step).rounded(.down)), 0)
        var result = heights
        for index in known.indices {
            // Symmetric, so that a shift along an even slope cancels out.
            let width = min(widest, index, known.count - 1 - index)
            var sum = known[index] * Double(width + 1)
            for offset in stride(from: 1, through: width, by: 1) {
                sum += Double(width + 1 - offset) * (known[index - offset] + known[index + offset])
            }
            result[first + index] = sum / Double((width + 1) * (width + 1))
        }
        return result
    }

    /// The heights with gaps filled by linear interpolation. The first and the last must be known.
    private static func bridged(_ heights: ArraySlice<Double?>) -> [Double] {
        var result: [Double] = []
        result.reserveCapacity(heights.count)
        var gap = 0
        for height in heights {
            guard let height else {
                gap += 1
                continue
            }
            if gap > 0, let before = result.last {
                for step in 1...gap { result.append(before + (height - before) * Double(step) / Double(gap + 1)) }
                gap = 0
            }
            result.append(height)
        }
        return result
    }
}
