/// The places of a network's largest strongly connected component: those that all reach one another.
///
/// A junction with several nodes belongs to it if one of them does.
struct Mainland {
    private let isMember: ContiguousArray<Bool>

    /// Finds the component; of several equally large the first, so that the same network always has the same.
    ///
    /// - Parameters:
    ///   - places: one a node; the nodes of one junction stand side by side.
    /// - Complexity: O(nodes + arcs).
    init(
        firstArcs: ContiguousArray<UInt32>, heads: ContiguousArray<UInt32>, places: ContiguousArray<FixedCoordinate>
    ) {
        let (component, sizes) = StrongComponents.find(firstArcs: firstArcs, heads: heads)
        let largest = sizes.indices.max { (sizes[$0], $1) < (sizes[$1], $0) }
        var isMember = ContiguousArray(repeating: false, count: places.count)
        var start = 0
        while start < places.count {
            var end = start + 1
            while end < places.count, places[end] == places[start] { end += 1 }
            let junction = start..<end
            let isOnMainland = junction.contains { component[$0] == largest.map { UInt32($0) } }
            for node in junction { isMember[node] = isOnMainland }
            start = end
        }
        self.isMember = isMember
    }

    /// Whether a node stands at one of the places.
    func contains(_ node: UInt32) -> Bool { isMember[Int(node)] }
}
