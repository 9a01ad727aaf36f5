import BikeRouting
import OpenStreetMap

/// Where the nodes lie that the rideable ways run through.
struct NodePlaces {
    /// The ids that are needed, sorted, each once.
    private let ids: ContiguousArray<Int64>
    private var places: ContiguousArray<FixedCoordinate>
    private var isKnown: ContiguousArray<Bool>
    private var cursor = 0

    /// - Parameter references: the ids that ways name, in any order, with repeats.
    init(references: ContiguousArray<Int64>) {
        let sorted = ContiguousArray(references.sorted())
        var ids: ContiguousArray<Int64> = []
        for id in sorted where ids.last != id { ids.append(id) }
        self.ids = ids
        places = ContiguousArray(repeating: FixedCoordinate(longitude: 0, latitude: 0), count: ids.count)
        isKnown = ContiguousArray(repeating: false, count: ids.count)
    }

    /// How many different nodes are needed.
    var count: Int { ids.count }

    /// Notes the places of nodes that are needed. Files are sorted by id as a rule, so the search goes on where it was.
    mutating func add(_ nodes: OSMBlock.Nodes) {
        for row in 0..<nodes.count {
            let id = nodes.ids[row]
            if cursor > 0, ids[cursor - 1] >= id { cursor = lowerBound(id) }
            while cursor < ids.count, ids[cursor] < id { cursor += 1 }
            guard cursor < ids.count, ids[cursor] == id, !isKnown[cursor] else { continue }
            places[cursor] = FixedCoordinate(longitude: nodes.longitudes[row], latitude: nodes.latitudes[row])
            isKnown[cursor] = true
        }
    }

    /// A node's number among the needed ones; `nil` where the file did not have it.
    func number(of id: Int64) -> Int? {
        let index = lowerBound(id)
        return index < ids.count && ids[index] == id && isKnown[index] ? index : nil
    }

    /// The place of a node by its number.
    subscript(number: Int) -> FixedCoordinate { places[number] }

    private func lowerBound(_ id: Int64) -> Int {
        var low = 0
        var high = ids.count
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
