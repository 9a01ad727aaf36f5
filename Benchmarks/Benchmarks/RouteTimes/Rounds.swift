import Geodesy
import Navigation
import RoadMap
import Routing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Measurements that are taken again and again between those of others. Checks in the first round that costs equal those
/// of a plain search.
struct Rounds {
    private let graph: RoadGraph
    private let costs: ArcCosts
    private let pairs: [(from: UInt32, to: UInt32)]
    private let places: [(from: Coordinate, to: Coordinate)]
    private let table: (sources: [UInt32], targets: [UInt32])
    private let hierarchy: ContractionHierarchy
    private var isChecked = false

    init(graph: RoadGraph, folder: String) throws {
        self.graph = graph
        costs = ArcCosts(graph: graph, profile: .city)
        let nodes = try Exporting.read(UInt32.self, folder, "pairs")
        pairs = (0..<nodes.count / 2).map { (nodes[2 * $0], nodes[2 * $0 + 1]) }
        let ends = try Exporting.read(Double.self, folder, "places")
        let coordinates = (0..<ends.count / 2).map {
            Coordinate(longitude: ends[2 * $0], latitude: ends[2 * $0 + 1])
        }
        // As many as the slowest peer has the time for.
        places = (0..<min(coordinates.count / 2, 300)).map { (coordinates[2 * $0], coordinates[2 * $0 + 1]) }
        table = (pairs.prefix(50).map(\.from), pairs.prefix(50).map(\.to))
        hierarchy = ContractionHierarchy(graph: graph)
    }

    mutating func run() {
        timeOrder()
        let customized = timeCustomization()
        timeSearches(customized)
        timeTable(customized)
        timeUpdates(customized)
        timeRoutes(customized)
        print("end")
        fflush(nil)
    }

    private func timeOrder() {
        var samples = Samples()
        samples.time {
            _ = ContractionHierarchy.order(of: graph)
            _ = ContractionHierarchy(graph: graph)
        }
        samples.print("order")
    }

    private func timeCustomization() -> CustomizedMetric {
        var samples = Samples()
        for _ in 0..<4 { _ = samples.time { hierarchy.costs(of: costs) } }
        samples.print("customize")
        return hierarchy.costs(of: costs)
    }

    private mutating func timeSearches(_ customized: CustomizedMetric) {
        var search = NodeSearch(customized)
        var (queries, paths) = (Samples(), Samples())
        var found: [UInt32?] = []
        for (from, to) in pairs { found.append(queries.time { search.cost(from: NodeID(from), to: NodeID(to)) }) }
        var arcs = 0
        for (from, to) in pairs { arcs += paths.time { search.path(from: NodeID(from), to: NodeID(to)) }?.count ?? 0 }
        queries.print("query")
        paths.print("path")
        print("arcs", arcs)
        print("checksum", found.reduce(UInt64(0)) { $0 &* 31 &+ UInt64($1 ?? ArcCosts.infinite) })
        if !isChecked { check(found) }
        isChecked = true
        timePerfectSearches(customized, found)
    }

    private func timePerfectSearches(_ customized: CustomizedMetric, _ found: [UInt32?]) {
        var (perfecting, queries, paths) = (Samples(), Samples(), Samples())
        let perfected = perfecting.time { customized.perfected() }
        var search = NodeSearch(perfected)
        for (pair, expected) in zip(pairs, found) {
            let cost = queries.time { search.cost(from: NodeID(pair.from), to: NodeID(pair.to)) }
            if cost != expected { print("wrong perfect", pair.from, pair.to) }
        }
        for (from, to) in pairs { _ = paths.time { search.path(from: NodeID(from), to: NodeID(to)) } }
        perfecting.print("perfecting")
        queries.print("query-perfect")
        paths.print("path-perfect")
    }

    private func check(_ found: [UInt32?]) {
        let network = Network(graph, costs)
        for (source, numbers) in Dictionary(grouping: pairs.indices, by: { pairs[$0].from }) {
            let expected = network.costs(from: source)
            for number in numbers {
                let cost = found[number] ?? ArcCosts.infinite
                guard cost == expected[Int(pairs[number].to)] else {
                    print("wrong \(pairs[number]): \(cost), not \(expected[Int(pairs[number].to)])")
                    exit(1)
                }
            }
        }
    }

    private func timeTable(_ customized: CustomizedMetric) {
        let search = NodeSearch(customized)
        var samples = Samples()
        var sum: UInt64 = 0
        for round in 0..<4 {
            let matrix = samples.time {
                search.costs(from: table.sources.map { NodeID($0) }, to: table.targets.map { NodeID($0) })
            }
            guard round == 0 else { continue }
            for row in table.sources.indices {
                for column in table.targets.indices { sum += UInt64(matrix[row, column] ?? ArcCosts.infinite) }
            }
        }
        samples.print("table")
        print("tablesum", sum)
    }

    /// Doubles what one arc after another costs, and puts it right again.
    /// Makes one arc twice as dear, and as cheap again as it was.
    private func timeUpdates(_ customized: CustomizedMetric) {
        var search = NodeSearch(customized)
        var costs = costs
        var (dearer, undone) = (Samples(), Samples())
        // The first change copies what is shared with others.
        search.update(after: CollectionOfOne(ArcID(0)), costs)
        for number in 0..<1000 {
            let arc = ArcID((number * 7919) % graph.arcCount)
            let cost = costs.cost(ofArc: arc)
            costs.setCost(min(2 * cost, ArcCosts.infinite), ofArc: arc)
            dearer.time { search.update(after: CollectionOfOne(arc), costs) }
            costs.setCost(cost, ofArc: arc)
            undone.time { search.update(after: CollectionOfOne(arc), costs) }
        }
        dearer.print("update")
        undone.print("undo")
    }

    /// Measures routes alone, each task by itself: what is changed is seen in less time.
    func runRoutes(_ count: Int) {
        let customized = hierarchy.costs(of: costs).perfected()
        var router = Router(PreparedSearch(graph: graph, costs: costs, hierarchy: customized))
        var (snaps, searches, legs, cues) = (Samples(), Samples(), Samples(), Samples())
        for _ in 0..<count {
            for (from, to) in places {
                guard
                    let ends = snaps.time({
                        (try? router.snap(from)).flatMap { one in (try? router.snap(to)).map { (one, $0) } }
                    })
                else { continue }
                _ = searches.time { router.cost(from: ends.0, to: ends.1) }
                guard let leg = legs.time({ router.leg(from: ends.0, to: ends.1) }) else { continue }
                _ = cues.time { leg.cues(in: graph).count }
            }
        }
        snaps.print("snaps")
        searches.print("search")
        legs.print("search-and-leg")
        cues.print("cues")
        timeRoutes(customized)
    }

    private func timeRoutes(_ customized: CustomizedMetric) {
        var router = Router(PreparedSearch(graph: graph, costs: costs, hierarchy: customized.perfected()))
        var samples = Samples()
        var (metres, cues) = (0.0, 0)
        for (from, to) in places {
            samples.time {
                guard let leg = (try? router.route(through: [from, to]))?.legs.first else { return }
                cues += leg.cues(in: graph).count
                metres += leg.distance
            }
        }
        samples.print("route")
        print("cues", cues)
        print("metres", Int(metres))
    }
}
