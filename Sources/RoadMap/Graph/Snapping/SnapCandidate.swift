/// The place on an edge that is nearest to a coordinate.
package struct SnapCandidate {
    var edge: EdgeID
    /// Square metres on the plane of the query.
    var squaredDistance: Double
    /// The segment of the geometry where it lies, from 1, and how far along that, from 0 to 1.
    var segment: Int
    package var fraction: Double
    /// The segment on the plane in metres; both 0 where the whole edge has no length.
    var alongEast = 0.0
    var alongNorth = 0.0
    var directions: TravelDirections = []

    /// Nearer ones first; among equally near ones those that lead both to the place and away from it, so that whoever
    /// stands on a junction does not have to leave it along a one-way street; of those the one with the smaller number.
    @inline(__always)
    func isBefore(_ other: SnapCandidate) -> Bool {
        let (distance, otherDistance) = (
            SnapCandidate.rounded(squaredDistance), SnapCandidate.rounded(other.squaredDistance)
        )
        if distance != otherDistance { return distance < otherDistance }
        if isOneWay != other.isOneWay { return other.isOneWay }
        return edge < other.edge
    }

    /// Distances below the map's resolution count as 0.
    @inline(__always)
    private static func rounded(_ squaredDistance: Double) -> Double {
        squaredDistance <= SnapGeometry.resolution * SnapGeometry.resolution ? 0 : squaredDistance
    }

    private var isOneWay: Bool { directions != [.forward, .backward] }
}

/// The best of the candidates that were shown to it: a heap with the worst of them on top.
struct NearestCandidates {
    private(set) var heap: ContiguousArray<SnapCandidate> = []
    private var limit = 0
    /// No candidate farther than this is wanted, in square metres.
    package private(set) var bound = 0.0

    mutating func reset(limit: Int, bound: Double) {
        heap.removeAll(keepingCapacity: true)
        self.limit = limit
        self.bound = bound
    }

    var isFull: Bool { heap.count >= limit }

    mutating func insert(_ candidate: SnapCandidate) {
        guard candidate.squaredDistance <= bound else { return }
        if !isFull {
            heap.append(candidate)
            rise(from: heap.count - 1)
        } else if let worst = heap.first, candidate.isBefore(worst) {
            heap[0] = candidate
            sink()
        }
        if isFull, let worst = heap.first {
            bound = min(bound, max(worst.squaredDistance, SnapGeometry.resolution * SnapGeometry.resolution))
        }
    }

    /// Puts them in order, nearest first. Nothing may be inserted after that.
    mutating func sort() {
        if heap.count > 1 { heap.sort { $0.isBefore($1) } }
    }

    private mutating func rise(from place: Int) {
        var place = place
        while place > 0, heap[(place - 1) / 2].isBefore(heap[place]) {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    private mutating func sink() {
        var place = 0
        while place * 2 + 1 < heap.count {
            var child = place * 2 + 1
            if child + 1 < heap.count, heap[child].isBefore(heap[child + 1]) { child += 1 }
            guard heap[place].isBefore(heap[child]) else { return }
            heap.swapAt(place, child)
            place = child
        }
    }
}
