import BikeRouting
import OpenStreetMap

/// The ways of a file that a bicycle may use, as columns.
struct RideableWays {
    private(set) var ids: ContiguousArray<Int64> = []
    private(set) var attributes: ContiguousArray<EdgeAttributes> = []
    private(set) var names: ContiguousArray<String?> = []
    /// Way w runs through `references[starts[w]..<starts[w + 1]]`.
    private(set) var starts: ContiguousArray<Int> = [0]
    private(set) var references: ContiguousArray<Int64> = []
    private(set) var summary = ImportSummary()
    private var largestID = Int64.min
    private var seen: Set<Int64>?

    var count: Int { ids.count }

    mutating func add(_ block: OSMBlock) {
        let keys = WayTagKeys(block.strings)
        for row in 0..<block.ways.count {
            summary.waysRead += 1
            let tags = keys.tags(ofWay: row, in: block)
            guard let attributes = BicycleRules.attributes(of: tags) else { continue }
            let nodes = block.ways.references[
                Int(block.ways.referenceStarts[row])..<Int(block.ways.referenceStarts[row + 1])]
            guard nodes.count > 1 else { continue }
            guard isNew(block.ways.ids[row]) else {
                summary.repeatedWays += 1
                continue
            }
            summary.waysKept += 1
            ids.append(block.ways.ids[row])
            self.attributes.append(attributes)
            names.append(tags[.name] ?? tags[.ref])
            references.append(contentsOf: nodes)
            starts.append(references.count)
        }
    }

    /// Files are sorted by id as a rule; only one that is not needs a set of all ids.
    private mutating func isNew(_ id: Int64) -> Bool {
        if seen == nil {
            if id > largestID {
                largestID = id
                return true
            }
            seen = Set(ids)
        }
        return seen?.insert(id).inserted ?? true
    }
}
