import OpenStreetMap

/// A relation that makes an area of ways.
///
/// Source: OSM wiki, *Relation:multipolygon*, *Relation:boundary*.
struct AreaRelation: Sendable {
    let id: Int64
    let objects: [MapObject]
    /// The ways, each once, in the order of the relation.
    let ways: [Int64]
    /// Which of them are said to bound holes.
    let isInner: [Bool]
}

/// A border between countries or states.
struct BoundaryRelation: Sendable {
    /// 2 for countries, 4 for states; 5 where it only disputes.
    var level: Int
    var isDisputed: Bool
    var ways: [Int64]
}

/// A relation that makes a signed route of ways and of other relations.
struct RouteRelation: Sendable {
    let id: Int64
    let route: SignedRoute
    let ways: [Int64]
    let sections: [Int64]
}

/// The relations of a block that matter to the map.
struct BlockRelations: Sendable {
    var areas: [AreaRelation] = []
    var boundaries: [BoundaryRelation] = []
    var routes: [RouteRelation] = []

    /// - Parameter isKnown: whether a relation was in an earlier file.
    init(_ block: OSMBlock, _ scope: TileScope, isKnown: (Int64) -> Bool = { _ in false }) {
        var reader = BlockTags(block)
        var tags = ElementTags()
        for row in block.relations.ids.indices where !isKnown(block.relations.ids[row]) {
            reader.read(block.tagRange(ofRelation: row), into: &tags)
            guard let type = tags[.type] else { continue }
            let members = block.relations.members[block.memberRange(ofRelation: row)]
            if type == "multipolygon" || type == "boundary" {
                addArea(block.relations.ids[row], members, block, MapRules.relation(tags).filter(scope.shows))
                addBoundary(tags, members)
            }
            if let route = SignedRoute(tags) {
                routes.append(
                    RouteRelation(
                        id: block.relations.ids[row], route: route,
                        ways: members.filter { $0.kind == .way }.map(\.id),
                        sections: members.filter { $0.kind == .relation }.map(\.id)))
            }
        }
    }

    private mutating func addArea(
        _ id: Int64, _ members: some Sequence<OSMBlock.Member>, _ block: OSMBlock, _ objects: [MapObject]
    ) {
        guard !objects.isEmpty else { return }
        var seen: Set<Int64> = []
        var (ways, isInner): ([Int64], [Bool]) = ([], [])
        for member in members where member.kind == .way && seen.insert(member.id).inserted {
            ways.append(member.id)
            isInner.append(block.strings.string(member.role) == "inner")
        }
        areas.append(AreaRelation(id: id, objects: objects, ways: ways, isInner: isInner))
    }

    private mutating func addBoundary(_ tags: ElementTags, _ members: some Sequence<OSMBlock.Member>) {
        let level = tags[.adminLevel].flatMap { Int($0) }
        let ways = members.filter { $0.kind == .way }.map(\.id)
        switch tags[.boundary] {
        case "administrative":
            guard let level, level == 2 || level == 4 else { return }
            boundaries.append(BoundaryRelation(level: level, isDisputed: tags[.disputed] == "yes", ways: ways))
        case "disputed":
            guard level.map({ (2...4).contains($0) }) ?? true else { return }
            boundaries.append(BoundaryRelation(level: 5, isDisputed: true, ways: ways))
        default: break
        }
    }
}

/// What relations say of ways.
struct RelationIndex: Sendable {
    /// A way's part in borders.
    struct Boundary: Sendable {
        /// The least level of those it belongs to.
        var level: Int
        var isDisputed: Bool
    }

    private(set) var areas: [AreaRelation] = []
    private var routes: [RouteRelation] = []
    private(set) var boundaries: [Int64: Boundary] = [:]
    /// The ways of areas.
    private(set) var memberWays: Set<Int64> = []
    private var routesOfWays: [Int64: [Int32]] = [:]

    mutating func add(_ block: BlockRelations) {
        areas += block.areas
        routes += block.routes
        for area in block.areas { memberWays.formUnion(area.ways) }
        for relation in block.boundaries {
            for way in relation.ways {
                var boundary = boundaries[way] ?? Boundary(level: 5, isDisputed: false)
                boundary.level = min(boundary.level, relation.level)
                if relation.isDisputed { boundary.isDisputed = true }
                boundaries[way] = boundary
            }
        }
    }

    /// Hands the routes down to their sections and these to the ways. To be called when all relations are known.
    mutating func settle() {
        let rows = Dictionary(routes.indices.map { (routes[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
        for row in routes.indices {
            var open = [row]
            var seen: Set<Int> = [row]
            while let next = open.popLast() {
                for way in routes[next].ways where routesOfWays[way]?.last != Int32(row) {
                    routesOfWays[way, default: []].append(Int32(row))
                }
                for section in routes[next].sections {
                    if let child = rows[section], seen.insert(child).inserted { open.append(child) }
                }
            }
        }
    }

    /// The signed bicycle routes along a way.
    func routes(ofWay id: Int64) -> [SignedRoute] { routesOfWays[id]?.map { routes[Int($0)].route } ?? [] }
}
