import Geodesy

/// One nearest-edge query: the index is walked best box first, on a plane laid at the coordinate.
///
/// Source: Hjaltason and Samet, *Distance browsing in spatial databases*, ACM TODS 24 (1999).
struct SnapSearch {
    private let graph: RoadGraph
    private let plane: LocalPlane
    private let east: Double
    private let north: Double
    private var queue: [Candidate] = []

    /// A box still to be opened, or an edge whose distance is known.
    private struct Candidate {
        var squaredDistance: Double
        /// Level of the box in the index; −1 for an edge.
        var level: Int
        var number: Int
        /// Metres along an edge, and the length of the edge, on the plane.
        var along = 0.0
        var length = 0.0

        func isBefore(_ other: Candidate) -> Bool {
            (squaredDistance, level, number) < (other.squaredDistance, other.level, other.number)
        }
    }

    init(graph: RoadGraph, coordinate: Coordinate) {
        self.graph = graph
        plane = LocalPlane(origin: coordinate)
        east = plane.metresPerLongitude / 1e7
        north = plane.metresPerLatitude / 1e7
    }

    /// The nearest edges, either all on the mainland or all on islands.
    mutating func nearest(_ limit: Int, within radius: Double, onIslands: Bool) -> [Snap] {
        let index = graph.index
        let top = index.levelStarts.count - 2
        guard top >= 0 else { return [] }
        var result: [Snap] = []
        var limitSquared = radius * radius
        var edgesQueued: [Double] = []
        queue.removeAll(keepingCapacity: true)
        push(Candidate(squaredDistance: squaredDistance(to: index.boxes[index.boxes.count - 1]), level: top, number: 0))
        while let next = pop(), next.squaredDistance <= limitSquared {
            if next.level < 0 {
                result.append(snap(next))
                if result.count == limit { break }
                continue
            }
            let below =
                next.level == 0 ? index.edgeCount : index.levelStarts[next.level] - index.levelStarts[next.level - 1]
            let first = next.number * EdgeIndex.fanOut
            for child in first..<min(first + EdgeIndex.fanOut, below) {
                if next.level > 0 {
                    let box = index.boxes[index.levelStarts[next.level - 1] + child]
                    let distance = squaredDistance(to: box)
                    if distance <= limitSquared {
                        push(Candidate(squaredDistance: distance, level: next.level - 1, number: child))
                    }
                } else if graph.attributes(of: child).isIsland == onIslands {
                    let candidate = nearestPlace(on: child)
                    guard candidate.squaredDistance <= limitSquared else { continue }
                    push(candidate)
                    // Once as many edges are queued as are wanted, nothing farther than all of them matters.
                    edgesQueued.append(candidate.squaredDistance)
                    if edgesQueued.count >= limit {
                        edgesQueued.sort()
                        edgesQueued.removeLast(edgesQueued.count - limit)
                        limitSquared = min(limitSquared, edgesQueued[limit - 1])
                    }
                }
            }
        }
        return result
    }

    private func point(_ place: FixedCoordinate) -> PlanePoint {
        PlanePoint(
            east: (Double(place.longitude) - plane.origin.longitude * 1e7) * east,
            north: (Double(place.latitude) - plane.origin.latitude * 1e7) * north)
    }

    private func squaredDistance(to box: EdgeIndex.Box) -> Double {
        let southWest = point(FixedCoordinate(longitude: box.west, latitude: box.south))
        let northEast = point(FixedCoordinate(longitude: box.east, latitude: box.north))
        let east = max(southWest.east, 0, -northEast.east)
        let north = max(southWest.north, 0, -northEast.north)
        return east * east + north * north
    }

    private func nearestPlace(on edge: RoadGraph.EdgeID) -> Candidate {
        let here = PlanePoint(east: 0, north: 0)
        var best = Candidate(squaredDistance: .infinity, level: -1, number: edge)
        var length = 0.0
        var cursor = graph.cursor(on: edge, graph.shapes.record(of: edge))
        var previous = point(cursor.place)
        while cursor.advance() {
            let next = point(cursor.place)
            let segment = PlaneSegment(previous, next)
            let segmentLength = previous.distance(to: next)
            let (fraction, squared) = segment.nearest(to: here)
            if squared < best.squaredDistance {
                best.squaredDistance = squared
                best.along = length + fraction * segmentLength
            }
            length += segmentLength
            previous = next
        }
        best.length = length
        return best
    }

    private func snap(_ candidate: Candidate) -> Snap {
        let fraction = candidate.length > 0 ? min(candidate.along / candidate.length, 1) : 0
        return Snap(
            edge: candidate.number, fraction: fraction, coordinate: place(at: candidate.along, on: candidate.number),
            distance: candidate.squaredDistance.squareRoot())
    }

    private func place(at along: Double, on edge: RoadGraph.EdgeID) -> Coordinate {
        var length = 0.0
        var cursor = graph.cursor(on: edge, graph.shapes.record(of: edge))
        var previous = point(cursor.place)
        while cursor.advance() {
            let next = point(cursor.place)
            let segmentLength = previous.distance(to: next)
            if along <= length + segmentLength || cursor.isAtLast {
                let fraction = segmentLength > 0 ? min(max((along - length) / segmentLength, 0), 1) : 0
                return plane.coordinate(PlaneSegment(previous, next).point(at: fraction))
            }
            length += segmentLength
            previous = next
        }
        return plane.coordinate(previous)
    }

    private mutating func push(_ candidate: Candidate) {
        queue.append(candidate)
        var hole = queue.count - 1
        while hole > 0 {
            let parent = (hole - 1) / 2
            guard candidate.isBefore(queue[parent]) else { break }
            queue[hole] = queue[parent]
            hole = parent
        }
        queue[hole] = candidate
    }

    private mutating func pop() -> Candidate? {
        guard let last = queue.popLast() else { return nil }
        guard let least = queue.first else { return last }
        var hole = 0
        while true {
            var child = hole * 2 + 1
            guard child < queue.count else { break }
            if child + 1 < queue.count, queue[child + 1].isBefore(queue[child]) { child += 1 }
            guard queue[child].isBefore(last) else { break }
            queue[hole] = queue[child]
            hole = child
        }
        queue[hole] = last
        return least
    }
}
