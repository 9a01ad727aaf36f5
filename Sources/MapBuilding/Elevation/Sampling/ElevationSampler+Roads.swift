public import Geodesy

extension ElevationSampler {
    /// Metres to each side over which `heights(along:spacing:)` averages.
    public static var roadReach: Double { RoadSmoothing.reach }

    /// The height of a road at a place in metres: the surface without the noise of single samples; `nil` as for `height(at:)`.
    ///
    /// The 4 × 4 samples around the place, weighted by the uniform cubic B-spline (de Boor, *A Practical Guide to Splines*, 1978).
    /// Unlike bilinear or bicubic interpolation it does not pass through the samples: samples in whole metres give no terraces,
    /// grades are
    /// continuous, and heights do not overshoot. Even slopes are kept exactly; the top of a hill one step wide gets lower. Beside
    /// voids the result is that of `height(at:)`.
    ///
    /// It depends on the place only, so roads agree where they meet.
    ///
    /// - Throws: `ElevationError` where a file is damaged.
    public func smoothHeight(at place: Coordinate) throws(ElevationError) -> Double? {
        if let block = last, block.isFirst {
            let position = model.grids[block.source].position(longitude: place.longitude, latitude: place.latitude)
            if position.x >= 1, position.y >= 1, position.x < 2e7, position.y < 2e7 {
                let (column, row) = (Int(position.x), Int(position.y))
                if block.holds(column - 1...column + 2, row - 1...row + 2) {
                    let height = CubicBSpline.height(at: position) { block.sample($0, $1) }
                    if !height.isNaN { return height }
                }
            }
        }
        return try smoothHeightAcrossBlocks(at: place)
    }

    private func smoothHeightAcrossBlocks(at place: Coordinate) throws(ElevationError) -> Double? {
        guard place.isOnEarth else { return try height(at: place) }
        for candidate in model.candidates(longitude: place.longitude, latitude: place.latitude) {
            let source = Int(candidate)
            let position = model.grids[source].position(longitude: place.longitude, latitude: place.latitude)
            guard model.grids[source].covers(position.x, position.y) else { continue }
            let height = try CubicBSpline.height(at: position) { column, row throws(ElevationError) in
                try sample(source, column, row)
            }
            if !height.isNaN { return height }
            break
        }
        return try height(at: place)
    }

    /// Heights in metres along a line, between its ends: the line is divided into equal pieces of about `spacing` metres, and the
    /// heights are those where two pieces meet; there are none where the line is one piece long. With *n* heights the pieces are
    /// `length / (n + 1)` metres long. The line's ends have the heights of `smoothHeight(at:)`, so that roads agree where they meet.
    ///
    /// 1. The surface is read by `smoothHeight(at:)` at least every 20 m.
    /// 2. Missing heights between known ones are interpolated; before the first and after the last they stay `nil`.
    /// 3. Heights are averaged over 75 m before and after, with weights that fall linearly to 0. Near the ends the window shrinks on
    ///    both sides alike, so that even slopes and the ends are kept exactly.
    ///
    /// Elevation data has errors of some metres within a hundred metres (buildings, trees, cliffs beside the road); they would count
    /// as ascent. Routing programs with unfiltered heights report up to twice the ascent (GraphHopper issues 330 and
    /// 517). The caller handles bridges and tunnels, since the data has the surface below or above them.
    ///
    /// - Throws: `ElevationError` where a file is damaged.
    /// - Complexity: O(*m* + *k*), *m* coordinates and *k* places read.
    public func heights(
        along shape: [Coordinate], spacing: Double
    ) throws(ElevationError) -> [Double?] {
        let line = Polyline(shape)
        guard spacing > 0, line.length.isFinite, line.length > 0 else { return [] }
        let pieces = Int(min(max((line.length / spacing).rounded(), 1), 1e7))
        guard pieces > 1 else { return [] }
        let refinement = max(Int((line.length / Double(pieces) / RoadSmoothing.step).rounded(.up)), 1)
        let count = pieces * min(refinement, max(10_000_000 / pieces, 1))
        let step = line.length / Double(count)
        var read: [Double?] = []
        read.reserveCapacity(count + 1)
        for index in 0...count {
            guard let place = line.coordinate(at: Double(index) * step) else { return [] }
            read.append(try smoothHeight(at: place))
        }
        let smooth = RoadSmoothing.smoothed(read, step: step)
        return (1..<pieces).map { smooth[$0 * (count / pieces)] }
    }
}

/// Weights of the uniform cubic B-spline.
enum CubicBSpline {
    /// The weighted mean of the 4 × 4 samples around a position; not a number where one of them is not.
    @inline(__always)
    static func height<Failure: Error>(
        at position: (x: Double, y: Double), _ sample: (Int, Int) throws(Failure) -> Float
    ) throws(Failure) -> Double {
        let (column, row) = (position.x.rounded(.down), position.y.rounded(.down))
        let across = weights(position.x - column)
        let down = weights(position.y - row)
        let (firstColumn, firstRow) = (Int(column) - 1, Int(row) - 1)
        var sum = 0.0
        for index in 0..<4 {
            let line =
                across.0 * Double(try sample(firstColumn, firstRow + index))
                + across.1 * Double(try sample(firstColumn + 1, firstRow + index))
                + across.2 * Double(try sample(firstColumn + 2, firstRow + index))
                + across.3 * Double(try sample(firstColumn + 3, firstRow + index))
            sum += line * (index == 0 ? down.0 : index == 1 ? down.1 : index == 2 ? down.2 : down.3)
        }
        return sum
    }

    @inline(__always)
    private static func weights(_ t: Double) -> (Double, Double, Double, Double) {
        let rest = 1 - t
        return (
            rest * rest * rest / 6, (4 + t * t * (3 * t - 6)) / 6, (4 + rest * rest * (3 * rest - 6)) / 6, t * t * t / 6
        )
    }
}

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
