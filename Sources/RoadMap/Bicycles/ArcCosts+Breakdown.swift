extension ArcCosts {
    /// What the cost of riding along an arc is made of. Together the parts are what the search adds up, to the millisecond; what
    /// rounding to whole milliseconds leaves, up to 2 ms, is among `base`.
    ///
    /// - Parameters:
    ///   - start: the share of the arc's length at which one starts; `nil` for one who turns into it at its beginning.
    ///   - end: the share at which one arrives; `nil` for one who rides on at its end.
    /// - Complexity: O(length) on a map with heights, and O(conditions of the profile's rules).
    package func breakdown(
        ofArc arc: ArcID, from start: Double?, to end: Double?, in graph: RoadGraph
    ) -> CostBreakdown {
        var result = CostBreakdown()
        // Who starts where the arc ends does not ride along it, and neither does who arrives where it begins.
        if end == nil, let start, start >= 1 { return result }
        if start == nil, let end, end <= 0 { return result }

        let (edge, isReversed) = graph.edge(ofArc: arc)
        var seen = graph.attributes(of: edge)
        if isReversed { seen = seen.reversed }
        let whole = cost(ofArc: arc)
        let across = isAcrossTraffic(arc) ? min(delays[Int(NodeDelay.acrossTraffic.rawValue)], whole) : 0
        let atEnd = min(delays[Int(seen.forwardNodeDelay.rawValue)], whole - across)
        let (turn, delay) = (start == nil ? Double(across) / 1000 : 0, end == nil ? Double(atEnd) / 1000 : 0)

        let until = end.map { cost(ofArc: arc, upTo: $0, in: graph) } ?? (whole - atEnd)
        let since = start.map { cost(ofArc: arc, upTo: $0, in: graph) } ?? across
        let along = max(Int64(until) - Int64(since), 0)
        let (from, to) = (min(max(start ?? 0, 0), 1), min(max(end ?? 1, 0), 1))
        addRiding(along: edge, seen, isReversed, from...max(from, to), in: graph, to: &result)
        result[.base] += Double(along) / 1000 - result.sum
        result[.turns] += turn
        if let part = CostPart(seen.forwardNodeDelay) { result[part] += delay }
        return result
    }

    /// Adds what riding along a part of an edge costs, unrounded.
    ///
    /// - Parameter seen: the edge's attributes in the direction of riding.
    private func addRiding(
        along edge: EdgeID, _ seen: EdgeAttributes, _ isReversed: Bool, _ part: ClosedRange<Double>,
        in graph: RoadGraph, to result: inout CostBreakdown
    ) {
        let pieces = hills?.slopes(of: edge, isReversed: isReversed, in: graph) ?? []
        guard !pieces.isEmpty else {
            let metres = graph.length(of: edge) * (part.upperBound - part.lowerBound)
            result += profile.breakdown(of: metres, seen, slope: nil)
            addRules(edge, isReversed, in: graph, to: &result)
            return
        }
        let metres = graph.length(of: edge) / Double(pieces.count)
        for (number, piece) in pieces.enumerated() {
            func before(_ end: Double) -> Double { min(max(end * Double(pieces.count) - Double(number), 0), 1) }
            let share = before(part.upperBound) - before(part.lowerBound)
            guard share > 0 else { continue }
            result += profile.breakdown(of: metres * share, seen, slope: piece)
            result[.slope] += piece.climbCost * share
        }
        addRules(edge, isReversed, in: graph, to: &result)
    }

    /// Adds what the profile's rules make of the riding so far; they leave delays alone, which come later.
    private func addRules(_ edge: EdgeID, _ isReversed: Bool, in graph: RoadGraph, to result: inout CostBreakdown) {
        guard !profile.rules.isEmpty else { return }
        var attributes = graph.attributes(of: edge)
        if graph.hasHeights { attributes.incline = graph.meanIncline(of: edge) ?? attributes.incline }
        let factor = profile.ruleFactor(on: attributes, isReversed: isReversed)
        guard factor.isFinite else { return }
        result[.rules] = result.sum * (factor - 1)
    }
}

extension CostPart {
    /// What a delay at a node counts as; `nil` for none.
    fileprivate init?(_ delay: NodeDelay) {
        switch delay {
        case .none: return nil
        case .crossing: self = .crossings
        case .signals: self = .signals
        case .narrowing, .gate, .dismount, .carry: self = .barriers
        case .acrossTraffic: self = .turns
        }
    }
}

extension BicycleProfile {
    /// What a length of an edge costs, rules and climb aversion apart.
    ///
    /// - Parameters:
    ///   - seen: the edge's attributes in the direction of riding.
    ///   - slope: how much longer a slope makes it; `nil` where that is for the tag to say.
    fileprivate func breakdown(of metres: Double, _ seen: EdgeAttributes, slope: HillCosts.Slope?) -> CostBreakdown {
        var result = CostBreakdown()
        var cost = 0.0
        func add(_ part: CostPart, until next: Double) {
            result[part] += next - cost
            cost = next
        }
        let road = riding(seen.roadClass)
        add(.base, until: metres / fastestSpeed)
        add(.roadClass, until: metres * road.aversion / (seen.ferrySpeed ?? road.speed))
        add(.traffic, until: cost * traffic(seen.traffic, seen.forwardCycleway))
        add(.lighting, until: cost * light(seen.lighting))
        add(.bicycleRoute, until: cost * route(seen.route))
        add(.destinationOnly, until: cost * destination(seen.isDestinationOnly))

        let walking = pushing(seen.roadClass)
        let ground = ground(seen.surface, seen.smoothness, seen.trackGrade)
        let difficulty = difficulty(seen.mountainBikeScale)
        let incline = self.slope(seen.incline)
        if seen.ferrySpeed != nil {
            // It goes at its own speed, whatever is on it.
            if seen.forward == .ride {
                add(.surface, until: cost * ground.aversion * difficulty.aversion)
                add(.slope, until: cost * incline.aversion)
            } else {
                add(.pushing, until: cost * walking.aversion / road.aversion)
            }
            return result
        }
        let pushed = cost * (walking.aversion / walking.speed) / (road.aversion / road.speed)
        let level = cost * ground.aversion / ground.speed * difficulty.aversion / difficulty.speed
        let (ridden, onFoot) =
            slope.map { (level * $0.riding, pushed * $0.pushing) }
            ?? (level * incline.aversion / incline.speed, pushed)
        if seen.forward == .ride, ridden <= onFoot {
            add(.surface, until: level)
            add(.slope, until: ridden)
        } else {
            add(.pushing, until: pushed)
            add(.slope, until: onFoot)
        }
        return result
    }
}
