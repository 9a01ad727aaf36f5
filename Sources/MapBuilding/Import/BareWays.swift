import RoadMap

/// Ways without any tags, which may turn out to be the outline of a square.
///
/// Relations stand behind ways in a file, so they are kept until all relations are known.
struct BareWays: Sendable {
    private(set) var ids: ContiguousArray<Int64> = []
    /// Way w runs through `references[starts[w]..<starts[w + 1]]`.
    private(set) var starts: ContiguousArray<Int> = [0]
    private(set) var references: ContiguousArray<Int64> = []
    /// The places of `references` where the file has them inside its ways; else empty.
    private(set) var places: ContiguousArray<FixedCoordinate> = []

    /// Of which ways later files have newer versions, and from which row on.
    private var superseded: [Int64: Int] = [:]

    /// Leaves out the ways so far of which a later file has a newer version.
    mutating func drop(_ dropped: [Int64]) {
        for id in dropped { superseded[id] = ids.count }
    }

    /// Squares have fewer nodes than this; forests and lakes, whose outlines are bare as well, would fill the memory.
    static let longest = 250

    /// Adds a way; places are given for all references or for none.
    mutating func add(
        id: Int64, references new: some Collection<Int64>, places newPlaces: some Collection<FixedCoordinate>
    ) {
        if !newPlaces.isEmpty || !places.isEmpty {
            fillPlaces()
            places.append(contentsOf: newPlaces)
        }
        ids.append(id)
        references.append(contentsOf: new)
        starts.append(references.count)
        if !places.isEmpty { fillPlaces() }
    }

    /// Adds the ways of the next block.
    mutating func add(_ block: BareWays) {
        for way in block.ids.indices {
            let range = block.starts[way]..<block.starts[way + 1]
            add(
                id: block.ids[way], references: block.references[range],
                places: block.places.isEmpty ? [] : block.places[range])
        }
    }

    /// Where each of some ways stands; of ways with the same id the first.
    func rows(of wanted: Set<Int64>) -> [Int64: Int] {
        var rows: [Int64: Int] = [:]
        for (row, id) in ids.enumerated() where wanted.contains(id) && rows[id] == nil {
            if row >= superseded[id] ?? 0 { rows[id] = row }
        }
        return rows
    }

    private mutating func fillPlaces() {
        places.append(
            contentsOf: repeatElement(RideableWays.unknownPlace, count: references.count - places.count))
    }
}
