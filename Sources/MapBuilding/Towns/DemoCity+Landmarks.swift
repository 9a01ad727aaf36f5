public import Geodesy
public import Support

extension DemoCity {
    /// A place in the city that is worth a task.
    public struct Landmark: Sendable, Hashable {
        /// What it is called.
        public let name: Message
        /// Where it is.
        public let coordinate: Coordinate
    }
}

extension DemoCity.Site {
    /// Chooses the landmarks among the junctions of two-way streets that are certain to hang together.
    mutating func placeLandmarks() {
        var used: [Vector] = []
        let streets = arterialJunctions()
        func nearest(_ target: Vector) -> UInt32? {
            streets.filter { junction in
                let place = network.junctions[Int(junction)].place
                return used.allSatisfy { $0.distance(to: place) > 140 }
            }
            .min {
                network.junctions[Int($0)].place.distance(to: target)
                    < network.junctions[Int($1)].place.distance(to: target)
            }
        }
        func mark(_ name: Message, at junction: UInt32?) {
            guard let junction else { return }
            used.append(network.junctions[Int(junction)].place)
            squares.append(junction)
            landmarks.append(landmark(name, at: place(of: junction) + Vector(x: 6, y: 5)))
        }

        mark(LandmarkNames.square, at: nearest(.zero))
        let bridges = crossings.filter { $0.obstacle == .river }
            .sorted { network.junctions[Int($0.from)].place.length < network.junctions[Int($1.from)].place.length }
        if let bridge = bridges.first(where: { $0.kind.isArterial }) {
            mark(LandmarkNames.bridge, at: bridge.from)
        }
        if let bridge = bridges.first(where: { $0.kind == .cycleway }) {
            mark(LandmarkNames.cycleBridge, at: bridge.to)
        }
        mark(LandmarkNames.station, at: nearest(railway.middle))
        if let ferry { mark(LandmarkNames.pier, at: ferry.0) }
        if let pond = ponds.min(by: { $0.length < $1.length }) {
            used.append(pond)
            landmarks.append(landmark(LandmarkNames.pond, at: warp(pond)))
        }
        let names = [
            LandmarkNames.observatory, LandmarkNames.market,
            LandmarkNames.lookout, LandmarkNames.university,
            LandmarkNames.waterTower, LandmarkNames.stadium,
            LandmarkNames.mill, LandmarkNames.theatre,
        ]
        let start = generator.nextUnit()
        for (index, name) in names.enumerated() {
            let distance = scale.landmarkRadius * (index % 2 == 0 ? 0.9 : 0.5)
            mark(name, at: nearest(.direction(turns: start + Double(index) * 3 / 8) * distance))
        }
    }

    private func arterialJunctions() -> [UInt32] {
        var found: Set<UInt32> = []
        for line in network.lines.indices where network.lines[line].kind.isArterial {
            let row = network.lines[line]
            found.formUnion(network.stops(of: UInt32(line)).map(\.junction) + [row.from, row.to])
        }
        return found.sorted().filter { network.junctions[Int($0)].isOpen }
    }

    private func landmark(_ name: Message, at place: Vector) -> DemoCity.Landmark {
        let degrees = DemoCity.degrees(of: place)
        return DemoCity.Landmark(
            name: name,
            coordinate: Coordinate(
                longitude: Double(degrees.longitude) * 1e-7, latitude: Double(degrees.latitude) * 1e-7))
    }

    /// Puts a node with a name at each landmark.
    mutating func drawLandmarks() {
        for landmark in landmarks {
            let place = DemoCity.place(
                longitude: Int32((landmark.coordinate.longitude * 1e7).rounded()),
                latitude: Int32((landmark.coordinate.latitude * 1e7).rounded()))
            let node = drawing.addNode(at: place)
            drawing.tag(
                node: node,
                [
                    ("tourism", "attraction"), ("name", landmark.name[names.language]),
                ] + ["en", "ru"].compactMap { Language(tag: $0) }.map { ("name:\($0.tag)", landmark.name[$0]) })
        }
    }
}
