import OpenStreetMap
import RoadMap

/// The relations that matter to a bicycle.
struct KnownRelations: Sendable {
    private(set) var restrictions: [TurnRestriction] = []
    private(set) var routes: [RouteRelation] = []
    private(set) var squares: [SquareRelation] = []

    /// The ids of `restrictions` and `squares`.
    private var restrictionIDs: [Int64] = []
    private var squareIDs: [Int64] = []

    /// For each country whose boundary says so: whether traffic keeps to the left there.
    private(set) var countries: [Bool] = []

    /// The squares and ferries that depend on the time.
    private(set) var unkept: [Int64] = []

    package init() {}

    /// Those of one block.
    ///
    /// - Parameter known: relations that are skipped, since an earlier file has them, and not in an older version.
    init(in block: OSMBlock, at time: RideTime = .any, without known: KnownElements.Table = .init()) {
        for row in 0..<block.relations.count {
            let id = block.relations.ids[row]
            guard known.isEmpty || known.counts(id, block.relations.revision(row)) else { continue }
            let tags = block.tags(ofRelation: row)
            if let side = DrivingSides.country(tags) { countries.append(side) }
            if SquareRelation.dependsOnTime(tags, at: time) { unkept.append(id) }
            let restricted = TurnRestriction.all(row: row, block, tags, at: time)
            if !restricted.isEmpty {
                restrictions += restricted
                restrictionIDs += restricted.map { _ in id }
            } else if let route = RouteRelation(row: row, block, tags) {
                routes.append(route)
            } else if let square = SquareRelation(row: row, block, tags, at: time) {
                squares.append(square)
                squareIDs.append(id)
            }
        }
    }

    /// Adds those of the next block.
    mutating func add(_ block: KnownRelations) {
        restrictions += block.restrictions
        restrictionIDs += block.restrictionIDs
        routes += block.routes
        squares += block.squares
        squareIDs += block.squareIDs
        countries += block.countries
        unkept += block.unkept
    }

    /// Leaves out those of which a later file has a newer version. Countries are kept: borders do not change sides.
    mutating func drop(_ ids: [Int64]) {
        guard !ids.isEmpty else { return }
        let dropped = Set(ids)
        func kept<Relation>(_ relations: [Relation], _ own: [Int64]) -> [Relation] {
            zip(relations, own).filter { !dropped.contains($0.1) }.map(\.0)
        }
        restrictions = kept(restrictions, restrictionIDs)
        squares = kept(squares, squareIDs)
        routes.removeAll { dropped.contains($0.id) }
        unkept.removeAll(where: dropped.contains)
        restrictionIDs.removeAll(where: dropped.contains)
        squareIDs.removeAll(where: dropped.contains)
    }

    /// Puts them in the order of their ids, as they are in a file of all.
    mutating func sortByID() {
        func sorted<Relation>(_ relations: [Relation], _ ids: [Int64]) -> [Relation] {
            relations.indices.sorted { (ids[$0], $0) < (ids[$1], $1) }.map { relations[$0] }
        }
        restrictions = sorted(restrictions, restrictionIDs)
        squares = sorted(squares, squareIDs)
        routes = sorted(routes, routes.map(\.id))
        restrictionIDs.sort()
        squareIDs.sort()
    }
}

extension OSMBlock {
    /// The tags of one relation; of repeated keys the last counts.
    func tags(ofRelation row: Int) -> [String: String] {
        var found: [String: String] = [:]
        for index in Int(relations.tagStarts[row])..<Int(relations.tagStarts[row + 1]) {
            found[strings.string(tags[index].key)] = strings.string(tags[index].value)
        }
        return found
    }

    /// The members of one relation.
    func members(ofRelation row: Int) -> ContiguousArray<Member>.SubSequence {
        relations.members[Int(relations.memberStarts[row])..<Int(relations.memberStarts[row + 1])]
    }
}

/// A relation that makes a signed bicycle route of its ways.
///
/// A long route is a relation of relations, each a section of it: these belong to the long one as well. Routes that are
/// only planned are skipped.
///
/// Source: OSM wiki, *Cycle routes*, *Relation:route*, *Relation:superroute*.
struct RouteRelation: Sendable {
    let id: Int64
    private(set) var route: BicycleRoute
    let ways: [Int64]
    let sections: [Int64]

    /// - Parameter tags: those of the relation in this row.
    package init?(row: Int, _ block: OSMBlock, _ tags: [String: String]) {
        guard tags["type"] == "route" || tags["type"] == "superroute", tags["state"] != "proposed",
            let route = BicycleRouteTags.route(tags["route"], network: tags["network"])
        else { return nil }
        let members = block.members(ofRelation: row)
        id = block.relations.ids[row]
        self.route = route
        ways = members.filter { $0.kind == .way }.map(\.id)
        sections = members.filter { $0.kind == .relation }.map(\.id)
    }

    /// For each way the most important route that it belongs to.
    ///
    /// - Complexity: O(members), as there are only as many kinds of routes as a section can rise by.
    static func routesOfWays(_ relations: [RouteRelation]) -> [Int64: BicycleRoute] {
        var relations = relations
        let rows = Dictionary(relations.indices.map { (relations[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
        var open = Array(relations.indices)
        while let row = open.popLast() {
            for section in relations[row].sections {
                guard let child = rows[section], relations[child].route.rawValue < relations[row].route.rawValue else {
                    continue
                }
                relations[child].route = relations[row].route
                open.append(child)
            }
        }
        var routes: [Int64: BicycleRoute] = [:]
        for relation in relations {
            for way in relation.ways where (routes[way] ?? .none).rawValue < relation.route.rawValue {
                routes[way] = relation.route
            }
        }
        return routes
    }
}
