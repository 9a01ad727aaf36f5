import Support

extension RoadGraph {
    /// Checks what can be known without a look at the columns' values: that columns which go together are equally long.
    ///
    /// - Complexity: O(sections).
    func checkCounts() throws(MapFileError) {
        let edges = edgeLengths.count
        try require(nodeCount < Int32.max && edges < Int32.max, .nodePlaces)
        try require(arcCounts.count == nodeCount, .arcCounts)
        try require(arcEdges.count < Int32.max, .arcEdges)
        try require(arcCopies.count == arcEdges.count, .arcCopies)
        try require(storedSearchOrder.count == 0 || storedSearchOrder.count == nodeCount, .searchOrder)
        try require(edgeEnds.count == edges * 2, .edgeEnds)
        try require(edgeAttributes.count == edges, .edgeAttributes)
        try require(edgeNames.count == edges, .edgeNames)
        try require(edgeWays.count == edges, .edgeWays)
        try require(shapes.starts.count == EdgeShapes.groupCount(edges: edges) + 1, .shapeStarts)
        try require(shapes.bytes.count >= EdgeShapes.padding, .shapeBytes)
        if let heights = heightColumns {
            try require(heights.levels.count == nodeCount, .nodeHeights)
            try require(heights.starts.count == HeightColumns.groupCount(edges: edges) + 1, .heightStarts)
        }
        if let times = timed?.columns {
            try require(times.conditionStarts.count > 0, .conditionStarts)
            try require(times.edges.count % 2 == 0, .timedEdges)
            try require(times.arcs.count % 2 == 0, .timedArcs)
        }
        if let places = placeColumns {
            try require(places.kinds.count == places.points.count, .placeKinds)
            try require(places.names.count == places.points.count, .placeNames)
        }
        if let obviousTurns { try require(obviousTurns.count == edges * 2 + 1, .obviousTurns) }
        try require(index.isWellFormed, .indexBoxes)
        try require(nameStarts.count > 0, .nameStarts)
    }

    /// Checks every section's checksum and its values, each by itself.
    ///
    /// With `checkPlaces` that is everything that the rest of this module relies on, so that no damaged or forged file makes
    /// it read out of bounds or run forever.
    ///
    /// - Complexity: O(bytes), on all cores.
    func checkSections() throws(MapFileError) {
        // The largest first, so that no core is left with it at the end.
        let sections = image.sections.sorted { image.size(of: $0) > image.size(of: $1) }
        let isWrong = Parallel.map(sections.count) { number in
            !image.isIntact(sections[number]) || firstFault(in: sections[number]) != nil
        }
        let wrong = zip(sections, isWrong).filter { $0.1 }.map { $0.0.rawValue }.min().flatMap(MapSection.init)
        if let wrong { throw .damaged(part: "\(wrong)") }
    }

    /// Checks that arcs and shapes lie where their edges do.
    func checkPlaces() throws(MapFileError) {
        try require(firstMisplacedArc == nil, .arcEdges)
        try require(arcTable?.firstMisplacedHead == nil, .arcCopies)
        try require(shapeOffsets?.firstMisplacedShape == nil, .shapeBytes)
        try require(firstMisplacedHeight == nil, .heightBytes)
    }

    /// The number of the first value of a section which by itself is none that may stand there.
    ///
    /// Safe for any bytes once `checkCounts` was content.
    func firstFault(in section: MapSection) -> Int? {
        let nodes = nodeCount
        let edges = edgeCount
        let names = nameStarts.count - 1
        return switch section {
        case .nodePlaces: firstFault(in: nodePlaces) { !$0.isOnEarth }
        case .arcCounts: firstFaultInArcCounts
        case .arcEdges: firstFault(upTo: arcCount) { arcEdges[$0] >> 1 >= edges }
        case .edgeEnds: firstFault(upTo: edgeEnds.count) { edgeEnds[$0] >= nodes }
        case .edgeAttributes: firstFault(upTo: edges) { edgeAttributes[$0] >= attributeValues.count }
        case .attributeValues: firstFault(in: attributeValues) { EdgeAttributes(bits: $0) == nil }
        case .edgeNames: firstFault(upTo: edges) { edgeNames[$0] > 0 && edgeNames[$0] >= names }
        case .shapeStarts: firstFault(in: shapes.starts, startsOf: shapes.bytes.count - EdgeShapes.padding)
        case .nameStarts: firstFault(in: nameStarts, startsOf: nameBytes.count)
        case .turnArcs: firstFaultInTurnArcs
        case .landmarks: firstFault(in: landmarks) { $0.index >= nodes }
        case .searchOrder: firstFaultInSearchOrder
        case .heightStarts: heightColumns.flatMap { firstFault(in: $0.starts, startsOf: $0.bytes.count) }
        case .conditionStarts:
            timed.flatMap { firstFault(in: $0.columns.conditionStarts, startsOf: $0.columns.conditionBytes.count) }
        case .decisions: timed.flatMap { $0.columns.decisions.firstFault(conditions: $0.columns.conditionCount) }
        case .timedEdges: timed.flatMap { firstFault(inTimedEdges: $0.columns) }
        case .timedArcs: timed.flatMap { firstFault(inTimedArcs: $0.columns) }
        case .placePoints: placeColumns.flatMap { firstFault(in: $0.points) { !$0.isOnEarth } }
        case .placeKinds: placeColumns.flatMap { firstFaultInPlaceKinds($0) }
        case .placeNames:
            placeColumns.flatMap { columns in
                firstFault(upTo: columns.names.count) { columns.names[$0] == 0 || columns.names[$0] >= names }
            }
        // Any value will do. Boxes that hold other edges than they should lead to no snap or a far one; shapes are looked at
        // when the edges' ends are known to be in range, and copies when the arcs' edges are.
        case .arcCopies, .edgeLengths, .edgeWays, .indexBoxes, .nameBytes, .metadata, .shapeBytes,
            .nodeHeights, .heightBytes, .conditionBytes, .obviousTurns:
            nil
        }
    }

    /// The first arc whose edge does not start at its node. A junction may have several nodes at one place.
    ///
    /// Safe once the arcs were taken.
    var firstMisplacedArc: ArcID? {
        Parallel.mapRanges(of: nodeCount) { firstMisplacedArc(of: $0) }.lazy.compactMap { $0 }.first
    }

    private func firstMisplacedArc(of nodes: Range<Int>) -> ArcID? {
        let firstArcs = firstArcs.values.span
        let places = nodePlaces.values.span
        for node in nodes {
            let place = places[node]
            for arc in firstArcs[node]..<firstArcs[node + 1] {
                let tail = tail(of: directedEdge(ofArc: arc)).index
                guard tail == node || places[tail] == place else { return arc }
            }
        }
        return nil
    }

    /// The first value that does not divide `total` values into rows: the first start is 0, the last is `total`, none is
    /// before the one before.
    private func firstFault(in starts: Column<UInt32>, startsOf total: Int) -> Int? {
        let last = starts.count - 1
        guard starts[0] == 0 else { return 0 }
        let values = starts.values
        return firstFault(upTo: last) { values[$0] > values[$0 + 1] }.map { $0 + 1 }
            ?? (values[last] == total ? nil : last)
    }

    private func firstFaultInPlaceKinds(_ columns: PlaceColumns) -> Int? {
        (0..<columns.kinds.count).first { row in
            UInt8(exactly: columns.kinds[row]).flatMap(PlaceKind.init) == nil
        }
    }

    private var firstFaultInTurnArcs: Int? {
        firstFault(upTo: turnArcs.count) { turnArcs[$0] >= arcCount || $0 > 0 && turnArcs[$0 - 1] >= turnArcs[$0] }
    }

    /// The first node that has more arcs than are left; the last where some are left over.
    private var firstFaultInArcCounts: Int? {
        var left = UInt64(arcCount)
        for node in 0..<nodeCount {
            guard arcCounts[node] <= left else { return node }
            left -= arcCounts[node]
        }
        return left == 0 ? nil : max(nodeCount - 1, 0)
    }

    /// The first node in the order that is none or was there before.
    private var firstFaultInSearchOrder: Int? {
        var isSeen = ContiguousArray(repeating: false, count: storedSearchOrder.count)
        for place in 0..<storedSearchOrder.count {
            let node = storedSearchOrder[place]
            guard node < isSeen.count, !isSeen[Int(node)] else { return place }
            isSeen[Int(node)] = true
        }
        return nil
    }

    @inline(__always)
    private func firstFault<Element>(in column: Column<Element>, where isFault: (Element) -> Bool) -> Int? {
        let values = column.values
        return firstFault(upTo: values.count) { isFault(values[$0]) }
    }

    /// The first number with a fault.
    ///
    /// Runs are first judged as a whole without a branch, which lets the compiler judge several at once.
    @inline(__always)
    private func firstFault(upTo count: Int, where isFault: (Int) -> Bool) -> Int? {
        for start in stride(from: 0, to: count, by: 4096) {
            let run = start..<min(start + 4096, count)
            var faults = 0 as UInt8
            for number in run { faults |= isFault(number) ? 1 : 0 }
            if faults != 0 { return run.first(where: isFault) }
        }
        return nil
    }

    /// The first row that is not of an edge behind that of the row before, or has no table whose outcomes are attributes.
    private func firstFault(inTimedEdges columns: TimeColumns) -> Int? {
        let tables = columns.decisions.tables
        return (0..<columns.edges.count / 2).first { row in
            let (edge, table) = (columns.edges[2 * row], columns.edges[2 * row + 1])
            let isRising = row == 0 || columns.edges[2 * row - 2] < edge
            return edge >= edgeCount || !isRising || table >= tables.count
                || columns.decisions.outcomes(of: tables[Int(table)]).contains { $0 >= attributeValues.count }
        }
    }

    /// The first row that is of an arc before that of the row before, or has no table that says yes or no.
    private func firstFault(inTimedArcs columns: TimeColumns) -> Int? {
        let tables = columns.decisions.tables
        return (0..<columns.arcs.count / 2).first { row in
            let (arc, table) = (columns.arcs[2 * row], columns.arcs[2 * row + 1])
            let isRising = row == 0 || columns.arcs[2 * row - 2] <= arc
            return arc >= arcCount || !isRising || table >= tables.count
                || columns.decisions.outcomes(of: tables[Int(table)]).contains { $0 > 1 }
        }
    }

    private func require(_ holds: Bool, _ section: MapSection) throws(MapFileError) {
        guard holds else { throw .damaged(part: "\(section)") }
    }
}
