package import Geodesy
package import MapBuilding
package import RoadMap
package import Support

/// Networks for property tests: bent streets between random neighbours, one-ways, pushing, islands, loops, twins.
package enum RandomNetwork {
    /// Those of an odd seed know heights.
    package static func bytes(nodes count: Int, seed: UInt64) -> [UInt8] {
        builder(nodes: count, seed: seed)
            .finish(
                metadata: MapMetadata(attribution: "nobody", timestamp: 1_700_000_000, source: "random"),
                terrain: seed % 2 == 1 ? Terrain { hills($0) } : nil)
    }

    /// With some named places; those of an odd seed know heights, and every third depends on the time.
    package static func placed(nodes count: Int, seed: UInt64) -> [UInt8] {
        var generator = SeededGenerator(seed: seed &+ 31)
        var builder = builder(nodes: count, seed: seed)
        if seed % 3 == 1 {
            let turn = [false, true].map { RoadNetworkBuilder.DirectedEdge(edge: 0, isReversed: $0) }
            let table = DecisionTable(conditions: ["Mo-Fr"], standing: true) { $0[0] == .yes }
            if let table { builder.forbid(turn, when: table) }
        }
        for number in 0..<count {
            builder.addPlace(
                generator.chance(0.3) ? "улица \(number)" : "Place \(number % 5)",
                generator.pick(PlaceKind.allCases) ?? .building, at: builder.place(of: number % builder.nodeCount))
        }
        return builder.finish(
            metadata: MapMetadata(attribution: "nobody"), terrain: seed % 2 == 1 ? Terrain { hills($0) } : nil)
    }

    /// Hills of up to 40 m with slopes of up to 25 %, and a square hole in what is known.
    package static func hills(_ place: Coordinate) -> Double? {
        let (east, north) = ((place.longitude - 61.4) * 63_000, (place.latitude - 55.1) * 111_000)
        if abs(east - 500) < 60, abs(north - 400) < 60 { return nil }
        return 200 + 40 * sine(east / 170) * sine(north / 210) + 3 * sine(east / 13)
    }

    /// Every edge is a way of its own.
    package static func builder(nodes count: Int, seed: UInt64) -> RoadNetworkBuilder {
        var generator = SeededGenerator(seed: seed)
        var builder = RoadNetworkBuilder()
        let side = Int(Double(count).squareRoot().rounded(.up))
        var places: [FixedCoordinate] = []
        for index in 0..<count {
            let place = FixedCoordinate(
                longitude: 614_000_000 + Int32(index % side * 15_000 + generator.next(below: 12_000)),
                latitude: 551_000_000 + Int32(index / side * 9_000 + generator.next(below: 7_000)))
            places.append(place)
            _ = builder.addNode(place)
        }
        for index in 0..<count {
            for neighbour in [index + 1, index + side, index + generator.next(in: -3...3)]
            where neighbour >= 0 && neighbour < count && generator.chance(0.85) {
                var attributes = EdgeAttributes(
                    roadClass: generator.pick(RoadClass.allCases) ?? .residential,
                    surface: generator.pick(Surface.allCases) ?? .paved)
                switch generator.next(below: 6) {
                case 0: attributes.backward = .forbidden
                case 1: attributes.backward = .push
                case 2: (attributes.forward, attributes.backward) = (.push, .push)
                default: break
                }
                attributes.forwardCycleway = generator.pick(Cycleway.allCases) ?? .none
                attributes.traffic = generator.pick(Traffic.allCases) ?? .none
                attributes.incline = generator.pick(Incline.allCases) ?? .level
                attributes.forwardNodeDelay = generator.pick(NodeDelay.allCases) ?? .none
                if generator.chance(0.3) { attributes.ferrySpeed = 4 }
                let inner = (0..<generator.next(below: 4)).map { _ in
                    FixedCoordinate(
                        longitude: places[index].longitude + Int32(generator.next(in: -6_000...12_000)),
                        latitude: places[index].latitude + Int32(generator.next(in: -5_000...8_000)))
                }
                builder.addEdge(
                    from: index, to: neighbour, inner: inner, attributes: attributes,
                    name: generator.chance(0.5) ? "улица \(index % 17)" : nil,
                    way: Int64(builder.edgeCount) + 5_000_000_000)
            }
        }
        return builder
    }

    /// Conditions that are drawn from.
    package static let conditions = [
        "07:00-09:00", "22:00-06:00", "Mo-Fr", "Sa,Su 10:00-18:00", "PH", "sunset-sunrise", "Nov-Mar",
    ]

    /// The same streets, some of them closed, open or pushed along at certain times, and turns that are.
    package struct Timed {
        package var bytes: [UInt8]
        /// What is drawn for edges, by the way.
        package var edges: [Int64: DecisionTable<EdgeAttributes>] = [:]
        /// What is drawn for turns from one way in a direction into another.
        package var turns: [(from: Int64, isReversed: Bool, into: Int64, intoReversed: Bool, DecisionTable<Bool>)] = []
    }

    package static func timed(
        nodes count: Int, seed: UInt64, withSearchOrder: Bool = false, withObviousTurns: Bool = false
    ) -> Timed {
        var generator = SeededGenerator(seed: seed &+ 77)
        let plain = builder(nodes: count, seed: seed)
        var builder = RoadNetworkBuilder()
        var timed = Timed(bytes: [])
        for node in 0..<plain.nodeCount { _ = builder.addNode(plain.place(of: node)) }
        var leaving: [Int: [RoadNetworkBuilder.DirectedEdge]] = [:]
        for number in 0..<plain.edgeCount {
            // A loop without length would let a route turn unseen.
            guard let edge = plain.edge(number), edge.first != edge.last else { continue }
            var standing = edge.attributes
            let table = generator.chance(0.3) ? table(&standing, &generator) : nil
            let known = builder.edgeCount
            builder.addEdge(from: edge.first, to: edge.last, attributes: standing, way: edge.way, times: table)
            guard builder.edgeCount > known else { continue }
            timed.edges[edge.way] = table
            leaving[edge.first, default: []].append(.init(edge: known, isReversed: false))
            leaving[edge.last, default: []].append(.init(edge: known, isReversed: true))
        }
        for node in leaving.keys.sorted() where generator.chance(0.4) {
            guard let arms = leaving[node], let from = generator.pick(arms), let into = generator.pick(arms),
                from.edge != into.edge, let first = builder.edge(from.edge), let second = builder.edge(into.edge)
            else { continue }
            let standing = generator.chance(0.5)
            let table = DecisionTable(conditions: drawnConditions(&generator), standing: standing) { _ in
                generator.chance(0.5)
            }
            guard let table else { continue }
            let arrival = RoadNetworkBuilder.DirectedEdge(edge: from.edge, isReversed: !from.isReversed)
            builder.forbid([arrival, into], when: table, canBeDodged: generator.chance(0.5))
            timed.turns.append((first.way, arrival.isReversed, second.way, into.isReversed, table))
        }
        timed.bytes = builder.finish(
            metadata: MapMetadata(attribution: "nobody"), withSearchOrder: withSearchOrder,
            withObviousTurns: withObviousTurns,
            terrain: seed % 2 == 1 ? Terrain { hills($0) } : nil)
        return timed
    }

    private static func drawnConditions(_ generator: inout SeededGenerator) -> [String] {
        let drawn = (0...generator.next(below: 3)).map { _ in generator.pick(conditions) ?? "24/7" }
        return Array(Set(drawn)).sorted()
    }

    private static func table(
        _ standing: inout EdgeAttributes, _ generator: inout SeededGenerator
    ) -> DecisionTable<EdgeAttributes>? {
        func drawn() -> EdgeAttributes {
            var attributes = standing
            attributes.forward = generator.pick(Travel.allCases) ?? .ride
            attributes.backward = generator.pick(Travel.allCases) ?? .ride
            return attributes
        }
        standing = drawn()
        return DecisionTable(conditions: drawnConditions(&generator), standing: standing) { _ in drawn() }
    }

    package static func graph(nodes: Int, seed: UInt64) throws -> RoadGraph {
        try RoadGraph(bytes: bytes(nodes: nodes, seed: seed))
    }

    package static func snap(in graph: RoadGraph, using generator: inout SeededGenerator) -> Snap {
        // The ends themselves are the places where off-by-one errors live.
        let fraction = generator.pick([0, 1, 0.5, generator.nextUnit()]) ?? 0
        return graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: fraction)
    }
}
