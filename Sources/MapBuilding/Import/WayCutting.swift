import BikeRouting

/// Cuts ways at their junctions into the edges of a network.
///
/// A node is a junction if a way ends there or ways pass it more than once. Ways end where a node is missing, and where
/// they leap.
enum WayCutting {
    /// The edges of all ways, in the order of the ways, and the turns between them that are forbidden.
    ///
    /// - Parameter ids: the OSM ids of the nodes, sorted.
    static func network(
        of stretches: WayStretches, ids: ContiguousArray<Int64>, restrictions: [TurnRestriction],
        drivesOnLeft: Bool, summary: inout ImportSummary
    ) -> RoadNetworkBuilder {
        let passes = passes(of: stretches, &summary)
        let (ways, numbers, places) = (stretches.ways, stretches.numbers, stretches.places)
        var network = RoadNetworkBuilder()
        var junctions = ContiguousArray<UInt32>(repeating: .max, count: places.count)
        func junction(_ number: UInt32) -> Int {
            let index = Int(number)
            if junctions[index] == .max { junctions[index] = UInt32(network.addNode(places[index])) }
            return Int(junctions[index])
        }
        var inner: ContiguousArray<FixedCoordinate> = []
        var edgeStarts: ContiguousArray<UInt32> = [0]
        for way in 0..<ways.count {
            let name = ways.texts[Int(ways.names[way])]
            stretches.forEach(ofWay: way) { range in
                var from = junction(numbers[range.lowerBound])
                inner.removeAll(keepingCapacity: true)
                for index in range.dropFirst() {
                    let number = numbers[index]
                    guard passes[Int(number)] > 1 else {
                        inner.append(places[Int(number)])
                        continue
                    }
                    let to = junction(number)
                    network.addEdge(
                        from: from, to: to, inner: inner, attributes: ways.attributes[way], name: name,
                        way: ways.ids[way])
                    from = to
                    inner.removeAll(keepingCapacity: true)
                }
            }
            edgeStarts.append(UInt32(network.edgeCount))
        }
        let turns = RestrictedTurns.forbid(restrictions, wayIDs: ways.ids, edgeStarts: edgeStarts, in: &network) { id in
            let number = ids.firstIndex(notBelow: id, from: 0)
            guard number < ids.count, ids[number] == id, junctions[number] != .max else { return nil }
            return Int(junctions[number])
        }
        summary.turnsAcrossTraffic = TurnsAcrossTraffic.delay(in: &network, drivesOnLeft: drivesOnLeft)
        summary.turnRestrictions = turns.applied
        summary.unclearTurnRestrictions = turns.unclear
        return network
    }

    /// For each node how often ways pass it, counted up to 2; an end counts as 2.
    private static func passes(
        of stretches: WayStretches, _ summary: inout ImportSummary
    ) -> ContiguousArray<UInt8> {
        var passes = ContiguousArray<UInt8>(repeating: 0, count: stretches.places.count)
        for way in 0..<stretches.ways.count {
            var isUsed = false
            stretches.forEach(ofWay: way) { range in
                isUsed = true
                for index in range {
                    let number = Int(stretches.numbers[index])
                    let isEnd = index == range.lowerBound || index == range.upperBound - 1
                    passes[number] = min(passes[number] + (isEnd ? 2 : 1), 2)
                }
            }
            let breaks = stretches.breaks(ofWay: way)
            summary.missingNodes += breaks.missing
            summary.leaps += breaks.leaps
            if !isUsed {
                summary.waysWithoutNodes += 1
            } else if breaks.missing > 0 {
                summary.waysAcrossEdge += 1
            }
        }
        return passes
    }
}
