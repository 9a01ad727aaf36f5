/// What a build read, made and left out.
package struct TileBuildingSummary: Sendable, Hashable {
    /// Tiles written, those without content left out.
    package var tiles = 0
    /// Features in them.
    package var features = 0
    /// Places where a way that is shown names a node that no file has.
    package var missingNodes = 0
    /// Ways that are cut there, most often at the extract's edge.
    package var waysAcrossEdge = 0
    /// Ways that are shown of which no two neighbouring nodes are there.
    package var waysWithoutNodes = 0
    /// Ways that should be areas and lack nodes.
    package var openAreas = 0
    /// Areas of relations.
    var relationAreas = 0
    /// Relations of areas that name ways which no file has, most often at the extract's edge.
    package var incompleteRelations = 0
    /// Relations of areas whose ways do not close to rings.
    package var brokenRelations = 0
    /// The ids of the first of them.
    package var brokenRelationIDs: [Int64] = []
    /// Nodes of the same id as one before; the first counts.
    package var repeatedNodes = 0
    /// Ways and relations of files named later that an earlier file has as well.
    var repeatedElements = 0
    /// Areas whose rings cross each other far too often to be areas of a map, left out from where that was seen.
    package var tangledAreas = OmittedShapes()
    /// Lines and areas that are left out of zooms at which they would fill too many tiles.
    package var oversizedShapes = OmittedShapes()
    /// What became of the sea.
    package var sea = Sea.none

    /// What became of the sea.
    package enum Sea: Sendable, Hashable {
        /// There is no coast.
        case none
        /// It is in the tiles.
        case closed
        /// Left out, since no file says which area it covers and no box was asked for.
        case unbounded
        /// Left out, since the coast ends within the area.
        case broken
    }

    /// How many ids are kept.
    static let mostIDs = 5

    mutating func note(missingNodes count: Int, of all: Int) {
        missingNodes += count
        if count >= all - 1 { waysWithoutNodes += 1 } else { waysAcrossEdge += 1 }
    }

    mutating func noteBroken(_ id: Int64) {
        brokenRelations += 1
        if brokenRelationIDs.count < Self.mostIDs { brokenRelationIDs.append(id) }
    }

    mutating func add(_ other: TileBuildingSummary) {
        missingNodes += other.missingNodes
        waysAcrossEdge += other.waysAcrossEdge
        waysWithoutNodes += other.waysWithoutNodes
        openAreas += other.openAreas
        tangledAreas.add(other.tangledAreas)
        oversizedShapes.add(other.oversizedShapes)
        relationAreas += other.relationAreas
        incompleteRelations += other.incompleteRelations
        for id in other.brokenRelationIDs { noteBroken(id) }
        brokenRelations += other.brokenRelations - other.brokenRelationIDs.count
    }
}

/// Shapes that were left out, and which are the first of them.
package struct OmittedShapes: Sendable, Hashable {
    /// Where a shape comes from.
    package enum Source: Sendable, Hashable {
        /// A way of this id.
        case way(Int64)
        /// A relation of this id.
        case relation(Int64)
        /// The sea within the coast.
        case sea
    }

    /// How many there are.
    package private(set) var count = 0
    /// The first of them, five at most.
    package private(set) var first: [Source] = []

    mutating func note(_ source: Source) {
        count += 1
        if first.count < TileBuildingSummary.mostIDs { first.append(source) }
    }

    mutating func add(_ other: OmittedShapes) {
        count += other.count
        first += other.first.prefix(TileBuildingSummary.mostIDs - first.count)
    }
}
