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
            // An area of which a node is missing is none that can be told the inside of.
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
}
