public import RoadMap
import Routing

/// The roads of a map, each kind with its own look: cycleways stand out, main roads are wide, paths thin and dashed, and bridges are
/// drawn over what they cross.
///
///     let roads = RoadLayer(graph, frame: frame)
///     roads.kinds  // the visible kinds, for a legend
///
/// Kinds that would clutter the map at the frame's scale are left out, and lines are simplified to less than half a pixel.
public struct RoadLayer: MapLayer {
    /// The name of the layer in an SVG file.
    public var name: String { "roads" }
    /// The visible kinds of road, from the lowest to the highest.
    public let kinds: [RoadKind]
    /// Whether any of the roads has a lane or a track for bicycles.
    public let hasLanes: Bool

    let groups: [(group: RoadGroup, look: RoadLook, lines: Paths)]

    /// Collects the roads of a map within a frame.
    ///
    /// - Parameter isMuted: whether all roads are thin and grey, as a background.
    /// - Complexity: O(points of the map), and O(n log n) for the n edges inside the frame.
    public init(_ graph: RoadGraph, frame: MapFrame, isMuted: Bool = false) {
        let looks = RoadLayer.looks(frame)
        let found = RoadLayer.lines(graph, frame: frame) { looks[$0] != nil }
        var groups: [(group: RoadGroup, look: RoadLook, lines: Paths)] = []
        for (number, lines) in found.enumerated() where !lines.isEmpty {
            guard let (group, look) = looks[number] else { continue }
            groups.append((group, isMuted ? look.muted : look, lines.tidied()))
        }
        self.groups = groups
        kinds = Set(groups.map(\.group.kind)).sorted()
        hasLanes = groups.contains(where: \.group.hasLane)
    }

    /// Draws the roads.
    public func draw(on sheet: inout MapSheet) {
        for level in RoadGroup.Level.allCases {
            let here = groups.filter { $0.group.level == level }
                .map { (isMinor: $0.group.kind < .service, look: $0.look, number: sheet.number($0.lines)) }
            for isMinor in [true, false] {
                let part = here.filter { $0.isMinor == isMinor }
                for road in part {
                    if let number = road.number {
                        for casing in road.look.casings { sheet.draw(number, casing) }
                    }
                }
                for road in part {
                    if let number = road.number { sheet.draw(number, road.look.line) }
                }
            }
        }
    }

    /// All groups shown at a frame's scale, by number.
    private static func looks(_ frame: MapFrame) -> [Int: (group: RoadGroup, look: RoadLook)] {
        var looks: [Int: (group: RoadGroup, look: RoadLook)] = [:]
        for kind in RoadKind.allCases {
            for level in RoadGroup.Level.allCases {
                for (isPushed, hasLane) in [(false, false), (false, true), (true, false), (true, true)] {
                    let group = RoadGroup(kind: kind, level: level, isPushed: isPushed, hasLane: hasLane)
                    if let look = RoadLook(group, metresPerPixel: frame.metresPerPixel) {
                        looks[group.number] = (group, look)
                    }
                }
            }
        }
        return looks
    }

    /// The edges inside the frame as lines, by the number of their group.
    private static func lines(_ graph: RoadGraph, frame: MapFrame, isShown: (Int) -> Bool) -> [Paths] {
        let isShown = (0..<RoadGroup.count).map(isShown)
        let clipping = LineClipping(box: frame.drawnBox)
        var lines = [Paths](repeating: Paths(), count: RoadGroup.count)
        var points: [PicturePoint] = []
        for edge in graph.edges {
            let attributes = graph.attributes(of: edge)
            guard !attributes.isClosed else { continue }
            let number = RoadGroup(attributes).number
            guard isShown[number] else { continue }
            points.removeAll(keepingCapacity: true)
            for place in graph.shape(of: edge) { points.append(frame.point(place)) }
            guard mayShow(points, in: clipping.box) else { continue }
            clipping.clip(points, into: &lines[number])
        }
        return lines
    }

    private static func mayShow(_ points: [PicturePoint], in box: PictureBox) -> Bool {
        var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return left <= box.right && right >= box.left && top <= box.bottom && bottom >= box.top
    }
}
