/// What of a map depends on the time, and the moment for which it was decided.
///
///     conditions   "Mo-Fr 07:00-09:00"  "22:00-06:00"  …          texts, read when a departure asks for them
///                        ▲
///     decisions    table 0: when condition 0 holds, attributes 17, else 4     …
///                        ▲                                 ▲
///     timed edges  edge 812: table 0 …       timed arcs    arc 5511: table 3 …
///
/// A timed edge has other attributes at other times: it may be ridden, pushed along or closed, in each direction. A timed
/// arc is banned at some times: a turn that is restricted then, or the way through a gate. An edge that is closed in a
/// direction at some times has arcs for it all the same; those are then among the closed arcs, which cost every profile
/// `ArcCosts.infinite`.
package final class TimedRoads: Sendable {
    let columns: TimeColumns
    /// The moment; `nil` for any time.
    package let departure: LocalTime?
    /// The arcs that cannot be used, by rising number, each once.
    package let closedArcs: ContiguousArray<ArcID>
    /// Keeps the attributes of the edges at the moment.
    private let memory: [MapMemory]

    init(
        _ columns: TimeColumns, departure: LocalTime? = nil, closedArcs: ContiguousArray<ArcID> = [],
        memory: [MapMemory] = []
    ) {
        self.columns = columns
        self.departure = departure
        self.closedArcs = closedArcs
        self.memory = memory
    }

    /// The same for another moment at which all is alike.
    func departing(at time: LocalTime) -> TimedRoads {
        TimedRoads(columns, departure: time, closedArcs: closedArcs, memory: memory)
    }
}

/// The sections of a map with times.
struct TimeColumns: Sendable {
    let conditionStarts: Column<UInt32>
    let conditionBytes: Column<UInt8>
    let decisions: DecisionColumn
    /// Two numbers a timed edge.
    let edges: NumberColumn
    /// Two numbers a ban of an arc.
    let arcs: NumberColumn

    init(_ image: MapImage) throws(MapFileError) {
        conditionStarts = try image.column(.conditionStarts, of: UInt32.self)
        conditionBytes = try image.column(.conditionBytes, of: UInt8.self)
        decisions = DecisionColumn(numbers: try image.numbers(.decisions))
        edges = try image.numbers(.timedEdges)
        arcs = try image.numbers(.timedArcs)
    }

    var conditionCount: Int { conditionStarts.count - 1 }

    /// The text of a condition.
    func condition(_ number: Int) -> String {
        let bytes = conditionBytes.values[Int(conditionStarts[number])..<Int(conditionStarts[number + 1])]
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The edges and their tables.
    var timedEdges: some Sequence<(edge: EdgeID, table: Int)> {
        (0..<edges.count / 2).lazy.map { (EdgeID(truncatingIfNeeded: edges[2 * $0]), Int(edges[2 * $0 + 1])) }
    }

    /// The arcs and the tables of their bans.
    var timedArcs: some Sequence<(arc: ArcID, table: Int)> {
        (0..<arcs.count / 2).lazy.map { (ArcID(truncatingIfNeeded: arcs[2 * $0]), Int(arcs[2 * $0 + 1])) }
    }
}
