import BikeRouting
import OpenStreetMap

/// The ways of a file that a bicycle may use, as columns.
struct RideableWays {
    private(set) var ids: ContiguousArray<Int64> = []
    private(set) var attributes: ContiguousArray<EdgeAttributes> = []
    /// For each way the number of its name in `texts`.
    private(set) var names: ContiguousArray<UInt32> = []
    /// The names, each once; number 0 is the empty one.
    private(set) var texts: [String] = [""]
    /// Way w runs through `references[starts[w]..<starts[w + 1]]`.
    private(set) var starts: ContiguousArray<Int> = [0]
    private(set) var references: ContiguousArray<Int64> = []
    /// The places of `references` where the file has them inside its ways; else empty.
    private(set) var places: ContiguousArray<FixedCoordinate> = []
    private var textNumbers: [String: UInt32] = ["": 0]
    private var largestID = Int64.min
    private var seen: Set<Int64>?

    static let unknownPlace = FixedCoordinate(
        longitude: OSMBlock.Ways.unknownPlace, latitude: OSMBlock.Ways.unknownPlace)

    var count: Int { ids.count }

    /// Adds the ways of the next block of the file.
    mutating func add(_ block: WayExtraction, summary: inout ImportSummary) {
        summary.waysRead += block.waysRead
        let names = block.texts.map { number(of: $0) }
        if !block.places.isEmpty { fillPlaces() }
        for way in block.ids.indices {
            guard isNew(block.ids[way]) else {
                summary.repeatedWays += 1
                continue
            }
            summary.waysKept += 1
            let range = block.starts[way]..<block.starts[way + 1]
            ids.append(block.ids[way])
            attributes.append(block.attributes[way])
            self.names.append(names[Int(block.names[way])])
            references.append(contentsOf: block.references[range])
            if !block.places.isEmpty { places.append(contentsOf: block.places[range]) }
            starts.append(references.count)
        }
        if !places.isEmpty { fillPlaces() }
    }

    /// Hands the node ids over, which take much room and are needed once.
    mutating func takeReferences() -> ContiguousArray<Int64> {
        var taken: ContiguousArray<Int64> = []
        swap(&taken, &references)
        return taken
    }

    private mutating func fillPlaces() {
        places.append(contentsOf: repeatElement(Self.unknownPlace, count: references.count - places.count))
    }

    private mutating func number(of text: String) -> UInt32 {
        if let known = textNumbers[text] { return known }
        let new = UInt32(texts.count)
        textNumbers[text] = new
        texts.append(text)
        return new
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
