import Geodesy
import MapBuilding
import OpenStreetMap
import Support
import TestSupport
import Testing

@Suite("An invented city")
struct DemoCityTests {
    private static let seeds: [UInt64] = [0, 1, 2, 13, .max]

    @Test("is the same bytes for the same seed and another city for another seed")
    func determinism() {
        let again = DrawnCity(DemoCity(seed: 1, size: .town))
        #expect(again.blocks == DrawnCity.town.blocks)
        #expect(DrawnCity(DemoCity(seed: 2, size: .town)).blocks != DrawnCity.town.blocks)
    }

    @Test("is the same bytes on every platform")
    func pinnedBytes() {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ value: some BinaryInteger) {
            hash = (hash ^ UInt64(truncatingIfNeeded: value)) &* 0x0000_0100_0000_01B3
        }
        for block in DrawnCity.town.blocks {
            block.nodes.ids.forEach { add($0) }
            block.nodes.longitudes.forEach { add($0) }
            block.nodes.latitudes.forEach { add($0) }
            block.ways.references.forEach { add($0) }
            block.strings.bytes.forEach { add($0) }
        }
        #expect(hash == 6245111312856074556)
    }

    @Test("has the same streets in either language")
    func languages() {
        let russian = DrawnCity(DemoCity(seed: 1, size: .town, language: .russian))
        #expect(russian.blocks.map(\.nodes) == DrawnCity.town.blocks.map(\.nodes))
        #expect(russian.ways.map(\.nodes) == DrawnCity.town.ways.map(\.nodes))
        let names = Set(russian.rideableWays.compactMap { $0.tags["name"] })
        #expect(names.count > 150)
        #expect(names.allSatisfy { $0.unicodeScalars.contains { ("а"..."я").contains($0) } })
        #expect(Set(DrawnCity.town.rideableWays.compactMap { $0.tags["name"] }).count > 150)
    }

    @Test(
        "comes as nodes, ways and relations by ascending sparse ids of more than 32 bits",
        arguments: [DemoCity.Size.town, .city])
    func order(size: DemoCity.Size) {
        let drawn = size == .town ? DrawnCity.town : DrawnCity.city
        let counts = drawn.blocks.map { $0.nodes.count + $0.ways.count + $0.relations.count }
        #expect(counts.allSatisfy { (1...8000).contains($0) })
        let kinds = drawn.blocks.map { $0.nodes.count > 0 ? 0 : $0.ways.count > 0 ? 1 : 2 }
        #expect(kinds == kinds.sorted())
        for ids in [
            drawn.blocks.flatMap(\.nodes.ids), drawn.blocks.flatMap(\.ways.ids), drawn.blocks.flatMap(\.relations.ids),
        ] {
            #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
            #expect(ids.allSatisfy { $0 > Int64(UInt32.max) })
            #expect(Set(zip(ids, ids.dropFirst()).map { $1 - $0 }).count > 3)
        }
    }

    @Test("refers to nothing that it does not have")
    func references() {
        let drawn = DrawnCity.town
        let nodes = Set(drawn.coordinates.keys)
        #expect(drawn.ways.allSatisfy { $0.nodes.count > 1 && $0.nodes.allSatisfy(nodes.contains) })
        #expect(drawn.ways.allSatisfy { way in zip(way.nodes, way.nodes.dropFirst()).allSatisfy { $0 != $1 } })
        let ways = Set(drawn.ways.map(\.id))
        for relation in drawn.relations {
            #expect(relation.members.allSatisfy { $0.kind == .node ? nodes.contains($0.id) : ways.contains($0.id) })
        }
    }

    @Test("lies within the bounds of its header", arguments: DemoCityTests.seeds)
    func bounds(seed: UInt64) throws {
        let city = DemoCity(seed: seed, size: .town)
        let bounds = try #require(city.header.bounds)
        #expect(DrawnCity(city).coordinates.values.allSatisfy { bounds.contains($0) })
        #expect(bounds.contains(city.center))
        #expect(city.header == DemoCity(seed: seed, size: .town, language: .russian).header)
    }

    @Test("hangs together for a bicycle", arguments: DemoCityTests.seeds)
    func connectivity(seed: UInt64) {
        let graph = DrawnGraph(DrawnCity(DemoCity(seed: seed, size: .town)).rideableWays)
        #expect(graph.largestComponent.share > 0.97)
        #expect((2000...4000).contains(graph.edgesBetweenBranchings))
    }

    @Test("of middle size has tens of thousands of edges that hang together")
    func cityConnectivity() {
        let graph = DrawnCity.cityGraph
        #expect(graph.largestComponent.share > 0.97)
        #expect((60_000...100_000).contains(graph.edgesBetweenBranchings))
    }

    // Measured with the same rule on real extracts, ways split at their ends: mean degree 2.73 in Porto and 2.55 in
    // Heidelberg, 2.5 and 3.6 shape points an edge, 16 % and 22 % dead ends, 64 % and 51 % junctions of three.
    @Test("has the shape statistics of real extracts")
    func shape() {
        for graph in [DrawnGraph(DrawnCity.town.rideableWays), DrawnCity.cityGraph] {
            #expect((2.3...2.65).contains(graph.meanDegree), "mean degree \(graph.meanDegree)")
            #expect((3...4.5).contains(graph.shapePointsPerEdge), "\(graph.shapePointsPerEdge) shape points")
            #expect((0.15...0.32).contains(graph.share(ofDegree: 1)))
            #expect((0.06...0.2).contains(graph.share(ofDegree: 2)))
            #expect((0.42...0.65).contains(graph.share(ofDegree: 3)))
            #expect((0.06...0.16).contains(graph.share(ofDegree: 4)))
        }
    }

    @Test("is cut in two by its river but for the bridges and the ferry", arguments: DemoCityTests.seeds)
    func river(seed: UInt64) throws {
        let drawn = DrawnCity(DemoCity(seed: seed, size: .town))
        let river = try #require(drawn.ways.first { $0.tags["waterway"] == "river" })
        let course = Course(drawn.points(of: river))
        let crossing = drawn.ways.filter { way in
            (way.tags["highway"] != nil || way.tags["route"] == "ferry")
                && Course(drawn.points(of: way)).crosses(course)
        }
        #expect((4...12).contains(crossing.count))
        #expect(
            crossing.allSatisfy {
                ($0.tags["bridge"] == "yes" && $0.tags["layer"] == "1") || $0.tags["route"] == "ferry"
            })
        let names = Set(crossing.map(\.id))
        let without = DrawnGraph(drawn.rideableWays.filter { !names.contains($0.id) })
        #expect(without.largestComponent.share < 0.93)
    }

    @Test("has few streets that cross without a common node")
    func planarity() {
        let streets = DrawnCity.town.ways.filter { $0.tags["highway"] != nil && $0.tags["bridge"] == nil }
        let courses = streets.map { Course(DrawnCity.town.points(of: $0)) }
        var bad = 0
        for (index, course) in courses.enumerated() {
            for other in 0..<index where course.crosses(courses[other]) {
                if Set(streets[index].nodes).isDisjoint(with: streets[other].nodes) { bad += 1 }
            }
        }
        #expect(bad < streets.count / 100, "\(bad) of \(streets.count)")
    }
}

/// The course of a way, with its bounding box.
private struct Course {
    private let points: [PlanePoint]
    private let east: ClosedRange<Double>
    private let north: ClosedRange<Double>

    init(_ points: [PlanePoint]) {
        self.points = points
        east = (points.map(\.east).min() ?? 0)...(points.map(\.east).max() ?? 0)
        north = (points.map(\.north).min() ?? 0)...(points.map(\.north).max() ?? 0)
    }

    func crosses(_ other: Course) -> Bool {
        guard east.overlaps(other.east), north.overlaps(other.north) else { return false }
        func side(_ a: PlanePoint, _ b: PlanePoint, _ c: PlanePoint) -> Double {
            (b.east - a.east) * (c.north - a.north) - (b.north - a.north) * (c.east - a.east)
        }
        return zip(points, points.dropFirst()).contains { p, q in
            zip(other.points, other.points.dropFirst()).contains { r, s in
                side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0
            }
        }
    }
}
