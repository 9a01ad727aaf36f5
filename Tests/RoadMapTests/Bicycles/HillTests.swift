import EngineTestSupport
import Geodesy
import MapBuilding
import Support
import Testing

@testable import RoadMap

@Suite("Hills")
struct HillTests {
    @Test("the steeper, the slower; nobody climbs faster than on the level or descends faster than the limit")
    func monotone() {
        for profile in BicycleProfile.named {
            for (level, cruising) in [(5.0, 5.0), (3.0, 5.0), (2.0, 2.0), (1.0, 4.0)] {
                var before = Double.infinity
                for step in -60...60 {
                    let speed = profile.hills.speed(
                        onGrade: Double(step) / 200, level: level, cruising: cruising, fastest: 5)
                    #expect(speed <= before + 1e-9 && speed > 0.05, "\(profile.name) \(step)")
                    #expect(step < 0 || speed <= level)
                    #expect(step > 0 || speed >= level - 1e-9)
                    #expect(speed <= level * max(profile.hills.descentSpeed / 5, 1) + 1e-9)
                    before = speed
                }
            }
        }
    }

    @Test("on a steady slope power is that of rolling, gravity and air; worked out by hand")
    func balance() {
        let hills = HillModel(climbingPower: 200, mass: 80, rollingResistance: 0.005, dragArea: 0.4)
        let speed = hills.speed(onGrade: 0.08, level: 7)
        let sine = 0.08 / (1 + 0.08 * 0.08).squareRoot()
        let power = (0.005 * 80 * 9.81 + 80 * 9.81 * sine + 0.5 * 1.2 * 0.4 * speed * speed) * speed
        #expect(abs(power - 200) < 0.001)
        #expect(abs(hills.work(onGrade: 0.08, speed: speed, level: 7, cruising: 7) * speed - 200) < 0.001)
        #expect(abs(hills.power(atLevelSpeed: 7) - (0.005 * 80 * 9.81 + 0.24 * 49) * 7) < 1e-9)
        #expect(hills.work(onGrade: -0.08, speed: 5, level: 7, cruising: 7) == 0)
    }

    @Test("where a climb leaves less than the least speed, one pushes, and 0 turns that off")
    func pushing() throws {
        // 18 % is too steep for 160 W.
        let graph = try Self.slope(0.18)
        func speed(_ leastSpeed: Double) -> (along: Double, paced: Double) {
            var profile = BicycleProfile.city
            profile.hills.leastSpeed = leastSpeed
            let pace = ArcCosts(graph: graph, profile: profile).pace(on: EdgeID(0), isReversed: false, in: graph)
            return (profile.speed(along: EdgeID(0), in: graph, isReversed: false), 1 / pace)
        }
        let (hills, city) = (HillModel(), BicycleProfile.city)
        let riding = hills.speed(
            onGrade: 0.18, level: city.riding(.residential).speed, fastest: city.fastestSpeed)
        #expect(riding > 0.8 && riding < 1.2)
        let walking = city.pushingSpeed / HillModel.pushing(onGrade: 0.18)
        for (least, expected) in [(1.2, walking), (riding + 0.01, walking), (riding - 0.01, riding), (0, riding)] {
            #expect(abs(speed(least).along / expected - 1) < 0.01 && abs(speed(least).paced / expected - 1) < 0.01)
        }
        #expect(city.work(along: EdgeID(0), in: graph, isReversed: false) == 0)
    }

    /// A road of 1 km to the east of one grade.
    private static func slope(_ grade: Double) throws -> RoadGraph {
        var builder = RoadNetworkBuilder()
        let first = builder.addNode(FixedCoordinate(longitude: 0, latitude: 0))
        let last = builder.addNode(FixedCoordinate(longitude: 90_000, latitude: 0))
        builder.addEdge(from: first, to: last, attributes: EdgeAttributes(roadClass: .residential))
        return try RoadGraph(
            bytes: builder.finish(
                metadata: MapMetadata(attribution: "nobody"),
                terrain: Terrain { $0.longitude * 111_319.49 * grade }))
    }

    @Test("the speed found from that of the grade before is the one found without")
    func warmStart() {
        for profile in BicycleProfile.named {
            for (level, cruising) in [(5.0, 5.0), (3.0, 5.0), (0.5, 5.0), (9.0, 9.0)] {
                var near: Double?
                for step in -120...120 {
                    let grade = Double(step) / 400
                    let warm = profile.hills.speed(
                        onGrade: grade, level: level, cruising: cruising, fastest: 9, near: &near)
                    let cold = profile.hills.speed(onGrade: grade, level: level, cruising: cruising, fastest: 9)
                    #expect(abs(warm / cold - 1) < 1e-6, "\(profile.name) \(level) \(step): \(warm) \(cold)")
                }
            }
        }
    }

    @Test(
        "costs are those of the speed along the edge, forwards and back, on hilly networks",
        arguments: [1, 3, 7] as [UInt64])
    func costs(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 120, seed: seed)
        for profile in BicycleProfile.named {
            let costs = ArcCosts(graph: graph, profile: profile)
            var errors: [Double] = []
            for arc in graph.arcs {
                let (edge, isReversed) = graph.edge(ofArc: arc)
                let pace = costs.pace(on: edge, isReversed: isReversed, in: graph)
                let speed = profile.speed(along: edge, in: graph, isReversed: isReversed)
                // Between the columns of the table one interpolates; on bad ground speed rises quickly where gravity outweighs it.
                #expect(abs(pace * speed - 1) < 0.1, "\(profile.name), seed \(seed), \(edge), \(isReversed)")
                errors.append(abs(pace * speed - 1))
            }
            #expect(errors.reduce(0, +) / Double(errors.count) < 0.002)
        }
    }

    @Test("level ground costs what it costs without heights, whatever the data say of inclines")
    func level() throws {
        var builder = RandomNetwork.builder(nodes: 80, seed: 2)
        let metadata = MapMetadata(attribution: "nobody")
        let flat = try RoadGraph(bytes: builder.finish(metadata: metadata, terrain: Terrain { _ in 123.4 }))
        builder = RandomNetwork.builder(nodes: 80, seed: 2)
        let plain = try RoadGraph(bytes: builder.finish(metadata: metadata))
        let (one, other) = (ArcCosts(graph: flat, profile: .city), ArcCosts(graph: plain, profile: .city))
        var equal = 0
        for arc in plain.arcs where plain.attributes(of: plain.edge(ofArc: arc).edge).incline == .level {
            let (a, b) = (one.cost(ofArc: arc), other.cost(ofArc: arc))
            #expect(a == b || abs(Double(a) - Double(b)) <= 1 + 1e-6 * Double(b))
            equal += 1
        }
        #expect(equal > 20)
    }

    @Test("who avoids hills pays for each metre of climb, and downhill nothing")
    func aversion() throws {
        var builder = RoadNetworkBuilder()
        let first = builder.addNode(FixedCoordinate(longitude: 0, latitude: 0))
        let last = builder.addNode(FixedCoordinate(longitude: 90_000, latitude: 0))
        builder.addEdge(from: first, to: last, attributes: EdgeAttributes(roadClass: .residential))
        let graph = try RoadGraph(
            bytes: builder.finish(
                metadata: MapMetadata(attribution: "nobody"), terrain: Terrain { $0.longitude * 5_000 }))
        let (city, flat) = (ArcCosts(graph: graph, profile: .city), ArcCosts(graph: graph, profile: .flat))
        for arc in graph.arcs {
            let climb = graph.edge(ofArc: arc).isReversed ? 0 : 45.0
            #expect(abs(Double(flat.cost(ofArc: arc)) - Double(city.cost(ofArc: arc)) - climb * 12_000) < 2)
        }
    }
}
