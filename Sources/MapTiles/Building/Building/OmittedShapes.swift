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
