import OpenStreetMap
import RoadMap

/// Ways without any tags, which may turn out to be the outline of a square.
///
/// Relations are behind ways in a file, so they are kept until all relations are known.
struct BareWays: Sendable {
    private(set) var ids: ContiguousArray<Int64> = []
    /// Way w runs through `references[starts[w]..<starts[w + 1]]`.
    private(set) var starts: ContiguousArray<Int> = [0]
    private(set) var references: ContiguousArray<Int64> = []
    /// The places of `references` where the file has them inside its ways; else empty.
    private(set) var places: ContiguousArray<FixedCoordinate> = []

    /// Of which ways later files have newer versions, and from which row on.
    private var superseded: [Int64: Int] = [:]

    /// Leaves out the ways so far of which a later file has a newer version.
    mutating func drop(_ dropped: [Int64]) {
        for id in dropped { superseded[id] = ids.count }
    }

    /// Squares have fewer nodes than this; forests and lakes, whose outlines are bare as well, would fill the memory.
    static let longest = 250

    /// Adds a way; places are given for all references or for none.
    mutating func add(
        id: Int64, references new: some Collection<Int64>, places newPlaces: some Collection<FixedCoordinate>
    ) {
        if !newPlaces.isEmpty || !places.isEmpty {
            fillPlaces()
            places.append(contentsOf: newPlaces)
        }
        ids.append(id)
        references.append(contentsOf: new)
        starts.append(references.count)
        if !places.isEmpty { fillPlaces() }
    }

    /// Adds the ways of the next block.
    mutating func add(_ block: BareWays) {
        for way in block.ids.indices {
            let range = block.starts[way]..<block.starts[way + 1]
            add(
                id: block.ids[way], references: block.references[range],
                places: block.places.isEmpty ? [] : block.places[range])
        }
    }

    /// Where each of some ways stands; of ways with the same id the first.
    func rows(of wanted: Set<Int64>) -> [Int64: Int] {
        var rows: [Int64: Int] = [:]
        for (row, id) in ids.enumerated() where wanted.contains(id) && rows[id] == nil {
            if row >= superseded[id] ?? 0 { rows[id] = row }
        }
        return rows
    }

    private mutating func fillPlaces() {
        places.append(
            contentsOf: repeatElement(RideableWays.unknownPlace, count: references.count - places.count))
    }
}

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
