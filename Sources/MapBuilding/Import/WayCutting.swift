import RoadMap

/// Cuts ways into the edges of a network: at junctions, and at obstacles.
///
/// Ways end where a node is missing, and where they leap. What closes a way makes two dead ends of it at one place.
enum WayCutting {
    /// The edges of all ways, in the order of the ways, and the turns between them that are forbidden.
    ///
    /// - Parameters:
    ///   - ids: the OSM ids of the nodes, sorted.
    ///   - passages: what is on nodes, by their numbers.
    static func network(
        of placed: PlacedWays, ids: ContiguousArray<Int64>, passages: [UInt32: NodePassage],
        restrictions: [TurnRestriction], sides: DrivingSides, summary: inout ImportSummary
    ) -> RoadNetworkBuilder {
        let delays = NodeDelays(junctions(of: placed, passages, &summary))
        let (ways, numbers, places) = (placed.ways, placed.numbers, placed.places)
        var network = RoadNetworkBuilder()
        var junctions = ContiguousArray<UInt32>(repeating: .max, count: places.count)
        func node(_ number: UInt32, _ attributes: EdgeAttributes) -> Int {
            let index = Int(number)
            if delays.isClosed(number, on: attributes) { return network.addNode(places[index]) }
            if junctions[index] == .max { junctions[index] = UInt32(network.addNode(places[index])) }
            return Int(junctions[index])
        }
        var inner: ContiguousArray<FixedCoordinate> = []
        var edgeStarts: ContiguousArray<UInt32> = [0]
        var gates = TimedGates()
        for way in 0..<ways.count {
            let name = ways.texts[Int(ways.names[way])]
            let attributes = placed.attributes(ofWay: way)
            let times = ways.times[way]
            placed.forEach(ofWay: way) { range in
                var start = range.lowerBound
                var from = node(numbers[start], attributes)
                inner.removeAll(keepingCapacity: true)
                for index in range.dropFirst() {
                    let number = numbers[index]
                    guard delays.isNode(number, on: attributes) else {
                        inner.append(places[Int(number)])
                        continue
                    }
                    let to = node(number, attributes)
                    var delayed = attributes
                    let length = { placed.length(start...index) }
                    delayed.forwardNodeDelay = delays.nodeDelay(
                        from: numbers[start], to: number, on: attributes, isForward: true, length: length)
                    delayed.backwardNodeDelay = delays.nodeDelay(
                        from: number, to: numbers[start], on: attributes, isForward: false, length: length)
                    network.addEdge(
                        from: from, to: to, inner: inner, attributes: delayed, name: name, way: ways.ids[way],
                        times: times?.map { outcome in delayed.taking(accessOf: outcome) })
                    if let gate = delays.gate(numbers[start], on: attributes) {
                        gates.add(gate, at: from, edge: network.edgeCount - 1, isReversed: false)
                    }
                    if let gate = delays.gate(number, on: attributes) {
                        gates.add(gate, at: to, edge: network.edgeCount - 1, isReversed: true)
                    }
                    // Behind an obstacle that closes the way a new segment begins.
                    from = delays.isClosed(number, on: attributes) ? node(number, attributes) : to
                    start = index
                    inner.removeAll(keepingCapacity: true)
                }
            }
            edgeStarts.append(UInt32(network.edgeCount))
        }
        gates.close(in: &network)
        let restricted = RestrictionWays(
            of: restrictions, wayIDs: ways.ids, edgeStarts: edgeStarts, in: network
        ) { id in
            let number = ids.firstIndex(notBelow: id, from: 0)
            guard number < ids.count, ids[number] == id, junctions[number] != .max else { return nil }
            return Int(junctions[number])
        }
        let turns = RestrictedTurns.forbid(restrictions, on: restricted, in: &network)
        summary.turnsAcrossTraffic = TurnsAcrossTraffic.delay(in: &network, sides: sides)
        summary.turnRestrictions = turns.applied
        summary.unclearTurnRestrictions = turns.unclear
        summary.timedTurnRestrictions = turns.timed
        summary.unkeptTurnRestrictions = turns.unkept
        return network
    }

    private static func junctions(
        of placed: PlacedWays, _ passages: [UInt32: NodePassage], _ summary: inout ImportSummary
    ) -> JunctionIndex {
        var junctions = JunctionIndex(nodeCount: placed.places.count, passages: passages)
        for way in 0..<placed.ways.count {
            let attributes = placed.ways.attributes[way]
            let traffic = attributes.traffic
            var isUsed = false
            placed.forEach(ofWay: way) { range in
                isUsed = true
                for index in range {
                    let isEnd = index == range.lowerBound || index == range.upperBound - 1
                    if attributes.isClosed {
                        junctions.addClosed(placed.numbers[index], isEnd: isEnd)
                    } else {
                        junctions.add(placed.numbers[index], isEnd: isEnd, traffic)
                    }
                }
            }
            let breaks = placed.breaks(ofWay: way)
            summary.missingNodes += breaks.missing
            summary.leaps += breaks.leaps
            if !isUsed {
                summary.waysWithoutNodes += 1
            } else if breaks.missing > 0 {
                summary.waysAcrossEdge += 1
            }
        }
        return junctions
    }
}

extension EdgeAttributes {
    /// The same edge with the access that its way has at some time: what the rules say of the tags, but for delays, the speed of
    /// ferries and signed routes, which are not the tags' alone.
    fileprivate func taking(accessOf outcome: EdgeAttributes) -> EdgeAttributes {
        var edge = outcome
        edge.forwardNodeDelay = forwardNodeDelay
        edge.backwardNodeDelay = backwardNodeDelay
        edge.ferrySpeed = ferrySpeed
        edge.route = route
        return edge
    }
}

/// Barriers that are closed at certain times: a rider who comes along an arm with one cannot ride on, and nobody can turn
/// into that arm.
///
///     ───── a ──┼── b ─────     while the gate is closed, a b and b a are forbidden
struct TimedGates {
    private typealias Edge = RoadNetworkBuilder.DirectedEdge

    private var closing: [Int: DecisionTable<Bool>] = [:]
    /// The edges that leave each junction on an arm with the gate.
    private var closed: [Int: Set<Edge>] = [:]

    /// Notes that a gate stands where an edge leaves a junction.
    mutating func add(_ table: DecisionTable<Bool>, at node: Int, edge: Int, isReversed: Bool) {
        closing[node] = table
        closed[node, default: []].insert(Edge(edge: edge, isReversed: isReversed))
    }

    /// Forbids to pass the gates when they are closed.
    func close(in network: inout RoadNetworkBuilder) {
        guard !closing.isEmpty else { return }
        var arms: [Int: [Edge]] = [:]
        for number in 0..<network.edgeCount {
            guard let edge = network.edge(number) else { continue }
            if closing[edge.first] != nil {
                arms[edge.first, default: []].append(Edge(edge: number, isReversed: false))
            }
            if closing[edge.last] != nil { arms[edge.last, default: []].append(Edge(edge: number, isReversed: true)) }
        }
        for (node, table) in closing.sorted(by: { $0.key < $1.key }) {
            let (all, closed) = (arms[node] ?? [], closed[node] ?? [])
            for arm in all {
                for next in all where next != arm && (closed.contains(arm) || closed.contains(next)) {
                    let arrival = Edge(edge: arm.edge, isReversed: !arm.isReversed)
                    network.forbid([arrival, next], when: table, canBeDodged: false)
                }
            }
        }
    }
}
