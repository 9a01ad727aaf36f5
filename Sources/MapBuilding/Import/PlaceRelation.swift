import OpenStreetMap
import RoadMap

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

extension PlaceCollection {
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
