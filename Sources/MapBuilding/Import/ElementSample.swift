/// How many elements something is said of, and the OSM ids of the first.
public struct ElementSample: Sendable, Hashable {
    /// How many there are.
    public private(set) var count = 0
    /// The ids of the first `mostIDs`, in the order of the file.
    public private(set) var ids: [Int64] = []

    /// How many ids are kept.
    public static let mostIDs = 5

    /// Adds an element; one that is added several times in a row counts once.
    mutating func add(_ id: Int64) {
        guard last != id else { return }
        last = id
        count += 1
        if ids.count < Self.mostIDs { ids.append(id) }
    }

    private var last: Int64?
}
