import Geodesy
import RoadMap

/// Heights of junctions without the noise of elevation data.
///
/// Along an edge a terrain smooths heights itself, but an edge between two near junctions has no heights of its own. So each node
/// gets the height there of the plane that fits best the heights on the roads around it, up to `Terrain.junctionReach` along them,
/// with weights that fall evenly to 0. On an even slope that is the height that the node has already, also at a dead end. Roads on
/// bridges and in tunnels, and ferries, say nothing of the ground and are left out.
struct JunctionSmoothing {
    /// Metres between two places of an edge whose heights are looked up, at most.
    private static let step = 25.0
    /// No more junctions than these are looked at around one: where more are so near, the nearest are enough.
    private static let mostNodes = 24
    /// Metres that the roads around a node have to spread in a direction for its slope to count: squared, what is added to their
    /// variance. A bend of a metre or two says nothing of the slope across the road.
    private static let leastVariance = 25.0

    private let reach: Double
    private let edges: ContiguousArray<RoadNetworkBuilder.Edge>
    private let places: ContiguousArray<FixedCoordinate>
    /// The edges at each node: the number of the edge, shifted by one, and whether the node is its last.
    private var firstArms: ContiguousArray<UInt32>
    private var arms: ContiguousArray<UInt32>
    /// The places looked up on each edge near its ends, by rising distance from its first node.
    private var firstSamples: ContiguousArray<UInt32> = [0]
    private var samples: ContiguousArray<Sample> = []

    private struct Sample {
        var place: FixedCoordinate
        /// Metres from the first node of the edge.
        var along: Float
        var height: Float
    }

    private struct Reached {
        var node: UInt32
        var distance: Double
        /// The edge by which it was reached.
        var edge: UInt32
    }

    /// - Complexity: O(nodes + edges), and up to six looks at the terrain for each edge.
    init(
        edges: ContiguousArray<RoadNetworkBuilder.Edge>, places: ContiguousArray<FixedCoordinate>,
        shape: ContiguousArray<FixedCoordinate>, terrain: Terrain
    ) {
        reach = terrain.junctionReach
        self.edges = edges
        self.places = places
        firstArms = ContiguousArray(repeating: 0, count: places.count + 1)
        for edge in edges where !edge.isStructure {
            firstArms[Int(edge.first) + 1] += 1
            firstArms[Int(edge.last) + 1] += 1
        }
        for node in places.indices { firstArms[node + 1] += firstArms[node] }
        arms = ContiguousArray(repeating: 0, count: Int(firstArms[places.count]))
        var next = firstArms
        for (number, edge) in edges.enumerated() {
            if !edge.isStructure {
                arms[Int(next[Int(edge.first)])] = UInt32(number) << 1
                next[Int(edge.first)] += 1
                arms[Int(next[Int(edge.last)])] = UInt32(number) << 1 | 1
                next[Int(edge.last)] += 1
                lookUp(edge, shape, terrain)
            }
            firstSamples.append(UInt32(samples.count))
        }
    }

    /// Looks up heights on an edge within reach of its ends.
    private mutating func lookUp(
        _ edge: RoadNetworkBuilder.Edge, _ shape: ContiguousArray<FixedCoordinate>, _ terrain: Terrain
    ) {
        let length = Double(edge.lengthMillimetres) / 1000
        let count = Int((length / JunctionSmoothing.step).rounded(.up)) - 1
        guard count > 0 else { return }
        let line = [places[Int(edge.first)]] + shape[edge.shapeStart..<edge.shapeEnd] + [places[Int(edge.last)]]
        let scale = line[0].metresPerUnit
        func metres(_ number: Int) -> Double { line[number].metres(from: line[number + 1], scale) }
        let whole = (0..<line.count - 1).reduce(0) { $0 + metres($1) }
        guard whole > 0 else { return }
        var (part, before, width) = (0, 0.0, metres(0))
        for number in 1...count {
            let share = Double(number) / Double(count + 1)
            let along = share * length
            if along > reach, length - along > reach { continue }
            while before + width < share * whole, part + 2 < line.count {
                before += width
                part += 1
                width = metres(part)
            }
            let place = line[part].between(line[part + 1], width > 0 ? (share * whole - before) / width : 0)
            guard let height = terrain.height(place.coordinate) else { continue }
            samples.append(Sample(place: place, along: Float(along), height: Float(height)))
        }
    }

    /// The heights of all nodes; what is unknown stays so.
    ///
    /// - Complexity: O(nodes).
    func smoothed(_ heights: ContiguousArray<Double?>) -> ContiguousArray<Double?> {
        var reached: ContiguousArray<Reached> = []
        return ContiguousArray(
            heights.indices.lazy.map { node in
                guard let height = heights[node], firstArms[node] < firstArms[node + 1] else { return heights[node] }
                return smoothed(UInt32(node), height, heights, &reached)
            })
    }

    private func smoothed(
        _ node: UInt32, _ height: Double, _ heights: ContiguousArray<Double?>, _ reached: inout ContiguousArray<Reached>
    ) -> Double {
        let origin = places[Int(node)]
        var plane = PlaneFit(origin: origin, scale: origin.metresPerUnit, base: height)
        plane.add(origin, height, weight: 1)
        reached.removeAll(keepingCapacity: true)
        reached.append(Reached(node: node, distance: 0, edge: .max))
        var next = 0
        while next < reached.count {
            let here = reached[next]
            next += 1
            for arm in arms[Int(firstArms[Int(here.node)])..<Int(firstArms[Int(here.node) + 1])]
            where arm >> 1 != here.edge {
                let edge = edges[Int(arm >> 1)]
                let length = Double(edge.lengthMillimetres) / 1000
                for sample in samples[Int(firstSamples[Int(arm >> 1)])..<Int(firstSamples[Int(arm >> 1) + 1])] {
                    let along = arm & 1 == 0 ? Double(sample.along) : length - Double(sample.along)
                    let weight = 1 - (here.distance + along) / reach
                    if weight > 0 { plane.add(sample.place, Double(sample.height), weight: weight) }
                }
                let other = arm & 1 == 0 ? edge.last : edge.first
                let distance = here.distance + length
                guard distance < reach, reached.count < JunctionSmoothing.mostNodes,
                    !reached.contains(where: { $0.node == other })
                else { continue }
                reached.append(Reached(node: other, distance: distance, edge: arm >> 1))
                if let known = heights[Int(other)] {
                    plane.add(places[Int(other)], known, weight: 1 - distance / reach)
                }
            }
        }
        return plane.height(leastVariance: JunctionSmoothing.leastVariance)
    }
}

/// The plane through heights around a place that fits them best by weighted least squares.
private struct PlaneFit {
    let origin: FixedCoordinate
    let scale: (east: Double, north: Double)
    /// What all heights are measured from, for the sake of precision.
    let base: Double
    private var (sum, east, north, height) = (0.0, 0.0, 0.0, 0.0)
    private var (eastEast, eastNorth, northNorth, eastHeight, northHeight) = (0.0, 0.0, 0.0, 0.0, 0.0)

    init(origin: FixedCoordinate, scale: (east: Double, north: Double), base: Double) {
        (self.origin, self.scale, self.base) = (origin, scale, base)
    }

    mutating func add(_ place: FixedCoordinate, _ height: Double, weight: Double) {
        let x = Double(Int64(place.longitude) - Int64(origin.longitude)) * scale.east
        let y = Double(Int64(place.latitude) - Int64(origin.latitude)) * scale.north
        let h = height - base
        sum += weight
        east += weight * x
        north += weight * y
        self.height += weight * h
        eastEast += weight * x * x
        eastNorth += weight * x * y
        northNorth += weight * y * y
        eastHeight += weight * x * h
        northHeight += weight * y * h
    }

    /// The height of the plane at the origin.
    func height(leastVariance: Double) -> Double {
        let (x, y, h) = (east / sum, north / sum, height / sum)
        let xx = eastEast / sum - x * x + leastVariance
        let yy = northNorth / sum - y * y + leastVariance
        let xy = eastNorth / sum - x * y
        let (xh, yh) = (eastHeight / sum - x * h, northHeight / sum - y * h)
        let determinant = xx * yy - xy * xy
        guard determinant > 0 else { return base + h }
        let slopeEast = (xh * yy - yh * xy) / determinant
        let slopeNorth = (yh * xx - xh * xy) / determinant
        return base + h - slopeEast * x - slopeNorth * y
    }
}

extension FixedCoordinate {
    /// Metres of a unit of longitude and of latitude around here, on a sphere: good to half a percent.
    fileprivate var metresPerUnit: (east: Double, north: Double) {
        let north = 6_371_008.8 * 1e-7 * .pi / 180
        return (north * cosine((Double(latitude) * 1e-7).radians), north)
    }

    fileprivate func metres(from other: FixedCoordinate, _ scale: (east: Double, north: Double)) -> Double {
        let east = Double(Int64(longitude) - Int64(other.longitude)) * scale.east
        let north = Double(Int64(latitude) - Int64(other.latitude)) * scale.north
        return (east * east + north * north).squareRoot()
    }

    fileprivate func between(_ other: FixedCoordinate, _ share: Double) -> FixedCoordinate {
        func between(_ one: Int32, _ two: Int32) -> Int32 {
            Int32((Double(one) + (Double(two) - Double(one)) * min(max(share, 0), 1)).rounded())
        }
        return FixedCoordinate(
            longitude: between(longitude, other.longitude), latitude: between(latitude, other.latitude))
    }
}
