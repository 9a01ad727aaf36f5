/// The memory of nearest-edge queries, kept from one to the next, so that many of them allocate nothing.
///
///     var workspace = SnapWorkspace()
///     for fix in track {
///         graph.findSnaps(near: fix.coordinate, within: 40, limit: 4, workspace: &workspace)
///         for snap in workspace.snaps { … }
///     }
///
/// It belongs to one task at a time, and to no graph.
public struct SnapWorkspace: ~Copyable {
    /// What the last query found, in its order.
    public internal(set) var snaps: [Snap] = []
    var largestComponent = NearestCandidates()
    var islands = NearestCandidates()
    var stack: ContiguousArray<SnapSearch.OpenBox> = []

    /// An empty workspace. Nothing is allocated before the first query.
    public init() {}

    mutating func reserveStack(_ count: Int) {
        let missing = count - stack.count
        guard missing > 0 else { return }
        stack.append(
            contentsOf: repeatElement(SnapSearch.OpenBox(squaredDistance: 0, level: 0, number: 0), count: missing))
    }
}
