/// What edges cost and take on a map that knows heights.
///
/// The heights of an edge part it into pieces of equal length, and each piece has its grade. Costs add up piece by piece: half an
/// edge that begins with a climb costs more than half of it.
///
/// A class, since costs are asked for with every arc of a route: a value would be copied each time.
final class HillCosts: Sendable {
    /// What is added up along an edge.
    enum Measure {
        case cost
        case time
    }

    private let profile: BicycleProfile
    private let costs: CostTable
    private let times: CostTable
    /// Has a row for each kind of edge of the map.
    private let slopes: SlopeTable

    /// - Complexity: O(kinds of edges).
    init(_ profile: BicycleProfile, costs: CostTable, times: CostTable, graph: RoadGraph) {
        self.profile = profile
        self.costs = costs
        self.times = times
        var slopes = SlopeTable(profile)
        for number in 0..<graph.attributeValues.count { slopes.addRow(for: graph.attributeValues[number]) }
        self.slopes = slopes
    }

    /// The costs of all edges in milliseconds, by `DirectedEdge`.
    ///
    /// - Complexity: O(edges + heights).
    func costs(ofEdgesIn graph: RoadGraph) -> ContiguousArray<UInt32> {
        // Constants, so that no pass through the loop counts references.
        let (profile, costs, slopes) = (profile, costs, slopes)
        let lengths = graph.edgeLengths
        var result = ContiguousArray<UInt32>(repeating: 0, count: 2 * graph.edgeCount)
        graph.forEachEdge { edge, heights in
            let bits = graph.attributeBits(of: edge)
            let length = UInt32(truncatingIfNeeded: lengths[edge.index])
            let sums: (Double, Double)
            // Only a ferry has anything above these bits.
            if bits >> EdgeAttributes.Field.ferrySpeed.start != 0 {
                let attributes = EdgeAttributes(uncheckedBits: bits)
                sums = (
                    profile.cost(attributes, length: length, isReversed: false),
                    profile.cost(attributes, length: length, isReversed: true)
                )
            } else if let row = heights.count > 1 && length > 0 ? slopes.row(bits) : nil {
                sums = HillCosts.both(bits, length, heights, row, slopes, costs)
            } else {
                sums = (
                    costs.cost(bits, length: length, isReversed: false),
                    costs.cost(bits, length: length, isReversed: true)
                )
            }
            result[2 * edge.index] = ArcCosts.rounded(sums.0)
            result[2 * edge.index + 1] = ArcCosts.rounded(sums.1)
        }
        return result
    }

    /// The costs of an edge in both directions, its delays included.
    @inline(__always)
    private static func both(
        _ bits: UInt64, _ length: UInt32, _ levels: ContiguousArray<Int32>, _ row: Int, _ slopes: borrowing SlopeTable,
        _ costs: borrowing CostTable
    ) -> (Double, Double) {
        let ahead = costs.levelFactors(bits, isReversed: false)
        let back = costs.levelFactors(bits, isReversed: true)
        let pieces = Double(levels.count - 1)
        let gradePerStep = HeightScale.step / (Double(length) / 1000 / pieces)
        var (sumAhead, sumBack) = (0.0, 0.0)
        var (up, down) = (0, 0)
        for number in 1..<levels.count {
            let rise = Int(levels[number]) - Int(levels[number - 1])
            let place = SlopeTable.place(ofGrade: Double(rise) * gradePerStep)
            sumAhead += ahead.onSlope(slopes, row, at: place)
            sumBack += back.onSlope(slopes, row, at: SlopeTable.opposite(place))
            if rise > 0 { up += rise } else { down -= rise }
        }
        let (perPiece, perStep) = (Double(length) / pieces, 1000 * HeightScale.step * slopes.climbAversion)
        return (
            sumAhead * perPiece + Double(up) * perStep + costs.delay(bits, isReversed: false),
            sumBack * perPiece + Double(down) * perStep + costs.delay(bits, isReversed: true)
        )
    }

    /// Milliseconds along a part of an edge and along all of it, without delays; `nil` where slopes make no difference.
    ///
    /// - Parameter part: shares of the edge's length from where it is entered.
    /// - Complexity: O(heights).
    func sums(
        _ measure: Measure, on edge: EdgeID, isReversed: Bool, part: ClosedRange<Double>, in graph: RoadGraph
    ) -> (part: Double, whole: Double)? {
        var (sum, whole) = (0.0, 0.0)
        var (low, high) = (part.lowerBound, part.upperBound)
        if isReversed { (low, high) = (1 - high, 1 - low) }
        let isKnown = forEachPiece(measure, of: edge, isReversed: isReversed, in: graph) {
            number, count, milliseconds in
            func share(_ end: Double) -> Double { min(max(end * Double(count) - Double(number), 0), 1) }
            sum += milliseconds * (share(high) - share(low))
            whole += milliseconds
        }
        return isKnown ? (sum, whole) : nil
    }

    /// Milliseconds of each piece of an edge in the order of riding; empty where slopes make no difference.
    ///
    /// - Complexity: O(heights).
    func pieces(_ measure: Measure, of edge: EdgeID, isReversed: Bool, in graph: RoadGraph) -> ContiguousArray<Double> {
        var pieces: ContiguousArray<Double> = []
        _ = forEachPiece(measure, of: edge, isReversed: isReversed, in: graph) { pieces.append($2) }
        if isReversed { pieces.reverse() }
        return pieces
    }

    /// What the slope of a piece of an edge does.
    struct Slope {
        /// How much longer than on the level riding takes; infinite where it is too steep for that.
        var riding: Double
        /// How much longer pushing takes.
        var pushing: Double
        /// Seconds that the whole piece feels longer, since it climbs.
        var climbCost: Double
    }

    /// The slopes of an edge's pieces in the order of riding; empty where slopes make no difference.
    ///
    /// - Complexity: O(heights).
    func slopes(of edge: EdgeID, isReversed: Bool, in graph: RoadGraph) -> [Slope] {
        let bits = graph.attributeBits(of: edge)
        let length = graph.length(of: edge)
        guard bits >> EdgeAttributes.Field.ferrySpeed.start == 0, length > 0, let row = slopes.row(bits) else {
            return []
        }
        let heights = isReversed ? graph.heights(of: edge).reversed() : graph.heights(of: edge)
        let metres = length / Double(max(heights.count - 1, 1))
        return zip(heights, heights.dropFirst()).map { start, end in
            let stretch = slopes.stretch(row, at: SlopeTable.place(ofGrade: (end - start) / metres))
            return Slope(
                riding: stretch.riding, pushing: stretch.pushing, climbCost: slopes.climbAversion * max(end - start, 0))
        }
    }

    /// Calls with the number of each piece from the edge's first node, how many there are, and its milliseconds.
    @inline(__always)
    private func forEachPiece(
        _ measure: Measure, of edge: EdgeID, isReversed: Bool, in graph: RoadGraph,
        _ body: (_ number: Int, _ count: Int, _ milliseconds: Double) -> Void
    ) -> Bool {
        let bits = graph.attributeBits(of: edge)
        let length = graph.length(of: edge)
        guard bits >> EdgeAttributes.Field.ferrySpeed.start == 0, length > 0, let row = slopes.row(bits) else {
            return false
        }
        let factors = (measure == .cost ? costs : times).levelFactors(bits, isReversed: isReversed)
        let aversion = measure == .cost ? 1000 * slopes.climbAversion : 0
        let count = graph.heightCount(of: edge) - 1
        let metres = length / Double(max(count, 1))
        var number = -1
        var previous = 0.0
        graph.forEachHeight(of: edge) { height in
            if number >= 0 {
                let rise = isReversed ? previous - height : height - previous
                let place = SlopeTable.place(ofGrade: rise / metres)
                body(number, count, 1000 * metres * factors.onSlope(slopes, row, at: place) + aversion * max(rise, 0))
            }
            previous = height
            number += 1
        }
        return number > 0
    }
}
