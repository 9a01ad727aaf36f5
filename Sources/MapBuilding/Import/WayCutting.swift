import BikeRouting

/// Cuts ways into the edges of a network: at junctions, and where something stands in the way.
///
/// Ways end where a node is missing, and where they leap. What closes a way makes two dead ends of it at one place.
enum WayCutting {
    /// The edges of all ways, in the order of the ways, and the turns between them that are forbidden.
    ///
    /// - Parameters:
    ///   - ids: the OSM ids of the nodes, sorted.
    ///   - passages: what stands on nodes, by their numbers.
    static func network(
        of stretches: WayStretches, ids: ContiguousArray<Int64>, passages: [UInt32: NodePassage],
        restrictions: [TurnRestriction], drivesOnLeft: Bool, summary: inout ImportSummary
    ) -> RoadNetworkBuilder {
        let hindering = Hindering(meetings(of: stretches, passages, &summary))
        let (ways, numbers, places) = (stretches.ways, stretches.numbers, stretches.places)
        var network = RoadNetworkBuilder()
        var junctions = ContiguousArray<UInt32>(repeating: .max, count: places.count)
        func node(_ number: UInt32, _ attributes: EdgeAttributes) -> Int {
            let index = Int(number)
            if hindering.isClosed(number, on: attributes) { return network.addNode(places[index]) }
            if junctions[index] == .max { junctions[index] = UInt32(network.addNode(places[index])) }
            return Int(junctions[index])
        }
        var inner: ContiguousArray<FixedCoordinate> = []
        var edgeStarts: ContiguousArray<UInt32> = [0]
        for way in 0..<ways.count {
            let name = ways.texts[Int(ways.names[way])]
            let attributes = stretches.attributes(ofWay: way)
            stretches.forEach(ofWay: way) { range in
                var start = range.lowerBound
                var from = node(numbers[start], attributes)
                inner.removeAll(keepingCapacity: true)
                for index in range.dropFirst() {
                    let number = numbers[index]
                    guard hindering.isNode(number, on: attributes) else {
                        inner.append(places[Int(number)])
                        continue
                    }
                    let to = node(number, attributes)
                    var hindered = attributes
                    let length = { stretches.length(start...index) }
                    hindered.forwardHindrance = hindering.hindrance(
                        from: numbers[start], to: number, on: attributes, isForward: true, length: length)
                    hindered.backwardHindrance = hindering.hindrance(
                        from: number, to: numbers[start], on: attributes, isForward: false, length: length)
                    network.addEdge(
                        from: from, to: to, inner: inner, attributes: hindered, name: name, way: ways.ids[way])
                    // Behind what closes the way it begins anew.
                    from = hindering.isClosed(number, on: attributes) ? node(number, attributes) : to
                    start = index
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

    private static func meetings(
        of stretches: WayStretches, _ passages: [UInt32: NodePassage], _ summary: inout ImportSummary
    ) -> Meetings {
        var meetings = Meetings(nodeCount: stretches.places.count, passages: passages)
        for way in 0..<stretches.ways.count {
            let traffic = stretches.ways.attributes[way].traffic
            var isUsed = false
            stretches.forEach(ofWay: way) { range in
                isUsed = true
                for index in range {
                    let isEnd = index == range.lowerBound || index == range.upperBound - 1
                    meetings.add(stretches.numbers[index], isEnd: isEnd, traffic)
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
        return meetings
    }
}
