extension RoadGraph {
    /// Whether the map was built with elevation data.
    public var hasHeights: Bool { heightColumns != nil }

    /// The height of a node in metres above the datum of the elevation data; `nil` where it is not known.
    public func height(ofNode node: NodeID) -> Double? { heightColumns?.height(of: node) }

    /// Heights in metres along an edge, at equal distances from its first node to its last, both included: at least two;
    /// empty where they are not known.
    ///
    /// - Complexity: O(length).
    public func heights(of edge: EdgeID) -> [Double] {
        var heights: [Double] = []
        forEachHeight(of: edge) { heights.append($0) }
        return heights
    }

    /// How many heights an edge has if its ends have one: at least two.
    @inline(__always)
    package func heightCount(of edge: EdgeID) -> Int {
        HeightScale.innerCount(lengthMillimetres: edgeLengths[edge.index]) + 2
    }

    /// Calls with each edge in order and its heights in steps of `HeightScale`, from its first node to its last; with none where
    /// they are not known.
    ///
    /// - Complexity: O(edges + heights), where `heights(of:)` for each edge reads those of up to seven others.
    package func forEachEdge(_ body: (EdgeID, ContiguousArray<Int32>) -> Void) {
        var heights: ContiguousArray<Int32> = []
        guard let columns = heightColumns else {
            for edge in edges { body(edge, heights) }
            return
        }
        for group in 0..<HeightColumns.groupCount(edges: edgeCount) {
            var reader = HeightReader(columns, group: group)
            let start = group * HeightColumns.groupLength
            for number in start..<min(start + HeightColumns.groupLength, edgeCount) {
                let edge = EdgeID(number)
                let ends = ends(of: edge)
                let (first, last) = (columns.levels[ends.first.index], columns.levels[ends.last.index])
                heights.removeAll(keepingCapacity: true)
                if first != HeightScale.unknown, last != HeightScale.unknown {
                    var level = Int32(first)
                    heights.append(level)
                    for left in (0..<heightCount(of: edge) - 2).reversed() {
                        level = reader.level(after: level, left: left, last: Int32(last))
                        heights.append(level)
                    }
                    heights.append(Int32(last))
                }
                body(edge, heights)
            }
        }
    }

    /// The heights of an edge without an allocation: calls the closure with each of them.
    @inline(__always)
    package func forEachHeight(of edge: EdgeID, _ body: (Double) -> Void) {
        guard let columns = heightColumns else { return }
        let ends = ends(of: edge)
        let (first, last) = (columns.levels[ends.first.index], columns.levels[ends.last.index])
        guard first != HeightScale.unknown, last != HeightScale.unknown else { return }
        body(HeightScale.metres(Int32(first)))
        let count = HeightScale.innerCount(lengthMillimetres: edgeLengths[edge.index])
        if count > 0 {
            var reader = HeightReader(columns, group: edge.index / HeightColumns.groupLength)
            for before in edge.index / HeightColumns.groupLength * HeightColumns.groupLength..<edge.index {
                guard reader.skip(storedHeightCount(of: EdgeID(before), columns)) else { return }
            }
            var level = Int32(first)
            for left in (0..<count).reversed() {
                level = reader.level(after: level, left: left, last: Int32(last))
                body(HeightScale.metres(level))
            }
        }
        body(HeightScale.metres(Int32(last)))
    }

    /// How many heights stand in the file between the ends of an edge.
    @inline(__always)
    private func storedHeightCount(of edge: EdgeID, _ columns: HeightColumns) -> Int {
        let count = HeightScale.innerCount(lengthMillimetres: edgeLengths[edge.index])
        guard count > 0 else { return 0 }
        let ends = ends(of: edge)
        let isKnown =
            columns.levels[ends.first.index] != HeightScale.unknown
            && columns.levels[ends.last.index] != HeightScale.unknown
        return isKnown ? count : 0
    }

    /// Where the heights of the first group start that is not as long as its edges need, or that leads off the scale.
    ///
    /// Safe once the sections are without fault, each by itself.
    var firstMisplacedHeight: Int? {
        guard let columns = heightColumns else { return nil }
        for group in 0..<HeightColumns.groupCount(edges: edgeCount) {
            var reader = HeightReader(columns, group: group)
            let start = reader.position
            let first = group * HeightColumns.groupLength
            for edge in first..<min(first + HeightColumns.groupLength, edgeCount) {
                let count = storedHeightCount(of: EdgeID(edge), columns)
                guard count > 0 else { continue }
                let ends = ends(of: EdgeID(edge))
                var level = Int32(columns.levels[ends.first.index])
                let last = Int32(columns.levels[ends.last.index])
                for left in (0..<count).reversed() {
                    level = reader.level(after: level, left: left, last: last)
                    guard (0..<Int32(HeightScale.unknown)).contains(level) else { return start }
                }
            }
            guard reader.isAtEnd else { return start }
        }
        return nil
    }
}
