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
