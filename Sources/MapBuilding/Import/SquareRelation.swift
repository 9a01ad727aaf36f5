import OpenStreetMap
import RoadMap

/// A square, platform or lift that is mapped as a relation: its outline and its holes are ways, and the relation says what
/// they enclose. A ferry too may be a relation of ways without tags.
///
/// Those of the ways that have no tags of their own are ridden or pushed along like the outline of a square that is a
/// single way. Nothing leads across the square.
///
/// Source: OSM wiki, *Relation:multipolygon*, *Tag:highway=pedestrian*, *Tag:route=ferry*.
struct SquareRelation: Sendable {
    let attributes: EdgeAttributes
    let name: String
    let ways: [Int64]
    /// How many seconds a ferry takes along all its ways; `nil` where the tags do not say.
    let duration: Double?

    /// - Parameter tags: those of the relation in this row.
    package init?(row: Int, _ block: OSMBlock, _ tags: [String: String], at time: RideTime = .any) {
        guard let known = Self.wayTags(tags), let attributes = BicycleRules.attributes(of: known, at: time) else {
            return nil
        }
        self.attributes = attributes
        duration = attributes.roadClass == .ferry ? BicycleRules.duration(of: known) : nil
        name = tags["name"] ?? tags["ref"] ?? ""
        ways = block.members(ofRelation: row).filter { $0.kind == .way }.map(\.id)
    }

    /// Whether a relation's tags make it a square at some times, or another one, which a map does not keep.
    static func dependsOnTime(_ tags: [String: String], at time: RideTime) -> Bool {
        guard time.isAny, tags.keys.contains(where: { $0.hasSuffix(":conditional") }), let known = wayTags(tags),
            let way = BicycleRules.timedWay(of: known, at: time)
        else { return false }
        return way.times != nil || way.hasUnkeptTimes
    }

    /// What the rules know of the tags; `nil` for a relation that is neither an area nor a ferry.
    private static func wayTags(_ tags: [String: String]) -> WayTags? {
        // A service area is a yard of asphalt; the lanes in it are mapped for themselves.
        let isArea = tags["type"] == "multipolygon" && tags["highway"] != "service"
        guard isArea || tags["type"] == "route" && tags["route"] == "ferry" else { return nil }
        var known = WayTags()
        for (key, value) in tags {
            if let tag = WayTags.Tag(key: key) { known[tag] = value }
        }
        return known
    }
}
