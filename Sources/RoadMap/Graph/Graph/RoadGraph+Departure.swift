import Geodesy

extension RoadGraph {
    /// Whether something on the map depends on the time: without a departure it is as the strictest hours by day make it.
    public var hasTimes: Bool { timed != nil }

    /// How many edges are ridden, pushed along or closed by the time.
    public var timedEdgeCount: Int { (timed?.columns.edges.count ?? 0) / 2 }

    /// How many arcs are banned at some times: turns that are restricted then, and ways through gates.
    public var timedTurnCount: Int { (timed?.columns.arcs.count ?? 0) / 2 }

    /// The moment for which it is decided what is open; `nil` for any time, and on a map without times.
    public var departure: LocalTime? { timed?.departure }

    /// The arcs that cannot be used though there are arcs for them, by rising number.
    package var closedArcs: ContiguousArray<ArcID> { timed?.closedArcs ?? [] }

    /// The network as it is at a moment: streets that are closed or one-way at certain hours, gates that are shut at night,
    /// turns that are restricted in the rush hour.
    ///
    ///     let graph = try RoadGraph(path: "city.vqmap")
    ///     guard let morning = LocalTime("2026-11-24T07:30") else { … }
    ///     var router = Router(graph: graph.departing(at: morning))
    ///
    /// Attributes, snaps, costs and routes are those of the moment; numbers of nodes, edges and arcs stay what they are, and so do
    /// contraction hierarchies and closures. The time is by the clocks of the place. Where it says their offset from UTC, sunrise and
    /// sunset are known to the minute for the middle of the map, and else to a few hours, in which what may be closed is closed.
    ///
    /// A ride takes time, and all of it is judged at the departure: what opens or closes on the way is not seen. `TimeChange`
    /// tells where that makes a difference on a route.
    ///
    /// Whether a day is a holiday is not known: what is closed on holidays only, or may be, is closed every day; what opens on
    /// holidays only stays closed.
    ///
    /// - Returns: the same network where nothing on the map depends on the time.
    /// - Complexity: O(edges); O(nodes + arcs) where something is not as without a time.
    public func departing(at time: LocalTime) -> RoadGraph {
        guard let timed else { return self }
        let truths = truths(at: time)
        let columns = timed.columns
        let tables = columns.decisions.tables
        var values = ContiguousArray(attributeValues.values)
        // What `values` has from the file is the start of it, also at another departure.
        var numbers = (0..<edgeCount).map { edgeAttributes[$0] }
        var isSame = true
        for (edge, table) in columns.timedEdges {
            let outcome = columns.decisions.outcome(of: tables[table], truths)
            if values[Int(numbers[edge.index])] != values[Int(outcome)] { isSame = false }
            numbers[edge.index] = outcome
        }
        let closed = closedArcs(
            columns, attributes: { EdgeAttributes(uncheckedBits: values[Int(numbers[$0.index])]) },
            ban: { columns.decisions.outcome(of: $0, truths) })
        var result = self
        guard !isSame || closed != closedArcs else {
            result.change { $0.timed = timed.departing(at: time) }
            return result
        }
        let component = largestComponent(closedArcs: closed)
        // Attributes whose mark of an island is another now.
        var toggled: [UInt64: UInt64] = [:]
        for edge in edges {
            let number = numbers[edge.index]
            var attributes = EdgeAttributes(uncheckedBits: values[Int(number)])
            let ends = ends(of: edge)
            let isIsland = !component.joins(edge, from: ends.first, to: ends.last)
            guard attributes.isIsland != isIsland else { continue }
            attributes.isIsland = isIsland
            let new = toggled[number] ?? UInt64(values.count)
            if toggled.updateValue(new, forKey: number) == nil { values.append(attributes.bits) }
            numbers[edge.index] = new
        }
        result.take(numbers, values) { memory in
            TimedRoads(columns, departure: time, closedArcs: closed, memory: memory)
        }
        return result
    }

    /// Replaces what the edges are like.
    private mutating func take(
        _ numbers: [UInt64], _ values: ContiguousArray<UInt64>, _ timed: ([MapMemory]) -> TimedRoads
    ) {
        let width = NumberColumn.width(of: UInt64(values.count))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(numbers.count * width + NumberColumn.loadedBytes)
        for number in numbers {
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0.prefix(width)) }
        }
        bytes.append(contentsOf: repeatElement(0, count: NumberColumn.loadedBytes))
        let numberMemory = bytes.withUnsafeBytes { MapMemory(copying: $0) }
        let valueMemory = values.withUnsafeBytes { MapMemory(copying: $0) }
        guard let column = NumberColumn(bytes: numberMemory.bytes, width: width, count: numbers.count) else { return }
        change { columns in
            columns.edgeAttributes = column
            columns.attributeValues = Column(
                values: UnsafeBufferPointer(
                    start: valueMemory.bytes.baseAddress?.assumingMemoryBound(to: UInt64.self), count: values.count))
            columns.timed = timed([numberMemory, valueMemory])
        }
    }

    /// Whether each of the map's conditions holds at a moment.
    private func truths(at time: LocalTime) -> [TimeCondition.Truth] {
        guard let columns = timed?.columns else { return [] }
        let area = bounds
        return (0..<columns.conditionCount).map { TimeCondition(columns.condition($0)).truth(at: time, in: area) }
    }

    /// The arcs that are closed at any time.
    func standingClosedArcs(_ columns: TimeColumns) -> ContiguousArray<ArcID> {
        closedArcs(columns, attributes: attributes(of:), ban: columns.decisions.standing)
    }

    private func closedArcs(
        _ columns: TimeColumns, attributes: (EdgeID) -> EdgeAttributes, ban: (DecisionColumn.Table) -> UInt64
    ) -> ContiguousArray<ArcID> {
        let tables = columns.decisions.tables
        var closed: Set<ArcID> = []
        for (edge, _) in columns.timedEdges {
            let attributes = attributes(edge)
            if attributes.forward == .forbidden { closed.formUnion(arcs(of: edge, reversed: false)) }
            if attributes.backward == .forbidden { closed.formUnion(arcs(of: edge, reversed: true)) }
        }
        for (arc, table) in columns.timedArcs where ban(tables[table]) == 1 { closed.insert(arc) }
        return ContiguousArray(closed.sorted())
    }

    /// The largest strongly connected component where some arcs are closed.
    func largestComponent(closedArcs: ContiguousArray<ArcID>) -> LargestComponent {
        LargestComponent(
            firstArcs: ContiguousArray(firstArcs.values), heads: ContiguousArray(arcHeads.values),
            arcEdges: ContiguousArray(arcs.lazy.map { directedEdge(ofArc: $0) }), closedArcs: closedArcs,
            parted: Set(timed?.columns.timedArcs.map { tail(of: directedEdge(ofArc: $0.arc)) } ?? []),
            ends: ends(of:))
    }

    /// The directions of edges that are open at some time, of those that the attributes forbid.
    func directionsThatMayOpen() -> Set<DirectedEdge> {
        guard let columns = timed?.columns else { return [] }
        let tables = columns.decisions.tables
        var found: Set<DirectedEdge> = []
        for (edge, table) in columns.timedEdges {
            let now = attributes(of: edge)
            for number in columns.decisions.outcomes(of: tables[table]) {
                let then = EdgeAttributes(uncheckedBits: attributeValues[Int(number)])
                if now.forward == .forbidden, then.forward != .forbidden {
                    found.insert(DirectedEdge(edge, isReversed: false))
                }
                if now.backward == .forbidden, then.backward != .forbidden {
                    found.insert(DirectedEdge(edge, isReversed: true))
                }
            }
        }
        return found
    }
}
