import OpenStreetMap

/// The ids of elements in files that were read before: of neighbouring extracts each element counts once, as the first file has it.
struct EarlierFiles: Sendable {
    /// Sorted ids.
    struct IDs: Sendable {
        private var sorted: ContiguousArray<Int64> = []
        private var added: ContiguousArray<Int64> = []

        /// Whether an id was there when the last file ended.
        func contains(_ id: Int64) -> Bool {
            var (low, high) = (0, sorted.count)
            while low < high {
                let middle = (low + high) / 2
                if sorted[middle] < id { low = middle + 1 } else { high = middle }
            }
            return low < sorted.count && sorted[low] == id
        }

        mutating func add(_ ids: some Sequence<Int64>) { added.append(contentsOf: ids) }

        mutating func endFile() {
            guard !added.isEmpty else { return }
            sorted = ContiguousArray((sorted + added).sorted())
            added = []
        }
    }

    private(set) var nodes = IDs()
    private(set) var ways = IDs()
    private(set) var relations = IDs()

    /// Notes elements of the file that is being read; of nodes only those with tags.
    mutating func note(
        nodes: ContiguousArray<Int64> = [], ways: ContiguousArray<Int64> = [], relations: ContiguousArray<Int64> = []
    ) {
        self.nodes.add(nodes)
        self.ways.add(ways)
        self.relations.add(relations)
    }

    mutating func endFile() {
        nodes.endFile()
        ways.endFile()
        relations.endFile()
    }
}

extension OSMBlock {
    /// The ids of nodes that have tags.
    var taggedNodes: ContiguousArray<Int64> {
        ContiguousArray(nodes.ids.indices.filter { !tagRange(ofNode: $0).isEmpty }.map { nodes.ids[$0] })
    }
}
