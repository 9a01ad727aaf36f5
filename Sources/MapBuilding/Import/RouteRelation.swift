import OpenStreetMap
import RoadMap

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
