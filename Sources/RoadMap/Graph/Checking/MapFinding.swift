/// Something that is wrong with a map file; all of one kind are one finding.
///
///     for finding in try MapFile(path: "city.vqmap").findings() { print(finding.message[.english]) }
public struct MapFinding: Sendable, Hashable {
    /// What is wrong.
    public let rule: Rule
    /// The section of the file, as the description of the format names it.
    public let section: String
    /// How many values are wrong.
    public let count: Int
    /// The number of the first of them in its section, from 0.
    public let first: Int
    /// The OSM id of the way that the first belongs to, where it is an edge.
    public let way: Int64?

    /// What can be wrong with a map file. Raw values are stable identifiers.
    public enum Rule: String, Sendable, Hashable, CaseIterable {
        /// A section's bytes are not those that were written.
        case checksum = "map-checksum"
        /// A value leads out of the section that it points into, or stands for nothing.
        case structure = "map-structure"
        /// An edge lies in part outside the area that the map says it covers.
        case bounds = "map-bounds"
        /// An edge's length differs by more than a millimetre from that of its geometry on the ellipsoid.
        case length = "map-length"
        /// A name is not valid UTF-8.
        case name = "map-name"
        /// A box of the spatial index does not hold what stands below it.
        case index = "map-index"
        /// An edge lacks the arc of a direction that its attributes permit, has it twice, or has one that they forbid.
        case arcs = "map-arcs"
        /// An edge is marked as an island though it joins two places of the largest strongly connected component, or is not
        /// marked though it does not.
        case islands = "map-islands"
        /// A condition says nothing of times.
        case condition = "map-condition"
        /// An edge that depends on the time is, without one, not what its decision table says.
        case standing = "map-standing"
        /// A turn is said to be obvious that is not, or the reverse.
        case turns = "map-turns"
        /// The metadata names nobody whose data it is.
        case attribution = "map-attribution"
    }

    package init(_ rule: Rule, _ section: MapSection, count: Int = 1, first: Int = 0, way: Int64? = nil) {
        self.rule = rule
        self.section = "\(section)"
        self.count = count
        self.first = first
        self.way = way
    }
}
