import RoadMap

/// The lowest boxes of a map's index in an area, kept from one look to the next: the fixes of a ride lie near one another, so
/// that few of them need the index.
struct NearbyEdgeCache: ~Copyable {
    /// A lowest box, with its number.
    struct Group: BitwiseCopyable {
        var box: EdgeIndex.Box
        package var number: UInt32
    }

    /// All that touch the area, in the order of the index.
    private(set) var groups: ContiguousArray<Group> = []
    private var area = EdgeIndex.Box.empty
    /// The map that they are of.
    private var map: MapImage?
    /// Metres that one may move before the area is left.
    private static let reach = 150.0

    /// Sees to it that all that lies within a radius around a coordinate is in the area.
    mutating func move(to geometry: borrowing SnapGeometry, radius: Double, in graph: borrowing RoadGraph) {
        if area.contains(geometry.box(within: radius)), map === graph.image { return }
        area = geometry.box(within: radius + NearbyEdgeCache.reach)
        map = graph.image
        groups.removeAll(keepingCapacity: true)
        let (boxes, starts) = (graph.index.boxes, graph.index.levelStarts)
        let top = starts.count - 2
        if top == 0, area.intersects(boxes[0]) { groups.append(Group(box: boxes[0], number: 0)) }
        if top > 0 { collect(below: 0, level: top, boxes, starts) }
    }

    /// Adds what is below a box that is not of the lowest.
    private mutating func collect(
        below number: Int, level: Int, _ boxes: Column<EdgeIndex.Box>, _ starts: borrowing [Int]
    ) {
        let (start, end) = (starts[level - 1], starts[level])
        let first = start + number * EdgeIndex.fanOut
        for place in first..<min(first + EdgeIndex.fanOut, end) {
            let box = boxes[place]
            guard area.intersects(box) else { continue }
            if level > 1 {
                collect(below: place - start, level: level - 1, boxes, starts)
            } else {
                groups.append(Group(box: box, number: UInt32(truncatingIfNeeded: place)))
            }
        }
    }
}

extension EdgeIndex.Box {
    fileprivate func contains(_ other: EdgeIndex.Box) -> Bool {
        west <= other.west && south <= other.south && east >= other.east && north >= other.north
    }

    fileprivate func intersects(_ other: EdgeIndex.Box) -> Bool {
        west <= other.east && east >= other.west && south <= other.north && north >= other.south
    }
}
