// Parts of edges. On a map without heights cost and time are spread evenly along an edge; on one with heights they follow its
// slopes. Shares of an edge's length are counted from where it is entered.
extension ArcCosts {
    /// Seconds per metre on a part of an edge, the mean where its slopes differ; at a single place those of the whole edge.
    ///
    /// - Complexity: O(length) on a map with heights.
    package func pace(
        on edge: EdgeID, isReversed: Bool, part: ClosedRange<Double> = 0...1, in graph: RoadGraph
    ) -> Double {
        pace(on: edge, graph.attributes(of: edge), isReversed: isReversed, part: part, in: graph)
    }

    /// The same for an edge whose attributes are known.
    package func pace(
        on edge: EdgeID, _ attributes: EdgeAttributes, isReversed: Bool, part: ClosedRange<Double> = 0...1,
        in graph: borrowing RoadGraph
    ) -> Double {
        if let speed = attributes.ferrySpeed { return 1 / speed }
        if let hills {
            let isParted = part.upperBound > part.lowerBound
            let part = isParted ? part : 0...1
            if let sums = hills.sums(.time, on: edge, isReversed: isReversed, part: part, in: graph) {
                let metres = graph.length(of: edge) * (part.upperBound - part.lowerBound)
                return sums.part / 1000 / metres
            }
        }
        return times.factor(attributes.bits, isReversed: isReversed)
    }

    /// The share of an edge at which a rider has come who has ridden on from another share for so many seconds; at most 1.
    ///
    /// - Complexity: O(length) on a map with heights.
    package func share(
        ofEdge edge: EdgeID, isReversed: Bool, from start: Double, after seconds: Double, in graph: RoadGraph
    ) -> Double {
        let left =
            graph.length(of: edge) * (1 - start) * pace(on: edge, isReversed: isReversed, part: start...1, in: graph)
        guard seconds < left else { return 1 }
        let pieces = hills?.pieces(.time, of: edge, isReversed: isReversed, in: graph) ?? []
        guard pieces.count > 1 else { return start + (1 - start) * seconds / left }
        var rest = 1000 * seconds
        var place = start * Double(pieces.count)
        while Int(place) < pieces.count {
            let piece = pieces[Int(place)]
            let end = place.rounded(.down) + 1
            let needed = piece * (end - place)
            guard rest >= needed else { return (place + rest / piece) / Double(pieces.count) }
            rest -= needed
            place = end
        }
        return 1
    }

    /// Where pieces of different slope meet on a part of an edge: which shares of the part's length and of its time lie before;
    /// nothing where time is spread evenly.
    ///
    /// - Complexity: O(length) on a map with heights.
    package func bends(
        on edge: EdgeID, isReversed: Bool, part: ClosedRange<Double>, in graph: RoadGraph
    ) -> [(length: Double, time: Double)] {
        guard let hills, graph.heightCount(of: edge) > 2, part.upperBound > part.lowerBound else { return [] }
        let pieces = hills.pieces(.time, of: edge, isReversed: isReversed, in: graph)
        let (low, high) = (part.lowerBound * Double(pieces.count), part.upperBound * Double(pieces.count))
        var found: [(length: Double, time: Double)] = []
        var sum = 0.0
        for (number, piece) in pieces.enumerated() where Double(number + 1) > low && Double(number) < high {
            sum += piece * (min(Double(number + 1), high) - max(Double(number), low))
            if Double(number + 1) < high { found.append(((Double(number + 1) - low) / (high - low), sum)) }
        }
        guard sum > 0 else { return [] }
        return found.map { ($0.length, $0.time / sum) }
    }

    /// What is spent between the beginning of an arc and a place on it, in milliseconds.
    ///
    /// The turn cost counts at the beginning of the arc, the delay at its end only at the end.
    ///
    /// - Complexity: O(length) on a map with heights.
    public func cost(ofArc arc: ArcID, upTo fraction: Double, in graph: RoadGraph) -> UInt32 {
        let (edge, isReversed) = graph.edge(ofArc: arc)
        let attributes = graph.attributes(of: edge)
        let nodeDelay = isReversed ? attributes.backwardNodeDelay : attributes.forwardNodeDelay
        let across = isAcrossTraffic(arc) ? delays[Int(NodeDelay.acrossTraffic.rawValue)] : 0
        let whole = cost(ofArc: arc)
        let before = min(across, whole)
        let after = min(delays[Int(nodeDelay.rawValue)], whole - before)
        let along = Double(whole - before - after)
        let fraction = min(max(fraction, 0), 1)
        return before
            + UInt32((along * costShare(of: edge, isReversed: isReversed, upTo: fraction, in: graph)).rounded())
    }

    /// The share of the cost along an edge that is spent before a place on it.
    private func costShare(of edge: EdgeID, isReversed: Bool, upTo fraction: Double, in graph: RoadGraph) -> Double {
        guard let hills, fraction > 0, fraction < 1, graph.heightCount(of: edge) > 2,
            let sums = hills.sums(.cost, on: edge, isReversed: isReversed, part: 0...fraction, in: graph)
        else { return fraction }
        return sums.part / sums.whole
    }
}
