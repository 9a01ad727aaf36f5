import OpenStreetMap
import RoadMap

/// The named places of one block: nodes with their coordinates, and ways with their nodes.
///
/// They depend on that block only, so blocks are read in parallel.
enum PlaceCandidates {
    /// A node that is a place.
    struct Node: Sendable {
        var id: Int64
        var name: String
        var kind: PlaceKind
        var point: FixedCoordinate
        var revision: ElementRevision?
        /// Which of the files has it so, in the order in which they count.
        var file = 0
    }

    /// A line or an area that is a place.
    struct Way: Sendable {
        var id: Int64
        var name: String
        var kind: PlaceKind
        var references: [Int64]
        /// The places of the references where the file has them inside its ways; else empty.
        var points: [FixedCoordinate]
    }

    /// The nodes of a block.
    ///
    /// - Parameters:
    ///   - known: nodes that are skipped, since an earlier file has them, and not in an older version.
    ///   - body: called with each other node that has tags, and with its place; `nil` for a node that is not a place.
    static func forEachNode(
        of block: OSMBlock, without known: KnownElements.Table, _ body: (KnownElements.Element, Node?) -> Void
    ) {
        var reader = Reader(block)
        let nodes = block.nodes
        for row in 0..<nodes.count where nodes.tagStarts[row] < nodes.tagStarts[row + 1] {
            let (id, revision) = (nodes.ids[row], nodes.revisions.isEmpty ? nil : nodes.revisions[row])
            guard known.counts(id, revision) else { continue }
            let node = reader.place(nodes.tagStarts[row]..<nodes.tagStarts[row + 1]).map { name, kind in
                let point = FixedCoordinate(longitude: nodes.longitudes[row], latitude: nodes.latitudes[row])
                return Node(id: id, name: name, kind: kind, point: point, revision: revision)
            }
            body(KnownElements.Element(id: id, digest: 0, revision: revision), node)
        }
    }

    /// The ways of a block.
    ///
    /// - Parameter known: ways that are skipped, since an earlier file has them, and not in an older version.
    static func ways(of block: OSMBlock, without known: KnownElements.Table) -> [Way] {
        var found: [Way] = []
        var reader = Reader(block)
        let ways = block.ways
        for row in 0..<ways.count where ways.tagStarts[row] < ways.tagStarts[row + 1] {
            guard let (name, kind) = reader.place(ways.tagStarts[row]..<ways.tagStarts[row + 1]),
                known.isEmpty || known.counts(ways.ids[row], ways.revision(row))
            else { continue }
            let range = Int(ways.referenceStarts[row])..<Int(ways.referenceStarts[row + 1])
            let points =
                ways.longitudes.isEmpty
                ? [] : range.map { FixedCoordinate(longitude: ways.longitudes[$0], latitude: ways.latitudes[$0]) }
            found.append(
                Way(
                    id: ways.ids[row], name: name, kind: kind, references: Array(ways.references[range]),
                    points: points))
        }
        return found
    }

    /// Reads the tags of places.
    private struct Reader: ~Copyable {
        private let block: OSMBlock
        private var keys: BlockTagKeys
        private var values = [UInt32](repeating: 0, count: PlaceTags.keys.count)

        init(_ block: OSMBlock) {
            self.block = block
            keys = BlockTagKeys(block.strings, PlaceTags.places)
        }

        /// What an element with some tags is; `nil` where it has no name, or is no place.
        mutating func place(_ tags: Range<UInt32>) -> (name: String, kind: PlaceKind)? {
            var found: UInt32 = 0
            for index in tags {
                let tag = block.tags[Int(index)]
                guard let key = keys.index(of: tag.key) else { continue }
                found |= 1 << UInt32(key)
                values[key] = tag.value
            }
            // Without a name, or with nothing else.
            guard found & 1 == 1, found > 1 else { return nil }
            let kind = PlaceTags.kind { found >> UInt32($0) & 1 == 1 ? block.strings.string(values[$0]) : nil }
            guard let kind, let name = PlaceTags.name(block.strings.string(values[0])) else { return nil }
            return (name, kind)
        }
    }
}
