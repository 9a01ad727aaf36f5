import OpenStreetMap
import RoadMap

/// The named places of all files, streets apart.
///
/// Nodes are known with their coordinates. Of ways the nodes are known first, and where these lie in the second reading.
struct PlaceCollection {
    private var nodes: [Int64: PlaceCandidates.Node] = [:]
    private var ways: [Int64: PlaceCandidates.Way] = [:]
    private(set) var areas: [PlaceRelation] = []
    /// The nodes of the ways whose places the file does not have inside its ways, sorted, each once.
    private(set) var neededNodes: ContiguousArray<Int64> = []
    private var points: ContiguousArray<FixedCoordinate> = []

    /// Adds the ways of the next block; those that are known are replaced, as these are newer.
    mutating func add(_ new: [PlaceCandidates.Way]) {
        for way in new { ways[way.id] = way }
    }

    /// Adds areas of the next block.
    ///
    /// - Parameter dropped: relations of which this block has a newer version.
    mutating func add(_ new: [PlaceRelation], without dropped: [Int64]) {
        if !dropped.isEmpty { areas.removeAll { dropped.contains($0.id) } }
        areas += new
    }

    /// Leaves out ways of which a later file has a newer version.
    mutating func drop(_ ids: [Int64]) {
        for id in ids { ways[id] = nil }
    }

    /// Ends the reading of ways.
    mutating func prepareNodes() {
        let needed = Set(ways.values.lazy.filter(\.points.isEmpty).flatMap(\.references))
        neededNodes = ContiguousArray(needed.sorted())
        points = ContiguousArray(repeating: RideableWays.unknownPlace, count: neededNodes.count)
    }

    /// The places and the nodes of places in one block.
    struct Nodes: Sendable {
        fileprivate var places: [PlaceCandidates.Node] = []
        /// Nodes of which this block has a newer version that is no place.
        fileprivate var dropped: [Int64] = []
        fileprivate var points: [(number: Int, point: FixedCoordinate)] = []
        /// The nodes with tags that count, where later files need them.
        private(set) var tagged: [KnownElements.Element] = []

        /// - Parameters:
        ///   - needed: the nodes of ways that are places, sorted, each once.
        ///   - known: nodes with tags of the earlier files.
        ///   - notesTagged: whether `tagged` is wanted.
        init(
            _ block: OSMBlock, among needed: ContiguousArray<Int64>, without known: KnownElements.Table,
            notesTagged: Bool
        ) {
            PlaceCandidates.forEachNode(of: block, without: known) { element, place in
                if let place {
                    places.append(place)
                } else if known[element.id] != nil {
                    dropped.append(element.id)
                }
                if notesTagged { tagged.append(element) }
            }
            guard !needed.isEmpty else { return }
            let nodes = block.nodes
            var cursor = 0
            for row in 0..<nodes.count {
                let id = nodes.ids[row]
                if row == 0 || nodes.ids[row - 1] > id {
                    cursor = needed.firstIndex(notBelow: id, from: 0)
                } else if cursor < needed.count, needed[cursor] < id {
                    cursor = needed.firstIndex(notBelow: id, from: cursor)
                }
                guard cursor < needed.count, needed[cursor] == id else { continue }
                points.append(
                    (cursor, FixedCoordinate(longitude: nodes.longitudes[row], latitude: nodes.latitudes[row])))
            }
        }
    }

    /// Adds those of the next block of a file; of a node that is known already the newer version counts, or else the first.
    mutating func add(_ new: Nodes, ofFile number: Int) {
        for id in new.dropped { nodes[id] = nil }
        for var node in new.places {
            node.file = number
            if let known = nodes[node.id] {
                guard let one = node.revision, let other = known.revision, one.isNewer(than: other) == true else {
                    continue
                }
            }
            nodes[node.id] = node
        }
        for (number, point) in new.points where points[number] == RideableWays.unknownPlace { points[number] = point }
    }

    /// The nodes that are places, sorted.
    var placeNodes: ContiguousArray<Int64> { ContiguousArray(nodes.keys.sorted()) }

    /// The nodes of one block that have no tags.
    struct Untagged: Sendable {
        fileprivate var nodes: [(id: Int64, revision: ElementRevision?)] = []

        /// - Parameter ids: sorted; others are left out.
        init(_ block: OSMBlock, among ids: ContiguousArray<Int64>) {
            let rows = block.nodes
            var cursor = 0
            for row in 0..<rows.count where rows.tagStarts[row] == rows.tagStarts[row + 1] {
                let id = rows.ids[row]
                cursor = ids.firstIndex(notBelow: id, from: cursor > 0 && ids[cursor - 1] < id ? cursor : 0)
                guard cursor < ids.count, ids[cursor] == id else { continue }
                nodes.append((id, rows.revisions.isEmpty ? nil : rows.revisions[row]))
            }
        }
    }

    /// Leaves out nodes that one file has as places and another, which counts before it, without any tags.
    ///
    /// - Parameter number: that other file's.
    mutating func drop(_ untagged: Untagged, ofFile number: Int) {
        for (id, revision) in untagged.nodes {
            guard let place = nodes[id], place.file != number else { continue }
            let (first, second) = number < place.file ? (place.revision, revision) : (revision, place.revision)
            let isLaterNewer = first.flatMap { first in second.map { first.isNewer(than: $0) == true } } ?? false
            if isLaterNewer == (number > place.file) { nodes[id] = nil }
        }
    }

    /// Adds the places to a network, in an order that does not depend on that of the files.
    ///
    /// - Returns: how many they are.
    func add(to network: inout RoadNetworkBuilder) -> Int {
        var all = nodes.values.map { (name: $0.name, kind: $0.kind, point: $0.point) }
        for way in ways.values {
            let known = way.points.isEmpty ? way.references.map(point(ofNode:)) : way.points
            // The inside of an area of which a node is missing is not known.
            let inside = PointInside.of(known.filter { $0 != RideableWays.unknownPlace })
            if let inside { all.append((way.name, way.kind, inside)) }
        }
        all.sort {
            ($0.name, $0.kind.rawValue, $0.point.longitude, $0.point.latitude)
                < ($1.name, $1.kind.rawValue, $1.point.longitude, $1.point.latitude)
        }
        for place in all { network.addPlace(place.name, place.kind, at: place.point) }
        return all.count
    }

    private func point(ofNode id: Int64) -> FixedCoordinate {
        let number = neededNodes.firstIndex(notBelow: id, from: 0)
        return number < neededNodes.count && neededNodes[number] == id ? points[number] : RideableWays.unknownPlace
    }

    /// Finds the outlines of areas, as far as these are ways without tags.
    mutating func settleAreas(from bare: BareWays) {
        let relations = areas
        let rows = bare.rows(of: Set(relations.lazy.flatMap(\.outline)))
        guard !rows.isEmpty else { return }
        for relation in relations {
            var points: [Int64: FixedCoordinate] = [:]
            let ways = relation.outline.compactMap { rows[$0] }.map { row in
                let range = bare.starts[row]..<bare.starts[row + 1]
                if !bare.places.isEmpty { for index in range { points[bare.references[index]] = bare.places[index] } }
                return Array(bare.references[range])
            }
            let ring = PlaceRelation.ring(of: ways)
            let own = points.isEmpty ? [] : ring.map { points[$0] ?? RideableWays.unknownPlace }
            guard !ring.isEmpty else { continue }
            // Ways of files have no numbers below 0 but those of unsaved drafts, and relations other ones than ways.
            add([
                PlaceCandidates.Way(
                    id: Int64.min &+ relation.id, name: relation.name, kind: relation.kind, references: ring,
                    points: own)
            ])
        }
    }
}

/// A named area that is a relation of the ways around it.
///
/// Its outline is known as far as its ways have no tags of their own and fewer nodes than `BareWays.longest`.
///
/// Source: OSM wiki, *Relation:multipolygon*.
struct PlaceRelation: Sendable {
    let id: Int64
    let name: String
    let kind: PlaceKind
    /// The ways around it, in the order of the relation.
    let outline: [Int64]

    /// Those of a block.
    ///
    /// - Parameter known: relations that are skipped, since an earlier file has them, and not in an older version.
    static func all(in block: OSMBlock, without known: KnownElements.Table) -> [PlaceRelation] {
        (0..<block.relations.count).compactMap { row in
            let id = block.relations.ids[row]
            guard known.isEmpty || known.counts(id, block.relations.revision(row)) else { return nil }
            let tags = block.tags(ofRelation: row)
            guard tags["type"] == "multipolygon", let name = PlaceTags.name(tags["name"]),
                let kind = PlaceTags.kind({ tags[PlaceTags.keys[$0]] })
            else { return nil }
            let outline = block.members(ofRelation: row).filter {
                $0.kind == .way && block.strings.string($0.role) != "inner"
            }
            return PlaceRelation(id: id, name: name, kind: kind, outline: outline.map(\.id))
        }
    }

    /// The longest ring or line that the nodes of its ways make, put together at their ends.
    static func ring(of ways: [[Int64]]) -> [Int64] {
        var left = ways.filter { $0.count > 1 }
        var longest: [Int64] = []
        while var ring = left.popLast() {
            while let last = ring.last, last != ring.first,
                let next = left.firstIndex(where: { $0.first == last || $0.last == last })
            {
                let way = left.remove(at: next)
                ring += way.first == last ? way.dropFirst() : way.reversed().dropFirst()
            }
            if ring.count > longest.count { longest = ring }
        }
        return longest
    }
}
